/** The vocabulary in which a game shows itself, as the server sends it: the mirror of src/kaper/engine/scene.py. */

/** A message of the game's locale files and its figures. */
export interface Phrase {
  key: string;
  args: Record<string, number | string>;
}

/** An icon with a figure. */
export interface Counter {
  id: string;
  icon: string;
  value: string;
  label: Phrase;
  hint: Phrase | null;
  options: string[];
}

/** A place on a board, in the units of the board; what stands on it is a piece. token is a symbol that lies on it, marks are small icons at its rim, badge a figure. */
export interface Spot {
  id: string;
  x: number;
  y: number;
  radius: number;
  label: Phrase;
  hint: Phrase | null;
  options: string[];
  token: string;
  marks: string[];
  badge: string;
}

/** A region of a board with an outline of its own: a sea zone, a card of a sea laid in a grid. art is a symbol that fills the outline's box, title is written on it, icons stand below the title. */
export interface Area {
  id: string;
  outline: [number, number][];
  label: Phrase;
  hint: Phrase | null;
  options: string[];
  tint: string;
  art: string;
  title: Phrase | null;
  icons: string[];
}

/** A drawing from the game's art with places on it; routes are neighbours along which pieces glide. centre is where the scene's centre stands (the middle by default); art_dark is the drawing for dark pages. */
export interface Board {
  id: string;
  art: string;
  width: number;
  height: number;
  label: Phrase;
  spots: Spot[];
  areas: Area[];
  routes: [string, string][];
  centre: [number, number] | null;
  art_dark: string;
}

/** Something that stands on a spot or area: art is a symbol of the game's art, seat gives colour and shape. path are the places it came by, in order; turn is in degrees clockwise, size relative to other pieces. */
export interface Piece {
  id: string;
  board: string;
  spot: string;
  art: string;
  label: Phrase;
  seat: number;
  hint: Phrase | null;
  options: string[];
  badge: string;
  path: string[];
  turn: number;
  size: number;
}

/** A card: icons in one or two halves, a name, and sentences that say what it does. art is a symbol of the game's art shown as its picture; counters are what lies on it. */
export interface Card {
  id: string;
  title: Phrase;
  icons: string[];
  lines: Phrase[];
  corners: Phrase[];
  face_up: boolean;
  seat: number;
  tint: string;
  hint: Phrase | null;
  options: string[];
  badge: string;
  spent: boolean;
  art: string;
  counters: Counter[];
}

/** Cards together: kind is hand, row, pile, grid or market; a pile shows its top and its count. On a board the cards lie at spots, one each, or in the board's centre if there are none. */
export interface Zone {
  id: string;
  kind: string;
  title: Phrase;
  cards: Card[];
  count: number;
  columns: number;
  seat: number;
  prices: Phrase[];
  hint: Phrase | null;
  options: string[];
  board: string;
  spots: string[];
}

/** A die lying open; face is pips (1 to 6) or the name of an icon; rolls changes when it was rolled. */
export interface Die {
  id: string;
  face: string;
  label: Phrase;
  rolls: number;
  seat: number;
  tint: string;
  options: string[];
  hint: Phrase | null;
  spent: boolean;
}

/** Dice that lie together with a name, such as those of a chest; board and spot put it on a board. On a board without a spot it stands in the board's centre. */
export interface Tray {
  id: string;
  title: Phrase;
  dice: Die[];
  board: string;
  spot: string;
  seat: number;
  lean: string;
}

/** A seat's marker on a track, or nobody's with an icon of its own. */
export interface Marker {
  seat: number;
  at: number;
  label: Phrase;
  icon: string;
}

/** Numbered steps in a row with markers on them. */
export interface Track {
  id: string;
  title: Phrase;
  steps: string[];
  markers: Marker[];
  options: Record<string, string[]>;
  hint: Phrase | null;
  seat: number;
}

/** A place on a wheel. */
export interface Sector {
  id: string;
  icon: string;
  label: Phrase;
  hint: Phrase | null;
  options: string[];
  tokens: number[];
}

/** Places around a hub; hand is the sector at which the hand points. */
export interface Wheel {
  id: string;
  title: Phrase;
  sectors: Sector[];
  hand: string;
  hint: Phrase | null;
  seat: number;
}

/** A place for goods, such as a hold: empty without an icon. */
export interface Slot {
  id: string;
  label: Phrase;
  icon: string;
  amount: number;
  options: string[];
  special: boolean;
  hint: Phrase | null;
}

/** A player's own board: marks such as the compass, counters, slots, and the zones that belong to it. zones, trays, tracks and wheels are ids; a hand with open cards is drawn large below the board instead. */
export interface Panel {
  seat: number;
  colour: string;
  shape: string;
  name: Phrase | null;
  marks: Counter[];
  counters: Counter[];
  slots: Slot[];
  zones: string[];
  active: boolean;
  trays: string[];
  tracks: string[];
  wheels: string[];
}

/** One side of a focused scene: who, what they have thrown in, and the result so far. */
export interface Side {
  seat: number;
  label: Phrase;
  counters: Counter[];
  dice: Die[];
  total: string;
  lines: Phrase[];
  cards: Card[];
}

/** A scene within the scene, such as a fight: drawn above the board while it lasts. */
export interface Focus {
  id: string;
  title: Phrase;
  sides: Side[];
  lines: Phrase[];
  cards: Card[];
}

/** Everything to be drawn for one viewer at one moment. */
export interface Scene {
  boards: Board[];
  pieces: Piece[];
  zones: Zone[];
  trays: Tray[];
  tracks: Track[];
  wheels: Wheel[];
  panels: Panel[];
  centre: Counter[];
  focus: Focus | null;
  rules: string[];
  wide: boolean;
}
