/** How those at a table are called: people by their names, bots by those of old pirates. */
import type { Scene } from '../wire';
import type { TableShown } from '../wire';
import type { Words } from '../words/words';

export function seatNames(table: TableShown, words: Words): string[] {
  return table.seats.map((seat) => {
    if (seat.kind === 'open') return words.say('seat-free');
    // A record calls a bot without a name by its seat.
    const known = seat.name === `seat ${seat.number}` ? '' : seat.name;
    return known || words.first([`pirate-${seat.number + 1}`]) || String(seat.number + 1);
  });
}

/** Seats that the rules play come after the players; their panels have names of their own. */
export function allNames(table: TableShown, scene: Scene, words: Words): string[] {
  const names = seatNames(table, words);
  for (const panel of scene.panels) {
    if (panel.seat >= table.players && panel.name) names[panel.seat] = words.phrase(panel.name);
  }
  return names;
}
