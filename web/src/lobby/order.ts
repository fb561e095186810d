/** Which tables of the lobby come first, and which the reader has put out of sight on this device. */
import { recall, remember } from '../lib/prefs.svelte';
import type { SeatShown, TableShown } from '../wire';

const awaited = (table: TableShown): boolean => table.seats.some((seat) => seat.mine && seat.nudged);
/** What asks most for the reader has the smallest number. */
const urgency = (table: TableShown): number => (awaited(table) ? 0 : table.your_turn ? 1 : table.stage === 'playing' ? 2 : 3);

/** First where one is awaited, then where it is one's turn; the newest of equals before the older. */
export const sorted = (tables: readonly TableShown[]): TableShown[] =>
  [...tables].sort((one, other) => urgency(one) - urgency(other) || other.created - one.created);

/** The places of the reader's seats when all was over; none where all have lost together. */
export function ownPlaces({
  outcome,
  seats,
}: {
  outcome: Pick<NonNullable<TableShown['outcome']>, 'places' | 'winners'> | null;
  seats: readonly Pick<SeatShown, 'number' | 'mine'>[];
}): number[] {
  if (!outcome?.winners.length) return [];
  return seats.filter((seat) => seat.mine).flatMap((seat) => outcome.places[seat.number] ?? []);
}

const KEY = 'kaper-hidden';
const MOST = 300;
export const hiddenTables = (): string[] => recall<string[]>(KEY, []);

/** Puts a table out of sight or back; what is hidden now. */
export function hide(id: string, hidden: boolean): string[] {
  const others = hiddenTables().filter((each) => each !== id);
  const now = (hidden ? [id, ...others] : others).slice(0, MOST);
  remember(KEY, now);
  return now;
}
