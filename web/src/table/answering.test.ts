import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedShown, OptionShown } from '../wire';
import { Answering, type Open } from './answering.svelte';
import { answersOf, formOf, summed } from './form';

const option = (text: string, more: Partial<OptionShown> = {}): OptionShown => ({ text, details: {}, things: [], ...more });
const asked = (prompt: string, options: OptionShown[], more: Partial<AskedShown> = {}): AskedShown => ({
  prompt,
  about: {},
  options,
  rules: [],
  passes: false,
  ...more,
});
const open = (question: number, of: AskedShown, turn = '0'): Open => ({ seat: 0, asked: of, question, turn });
const SELL = { verb: 'sell', ends: 'done', times: 'held', total: '', adds: 'gold' };
const goods = (...texts: string[]): OptionShown[] =>
  texts.map((text) => option(text, { details: text === 'sell:rum' ? { held: 2, gold: 6 } : { held: 1, gold: 3 } }));
const sale = (...texts: string[]): AskedShown => asked('sell', [...goods(...texts), option('done')], { form: SELL });

describe('answers', () => {
  let sent: string[];
  let answering: Answering;
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    answering = new Answering(
      (_, text) => sent.push(text),
      () => 0.5,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A question is put, and the reader does nothing. */
  const meet = (now: Open): (() => void) => {
    const off = answering.meet(now);
    vi.runAllTimers();
    return off;
  };

  it('asks once more what is grave', () => {
    const turn = open(1, asked('action', [option('retire', { grave: true }), option('sail:havana')]));
    answering.choose(turn, 'retire');
    expect([sent, answering.confirming]).toEqual([[], 'retire']);
    answering.choose(turn, 'retire');
    expect([sent, answering.confirming]).toEqual([['retire'], null]);
    answering.choose(turn, 'sail:havana');
    expect(sent).toEqual(['retire', 'sail:havana']);
  });

  it('forgets what was to be confirmed when something else is asked', () => {
    const options = [option('retire', { grave: true })];
    answering.choose(open(1, asked('action', options)), 'retire');
    meet(open(2, asked('action', options)));
    expect(answering.confirming).toBe(null);
  });

  it('gives collected answers one after another, and ends the question', () => {
    answering.collect(open(1, sale('sell:rum', 'sell:wood')), ['sell:rum', 'sell:rum', 'sell:wood']);
    meet(open(2, sale('sell:rum', 'sell:wood')));
    meet(open(3, sale('sell:wood')));
    meet(open(4, sale('sell:sugar')));
    meet(open(5, sale('sell:sugar')));
    expect(sent).toEqual(['sell:rum', 'sell:rum', 'sell:wood', 'done']);
  });

  it('leaves out what is no longer on offer, and stops when something else is asked', () => {
    answering.collect(open(1, sale('sell:rum', 'sell:wood')), ['sell:rum', 'sell:wood']);
    meet(open(2, asked('any-turn', [option('done')])));
    meet(open(3, sale('sell:wood')));
    expect(sent).toEqual(['sell:rum']);
  });

  it('gives a usual answer again for a turn, as often as exactly the same is asked', () => {
    const window = asked('any-turn', [option('play:rum'), option('pass', { usual: true })]);
    answering.keep(open(1, window), 'pass', false);
    meet(open(2, window));
    expect(sent).toEqual(['pass', 'pass']);
    meet(open(3, asked('any-turn', [option('play:rum'), option('play:wind'), option('pass')])));
    expect(sent).toHaveLength(2);
    expect(answering.habits.map((habit) => habit.given)).toEqual([1]);
    answering.turnTo('1');
    meet(open(4, window, '1'));
    expect(sent).toHaveLength(2);
  });

  it('gives it for the whole match until it is called back', () => {
    const window = asked('any-turn', [option('play:rum'), option('pass')]);
    answering.keep(open(1, window), 'pass', true);
    answering.turnTo('1');
    meet(open(2, window, '1'));
    expect(sent).toHaveLength(2);
    const [habit] = answering.habits;
    if (habit) answering.forget(habit);
    meet(open(3, window, '1'));
    expect(sent).toHaveLength(2);
  });

  it('takes its time where nobody may know that somebody is asked', () => {
    const window = asked('any-turn', [option('play:rum'), option('pass')], { passes: true });
    answering.keep(open(1, window), 'pass', true);
    answering.meet(open(2, window));
    vi.advanceTimersByTime(1500);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1500);
    expect(sent).toHaveLength(2);
  });

  it('answers no question twice: one that was refused waits for the reader', () => {
    const window = asked('any-turn', [option('play:rum'), option('pass')]);
    answering.keep(open(1, window), 'pass', true);
    meet(open(2, window));
    meet(open(2, window));
    expect(sent).toHaveLength(2);
  });
});

describe('forms', () => {
  it('have a row for each option of their verb, and end when their reader likes', () => {
    const form = formOf(sale('sell:rum', 'sell:wood'));
    expect(form?.rows.map(({ option: { text }, most }) => [text, most])).toEqual([
      ['sell:rum', 2],
      ['sell:wood', 1],
    ]);
    expect([form?.total, form?.exact]).toEqual([3, false]);
  });

  it('add up what is chosen', () => {
    const form = formOf(sale('sell:rum', 'sell:wood'));
    const counts = { 'sell:rum': 2, 'sell:wood': 1 };
    expect(form && summed(form, counts)).toEqual({ count: 3, sum: 15 });
    expect(form && answersOf(form, counts)).toEqual(['sell:rum', 'sell:rum', 'sell:wood']);
  });

  it('ask for exactly as many as have to be given', () => {
    const pour = { verb: 'pour', ends: '', times: 'room', total: 'left', adds: '' };
    const options = ['pour:storm', 'pour:boarding'].map((text) => option(text, { details: { room: 2 } }));
    expect(formOf(asked('pour', options, { about: { left: 3 }, form: pour }))).toMatchObject({ total: 3, exact: true });
    expect(formOf(asked('pour', options, { about: { left: 1 }, form: pour }))).toBe(null);
  });
});
