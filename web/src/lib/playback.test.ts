import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staged } from './deeds';
import { Playback } from './playback.svelte';
import { allowance, beat, staging, type Tempo } from './tempo';
import type { HighlightShown, Position, ToldShown } from '../wire';

const FIGHT: HighlightShown = { name: 'fight', icon: 'swords', since: [] };
const told = (at: number, seat: number, highlight?: HighlightShown): ToldShown => ({
  at,
  kind: 'x',
  seat,
  args: {},
  about: [],
  ...(highlight ? { highlight } : {}),
});

/** A page without a screen: what is on it is noted. */
function page(wished: Partial<{ tempo: Tempo; away: boolean }> = {}) {
  const wishes = { tempo: 'calm' as Tempo, away: false, reduced: true, ...wished };
  const seen: string[] = [];
  let heard: ToldShown[] = [];
  let shown: ToldShown[] = [];
  const playback = new Playback(
    {
      absorb: ({ position, upto }) => {
        shown = [...shown.slice(0, position.first), ...position.told.slice(0, upto)];
        seen.push(`${position.answers}/${upto}`);
      },
      draw: () => undefined,
      staged: ({ lines }) => staged(shown, shown.length - lines),
      open: (position) => seen.push(`open ${position.answers}`),
      heard: () => heard,
    },
    () => wishes,
  );
  const hear = (events: ToldShown[], more: Partial<{ once: boolean; own: number[]; left: number | null }> = {}): void => {
    const first = heard.length;
    heard = [...heard, ...events];
    const position = { answers: events.at(-1)?.at ?? 0, first, told: events } as unknown as Position;
    playback.hear(position, { once: false, own: [], left: null, ...more });
  };
  return { playback, hear, seen, wishes };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the tempo', () => {
  it('gives a deed a second, and more to a longer one', () => {
    expect(beat('calm', 1, 0)).toBe(1000);
    expect(beat('calm', 3, 0)).toBe(1700);
    expect(beat('calm', 40, 0)).toBe(2600);
    expect(beat('fast', 1, 0)).toBe(380);
    expect(beat('once', 9, 0)).toBe(0);
  });

  it('hurries where much waits', () => {
    expect(beat('calm', 1, 99)).toBe(200);
    expect(beat('fast', 1, 59)).toBe(100);
  });

  it('lets what everybody should see pass by itself only if it is fast', () => {
    expect(staging('calm', 4)).toBe(0);
    expect(staging('step', 4)).toBe(0);
    expect(staging('fast', 4)).toBe(3200);
  });

  it('takes a twentieth of a running clock, and three seconds at most', () => {
    expect(allowance(20)).toBe(1000);
    expect(allowance(3600)).toBe(3000);
    expect(allowance(-1)).toBe(0);
  });
});

describe('what was told', () => {
  it('is shown deed by deed, and the question comes last', () => {
    const { hear, seen, playback } = page();
    hear([told(1, 1)]);
    hear([told(2, 1), told(2, 2)]);
    expect(seen).toEqual(['1/1']);
    expect([playback.playing, playback.left, playback.seat]).toEqual([true, 2, 1]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['1/1', 'open 1', '2/1']);
    vi.advanceTimersByTime(1000);
    expect(seen.slice(3)).toEqual(['2/2']);
    vi.advanceTimersByTime(1000);
    expect(seen.slice(4)).toEqual(['open 2']);
    expect(playback.playing).toBe(false);
  });

  it('is shown at once where it is not to be told', () => {
    for (const { hear, seen } of [page({ tempo: 'once' }), page({ away: true })]) {
      hear([told(1, 1), told(1, 2)]);
      expect(seen.at(-1)).toBe('open 1');
    }
    const { hear, seen } = page();
    hear([told(1, 1)], { once: true });
    expect(seen).toEqual(['1/1', 'open 1']);
  });

  it('takes no time for the own answer, but for what others do after it', () => {
    const { hear, seen } = page();
    hear([told(1, 0)], { own: [0] });
    expect(seen).toEqual(['1/1', 'open 1']);
    hear([told(2, 0), told(2, 1)], { own: [0] });
    expect(seen.slice(2)).toEqual(['2/1', '2/2']);
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe('open 2');
  });

  it('opens at once where nothing happened', () => {
    const { hear, seen } = page();
    hear([]);
    expect(seen).toEqual(['0/0', 'open 0']);
  });

  it('is left out by a key', () => {
    const { hear, seen, playback } = page();
    hear([told(1, 1)]);
    hear([told(2, 2, FIGHT)]);
    hear([told(3, 1)]);
    playback.catchUp();
    expect(seen).toEqual(['1/1', '2/1', '3/1', 'open 3']);
    expect([playback.playing, playback.left, playback.staged]).toEqual([false, 0, null]);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(4);
  });

  it('waits at each deed if it is told step by step, but not before the question', () => {
    const { hear, seen, playback } = page({ tempo: 'step' });
    hear([told(1, 1)]);
    hear([told(2, 1)]);
    vi.advanceTimersByTime(60_000);
    expect([seen, playback.stopped]).toEqual([['1/1'], true]);
    playback.goOn();
    expect(seen.at(-1)).toBe('2/1');
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe('open 2');
  });

  it('waits for what still moves on the board, but not for ever', () => {
    const { hear, seen, playback } = page();
    hear([told(1, 1)]);
    playback.still(false);
    vi.advanceTimersByTime(1500);
    expect(seen).toEqual(['1/1']);
    playback.still(true);
    expect(seen.at(-1)).toBe('open 1');
    hear([told(2, 1)]);
    playback.still(false);
    vi.advanceTimersByTime(3500);
    expect(seen.at(-1)).toBe('open 2');
  });
});

describe('what everybody should see', () => {
  it('waits, and the question with it', () => {
    const { hear, seen, playback } = page();
    hear([told(1, 0, FIGHT)], { own: [0] });
    vi.advanceTimersByTime(60_000);
    expect([seen, playback.staged?.highlight.name]).toEqual([['1/1'], 'fight']);
    playback.goOn();
    expect([seen.at(-1), playback.staged, playback.playing]).toEqual(['open 1', null, false]);
  });

  it('passes by itself if it is fast', () => {
    const { hear, seen, playback } = page({ tempo: 'fast' });
    hear([told(1, 1, FIGHT)]);
    vi.advanceTimersByTime(1);
    expect(playback.staged).not.toBeNull();
    vi.advanceTimersByTime(2450);
    expect(seen.at(-1)).toBe('open 1');
  });
});

describe('a running clock', () => {
  it('is never eaten: all is shown in a twentieth of it', () => {
    const { hear, seen } = page();
    for (let at = 1; at <= 9; at += 1) hear([told(at, 1)]);
    hear([told(10, 1)], { left: 20 });
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe('open 10');
  });

  it('does not wait for what everybody should see, either', () => {
    for (const tempo of ['calm', 'step'] as const) {
      const { hear, seen, playback } = page({ tempo });
      hear([told(1, 1, FIGHT)]);
      vi.advanceTimersByTime(5000);
      hear([told(2, 1)], { left: 100 });
      expect(seen).toEqual(['1/1']);
      vi.advanceTimersByTime(3000);
      expect([seen.at(-1), playback.staged]).toEqual(['open 2', null]);
    }
  });
});
