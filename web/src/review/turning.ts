/** What of a review is worth pointing out. */
import type { JudgedShown } from '../wire';

export interface Turning {
  /** How many answers had been given before it. */
  at: number;
  /** Its place among the decisions. */
  nth: number;
  /** Whose chances it changed most, and by how much. */
  seat: number;
  by: number;
  /** Whether somebody gave it away, or dice, cards and surprises did it. */
  kind: 'choice' | 'luck';
}

const GIVEN_AWAY = new Set(['mistake', 'blunder']);
/** Chances that change by as much from one decision to the next without anybody's fault. */
const MUCH = 0.15;

/** The decisions after which the match stood otherwise. */
export function turnings(judged: readonly JudgedShown[]): Turning[] {
  const found: Turning[] = [];
  judged.forEach(({ judged: each, grade, at }, nth) => {
    const { seat, chance, kept, shares } = each;
    if (GIVEN_AWAY.has(grade)) {
      found.push({ at, nth, seat, by: kept - chance, kind: 'choice' });
      return;
    }
    const next = judged[nth + 1]?.judged.shares ?? shares;
    const swings = shares.map((share, whose) => ({ whose, by: (next[whose] ?? share) - share }));
    const most = swings.sort((one, other) => Math.abs(other.by) - Math.abs(one.by))[0];
    if (most && Math.abs(most.by) >= MUCH) found.push({ at, nth, seat: most.whose, by: most.by, kind: 'luck' });
  });
  return found;
}

/** The chances of a seat as points of a curve in a box of this size. */
export function curve(judged: readonly JudgedShown[], seat: number, width: number, height: number): string {
  const last = Math.max(1, judged.length - 1);
  return judged
    .map(({ judged: { shares } }, nth) => `${((nth / last) * width).toFixed(1)},${((1 - (shares[seat] ?? 0)) * height).toFixed(1)}`)
    .join(' ');
}
