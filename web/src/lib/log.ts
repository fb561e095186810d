/** The log: events in the order they happened, those of one answer together, each tied to things on the board. */
import type { HintTaken, LateMove, Scene, ToldShown } from '../wire';

export interface Group {
  at: number;
  seat: number;
  /** A bot made this move because the time of the seat had run out. */
  late: boolean;
  /** The seat had asked what to do. */
  hinted: boolean;
  events: ToldShown[];
}

/** Events of one answer about one seat stand together; that a bot made it comes before what it led to, if anything. */
export function grouped(told: readonly ToldShown[], late: readonly LateMove[] = [], hinted: readonly HintTaken[] = []): Group[] {
  const groups: Group[] = [];
  let noted = 0;
  const noteUntil = (at: number): void => {
    for (let next = late[noted]; next && next.at <= at; next = late[noted]) {
      groups.push({ at: next.at, seat: next.seat, late: true, hinted: false, events: [] });
      noted += 1;
    }
  };
  for (const event of told) {
    noteUntil(event.at);
    const last = groups.at(-1);
    if (last && last.at === event.at && last.seat === event.seat) last.events.push(event);
    else groups.push({ at: event.at, seat: event.seat, late: false, hinted: false, events: [event] });
  }
  noteUntil(Infinity);
  for (const { at, seat } of hinted) {
    const group = groups.find((each) => each.at === at && each.seat === seat);
    if (group) group.hinted = true;
  }
  return groups;
}

/** Every id in the scene that can be pointed out. */
export function sceneIds(scene: Scene): Set<string> {
  const ids = new Set<string>();
  for (const board of scene.boards) {
    for (const spot of board.spots) ids.add(spot.id).add(`${board.id}:${spot.id}`);
    for (const area of board.areas) ids.add(area.id).add(`${board.id}:${area.id}`);
  }
  for (const zone of scene.zones) {
    ids.add(zone.id);
    for (const card of zone.cards) ids.add(card.id);
  }
  for (const tray of scene.trays) {
    ids.add(tray.id);
    for (const die of tray.dice) ids.add(die.id);
  }
  for (const wheel of scene.wheels) for (const sector of wheel.sectors) ids.add(sector.id);
  for (const piece of scene.pieces) ids.add(piece.id);
  for (const track of scene.tracks) ids.add(track.id);
  for (const panel of scene.panels) ids.add(`seat-${panel.seat}`);
  return ids;
}

/** What an event is about, of all that can be pointed out now. */
export function aboutIds(event: ToldShown, ids: ReadonlySet<string>): string[] {
  return event.about.filter((id) => ids.has(id));
}
