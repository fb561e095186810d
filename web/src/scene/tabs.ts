/** Which boards of a scene have something on them that can be chosen, in the order of the boards. */
import type { Links } from './links';
import type { Board, Scene } from '../wire';

/** A board on which fewer of the answers lie is no reason to turn to it: one of them may be to give up. */
const SHARE = 1 / 3;

/** Everything on a board that has an id of its own. */
function thingsOn(scene: Scene, board: Board): { id: string }[] {
  const zones = scene.zones.filter((zone) => zone.board === board.id);
  const trays = scene.trays.filter((tray) => tray.board === board.id);
  return [
    ...board.areas,
    ...board.spots,
    ...zones,
    ...zones.flatMap((zone) => zone.cards),
    ...trays.flatMap((tray) => tray.dice),
    ...scene.pieces.filter((piece) => piece.board === board.id),
  ];
}

/** The answers that are about something on a board. */
function answersOn(scene: Scene, board: Board, links: Links, lit: ReadonlySet<string>): Set<string> {
  return new Set(thingsOn(scene, board).flatMap(({ id }) => (links.get(id) ?? []).filter((option) => lit.has(option))));
}

export const asking = (scene: Scene, links: Links, lit: ReadonlySet<string>): string[] =>
  scene.boards.filter((board) => answersOn(scene, board, links, lit).size > 0).map((board) => board.id);

/** The boards to turn to, the one with the most answers first; the first board if a question is about none. */
export function turning(scene: Scene, links: Links, lit: ReadonlySet<string>): string[] {
  if (!lit.size) return [];
  const found = scene.boards
    .map((board) => ({ id: board.id, share: answersOn(scene, board, links, lit).size / lit.size }))
    .filter(({ share }) => share >= SHARE)
    .sort((one, other) => other.share - one.share);
  return found.length ? found.map(({ id }) => id) : scene.boards.slice(0, 1).map(({ id }) => id);
}

/** The boards on which something of what is told stands. */
export const telling = (scene: Scene, told: ReadonlySet<string>): string[] =>
  scene.boards.filter((board) => told.size > 0 && thingsOn(scene, board).some(({ id }) => told.has(id))).map(({ id }) => id);
