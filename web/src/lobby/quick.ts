/** Tables that are set up without questions, and taking part with a word of one's own for the dice. */
import { api } from '../lib/api';
import { noteNonces, ownNonces } from '../lib/fairbook';
import type { GameShown, SeatAsked, TableAsked, TableShown } from '../wire';

const USUAL_PLAYERS = 4;
const USUAL_LEVEL = 'bosun';

export const usualLevel = (game: GameShown): string => (game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels[0] ?? USUAL_LEVEL));

export function usualPlayers(game: GameShown): number {
  return game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (game.players.at(-1) ?? USUAL_PLAYERS);
}

/** The values of a setting that this many players can have; the first is the usual one. */
export const fitting = (values: { name: string; players: number[] }[], players: number): string[] =>
  values.filter((value) => value.players.includes(players)).map((value) => value.name);

export function usualSettings(game: GameShown, players: number): Record<string, string> {
  const chosen = game.settings.map((setting) => [setting.name, fitting(setting.values, players)[0] ?? '']);
  return Object.fromEntries(chosen.filter(([, value]) => value)) as Record<string, string>;
}

/** Me against bots of a friendly level. */
export function quickTable(game: GameShown, guided: boolean): TableAsked {
  const players = usualPlayers(game);
  const bots: SeatAsked[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: usualLevel(game) }));
  return {
    game: game.name,
    players,
    settings: usualSettings(game, players),
    open: false,
    clock: { kind: 'none', seconds: 0 },
    seats: [{ kind: 'me' }, ...bots],
    guided,
  };
}

/** Starts a table with this device's words for the dice, added after the server's promise was seen. */
export async function start(table: TableShown): Promise<TableShown> {
  const nonces = ownNonces(table);
  const started = await api.start(table.id, nonces);
  noteNonces(table.id, nonces);
  return started;
}

/** Creates a table, and starts it if nobody is missing. */
export async function seatAndStart(wish: TableAsked): Promise<TableShown> {
  const table = await api.create(wish);
  const full = table.seats.every((seat) => seat.kind !== 'open');
  return full ? start(table) : table;
}
