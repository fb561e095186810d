/** The mathematics of where things stand: stacks around a spot, ways along routes, the view of a board. */
import type { Area, Board, Spot } from '../wire';

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  radius: number;
  /** Width by height: how an area wants its pieces arranged; a spot is round. */
  aspect: number;
}
export interface Offset extends Point {
  scale: number;
}

const TURN = Math.PI * 2;
export const UP = -Math.PI / 2;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
export const polar = (angle: number, radius: number): Point => ({
  x: Math.cos(angle) * radius,
  y: Math.sin(angle) * radius,
});
const tidy = (value: number): number => Math.round(value * 100) / 100;

/** Twice the signed surface and the centre of gravity of an outline. */
function gravity(outline: Area['outline']): { surface: number; x: number; y: number } {
  let surface = 0;
  let x = 0;
  let y = 0;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    surface += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return { surface, x: x / (3 * surface), y: y / (3 * surface) };
}

export function boxOf(outline: Area['outline']): { x: number; y: number; width: number; height: number } {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** An area as a place: its centre and the radius of a disc of half its surface that fits its box. */
export function placeOfArea(area: Area): Place {
  const { surface, x, y } = gravity(area.outline);
  const box = boxOf(area.outline);
  const aspect = tidy(box.width / (box.height || 1));
  if (!surface) return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: 1, aspect };
  const radius = Math.min(Math.sqrt(Math.abs(surface) / 2 / TURN), Math.min(box.width, box.height) * 0.46);
  return { x: tidy(x), y: tidy(y), radius: tidy(radius), aspect };
}

export function placesOf(board: Board): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const area of board.areas) places.set(area.id, placeOfArea(area));
  for (const { id, x, y, radius } of board.spots) places.set(id, { x, y, radius, aspect: 1 });
  return places;
}

/** The direction from a spot in which a piece hides least: away from other spots and from the edge. */
export function roomiest(spot: Spot, board: Board): number {
  const reach = spot.radius * 1.4;
  const near = board.spots.filter((other) => other.id !== spot.id && distance(other, spot) < spot.radius * 6);
  let best = UP;
  let most = -Infinity;
  for (let step = 0; step < 16; step++) {
    const angle = UP + (step % 2 ? 1 : -1) * Math.ceil(step / 2) * (TURN / 16);
    const { x, y } = polar(angle, reach);
    const at = { x: spot.x + x, y: spot.y + y };
    const edge = Math.min(at.x, at.y, board.width - at.x, board.height - at.y) * 1.3;
    const others = near.map((other) => distance(at, other) - other.radius + spot.radius);
    const room = Math.min(edge, ...others, spot.radius * 3) - step * spot.radius * 0.03;
    if (room > most + 1e-9) [most, best] = [room, angle];
  }
  return best;
}

/** Where pieces stand around a spot so that the space stays to be seen, in units of its radius. */
export function stack(count: number, towards: number = UP): Offset[] {
  const step = Math.min((Math.PI / 180) * 84, TURN / count);
  const full = count > 4;
  const scale = count < 2 ? 1 : count < 5 ? 0.9 : 0.74;
  return Array.from({ length: count }, (_, index) => {
    const angle = full ? towards + step * index : towards + step * (index - (count - 1) / 2);
    const { x, y } = polar(angle, 1.36);
    return { x: tidy(x), y: tidy(y), scale };
  });
}

/** Where pieces stand within an area: in short rows around its centre, in units of its radius. */
export function muster(count: number, aspect = 1): Offset[] {
  const columns = Math.max(Math.round(Math.sqrt(count * 1.4 * clamp(aspect, 0.3, 3))), 1);
  const rows = Math.ceil(count / columns);
  const scale = count === 1 ? 1 : clamp(2 / columns, 0.5, 0.95);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const x = ((index % columns) - (inRow - 1) / 2) * 0.92 * scale;
    return { x: tidy(x), y: tidy((row - (rows - 1) / 2) * 0.86 * scale), scale };
  });
}

export type Routes = readonly (readonly [string, string])[];

/** The shortest way along routes from one place to another, both included; empty if there is none. */
export function way(routes: Routes, from: string, to: string): string[] {
  const near = new Map<string, string[]>();
  for (const [a, b] of routes) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const came = new Map<string, string>([[from, from]]);
  const waiting = [from];
  for (let here = waiting.shift(); here !== undefined && !came.has(to); here = waiting.shift())
    for (const next of near.get(here) ?? [])
      if (!came.has(next)) {
        came.set(next, here);
        waiting.push(next);
      }
  if (!came.has(to)) return [];
  const back = [to];
  for (let here = to; here !== from;) back.push((here = came.get(here) ?? from));
  return back.reverse();
}

/** The places a piece passes on its way, both ends included: its own path if it tells one, else the routes. */
export function journey(path: readonly string[], routes: Routes, from: string, to: string): string[] {
  if (!path.length) {
    const found = way(routes, from, to);
    return found.length ? found : [from, to];
  }
  const passed = [from, ...path, to];
  return passed.filter((id, index) => id !== passed[index - 1]);
}

/** How far along the whole way each point lies, from 0 to 1. */
export function milestones(points: readonly Point[]): number[] {
  const sums = [0];
  points.slice(1).forEach((point, index) => sums.push((sums[index] ?? 0) + distance(point, points[index] ?? point)));
  const whole = sums.at(-1) || 1;
  return sums.map((sum) => sum / whole);
}

export interface View extends Point {
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The view that shows the whole board in the middle of its frame. */
export function fit(frame: Size, board: Size): View {
  const scale = Math.min(frame.width / board.width, frame.height / board.height);
  return { scale, x: (frame.width - board.width * scale) / 2, y: (frame.height - board.height * scale) / 2 };
}

/** The view nearest to a wish that neither loses the board nor shows more of it than there is. */
export function settle(wish: View, frame: Size, board: Size, most = 6): View {
  const whole = fit(frame, board);
  const scale = clamp(wish.scale, whole.scale, whole.scale * most);
  const along = (at: number, room: number, size: number): number => (size <= room ? (room - size) / 2 : clamp(at, room - size, 0));
  return {
    scale,
    x: along(wish.x, frame.width, board.width * scale),
    y: along(wish.y, frame.height, board.height * scale),
  };
}

/** Zooms so that what lies under a point of the frame stays there. */
export function zoomAt(view: View, at: Point, factor: number): View {
  return {
    scale: view.scale * factor,
    x: at.x - (at.x - view.x) * factor,
    y: at.y - (at.y - view.y) * factor,
  };
}

/** The nearest of some places to a point, if it is within reach. */
export function nearest<T extends Point>(places: readonly T[], at: Point, reach: number): T | null {
  let found: T | null = null;
  for (const place of places) if (distance(place, at) <= (found ? distance(found, at) : reach)) found = place;
  return found;
}

/** A sector of a ring from angle to angle as a path around the origin. */
export function sectorPath(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  const long = to - from > Math.PI ? 1 : 0;
  const at = ({ x, y }: Point): string => `${tidy(x)} ${tidy(y)}`;
  return `M${at(a)}A${outer} ${outer} 0 ${long} 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 ${long} 0 ${at(d)}Z`;
}

/** How far each card of a hand moves on from the one before it, so that all fit the width. */
export function fan(count: number, width: number, card: number, gap = 10): number {
  if (count < 2) return 0;
  return Math.max(Math.min(card + gap, (width - card) / (count - 1)), card * 0.34);
}

/** A die and the gap to the next one, in which the ring of one that can be chosen has room. */
const GAPPED = 1.13;

/** The letters of the longest word. */
export const longest = (title: string): number => Math.max(...title.split(' ').map((word) => word.length));

/** Of the size of letters: how wide they are, how high a line is, and the margins above and below. */
const [LETTER, LINE, MARGIN] = [0.5, 1.1, 0.7];

/** Whether a title fits into a box with letters of this size, on as many lines as it needs and with icons below. */
function fits(title: string, box: Size, em: number, icons: number): boolean {
  const room = (box.width - MARGIN * em) / (LETTER * em);
  let [lines, filled] = [1, -1];
  for (const word of title.split(' ')) {
    if (word.length > room) return false;
    if (filled >= 0 && filled + 1 + word.length > room) [lines, filled] = [lines + 1, -1];
    filled += 1 + word.length;
  }
  return (lines * LINE + MARGIN + icons) * em <= box.height;
}

/**
 * The size of the letters of a title in a box: in proportion to the box, smaller if the title is long, but never so
 * small that they could hardly be read (`least`): then they may stand out of the box a little; 0 if it would be much.
 * `icons` is how high icons are that stand below, in the same measure.
 */
export function lettering(title: string, box: Size, least: number, icons = 0): number {
  const own = Math.min(box.width / 11, box.height / (LINE + MARGIN));
  if (own >= least) {
    for (let em = own; em >= least; em *= 0.93) if (fits(title, box, em * 0.999, 0)) return em;
    return longest(title) * own * LETTER <= box.width ? own : 0;
  }
  if (fits(title, box, least, icons)) return least;
  return own >= least * 0.6 && longest(title) * least * LETTER <= box.width ? least : 0;
}

export interface Laying {
  die: number;
  gap: number;
  columns: number;
}

/** How large N dice can lie in rows within a box, each no larger than a third of its width. */
export function lay(count: number, box: Size): Laying {
  let best: Laying = { die: 0, gap: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(count, 3); columns++) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const die = Math.min(box.width / (Math.max(columns, 3) * GAPPED), box.height / (rows * GAPPED), box.height * 0.9);
    if (die > best.die + 0.5) best = { die: tidy(die), gap: tidy(die * (GAPPED - 1)), columns };
  }
  return best;
}

const PIPS: Record<string, [number, number][]> = {
  '1': [[0, 0]],
  '2': [
    [-1, -1],
    [1, 1],
  ],
  '3': [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Where the pips of a face lie, each coordinate -1, 0 or 1; nothing for a face with a symbol. */
export const pips = (face: string): [number, number][] => PIPS[face] ?? [];

export interface Standing extends Point {
  size: number;
}
interface Stander {
  id: string;
  spot: string;
  size: number;
}

/** Where pieces stand at the edge of an area on which a card lies, so that the card can be read. */
function beside(area: Area, count: number): Standing[] {
  const box = boxOf(area.outline);
  const size = Math.min(box.width * 0.42, (box.height * 0.9) / count);
  return Array.from({ length: count }, (_, nth) => ({
    x: box.x + box.width * 0.97,
    y: box.y + box.height / 2 + (nth - (count - 1) / 2) * size,
    size,
  }));
}

/** Where each piece of a board stands and how large it is, in its units; `laid` are the places with a card. */
export function standing(board: Board, pieces: readonly Stander[], laid: readonly string[] = []): Map<string, Standing> {
  const places = placesOf(board);
  const groups = new Map<string, Stander[]>();
  for (const piece of pieces) groups.set(piece.spot, [...(groups.get(piece.spot) ?? []), piece]);
  const stood = new Map<string, Standing>();
  for (const [id, group] of groups) {
    const place = places.get(id);
    if (!place) continue;
    const area = laid.includes(id) ? board.areas.find((each) => each.id === id) : undefined;
    if (area) {
      const edge = beside(area, group.length);
      group.forEach((piece, nth) => stood.set(piece.id, edge[nth] ?? { x: place.x, y: place.y, size: 1 }));
      continue;
    }
    const spot = board.spots.find((each) => each.id === id);
    const offsets = spot ? stack(group.length, roomiest(spot, board)) : muster(group.length, place.aspect);
    const base = spot ? place.radius * 2.2 : Math.min(place.radius * 0.95, board.width / 12);
    group.forEach((piece, nth) => {
      const { x, y, scale } = offsets[nth] ?? { x: 0, y: 0, scale: 1 };
      stood.set(piece.id, { x: place.x + x * place.radius, y: place.y + y * place.radius, size: base * scale * (piece.size || 1) });
    });
  }
  return stood;
}
