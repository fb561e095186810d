/** Clocks of a table: seconds that each seat has left. */
import type { ClockShown } from '../wire';

/** The clock as it stands `elapsed` seconds after it was heard. */
export const leftAfter = (clock: ClockShown, elapsed: number): number => Math.max(0, clock.running ? clock.left - elapsed : clock.left);

/** So many seconds before the end it is said what happens then. */
const SOON = 10;

/** What happens when the time is over: a bot makes the move, takes the seat, or is about to make the move now. */
export interface ClockWarning {
  seat: number;
  what: 'move' | 'game' | 'out';
  left: number;
}

/**
 * The most urgent of one's own clocks, if one runs out soon. A clock for a move stands still once it is empty, but
 * until the bot has moved the question is still open; `asked` are the seats that are.
 */
export function clockWarning(
  kind: 'none' | 'move' | 'game',
  clocks: readonly ClockShown[],
  mine: readonly number[],
  asked: readonly number[],
  elapsed: number,
): ClockWarning | null {
  if (kind === 'none') return null;
  const [first] = clocks
    .filter((clock) => mine.includes(clock.seat))
    .map((clock) => ({ clock, left: leftAfter(clock, elapsed) }))
    .filter(({ clock, left }) => (clock.running ? left <= SOON : kind === 'move' && left <= 0 && asked.includes(clock.seat)))
    .sort((one, other) => one.left - other.left);
  if (!first) return null;
  const out = kind === 'move' && first.left <= 0;
  return { seat: first.clock.seat, what: out ? 'out' : kind, left: first.left };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** 12 d 4 h, 3:07:09 or 4:05. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600), Math.floor((whole % 3600) / 60)];
  if (days) return `${days} d ${hours} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
