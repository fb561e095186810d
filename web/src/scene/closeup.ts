/** What a question is about on a board, and the view that shows it large enough to be read. */
import { boxOf, fit, placesOf, settle, type Size, type Standing, type View } from './layout';
import type { Board, Scene } from '../wire';

export interface Box extends Size {
  x: number;
  y: number;
}

/** Pixels for a unit of a board from which on what is written on it can be read. */
const LEGIBLE = 0.5;
/** A view that is not much closer than the whole board is not worth the move. */
const WORTH = 1.15;
/** Units of the board left free around what is looked at. */
const MARGIN = 45;

export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** The box around all on a board that is looked at, such as what can be chosen. */
export function boxAround(board: Board, scene: Scene, stood: ReadonlyMap<string, Standing>, looked: (key: string) => boolean): Box | null {
  const places = placesOf(board);
  const square = (at: { x: number; y: number }, half: number): Box => ({
    x: at.x - half,
    y: at.y - half,
    width: half * 2,
    height: half * 2,
  });
  const boxes = board.areas.filter(({ id }) => looked(`area:${id}`)).map(({ outline }) => boxOf(outline));
  for (const spot of board.spots) if (looked(`spot:${spot.id}`)) boxes.push(square(spot, spot.radius));
  for (const { id } of scene.pieces) {
    const at = stood.get(id);
    if (at && looked(`piece:${id}`)) boxes.push(square(at, at.size / 2));
  }
  const lying = [
    ...scene.zones
      .filter((zone) => zone.board === board.id)
      .flatMap((zone) => zone.cards.map(({ id }, nth) => [`card:${id}`, zone.spots[nth]])),
    ...scene.trays.filter((tray) => tray.board === board.id).flatMap((tray) => tray.dice.map(({ id }) => [`die:${id}`, tray.spot])),
  ];
  for (const [key = '', spot = ''] of lying) {
    const area = board.areas.find(({ id }) => id === spot);
    const place = places.get(spot);
    if (looked(key) && place) boxes.push(area ? boxOf(area.outline) : square(place, place.radius * 1.4));
  }
  return around(boxes);
}

/** The view that shows a box as large as it can be read, or nothing if the whole board does as well. */
export function closeUp(box: Box | null, frame: Size, board: Size): View | null {
  const whole = fit(frame, board);
  if (!box || !frame.width || whole.scale * WORTH >= LEGIBLE) return null;
  const scale = Math.min(LEGIBLE, frame.width / (box.width + MARGIN * 2), frame.height / (box.height + MARGIN * 2));
  if (scale < whole.scale * WORTH) return null;
  const x = frame.width / 2 - (box.x + box.width / 2) * scale;
  const y = frame.height / 2 - (box.y + box.height / 2) * scale;
  return settle({ scale, x, y }, frame, board);
}

/** Whether a view shows all of a box. */
export const shows = (view: View, frame: Size, box: Box): boolean =>
  view.x + box.x * view.scale >= -1 &&
  view.y + box.y * view.scale >= -1 &&
  view.x + (box.x + box.width) * view.scale <= frame.width + 1 &&
  view.y + (box.y + box.height) * view.scale <= frame.height + 1;
