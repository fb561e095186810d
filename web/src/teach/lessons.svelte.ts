/** What a game teaches beside its rules: opening pictures and symbols, fetched once. */
import { api } from '../lib/api';
import type { LessonsShown } from '../wire';
import { loadLessonWords } from '../words/language.svelte';

const known: Record<string, LessonsShown> = $state({});

export const lessonsOf = (game: string): LessonsShown | null => known[game] ?? null;

export async function loadLessons(game: string): Promise<void> {
  await loadLessonWords(game);
  if (game in known) return;
  const found = await api.lessons(game).catch(() => null);
  if (found) known[game] = found;
}
