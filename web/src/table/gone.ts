/** Who at a table has been away so long that the others need not wait. */
import type { SeatShown, TableShown } from '../wire';

export interface Gone {
  seat: SeatShown;
  minutes: number;
  nudge: boolean;
  bot: boolean;
  end: boolean;
}

/**
 * Those who are waited for and have gone; `asked` are the seats that are known to be asked. If nobody is known to be
 * asked, whoever is away may be the one. `later` are the seconds since the table was told.
 */
export function whoHasGone(table: TableShown, asked: number[], later: number): Gone[] {
  if (table.stage !== 'playing' || !table.seats.some((seat) => seat.mine)) return [];
  return table.seats
    .filter((seat) => seat.away && !seat.mine)
    .map((seat) => ({ seat, seconds: seat.absent + later }))
    .filter(({ seat, seconds }) => seconds >= table.patience.gone && awaited(seat, asked, seconds, table))
    .map(({ seat, seconds }) => ({
      seat,
      minutes: Math.max(1, Math.floor(seconds / 60)),
      nudge: !seat.nudged,
      bot: !seat.standin && table.clock.kind === 'none',
      end: seconds >= table.patience.abandon,
    }));
}

/** A seat that a bot plays already is of interest only once the match may be ended. */
function awaited(seat: SeatShown, asked: number[], seconds: number, table: TableShown): boolean {
  if (seat.standin) return seconds >= table.patience.abandon;
  return !asked.length || asked.includes(seat.number);
}
