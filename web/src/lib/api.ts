/** The calls of `docs/protocol.md`; a refusal is thrown as a `Refusal` that can be said in words. */
import type { Fault } from '../words/words';
import { connection } from './connection.svelte';
import { here } from './place';
import type { Calls, Failed, SeatAsked, TableAsked } from '../wire';

export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.sentence ?? fault.key ?? String(status));
  }
}

/** What stands in the place of the names in a path, such as `{table}`. */
type Places = Record<string, string | number>;

const pathOf = (route: string, places: Places): string =>
  route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''));

async function call<R extends keyof Calls>(
  route: R,
  places: Places = {},
  data?: Calls[R]['data'],
  query: Record<string, string | number | undefined> = {},
): Promise<Calls[R]['answer']> {
  const [method = '', path = ''] = route.split(' ', 2);
  return await send(method, withQuery(pathOf(path, places), query), data === undefined ? undefined : JSON.stringify(data));
}

async function send(method: string, path: string, body?: string): Promise<unknown> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: {} };
  if (method === 'POST') {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = body ?? '{}';
  }
  let answer: Response;
  try {
    answer = await fetch(here(path), init);
  } catch {
    connection.lost = true;
    throw new Refusal({ key: 'no-connection' }, 0);
  }
  connection.lost = answer.headers.has('kaper-kept');
  const text = await answer.text();
  const found = text ? safely(text) : null;
  if (!answer.ok) throw new Refusal(faultOf(found), answer.status);
  return found;
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function faultOf(data: unknown): Fault {
  const error = (data as Partial<Failed> | null)?.error;
  return error && typeof error === 'object' ? error : { key: 'server' };
}

export function fault(problem: unknown): Fault {
  return problem instanceof Refusal ? problem.fault : { key: 'page', sentence: String(problem) };
}

const RECORD = '/api/tables/{table}/record';
const ART = '/api/games/{game}/art/{file}';
const RULES = '/api/games/{game}/rules/{file}';
const TABLE = '/api/tables/{table}';
const REPLAY = '/api/tables/{table}/replay';
/** More than happens in any game: who asks for what comes after it is told nothing of what happened. */
const NOTHING_TOLD = 1_000_000;

export const api = {
  account: async () => (await call('GET /api/account')).account,
  guest: async (name: string) => (await call('POST /api/guests', {}, { name })).account,
  login: async (name: string, password: string) => (await call('POST /api/login', {}, { name, password })).account,
  keep: (password: string, old = '') => call('POST /api/account/password', {}, { password, old }),
  logout: () => call('POST /api/logout'),
  logoutEverywhere: () => call('POST /api/logout/everywhere'),
  games: () => call('GET /api/games'),
  artAddress: (game: string, file: string) => here(pathOf(ART, { game, file })),
  catalogue: (game: string, name: string) => call('GET /api/games/{game}/catalogue/{name}', { game, name }),
  campaigns: () => call('GET /api/campaigns'),
  puzzles: () => call('GET /api/puzzles'),
  puzzle: (game: string, name: string) => call('GET /api/puzzles/{game}/{name}', { game, name }),
  solve: (game: string, name: string, option: string) => call('POST /api/puzzles/{game}/{name}', { game, name }, { option }),
  tables: () => call('GET /api/tables'),
  lessons: (game: string) => call('GET /api/games/{game}/lessons', { game }),
  tutorial: (game: string) => call('POST /api/games/{game}/tutorial', { game }),
  goOn: (table: string, step: number) => call('POST /api/tables/{table}/lesson', { table }, { step }),
  advice: (table: string, viewer: number, invite?: string) =>
    call('GET /api/tables/{table}/advice', { table }, undefined, { viewer, invite }),
  create: (wish: TableAsked) => call('POST /api/tables', {}, wish),
  table: (table: string, invite?: string) => call('GET /api/tables/{table}', { table }, undefined, { invite }),
  seat: (table: string, number: number, wish: SeatAsked) => call('POST /api/tables/{table}/seats/{number}', { table, number }, wish),
  start: (table: string, nonces: Record<string, string>) => call('POST /api/tables/{table}/start', { table }, { nonces }),
  nudge: (table: string, number: number) => call('POST /api/tables/{table}/seats/{number}/nudge', { table, number }),
  standIn: (table: string, number: number) => call('POST /api/tables/{table}/seats/{number}/standin', { table, number }),
  hint: (table: string, number: number) => call('POST /api/tables/{table}/seats/{number}/hint', { table, number }),
  end: (table: string) => call('POST /api/tables/{table}/end', { table }),
  leave: (table: string) => call('POST /api/tables/{table}/leave', { table }),
  rematch: (table: string) => call('POST /api/tables/{table}/rematch', { table }),
  record: (table: string) => call('GET /api/tables/{table}/record', { table }),
  recordAddress: (table: string, invite?: string) => here(withQuery(pathOf(RECORD, { table }), { invite })),
  oldLog: (table: string, invite?: string) => call('GET /api/tables/{table}/old-log', { table }, undefined, { invite }),
  upload: async (text: string) => (await send('POST', '/api/records', text)) as Calls['POST /api/records']['answer'],
  /** `viewer` is a seat, `none` for an onlooker, `all` with nothing hidden, empty for one's own view. */
  replay: (table: string, answers: number, viewer: string) =>
    call(`GET ${REPLAY}`, { table }, undefined, { at: answers, viewer, told: NOTHING_TOLD }),
  /** The end, with all that happened before it. */
  ended: (table: string, answers: number) => call(`GET ${REPLAY}`, { table }, undefined, { at: answers }),
  tableAddress: (table: string) => here(pathOf(TABLE, { table })),
  replayAddress: (table: string, answers: number, viewer: string) =>
    here(withQuery(pathOf(REPLAY, { table }), { at: answers, viewer, told: NOTHING_TOLD })),
  endedAddress: (table: string, answers: number) => here(withQuery(pathOf(REPLAY, { table }), { at: answers })),
  why: (table: string, at: number, seat: number, invite?: string) =>
    call('GET /api/tables/{table}/why', { table }, undefined, { at, seat, invite }),
  review: (table: string, invite?: string) => call('POST /api/tables/{table}/review', { table }, undefined, { invite }),
  reviewed: (table: string, since: number, invite?: string) =>
    call('GET /api/tables/{table}/review', { table }, undefined, { since, invite }),
  playOn: (table: string, at: number, seat: number) => call('POST /api/tables/{table}/on', { table }, { at, seat }),
  rules: async (game: string, lang: string) => {
    for (const each of [lang, 'en']) {
      const answer = await fetch(here(pathOf(RULES, { game, file: `${each}.md` }))).catch(() => null);
      if (answer?.ok) return answer.text();
    }
    throw new Refusal({ key: 'no-rules' }, 404);
  },
};
