/** The language of the page, switched live, and the words of games fetched when they are needed. */
import english from '../locale/en.ftl?raw';
import sharedEnglish from '../../../src/kaper/locale/en.ftl?raw';
import { LANGUAGES, type Language, type Sources } from './sentences';
import { Words } from './words';
import { here } from '../lib/place';
import { prefs } from '../lib/prefs.svelte';

const base: Sources = $state({ en: [english, sharedEnglish] });
/** A game's texts by `game/lang`; an empty text while it is on the way. */
const games: Record<string, string> = $state({});

async function polish(): Promise<string[]> {
  const [own, shared] = await Promise.all([import('../locale/pl.ftl?raw'), import('../../../src/kaper/locale/pl.ftl?raw')]);
  return [own.default, shared.default];
}

/** Brings a language onto the page; until then English stands in. */
export async function load(lang: Language): Promise<void> {
  if (!base[lang]) base[lang] = await polish();
}

export async function switchTo(lang: Language): Promise<void> {
  await load(lang);
  prefs.lang = lang;
  document.documentElement.lang = lang;
  document.querySelector('meta[name="description"]')?.setAttribute('content', say('tagline'));
}

async function fetchGame(game: string, lang: Language): Promise<void> {
  const key = `${game}/${lang}`;
  if (key in games) return;
  games[key] = '';
  const answer = await fetch(here(`/api/games/${encodeURIComponent(game)}/locale/${lang}.ftl`)).catch(() => null);
  if (answer?.ok) games[key] = await answer.text();
  else Reflect.deleteProperty(games, key);
}

/** Asks for a game's words in the language of the page and in English. */
export async function loadGame(game: string): Promise<void> {
  await Promise.all([fetchGame(game, prefs.lang), fetchGame(game, 'en')]);
}

const LESSONS = 'lessons';

async function fetchLessons(game: string, lang: Language): Promise<void> {
  const key = `${game}/${lang}/${LESSONS}`;
  if (key in games) return;
  games[key] = '';
  const answer = await fetch(here(`/api/games/${encodeURIComponent(game)}/lessons/${lang}.ftl`)).catch(() => null);
  if (answer?.ok) games[key] = await answer.text();
}

/** Asks for what a game says while it is taught. */
export async function loadLessonWords(game: string): Promise<void> {
  await Promise.all([fetchLessons(game, prefs.lang), fetchLessons(game, 'en')]);
}

const plain = $derived(new Words(prefs.lang, base));

/** The page's own words. */
export function words(): Words {
  return plain;
}

export function say(key: string, args: Record<string, number | string> = {}): string {
  return plain.say(key, args);
}

/** The words at a table of this game. */
export function gameWords(game: string, names: readonly string[]): Words {
  const sources: Sources = {};
  for (const lang of LANGUAGES) {
    const own = [games[`${game}/${lang}`] ?? '', games[`${game}/${lang}/${LESSONS}`] ?? ''];
    sources[lang] = [...own.filter((text) => text), ...(base[lang] ?? [])];
  }
  return new Words(prefs.lang, sources, names);
}
