/** Who the reader is, and the catalogue of games. */
import { api, Refusal } from './api';
import { forgetOthers } from './kept';
import { prefs, recall, remember } from './prefs.svelte';
import type { Account, GameShown } from '../wire';

export const session: { account: Account | null; asked: boolean; games: GameShown[] } = $state({
  account: null,
  asked: false,
  games: [],
});

const FIRST = {
  en: ['Salty', 'Lucky', 'Crooked', 'Merry', 'Silent', 'Stormy', 'Barnacle', 'Copper', 'Foggy', 'Quick'],
  pl: ['Słony', 'Rudy', 'Cichy', 'Szybki', 'Bystry', 'Stary', 'Wesoły', 'Miedziany', 'Mglisty', 'Sprytny'],
};
const SECOND = {
  en: ['Gull', 'Anchor', 'Parrot', 'Compass', 'Lantern', 'Otter', 'Cutlass', 'Mermaid', 'Cormorant', 'Bosun'],
  pl: ['Albatros', 'Kompas', 'Bosman', 'Rekin', 'Kormoran', 'Sternik', 'Delfin', 'Maszt', 'Szkuner', 'Galeon'],
};

const pick = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

/** A name for somebody who has not thought of one. */
export function inventedName(): string {
  return `${pick(FIRST[prefs.lang])} ${pick(SECOND[prefs.lang])}`;
}

export function suggestedName(): string {
  return recall<string>('kaper-name', '') || inventedName();
}

export async function whoAmI(): Promise<void> {
  try {
    session.account = await api.account();
    await forgetOthers(session.account?.id ?? '');
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 0) throw problem;
    session.account = null;
  } finally {
    session.asked = true;
  }
}

/** Makes sure that there is somebody to play as: a guest with this name if nobody is logged in. */
export async function beSomebody(name: string): Promise<Account> {
  if (session.account) return session.account;
  const wish = name.trim() || inventedName();
  session.account = await api.guest(wish);
  remember('kaper-name', wish);
  return session.account;
}

export async function loadGames(): Promise<GameShown[]> {
  if (!session.games.length) session.games = await api.games();
  return session.games;
}

export const gameCard = (name: string): GameShown | undefined => session.games.find((card) => card.name === name);
