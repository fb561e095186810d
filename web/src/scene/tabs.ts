/** Which boards of a scene have something on them that can be chosen, in the order of the boards. */
import type { Board, Scene } from '../wire';

const lights = (things: readonly { options: string[] }[], lit: ReadonlySet<string>): boolean =>
  things.some((thing) => thing.options.some((option) => lit.has(option)));

function asks(scene: Scene, board: Board, lit: ReadonlySet<string>): boolean {
  const zones = scene.zones.filter((zone) => zone.board === board.id);
  const trays = scene.trays.filter((tray) => tray.board === board.id);
  return [
    board.areas,
    board.spots,
    zones,
    zones.flatMap((zone) => zone.cards),
    trays.flatMap((tray) => tray.dice),
    scene.pieces.filter((piece) => piece.board === board.id),
  ].some((things) => lights(things, lit));
}

export const asking = (scene: Scene, lit: ReadonlySet<string>): string[] =>
  scene.boards.filter((board) => asks(scene, board, lit)).map((board) => board.id);
