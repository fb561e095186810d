/** Everything in a scene that can be explained or chosen, in the one order in which it is reached by keyboard. */
import { NO_LINKS, type Links } from './links';
import type { Card, Counter, Die, Phrase, Piece, Scene, Slot, Track, Zone } from '../wire';

export interface Thing {
  key: string;
  label: Phrase;
  hint: Phrase | null;
  lines: Phrase[];
  options: string[];
  figure: string;
  /** What it lies in, such as a hand. */
  within: Phrase | null;
  /** What stands on it, such as ships. */
  on: Phrase[];
}

interface Told {
  label: Phrase;
  hint?: Phrase | null;
  lines?: Phrase[];
  figure?: string;
  within?: Phrase | null;
  on?: Phrase[];
}

class Index {
  readonly things = new Map<string, Thing>();

  constructor(private readonly links: Links) {}

  add(
    key: string,
    { label, hint = null, lines = [], figure = '', within = null, on = [] }: Told,
    ids = [key.slice(key.indexOf(':') + 1)],
  ): void {
    const options = ids.flatMap((id) => this.links.get(id) ?? []);
    this.things.set(key, { key, label, hint, lines, options, figure, within, on });
  }

  counters = (counters: Counter[]): void => counters.forEach((each) => this.counter(each));
  counter(counter: Counter): void {
    this.add(`counter:${counter.id}`, { ...counter, figure: counter.value });
  }
  dice = (dice: Die[]): void => dice.forEach((die) => this.add(`die:${die.id}`, die));
  cards = (cards: Card[], within: Phrase | null = null, prices: Phrase[] = []): void =>
    cards.forEach((card, nth) => this.card(card, within, prices.slice(nth, nth + 1)));
  card(card: Card, within: Phrase | null, price: Phrase[]): void {
    const lines = [...(card.face_up ? [...card.corners, ...card.lines] : []), ...price];
    this.add(`card:${card.id}`, { ...card, label: card.title, lines, figure: card.badge, within });
    this.counters(card.counters);
  }
  piece(piece: Piece): void {
    this.add(`piece:${piece.id}`, { ...piece, figure: piece.badge });
  }
  slot(slot: Slot): void {
    this.add(`slot:${slot.id}`, { ...slot, figure: slot.amount ? String(slot.amount) : '' });
  }
  zone(zone: Zone): void {
    if (!isPile(zone)) {
      this.cards(zone.cards, zone.title, zone.prices);
      return;
    }
    const top = topOf(zone);
    const lines = top?.face_up ? [top.title, ...top.corners, ...top.lines] : [];
    const told = { label: zone.title, hint: zone.hint, lines, figure: String(sizeOf(zone)) };
    this.add(`zone:${zone.id}`, told, top ? [zone.id, top.id] : [zone.id]);
  }
  track(track: Track): void {
    track.steps.forEach((step, at) => {
      const lines = track.markers.filter((marker) => marker.at === at).map((marker) => marker.label);
      this.add(`step:${track.id}/${at}`, { label: track.title, hint: track.hint, lines, figure: step });
    });
  }
}

/** The card that lies on top of a pile. */
export const topOf = (zone: Zone): Card | undefined => zone.cards.at(-1);
/** How many cards a zone holds, those that are not shown included. */
export const sizeOf = (zone: Zone): number => Math.max(zone.count, zone.cards.length);

/** Whether a zone shows no more than its top and its count: a pile, or cards of which nothing is known. */
export const isPile = (zone: Zone): boolean => zone.kind === 'pile' || (!zone.cards.length && zone.count > 0);

/** A hand that the viewer can look into is drawn large, wherever else it is named. */
export const isOpenHand = (zone: Zone): boolean => zone.kind === 'hand' && zone.cards.some((card) => card.face_up);

export interface Places {
  hands: Zone[];
  board: Zone[];
  centre: Zone[];
  panel: Map<number, Zone[]>;
  table: Zone[];
}

/** Where each zone is drawn: large as a hand, on a board, in its centre, in a panel, or on the table. */
export function placeZones(scene: Scene): Places {
  const places: Places = { hands: [], board: [], centre: [], panel: new Map(), table: [] };
  const owners = new Map(scene.panels.flatMap((panel) => panel.zones.map((id) => [id, panel.seat] as const)));
  for (const zone of scene.zones) {
    const owner = owners.get(zone.id);
    if (isOpenHand(zone)) places.hands.push(zone);
    else if (zone.board) (zone.spots.length ? places.board : places.centre).push(zone);
    else if (owner !== undefined) places.panel.set(owner, [...(places.panel.get(owner) ?? []), zone]);
    else places.table.push(zone);
  }
  return places;
}

/** Things of trays, tracks and wheels that stand in a seat's panel, or, without a seat, on the table. */
export function partsOf<T extends { id: string }>(parts: T[], ids: readonly string[]): T[] {
  return parts.filter((part) => ids.includes(part.id));
}

function strays<T extends { id: string }>(parts: T[], owned: readonly string[][]): T[] {
  const ids = new Set(owned.flat());
  return parts.filter((part) => !ids.has(part.id));
}

export const looseTrays = (scene: Scene): Scene['trays'] =>
  strays(
    scene.trays,
    scene.panels.map((panel) => panel.trays),
  ).filter((tray) => !tray.board);
export const looseTracks = (scene: Scene): Scene['tracks'] =>
  strays(
    scene.tracks,
    scene.panels.map((panel) => panel.tracks),
  );
export const looseWheels = (scene: Scene): Scene['wheels'] =>
  strays(
    scene.wheels,
    scene.panels.map((panel) => panel.wheels),
  );

function addBoards(index: Index, scene: Scene): void {
  const zones = placeZones(scene);
  scene.boards.forEach((board, nth) => {
    const pieces = scene.pieces.filter((piece) => piece.board === board.id);
    const standing = (id: string): Phrase[] => pieces.filter((piece) => piece.spot === id).map((piece) => piece.label);
    for (const area of board.areas) index.add(`area:${area.id}`, { ...area, on: standing(area.id) });
    for (const spot of board.spots) index.add(`spot:${spot.id}`, { ...spot, figure: spot.badge, on: standing(spot.id) });
    for (const zone of zones.board.filter((each) => each.board === board.id)) index.zone(zone);
    for (const tray of scene.trays.filter((each) => each.board === board.id && each.spot)) index.dice(tray.dice);
    for (const piece of pieces) index.piece(piece);
    for (const tray of scene.trays.filter((each) => each.board === board.id && !each.spot)) index.dice(tray.dice);
    if (nth === 0) index.counters(scene.centre);
    for (const zone of zones.centre.filter((each) => each.board === board.id)) index.zone(zone);
  });
  if (!scene.boards.length) index.counters(scene.centre);
}

function addWheels(index: Index, wheels: Scene['wheels']): void {
  for (const wheel of wheels) for (const sector of wheel.sectors) index.add(`sector:${sector.id}`, sector);
}

function addPanels(index: Index, scene: Scene): void {
  const zones = placeZones(scene);
  for (const panel of scene.panels) {
    index.counters(panel.marks);
    index.counters(panel.counters);
    panel.slots.forEach((slot) => index.slot(slot));
    for (const tray of partsOf(scene.trays, panel.trays)) index.dice(tray.dice);
    for (const zone of zones.panel.get(panel.seat) ?? []) index.zone(zone);
    for (const track of partsOf(scene.tracks, panel.tracks)) index.track(track);
    addWheels(index, partsOf(scene.wheels, panel.wheels));
  }
}

/** All things of a scene by their keys, in reading order. */
export function thingsOf(scene: Scene, links: Links = NO_LINKS): Map<string, Thing> {
  const index = new Index(links);
  const zones = placeZones(scene);
  addBoards(index, scene);
  for (const side of scene.focus?.sides ?? []) {
    index.dice(side.dice);
    index.counters(side.counters);
    index.cards(side.cards);
  }
  index.cards(scene.focus?.cards ?? []);
  zones.hands.forEach((zone) => index.zone(zone));
  looseTrays(scene).forEach((tray) => index.dice(tray.dice));
  zones.table.forEach((zone) => index.zone(zone));
  looseTracks(scene).forEach((track) => index.track(track));
  addWheels(index, looseWheels(scene));
  addPanels(index, scene);
  return index.things;
}

/** The options of a thing that are on offer. */
export const offered = (thing: Thing | undefined, lit: ReadonlySet<string>): string[] => [
  ...new Set(thing?.options.filter((option) => lit.has(option)) ?? []),
];

/** The keys of what can be chosen, in the order in which Tab reaches it. */
export const choosable = (things: ReadonlyMap<string, Thing>, lit: ReadonlySet<string>): string[] =>
  [...things.values()].filter((thing) => offered(thing, lit).length).map((thing) => thing.key);
