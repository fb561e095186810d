/** Finished games that the reader keeps on this device, to read them where there is no line; the worker brings them back. */
import { api, Refusal } from './api';
import { recall, remember } from './prefs.svelte';
import type { TableShown } from '../wire';

/** `answers` is the number of the last moment of the game. */
interface Kept {
  id: string;
  answers: number;
}
interface Shelf {
  /** The account that keeps them: nobody else who uses this device is shown them. */
  owner: string;
  games: Kept[];
}

/** The worker looks for it by this name. */
const GAMES = 'kaper-games';
const KEY = 'kaper-kept';
/** What was kept longest ago goes first. */
const MOST = 20;

const shelf = (): Shelf => recall<Shelf>(KEY, { owner: '', games: [] });
/** Without a worker nothing would bring back what is kept. */
export const canKeep = (): boolean =>
  typeof caches !== 'undefined' && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
export const keptGame = (id: string): Kept | undefined => shelf().games.find((each) => each.id === id);

const asAnswer = (found: unknown): Response => new Response(JSON.stringify(found), { headers: { 'Content-Type': 'application/json' } });

/** Asks until the server has time for it. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (reason) {
      if (!(reason instanceof Refusal) || reason.status !== 429) throw reason;
      const seconds = Number(reason.fault.about?.['seconds'] ?? 1);
      await new Promise((soon) => setTimeout(soon, seconds * 1000));
    }
  }
}

/** Keeps all moments of a game as the reader sees them, and tells after each how many there are. */
export async function keepGame(owner: string, table: TableShown, answers: number, told: (done: number) => void): Promise<void> {
  const games = await caches.open(GAMES);
  for (let at = 0; at <= answers; at++) {
    const moment = await patiently(() => api.replay(table.id, at, ''));
    await games.put(api.replayAddress(table.id, at, ''), asAnswer(moment));
    told(at);
  }
  const whole = await patiently(() => api.ended(table.id, answers));
  await games.put(api.endedAddress(table.id, answers), asAnswer(whole));
  await games.put(api.tableAddress(table.id), asAnswer({ ...table, invite: '' }));
  const { games: others } = shelf();
  const all = [{ id: table.id, answers }, ...others.filter(({ id }) => id !== table.id)];
  remember(KEY, { owner, games: all.slice(0, MOST) });
  for (const { id } of all.slice(MOST)) await drop(games, id);
}

async function drop(games: Cache, id: string): Promise<void> {
  const table = new URL(api.tableAddress(id), location.href).pathname;
  for (const request of await games.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname === table || pathname.startsWith(`${table}/`)) await games.delete(request);
  }
}

export async function forgetGame(id: string): Promise<void> {
  const { owner, games } = shelf();
  remember(KEY, { owner, games: games.filter((each) => each.id !== id) });
  await drop(await caches.open(GAMES), id);
}

/** Forgets all games that somebody else keeps: `owner` is whoever is logged in now, empty if nobody is. */
export async function forgetOthers(owner: string): Promise<void> {
  if (typeof caches === 'undefined' || shelf().owner === owner) return;
  remember(KEY, { owner, games: [] });
  await caches.delete(GAMES);
}

/** The tables that are kept, the newest first. */
export async function keptTables(): Promise<TableShown[]> {
  if (typeof caches === 'undefined') return [];
  const games = await caches.open(GAMES);
  const found = await Promise.all(shelf().games.map(({ id }) => games.match(api.tableAddress(id))));
  return await Promise.all(found.flatMap((answer) => (answer ? [answer.json() as Promise<TableShown>] : [])));
}
