/** The messages of `docs/protocol.md`. */
import type { Fault, Figures, Told } from '../words/words';
import type { Scene } from '../scene/types';
import type { SeatClock } from './clocks';

export type { Fault, Figures, Told };

export interface Account {
  id: string;
  name: string;
  guest: boolean;
}

export interface SettingValue {
  name: string;
  players: number[];
}
export interface Setting {
  name: string;
  values: SettingValue[];
}
export interface GameCard {
  name: string;
  titles: Record<string, string>;
  players: number[];
  settings: Setting[];
  minutes: [number, number];
  credit: string;
  levels: string[];
  art: string[];
  stage?: string;
}

export type Stage = 'waiting' | 'playing' | 'over';
export interface Clock {
  kind: 'none' | 'move' | 'game';
  seconds: number;
}
export type SeatKind = 'open' | 'person' | 'hotseat' | 'bot';
export interface Seat {
  number: number;
  kind: SeatKind;
  name: string;
  level: string;
  mine: boolean;
  away: boolean;
  standin: boolean;
  /** For how many seconds the person had been away when this was told. */
  absent: number;
  nudged: boolean;
}
export interface Outcome {
  ending: string;
  scores: number[];
  places: number[];
  winners: number[];
  parts: Record<string, number[]>;
}
/** The rules of a game changed under its match: from which version to which, and when (milliseconds since 1970). */
export interface Upgrade {
  before: number;
  after: number;
  at: number;
}
export interface Table {
  id: string;
  game: string;
  players: number;
  settings: Record<string, string>;
  open: boolean;
  invite?: string | null;
  stage: Stage;
  clock: Clock;
  seats: Seat[];
  commitment: string;
  secret?: string | null;
  nonces: string[];
  your_turn: boolean;
  answers: number;
  outcome?: Outcome | null;
  rematch?: string | null;
  guided: boolean;
  host: boolean;
  created: number;
  /** After how many seconds of absence the others may act for somebody, and end the match. */
  patience: { gone: number; abandon: number };
  /** What an uploaded record claims and is not so. */
  doubts: string[];
  /** Why the match cannot be shown, as a key; empty if it can. */
  trouble: string;
  upgraded: Upgrade | null;
}
/** What happened before the rules changed, as sentences by language. */
export type OldLog = Partial<Record<string, string[]>>;
export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'hotseat';
  name?: string;
  level?: string;
  nonce?: string;
  invite?: string;
}
export interface TableWish {
  game: string;
  players: number;
  settings: Record<string, string>;
  open: boolean;
  clock: Clock;
  seats: SeatWish[];
  guided: boolean;
}

export interface Option {
  text: string;
  details: Figures | null;
}
export interface Asked {
  prompt: string;
  about: Figures;
  options: Option[];
}
export interface Waiting {
  seat: number;
  prompt: string;
}
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}
/** A bot made a move for a seat whose time had run out; `at` is the number of answers after it. */
export interface LateMove {
  at: number;
  seat: number;
}
export interface Position {
  type: 'position';
  n: number;
  viewer: number;
  seats: Record<string, Asked>;
  question: number;
  waiting: Waiting[];
  told: Told[];
  first: number;
  scene?: Partial<Scene> | null;
  undo?: Record<string, boolean>;
  clocks?: SeatClock[];
  late?: LateMove[];
  answers: number;
  over: boolean;
  outcome?: Outcome | null;
}

export type Incoming =
  | Position
  | { type: 'table'; n: number; table: Table }
  | { type: 'chat'; n: number; lines: ChatLine[] }
  | { type: 'ack'; id: string | null }
  | { type: 'refused'; id: string | null; error: Fault }
  | { type: 'pong' };
