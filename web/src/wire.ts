/** What the server and the page say to each other. Written by tools/wire.py, not by hand. */

/** Somebody who plays. */
export interface Account {
  id: string;
  name: string;
  guest: boolean;
  muted: boolean;
}

/** What was sent with this id is durable. */
export interface Ack {
  type: 'ack';
  id: string | number | null;
}

/** Tips for the viewer's question, and the score of every seat as it stands, by its parts. */
export interface AdviceShown {
  tips: Phrase[];
  standing: PartShown[][];
}

/** An answer to the question with this number. */
export interface AnswerSaid {
  type: 'answer';
  seat: number;
  question: number;
  option: string;
  id?: string | number | null;
}

/**
 * A region of a board with an outline of its own: a sea zone, a card of a sea laid in a grid.
 *
 * `art` is a symbol that fills the outline's box, `title` is written on it, `icons` stand below the title.
 */
export interface Area {
  id: string;
  outline: [number, number][];
  label: Phrase;
  hint: Phrase | null;
  tint: string;
  art: string;
  title: Phrase | null;
  icons: string[];
}

/**
 * A question to a seat of the viewer, with the rules that matter for it, the most important first.
 *
 * `passes` says that it does not wait for ever: nobody may know that it was asked.
 */
export interface AskedShown {
  prompt: string;
  about: { [name: string]: number | string };
  options: OptionShown[];
  rules: string[];
  passes: boolean;
  form?: FormShown;
}

/**
 * A drawing from the game's art with places on it; `routes` are neighbours along which pieces glide.
 *
 * `centre` is where the scene's centre stands (the middle by default); `art_dark` is for dark pages; `seat`
 * is whose board it is: a viewer's own comes before those of the others. A board with `sheets` is shown on a
 * phone as these, one below the other, with the names of all that stands there, instead of the drawing.
 */
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
  seat: number;
  sheets: Sheet[];
}

/** All challenges of a game, for this many players. */
export interface CampaignShown {
  game: string;
  players: number;
  challenges: ChallengeShown[];
}

/**
 * A card: icons in one or two halves, a name, and sentences that say what it does.
 *
 * `art` is a symbol of the game's art shown as its picture; `counters` are what lies on it.
 */
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
  badge: string;
  spent: boolean;
  art: string;
  counters: Counter[];
}

/**
 * The settings that make a challenge, and how an account fared.
 *
 * `beaten` counts the matches that players and not the rules have won, `won` those that the account itself
 * did; `best` is its highest score, null before the first try.
 */
export interface ChallengeShown {
  settings: { [name: string]: string };
  tries: number;
  beaten: number;
  won: number;
  best: number | null;
}

/** Lines of chat. */
export interface ChatTold {
  type: 'chat';
  n: number;
  lines: LineShown[];
}

/** How much time there is: none is kept, or seconds for each move, or seconds for the whole game. */
export interface Clock {
  kind: 'none' | 'move' | 'game';
  seconds: number;
}

/** The seconds that a seat has left. */
export interface ClockShown {
  seat: number;
  left: number;
  running: boolean;
}

/** What is published at the start: the disguised secret and what the seats added. */
export interface Commitment {
  digest: string;
  nonces: string[];
}

/** An icon with a figure. */
export interface Counter {
  id: string;
  icon: string;
  value: string;
  label: Phrase;
  hint: Phrase | null;
}

/** A name and the password that keeps it. */
export interface Credentials {
  name: string;
  password: string;
}

/**
 * A die lying open; `face` is pips (1 to 6) or an icon's name; `rolls` changes when it was rolled.
 *
 * One whose `rolls` is 0 lies still. A die that keeps its id in another tray moves there.
 */
export interface Die {
  id: string;
  face: string;
  label: Phrase;
  rolls: number;
  seat: number;
  tint: string;
  hint: Phrase | null;
  spent: boolean;
}

/** A symbol in a picture of 160 by 90 units, by its middle; or, instead of one, a short figure. */
export interface DrawnShown {
  x: number;
  y: number;
  size: number;
  symbol: string;
  text: string;
  sheet: string;
  seat: number;
  turn: number;
}

/** Who somebody is now; programs keep the token, pages have a cookie. */
export interface Entered {
  account: Account;
  token: string;
}

/** The body of an answer that says no. */
export interface Failed {
  error: Fault;
}

/** An error as it is sent. */
export interface Fault {
  key: string;
  sentence: string;
  about: { [name: string]: number | string };
}

/** A scene within the scene, such as a fight: drawn above the board while it lasts. */
export interface Focus {
  id: string;
  title: Phrase;
  sides: Side[];
  lines: Phrase[];
  cards: Card[];
}

/** Answers that can be collected: the options of this verb, the one that ends it, and names of figures. */
export interface FormShown {
  verb: string;
  ends: string;
  times: string;
  total: string;
  adds: string;
}

/** A game's card in the catalogue. */
export interface GameShown {
  name: string;
  titles: { [name: string]: string };
  players: number[];
  settings: SettingShown[];
  minutes: [number, number];
  stage: string;
  rules_version: number;
  credit: string;
  levels: string[];
  tempers: string[];
  languages: string[];
  art: string[];
  lines: { [name: string]: string };
  difficulty: number;
  all_can_lose: boolean;
  tutorial: boolean;
}

/** `ok`, or `failing` and what fails: to `write` or `read` the database, or the `loop` that serves all. */
export interface Health {
  status: string;
  failing: string[];
  tables: number;
}

/** Something that everybody should see; its story begins with the last event of a kind in `since`. */
export interface HighlightShown {
  name: string;
  icon: string;
  since: string[];
}

/** The best options, the best first, and why the first and not the second. */
export interface Hint {
  level: string;
  suggestions: Suggestion[];
  reason: Reason;
}

/** That a seat had a hint for the answer with this number, as the viewer counts. */
export interface HintTaken {
  seat: number;
  at: number;
}

/**
 * One decision.
 *
 * place   how many answers had been given before it
 * best    the option that the search would have taken, and `chance` what it promised
 * kept    what the option that was taken promised
 * shares  what share of victory every seat had then
 */
export interface Judged {
  place: number;
  seat: number;
  prompt: string;
  chosen: string;
  best: string;
  chance: number;
  kept: number;
  shares: number[];
}

/**
 * A decision, its grade, and of those that gave something away the question with two of its options.
 *
 * `at` is how many answers had been given before it, as the viewer counts.
 */
export interface JudgedShown {
  judged: Judged;
  grade: string;
  asked: AskedShown | null;
  at: number;
}

/** Who somebody is. */
export interface Known {
  account: Account | null;
}

/** A bot made a move for a seat whose time had run out; `at` is the number of answers after it. */
export interface LateMove {
  at: number;
  seat: number;
}

/**
 * The step of a tutorial that is reached: its number, of how many, and what it points at.
 *
 * `answer` are the options of which one is wanted; without any the learner goes on by `POST …/lesson`.
 * `long` says that very much happens before the next step.
 */
export interface LessonShown {
  step: number;
  steps: number;
  id: string;
  point: string[];
  answer: string[];
  long: boolean;
}

/** What a game shows to who learns it, beside its tutorial. */
export interface LessonsShown {
  pictures: PictureShown[];
  first: PointerShown[];
  legend: SymbolGroupShown[];
  standing: boolean;
}

/** A line of chat; with a nonce it can be sent again without being said twice. */
export interface LineSaid {
  type: 'say';
  text: string;
  nonce?: string;
  id?: string | number | null;
}

/** A line of chat. */
export interface LineShown {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The tables of somebody, and those that are open to all. */
export interface Lobby {
  mine: TableShown[];
  open: TableShown[];
}

/** A seat's marker on a track, or nobody's with an icon of its own. */
export interface Marker {
  seat: number;
  at: number;
  label: Phrase;
  icon: string;
}

/** A moment of a match by the number of answers, and the seat to be played by who sat at none. */
export interface MomentAsked {
  at: number;
  seat?: number;
}

/** A name to be called by. */
export interface Named {
  name: string;
}

/**
 * An option, the figures of its label, and the ids of the things that it is about.
 *
 * `signs` are the drawings before its words. A `grave` one is to be confirmed; a `usual` one lets the moment
 * pass.
 */
export interface OptionShown {
  text: string;
  details: { [name: string]: number | string };
  things: string[];
  signs?: string[];
  grave?: boolean;
  usual?: boolean;
}

/**
 * How a match ended: one of the game's endings, and score, place and parts of the score for each seat.
 *
 * Seats that the rules play (a ghost ship, an automaton) come after the players.
 */
export interface Outcome {
  ending: string;
  scores: number[];
  places: number[];
  winners: number[];
  parts: { [name: string]: number[] };
}

/**
 * A player's own board: marks such as the compass, counters, slots, and the zones that belong to it.
 *
 * `zones`, `trays`, `tracks` and `wheels` are ids; a hand with open cards is drawn large elsewhere.
 */
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

/** A part of the forecast, and how much more of it the option brings than the other. */
export interface Part {
  name: string;
  gain: number;
}

/** A part of a score as it stands; `points` are null if hidden, `more` are figures of `more-<part>`. */
export interface PartShown {
  part: string;
  points: number | null;
  more: { [name: string]: number | string };
}

/** A password to keep one's name by, and the one until now if there is one. */
export interface Password {
  password: string;
  old?: string;
}

/** After how many seconds of absence the others may act for somebody, and end the match. */
export interface Patience {
  gone: number;
  abandon: number;
}

/** A message of the game's locale files and its figures. */
export interface Phrase {
  key: string;
  args: { [name: string]: number | string };
}

/** An opening picture; its sentence is `opening-<id>`. */
export interface PictureShown {
  id: string;
  draw: DrawnShown[];
}

/**
 * Something that stands on a spot or area: `art` is a symbol, `seat` gives colour and shape.
 *
 * `path` are the places it came by, in order; `turn` is in degrees clockwise, `size` relative to others.
 */
export interface Piece {
  id: string;
  board: string;
  spot: string;
  art: string;
  label: Phrase;
  seat: number;
  hint: Phrase | null;
  badge: string;
  path: string[];
  turn: number;
  size: number;
}

/** Is anybody there? */
export interface PingSaid {
  type: 'ping';
  id?: string | number | null;
}

/** What a first turn points at, with `{seat}` for who is guided; its sentence is `first-<id>`. */
export interface PointerShown {
  id: string;
  point: string[];
}

/** Somebody is here. */
export interface Pong {
  type: 'pong';
  id: string | number | null;
}

/** The position as a viewer may see it; `own` is the number of answers after their own last one, or 0. */
export interface Position {
  type: 'position';
  n: number;
  viewer: number;
  own: number;
  seats: { [name: string]: AskedShown };
  question: number;
  waiting: Waiting[];
  told: ToldShown[];
  first: number;
  undo: { [name: string]: boolean };
  clocks: ClockShown[];
  late: LateMove[];
  answers: number;
  over: boolean;
  outcome: Outcome | null;
  scene?: SceneShown;
  view?: unknown;
}

/** The puzzle of the day of a game, and whether you found it; null if you have not tried. */
export interface PuzzleShown {
  game: string;
  id: string;
  right: boolean | null;
}

/**
 * Why one option and not the next best.
 *
 * kind      how they were compared: lot, rated, tried; or seen: what a deed changed in the eyes of others
 * chosen, other  the options' texts; `other` is empty if there was none
 * worth, other_worth  the ratings, or the shares of victory that the trials brought
 * close     whether both are as good as each other
 * trials    how often the game was played on
 * for_it, against_it  what the chosen one brings more of, and less
 */
export interface Reason {
  seat: number;
  prompt: string;
  kind: string;
  chosen: string;
  other: string;
  worth: number;
  other_worth: number;
  close: boolean;
  trials: number;
  for_it: Part[];
  against_it: Part[];
}

/**
 * What a match is: its game, its seed and its answers, each written `seat option`.
 *
 * `digest` is that of the last position; `trail` has a mark of four digits for the position after each
 * answer, so that a replay that strays can say where. While a commitment hides the seed, `seed`, `digest`,
 * `trail` and `secret` are empty and the record cannot be replayed yet: a digest of a position with few
 * possible secrets would tell them to whoever tries them all.
 */
export interface Record {
  game: string;
  rules: number;
  seats: string[];
  options: { [name: string]: string };
  seed: string;
  answers: string[];
  digest: string;
  trail: string;
  commitment: Commitment | null;
  secret: string;
  kaper: number;
}

/** What was sent with this id was not taken, and nothing changed. */
export interface Refused {
  type: 'refused';
  id: string | number | null;
  error: Fault;
}

/** The person is back and takes their seats from the bot that stood in. */
export interface ReturnSaid {
  type: 'return';
  id?: string | number | null;
}

/**
 * What is known so far; `done` of `total` answers were looked at, and somebody is at it if it is `busy`.
 *
 * `first` is the number of answers before the first of these, for who has some already. `tallies` are for
 * every seat, once all is done.
 */
export interface ReviewShown {
  done: number;
  total: number;
  busy: boolean;
  first: number;
  judged: JudgedShown[];
  tallies: TallyShown[];
}

/**
 * Everything to be drawn at one moment; the panels are shown beginning with the viewer's own.
 *
 * `wide` is for boards that need all the width there is: they are shown one at a time, under tabs, the one
 * with something to choose first, and the panels stand below.
 */
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
  wide: boolean;
}

/**
 * What changed of the scene since the last one; if it is `whole`, all of it and the catalogue's name.
 *
 * `common` are the things that everybody sees, `own` those that this viewer sees otherwise.
 */
export interface SceneShown {
  whole: boolean;
  catalogue: string;
  common: { [name: string]: { [name: string]: unknown } | null };
  own: { [name: string]: { [name: string]: unknown } | null };
}

/** Who shall sit somewhere. */
export interface SeatAsked {
  kind?: 'me' | 'open' | 'bot' | 'hotseat';
  name?: string;
  level?: string;
  nonce?: string;
  invite?: string;
}

/** A seat as somebody is told of it. */
export interface SeatShown {
  number: number;
  kind: 'open' | 'person' | 'hotseat' | 'bot';
  name: string;
  level: string;
  mine: boolean;
  away: boolean;
  standin: boolean;
  absent: number;
  nudged: boolean;
}

/** A place on a wheel. */
export interface Sector {
  id: string;
  icon: string;
  label: Phrase;
  hint: Phrase | null;
  tokens: number[];
}

/** A choice made before the match. */
export interface SettingShown {
  name: string;
  values: ValueShown[];
}

/** A part of a board: what stands within `box` (left, top, right, bottom) has one title. */
export interface Sheet {
  title: Phrase;
  box: [number, number, number, number];
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

/** A place for goods, such as a hold: empty without an icon. */
export interface Slot {
  id: string;
  label: Phrase;
  icon: string;
  amount: number;
  special: boolean;
  hint: Phrase | null;
}

/** What somebody would do. */
export interface SolutionAsked {
  option: string;
}

/** Whether it was found, and the proof: what share of victory each option brought in so many trials. */
export interface SolutionShown {
  right: boolean;
  best: string;
  trials: number;
  chances: { [name: string]: number };
}

/**
 * A place on a board, in the units of the board; what stands on it is a piece.
 *
 * `token` is a symbol that lies on it, `marks` are small icons at its rim, `badge` a figure.
 */
export interface Spot {
  id: string;
  x: number;
  y: number;
  radius: number;
  label: Phrase;
  hint: Phrase | null;
  token: string;
  marks: string[];
  badge: string;
}

/** What the seats of whoever starts add to the dice, by seat. */
export interface Starting {
  nonces?: { [name: string]: string };
}

/** The step of a tutorial to go on to. */
export interface StepAsked {
  step: number;
}

/** An option by its text, and the share of victory that the trials promise for it. */
export interface Suggestion {
  option: string;
  chance: number;
}

/** Symbols that belong together; their heading is `legend-<id>`. */
export interface SymbolGroupShown {
  id: string;
  symbols: SymbolShown[];
}

/** A symbol of the legend; its meaning is `legend-<id>`. */
export interface SymbolShown {
  id: string;
  symbol: string;
  sheet: string;
}

/** A table that somebody wants. */
export interface TableAsked {
  game: string;
  players: number;
  settings?: { [name: string]: string };
  open?: boolean;
  clock?: Clock;
  seats?: SeatAsked[];
  guided?: boolean;
  hints?: boolean;
}

/** A table as somebody is told of it: no account of others, no secret before the end. */
export interface TableShown {
  id: string;
  game: string;
  players: number;
  settings: { [name: string]: string };
  open: boolean;
  guided: boolean;
  invite: string;
  host: boolean;
  stage: 'waiting' | 'playing' | 'over';
  clock: Clock;
  seats: SeatShown[];
  commitment: string;
  secret: string;
  nonces: string[];
  your_turn: boolean;
  answers: number;
  outcome: Outcome | null;
  rematch: string;
  created: number;
  patience: Patience;
  doubts: string[];
  trouble: string;
  upgraded: UpgradeShown | null;
  lesson: LessonShown | null;
  hints: boolean;
  hinted: HintTaken[];
}

/** Seats, presence or stage changed. */
export interface TableTold {
  type: 'table';
  n: number;
  table: TableShown;
}

/** A seat's decisions: how many have each grade, what they gave away, and what luck and others gave. */
export interface TallyShown {
  grades: { [name: string]: number };
  lost: number;
  luck: number;
}

/** An event, with the ids of the seats and things that it is about, and its drawing if it has one. */
export interface ToldShown {
  at: number;
  kind: string;
  seat: number;
  args: { [name: string]: number | string };
  about: string[];
  icon?: string;
  highlight?: HighlightShown;
}

/** Numbered steps in a row with markers on them. */
export interface Track {
  id: string;
  title: Phrase;
  steps: string[];
  markers: Marker[];
  hint: Phrase | null;
  seat: number;
}

/**
 * Dice that lie together with a name, such as those of a chest; `board` and `spot` put it on a board.
 *
 * On a board without a spot it stands in the board's centre. On an area its dice are as large as all of them
 * fit, and `lean` says to which edge they keep: top or bottom, the middle by default.
 */
export interface Tray {
  id: string;
  title: Phrase;
  dice: Die[];
  board: string;
  spot: string;
  seat: number;
  lean: string;
}

/** Take back the last answer of a seat. */
export interface UndoSaid {
  type: 'undo';
  seat: number;
  id?: string | number | null;
}

/** That a table goes on under newer rules, since when, and from which version to which. */
export interface UpgradeShown {
  before: number;
  after: number;
  at: number;
}

/** The table that a record became. */
export interface Uploaded {
  id: string;
}

/** A value of a setting and the numbers of players with which it can be had. */
export interface ValueShown {
  name: string;
  players: number[];
}

/** What this connection wants to see: scenes, plain views, and through whose eyes. */
export interface ViewSaid {
  type: 'view';
  scene?: boolean | null;
  state?: boolean | null;
  seat?: number | null;
  id?: string | number | null;
}

/** A question to somebody else: who and about what, never which options. */
export interface Waiting {
  seat: number;
  prompt: string;
}

/** Places around a hub; `hand` is the sector at which the hand points. */
export interface Wheel {
  id: string;
  title: Phrase;
  sectors: Sector[];
  hand: string;
  hint: Phrase | null;
  seat: number;
}

/** Why a seat did what it did, and once the match is over the question that it had. */
export interface WhyTold {
  reason: Reason | null;
  asked: AskedShown | null;
}

/**
 * Cards together: `kind` is hand, row, pile, grid or market; a pile shows its top and its count.
 *
 * On a `board` the cards lie at `spots`, one each, or in the board's centre if there are none.
 */
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
  board: string;
  spots: string[];
}

export type Heard = Position | TableTold | ChatTold | Ack | Refused | Pong;

export type Said = AnswerSaid | UndoSaid | LineSaid | ViewSaid | ReturnSaid | PingSaid;

/** Requests: what they take and bring. */
export interface Calls {
  'GET /api/account': { data: null; answer: Known };
  'GET /api/campaigns': { data: null; answer: CampaignShown[] };
  'GET /api/games': { data: null; answer: GameShown[] };
  'GET /api/games/{game}/art/{file}': { data: null; answer: unknown };
  'GET /api/games/{game}/catalogue/{name}': { data: null; answer: { [name: string]: { [name: string]: unknown } } };
  'GET /api/games/{game}/lessons': { data: null; answer: LessonsShown };
  'GET /api/games/{game}/lessons/{file}': { data: null; answer: unknown };
  'GET /api/games/{game}/locale/{file}': { data: null; answer: unknown };
  'GET /api/games/{game}/rules/{file}': { data: null; answer: unknown };
  'GET /api/locale/{file}': { data: null; answer: unknown };
  'GET /api/puzzles': { data: null; answer: PuzzleShown[] };
  'GET /api/puzzles/{game}/{name}': { data: null; answer: Position };
  'GET /api/tables': { data: null; answer: Lobby };
  'GET /api/tables/{table}': { data: null; answer: TableShown };
  'GET /api/tables/{table}/advice': { data: null; answer: AdviceShown };
  'GET /api/tables/{table}/old-log': { data: null; answer: { [name: string]: string[] } };
  'GET /api/tables/{table}/record': { data: null; answer: Record };
  'GET /api/tables/{table}/replay': { data: null; answer: Position };
  'GET /api/tables/{table}/review': { data: null; answer: ReviewShown };
  'GET /api/tables/{table}/why': { data: null; answer: WhyTold };
  'POST /api/account/password': { data: Password; answer: Known };
  'POST /api/games/{game}/tutorial': { data: null; answer: TableShown };
  'POST /api/guests': { data: Named; answer: Entered };
  'POST /api/login': { data: Credentials; answer: Entered };
  'POST /api/logout': { data: null; answer: Known };
  'POST /api/logout/everywhere': { data: null; answer: Known };
  'POST /api/puzzles/{game}/{name}': { data: SolutionAsked; answer: SolutionShown };
  'POST /api/records': { data: null; answer: Uploaded };
  'POST /api/tables': { data: TableAsked; answer: TableShown };
  'POST /api/tables/{table}/end': { data: null; answer: TableShown };
  'POST /api/tables/{table}/leave': { data: null; answer: TableShown };
  'POST /api/tables/{table}/lesson': { data: StepAsked; answer: TableShown };
  'POST /api/tables/{table}/on': { data: MomentAsked; answer: TableShown };
  'POST /api/tables/{table}/rematch': { data: null; answer: TableShown };
  'POST /api/tables/{table}/review': { data: null; answer: ReviewShown };
  'POST /api/tables/{table}/seats/{number}': { data: SeatAsked; answer: TableShown };
  'POST /api/tables/{table}/seats/{number}/hint': { data: null; answer: Hint };
  'POST /api/tables/{table}/seats/{number}/nudge': { data: null; answer: TableShown };
  'POST /api/tables/{table}/seats/{number}/standin': { data: null; answer: TableShown };
  'POST /api/tables/{table}/start': { data: Starting | null; answer: TableShown };
}

/** What a thing of each kind has if it is not told. */
export const DEFAULTS: {
  counter: Pick<Counter, 'hint'>;
  spot: Pick<Spot, 'hint' | 'token' | 'marks' | 'badge'>;
  area: Pick<Area, 'hint' | 'tint' | 'art' | 'title' | 'icons'>;
  board: Pick<Board, 'spots' | 'areas' | 'routes' | 'centre' | 'art_dark' | 'seat' | 'sheets'>;
  piece: Pick<Piece, 'seat' | 'hint' | 'badge' | 'path' | 'turn' | 'size'>;
  card: Pick<Card, 'icons' | 'lines' | 'corners' | 'face_up' | 'seat' | 'tint' | 'hint' | 'badge' | 'spent' | 'art' | 'counters'>;
  zone: Pick<Zone, 'cards' | 'count' | 'columns' | 'seat' | 'prices' | 'hint' | 'board' | 'spots'>;
  die: Pick<Die, 'rolls' | 'seat' | 'tint' | 'hint' | 'spent'>;
  tray: Pick<Tray, 'dice' | 'board' | 'spot' | 'seat' | 'lean'>;
  track: Pick<Track, 'markers' | 'hint' | 'seat'>;
  sector: Pick<Sector, 'hint' | 'tokens'>;
  wheel: Pick<Wheel, 'sectors' | 'hand' | 'hint' | 'seat'>;
  slot: Pick<Slot, 'icon' | 'amount' | 'special' | 'hint'>;
  panel: Pick<Panel, 'name' | 'marks' | 'counters' | 'slots' | 'zones' | 'active' | 'trays' | 'tracks' | 'wheels'>;
  side: Pick<Side, 'counters' | 'dice' | 'total' | 'lines' | 'cards'>;
  focus: Pick<Focus, 'sides' | 'lines' | 'cards'>;
  scene: Pick<Scene, 'boards' | 'pieces' | 'zones' | 'trays' | 'tracks' | 'wheels' | 'panels' | 'centre' | 'focus' | 'wide'>;
} = {
  counter: {"hint":null},
  spot: {"hint":null,"token":"","marks":[],"badge":""},
  area: {"hint":null,"tint":"","art":"","title":null,"icons":[]},
  board: {"spots":[],"areas":[],"routes":[],"centre":null,"art_dark":"","seat":-1,"sheets":[]},
  piece: {"seat":-1,"hint":null,"badge":"","path":[],"turn":0.0,"size":1.0},
  card: {"icons":[],"lines":[],"corners":[],"face_up":true,"seat":-1,"tint":"","hint":null,"badge":"","spent":false,"art":"","counters":[]},
  zone: {"cards":[],"count":0,"columns":0,"seat":-1,"prices":[],"hint":null,"board":"","spots":[]},
  die: {"rolls":0,"seat":-1,"tint":"","hint":null,"spent":false},
  tray: {"dice":[],"board":"","spot":"","seat":-1,"lean":""},
  track: {"markers":[],"hint":null,"seat":-1},
  sector: {"hint":null,"tokens":[]},
  wheel: {"sectors":[],"hand":"","hint":null,"seat":-1},
  slot: {"icon":"","amount":0,"special":false,"hint":null},
  panel: {"name":null,"marks":[],"counters":[],"slots":[],"zones":[],"active":false,"trays":[],"tracks":[],"wheels":[]},
  side: {"counters":[],"dice":[],"total":"","lines":[],"cards":[]},
  focus: {"sides":[],"lines":[],"cards":[]},
  scene: {"boards":[],"pieces":[],"zones":[],"trays":[],"tracks":[],"wheels":[],"panels":[],"centre":[],"focus":null,"wide":false},
};

/** Which fields of a thing hold further things. */
export const INNER: { [kind: string]: readonly string[] } = {
  counter: [],
  spot: [],
  area: [],
  board: ["spots","areas"],
  piece: [],
  card: ["counters"],
  zone: ["cards"],
  die: [],
  tray: ["dice"],
  track: [],
  sector: [],
  wheel: ["sectors"],
  slot: [],
  panel: ["marks","counters","slots"],
  side: ["counters","dice","cards"],
  focus: ["sides","cards"],
  scene: ["boards","pieces","zones","trays","tracks","wheels","panels","centre","focus"],
};
