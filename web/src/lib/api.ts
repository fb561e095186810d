/** The calls of `docs/protocol.md`; a refusal is thrown as a `Refusal` that can be said in words. */
import type { Fault } from '../words/words';
import { here } from './place';
import type { Account, GameCard, OldLog, Position, SeatWish, Table, TableWish } from './types';

export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.sentence ?? fault.key ?? String(status));
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: {} };
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(here(path), init);
  } catch {
    throw new Refusal({ key: 'no-connection' }, 0);
  }
  const text = await answer.text();
  const data: unknown = text ? safely(text) : null;
  if (!answer.ok) throw new Refusal(faultOf(data), answer.status);
  return data as T;
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function faultOf(data: unknown): Fault {
  const error = (data as { error?: Fault } | null)?.error;
  return error && typeof error === 'object' ? error : { key: 'server' };
}

export function fault(problem: unknown): Fault {
  return problem instanceof Refusal ? problem.fault : { key: 'page', sentence: String(problem) };
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const invited = (invite: string | undefined): string => (invite ? `?invite=${encodeURIComponent(invite)}` : '');

export const api = {
  account: async () => (await call<{ account: Account | null }>('GET', '/api/account')).account,
  guest: async (name: string) => (await call<{ account: Account }>('POST', '/api/guests', { name })).account,
  login: async (name: string, password: string) =>
    (await call<{ account: Account }>('POST', '/api/login', { name, password })).account,
  keep: (password: string, old = '') => call<unknown>('POST', '/api/account/password', { password, old }),
  logout: () => call<unknown>('POST', '/api/logout', {}),
  logoutEverywhere: () => call<unknown>('POST', '/api/logout/everywhere', {}),
  games: () => call<GameCard[]>('GET', '/api/games'),
  artAddress: (game: string, file: string) =>
    here(`/api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(file)}`),
  tables: () => call<{ mine: Table[]; open: Table[] }>('GET', '/api/tables'),
  create: (wish: TableWish) => call<Table>('POST', '/api/tables', wish),
  table: (id: string, invite?: string) => call<Table>('GET', at(id) + invited(invite)),
  seat: (id: string, number: number, wish: SeatWish) => call<Table>('POST', `${at(id)}/seats/${number}`, wish),
  start: (id: string, nonces: Record<string, string>) => call<Table>('POST', `${at(id)}/start`, { nonces }),
  nudge: (id: string, seat: number) => call<unknown>('POST', `${at(id)}/seats/${seat}/nudge`, {}),
  standIn: (id: string, seat: number) => call<unknown>('POST', `${at(id)}/seats/${seat}/standin`, {}),
  end: (id: string) => call<unknown>('POST', `${at(id)}/end`, {}),
  leave: (id: string) => call<unknown>('POST', `${at(id)}/leave`, {}),
  rematch: (id: string) => call<Table>('POST', `${at(id)}/rematch`, {}),
  record: (id: string) => call<Record<string, unknown>>('GET', `${at(id)}/record`),
  recordAddress: (id: string, invite?: string) => here(`${at(id)}/record${invited(invite)}`),
  oldLog: (id: string, invite?: string) => call<OldLog>('GET', `${at(id)}/old-log${invited(invite)}`),
  upload: (text: string) => call<{ id: string }>('POST', '/api/records', text),
  /** `viewer` is a seat, `none` for an onlooker, `all` with nothing hidden, empty for one's own view. */
  replay: (id: string, answers: number, viewer: string) =>
    call<Position>('GET', `${at(id)}/replay?at=${answers}&viewer=${viewer}`),
  rules: async (game: string, lang: string) => {
    for (const each of [lang, 'en']) {
      const answer = await fetch(here(`/api/games/${encodeURIComponent(game)}/rules/${each}.md`)).catch(() => null);
      if (answer?.ok) return answer.text();
    }
    throw new Refusal({ key: 'no-rules' }, 404);
  },
};
