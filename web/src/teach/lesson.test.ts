import { describe, expect, it } from 'vitest';
import type { AskedShown, LessonShown } from '../wire';
import { narrowed, pointedAt, thingsOf } from './lesson';
import { fading } from './fading';

const asked: AskedShown = {
  prompt: 'card',
  about: {},
  options: ['keep', 'throw'].map((text) => ({ text, details: {}, things: [] })),
  rules: [],
  passes: false,
};
const lesson = (answer: string[]): LessonShown => ({ step: 0, steps: 2, id: 'a', point: ['option:keep', 'bag'], answer, long: false });

describe('a step of a tutorial', () => {
  it('offers what it wants, and asks nothing where it only tells', () => {
    expect(narrowed(asked, lesson(['throw']))?.options.map((option) => option.text)).toEqual(['throw']);
    expect(narrowed(asked, lesson([]))).toBeNull();
    expect(narrowed(asked, null)).toBe(asked);
  });
  it('asks for one answer where several could be collected, as the others are given for the learner', () => {
    const form = { verb: 'throw', ends: 'keep', times: '', total: '', adds: '' };
    expect(narrowed({ ...asked, form }, lesson(['throw']))?.form).toBeUndefined();
    expect(narrowed({ ...asked, form }, null)?.form).toBe(form);
  });
  it('points at things, and not at options', () => {
    expect(pointedAt(lesson([]))).toEqual(['bag']);
  });
});

describe('a first turn', () => {
  it('points at what is the own of who is guided', () => {
    expect(thingsOf({ id: 'ship', point: ['ship-{seat}', 'space-0'] }, 2)).toEqual(['ship-2', 'space-0']);
    expect(thingsOf({ id: 'question', point: [] }, 2)).toEqual([]);
    expect(thingsOf(null, 2)).toEqual([]);
  });
});

describe('tips', () => {
  it('fade after two showings at different questions, and can be called back', () => {
    const memory = fading({}, () => undefined);
    const shown = [1, 1, 2, 2, 3].map((question) => memory.show('plank', ['tip-a'], question).length);
    expect(shown).toEqual([1, 1, 1, 1, 0]);
    memory.forget('plank');
    expect(memory.show('plank', ['tip-a'], 4)).toEqual(['tip-a']);
  });
});
