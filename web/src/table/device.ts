/** Who may look at this device now: one person, or several who pass it on. */
import type { AskedShown, TableShown, Waiting } from '../wire';

export interface Seen {
  /** The seat whose question is shown. */
  seat: number | null;
  /** The seat for which the device must be handed over before anything is shown. */
  next: number | null;
  /** Several people share this device. */
  shared: boolean;
}

interface Heard {
  asked: Record<string, AskedShown>;
  waiting: Waiting[];
  viewer: number;
  over: boolean;
}

/**
 * The server shows a question only where the eyes that look now may see it. One of our seats that is waited
 * for without its question being shown has a secret from whoever looked last.
 */
export function device(table: TableShown, heard: Heard): Seen {
  const mine = table.seats.filter((seat) => seat.mine && !seat.standin).map((seat) => seat.number);
  const shared = table.seats.filter((seat) => seat.mine).length > 1;
  const open = Object.keys(heard.asked).map(Number);
  const seat = open.includes(heard.viewer) ? heard.viewer : (open[0] ?? null);
  if (seat !== null || heard.over) return { seat, next: null, shared };
  const next = heard.waiting.find((each) => mine.includes(each.seat) && each.seat !== heard.viewer)?.seat ?? null;
  return { seat: null, next, shared };
}
