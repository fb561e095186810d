import { describe, expect, it } from 'vitest';
import { COMMANDS, commandOf, keyOf, SKIP, Typing } from './keys';

describe('keys of answers', () => {
  it('are digits first, then letters, then 0 and the same again', () => {
    expect([0, 8, 9, 10].map(keyOf)).toEqual(['1', '9', 'a', 'b']);
    expect(keyOf(24)).toBe('z');
    expect(keyOf(25)).toBe('01');
    expect(keyOf(34)).toBe('0a');
  });

  it('are different for the answers of the longest question, and never a key of something else', () => {
    const keys = Array.from({ length: 200 }, (_, index) => keyOf(index));
    expect(new Set(keys).size).toBe(200);
    for (const own of [...Object.values(COMMANDS), SKIP]) expect(keys).not.toContain(own);
  });

  it('mean the answer on whose button they stand', () => {
    const typing = new Typing();
    for (const index of [0, 9, 25, 26, 60]) {
      const pressed = Array.from(keyOf(index)).map((key) => typing.press(key, 61));
      expect(pressed.at(-1)).toBe(index);
      expect(pressed.slice(0, -1).every((each) => each === null)).toBe(true);
    }
  });

  it('mean nothing beyond the last answer, and a false key begins anew', () => {
    const typing = new Typing();
    expect(typing.press('4', 3)).toBeNull();
    expect(typing.press('0', 3)).toBeNull();
    expect(typing.press('3', 3)).toBe(2);
    expect(typing.press('0', 40)).toBeNull();
    expect(typing.press('z', 40)).toBeNull();
    expect(typing.press('1', 40)).toBe(0);
  });
});

describe('keys of commands', () => {
  it('are found whether Shift is held or not', () => {
    expect(commandOf('Q')).toBe('question');
    expect(commandOf('?')).toBe('help');
    expect(commandOf('1')).toBeNull();
  });
});
