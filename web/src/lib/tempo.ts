/** How fast the reader is shown what others did. */
export const TEMPOS = ['step', 'calm', 'fast', 'once'] as const;
export type Tempo = (typeof TEMPOS)[number];

interface Pace {
  /** Milliseconds for a deed, for each further line of it, and at most. */
  deed: number;
  line: number;
  most: number;
  /** However much is held back, it is told within about this time. */
  all: number;
}

const CALM: Pace = { deed: 1000, line: 350, most: 2600, all: 20_000 };
const FAST: Pace = { deed: 380, line: 70, most: 800, all: 6000 };

/** How long a deed stays before the next; `behind` deeds wait. */
export function beat(tempo: Tempo, lines: number, behind: number): number {
  if (tempo === 'once') return 0;
  const pace = tempo === 'fast' ? FAST : CALM;
  const natural = Math.min(pace.most, pace.deed + pace.line * Math.max(0, lines - 1));
  return Math.min(natural, pace.all / (behind + 1));
}

/** How long what everybody should see stays by itself; 0 if it waits to be sent away. */
export const staging = (tempo: Tempo, lines: number): number => (tempo === 'fast' ? Math.min(5000, 2200 + 250 * lines) : 0);

/** A clock that runs for the reader may lose this part of what it has left to the show, and this many milliseconds at most. */
const SHARE = 0.05;
const MOST = 3000;
export const allowance = (secondsLeft: number): number => Math.min(MOST, Math.max(0, secondsLeft) * 1000 * SHARE);
