/** Calls a reader who looks elsewhere: the title of the page, a notification, a sound. */
import { untrack } from 'svelte';
import { notify, ring, showTitle } from '../lib/attention.svelte';
import type { Live } from '../lib/live.svelte';
import { say } from '../words/language.svelte';
import type { Turn } from './turn.svelte';

export function herald(live: Live, turn: Turn, game: () => string): void {
  $effect(() => showTitle(say(turn.mine ? 'title-turn' : 'title-table', { game: game() }), turn.mine));
  $effect(() => {
    if (!turn.mine) return;
    untrack(() => notify(say('title-turn', { game: game() }), turn.line, live.id));
    ring('turn');
  });
  $effect(() => {
    if (live.told.length && !untrack(() => turn.mine)) ring(untrack(() => live.over) ? 'end' : 'move');
  });
}
