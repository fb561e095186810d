/** The rows of the final score, best place first. */
import type { Outcome } from '../wire';

export interface Standing {
  seat: number;
  place: number;
  score: number;
}

export function standings(outcome: Outcome): Standing[] {
  return outcome.scores
    .map((score, seat) => ({ seat, score, place: outcome.places[seat] ?? outcome.scores.length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
