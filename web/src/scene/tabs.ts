/** Which boards of a scene have something on them that can be chosen, in the order of the boards. */
import type { Links } from './links';
import type { Board, Scene } from '../wire';

function asks(scene: Scene, board: Board, lit: (id: string) => boolean): boolean {
  const zones = scene.zones.filter((zone) => zone.board === board.id);
  const trays = scene.trays.filter((tray) => tray.board === board.id);
  return [
    board.areas,
    board.spots,
    zones,
    zones.flatMap((zone) => zone.cards),
    trays.flatMap((tray) => tray.dice),
    scene.pieces.filter((piece) => piece.board === board.id),
  ].some((things) => things.some(({ id }) => lit(id)));
}

export const asking = (scene: Scene, links: Links, lit: ReadonlySet<string>): string[] => {
  const isLit = (id: string): boolean => (links.get(id) ?? []).some((option) => lit.has(option));
  return scene.boards.filter((board) => asks(scene, board, isLit)).map((board) => board.id);
};
