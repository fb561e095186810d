/** Clocks of a table: seconds that each seat has left. */
export interface SeatClock {
  seat: number;
  left: number;
  running: boolean;
}

/** The clock as it stands `elapsed` seconds after it was heard. */
export const leftAfter = (clock: SeatClock, elapsed: number): number =>
  Math.max(0, clock.running ? clock.left - elapsed : clock.left);

const two = (number: number): string => String(number).padStart(2, '0');

/** 12 d 4 h, 3:07:09 or 4:05. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600), Math.floor((whole % 3600) / 60)];
  if (days) return `${days} d ${hours} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
