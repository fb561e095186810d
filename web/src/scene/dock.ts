/** Where the cards of a hand lie so that the board is as large as it can be. */
import { fit, type Size } from './layout';

export type Place = 'below' | 'beside' | 'column';

/** So much of its size a board may lose to the hand; beyond it the hand lies in the column of the panels. */
const LOSS = 0.06;

/** `strip` is how high the hand is below the board, and how wide beside it. */
export function dockAt(frame: Size, board: Size, strip: { below: number; beside: number }): Place {
  const whole = fit(frame, board).scale;
  const below = fit({ width: frame.width, height: frame.height - strip.below }, board).scale;
  const beside = fit({ width: frame.width - strip.beside, height: frame.height }, board).scale;
  if (Math.max(below, beside) < whole * (1 - LOSS)) return 'column';
  return below >= beside ? 'below' : 'beside';
}
