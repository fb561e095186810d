/** The parts of a board as sheets: what stands in which, with its words. */
import { boxOf, placesOf } from './layout';
import type { Area, Board, Card, Phrase, Piece, Scene, Sheet, Spot, Tray } from '../wire';

/** A place or a piece as it stands on a sheet. */
export interface Named {
  key: string;
  words: string;
  art: string;
  icons: readonly string[];
  seat: number;
  figure: string;
}
/** Places that are alike and cannot be chosen stand together, with their number. */
interface Many {
  named: Named;
  count: number;
}
export interface Filled {
  sheet: Sheet | null;
  heading: string;
  places: Many[];
  cards: Card[];
  trays: Tray[];
}
interface Placed<T> {
  thing: T;
  x: number;
  y: number;
}
type IsLit = (key: string) => boolean;
type Say = (phrase: Phrase | null | undefined) => string;

const inside = ({ x, y }: { x: number; y: number }, [left, top, right, bottom]: Sheet['box']): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const ofArea = (area: Area, say: Say): Named => ({
  key: `area:${area.id}`,
  words: say(area.title ?? area.label),
  art: area.art,
  icons: area.icons,
  seat: -1,
  figure: '',
});
const ofSpot = (spot: Spot, say: Say): Named => ({
  key: `spot:${spot.id}`,
  words: say(spot.label),
  art: spot.token,
  icons: spot.marks,
  seat: -1,
  figure: spot.badge,
});
/** A piece is told with the place on which it stands. */
function ofPiece(piece: Piece, board: Board, say: Say): Named {
  const place = [...board.areas, ...board.spots].find((each) => each.id === piece.spot);
  const words = [say(piece.label), say(place?.label)].filter(Boolean).join(' · ');
  return { key: `piece:${piece.id}`, words, art: piece.art, icons: [], seat: piece.seat, figure: piece.badge };
}

const piecesOn = (scene: Scene, board: Board): Piece[] => scene.pieces.filter((piece) => piece.board === board.id);
const cardsOn = (scene: Scene, board: Board): { card: Card; spot: string }[] =>
  scene.zones
    .filter((zone) => zone.board === board.id)
    .flatMap((zone) => zone.cards.map((card, nth) => ({ card, spot: zone.spots[nth] ?? '' })));

/** All that a reader sees of it. */
const face = ({ words, art, icons, seat, figure }: Named): string => JSON.stringify([words, art, icons, seat, figure]);

function together(all: readonly Named[], isLit: IsLit): Many[] {
  const found: Many[] = [];
  for (const named of all) {
    const same = isLit(named.key) ? undefined : found.find((each) => !isLit(each.named.key) && face(each.named) === face(named));
    if (same) same.count += 1;
    else found.push({ named, count: 1 });
  }
  return found;
}

/** The sheets of a board that have something on them; what stands on none comes last. */
export function filled(board: Board, scene: Scene, isLit: IsLit, say: Say): Filled[] {
  const places = placesOf(board);
  const at = <T>(thing: T, id: string): Placed<T>[] => {
    const place = places.get(id);
    return place ? [{ thing, x: place.x, y: place.y }] : [];
  };
  const areas = board.areas
    .filter((area) => area.title !== null || area.icons.length > 0 || isLit(`area:${area.id}`))
    .map((area) => {
      const box = boxOf(area.outline);
      return { thing: ofArea(area, say), x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  const pieces = piecesOn(scene, board).flatMap((piece) => at(ofPiece(piece, board, say), piece.spot));
  const spots = board.spots.map((spot) => ({ thing: ofSpot(spot, say), x: spot.x, y: spot.y }));
  const cards = cardsOn(scene, board).flatMap(({ card, spot }) => at(card, spot));
  const trays = scene.trays.filter((tray) => tray.board === board.id && tray.dice.length > 0).flatMap((tray) => at(tray, tray.spot));

  const on = <T>(sheet: Sheet | null, things: readonly Placed<T>[]): T[] =>
    things.filter((each) => (board.sheets.find(({ box }) => inside(each, box)) ?? null) === sheet).map(({ thing }) => thing);
  return [...board.sheets, null]
    .map((sheet) => {
      const heading = say(sheet?.title);
      const named = on(sheet, [...areas, ...pieces, ...spots]);
      return {
        sheet,
        heading,
        // What the heading says is not said again.
        places: together(
          named.filter(({ key, words }) => words !== heading || isLit(key)),
          isLit,
        ),
        cards: on(sheet, cards),
        trays: on(sheet, trays),
      };
    })
    .filter((each) => each.places.length + each.cards.length + each.trays.length > 0);
}

/** What can be chosen on all boards that have sheets. */
export function litOnSheets(scene: Scene, isLit: IsLit, say: Say): { named: Named[]; cards: Card[] } {
  const boards = scene.boards.filter((board) => board.sheets.length > 0);
  const named = boards.flatMap((board) => [
    ...board.areas.map((area) => ofArea(area, say)),
    ...board.spots.map((spot) => ofSpot(spot, say)),
    ...piecesOn(scene, board).map((piece) => ofPiece(piece, board, say)),
  ]);
  return {
    named: named.filter(({ key }) => isLit(key)),
    cards: boards.flatMap((board) => cardsOn(scene, board).map(({ card }) => card)).filter(({ id }) => isLit(`card:${id}`)),
  };
}
