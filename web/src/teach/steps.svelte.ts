/** The step of a tutorial as the reader sees it: the server is there before all is told that leads to it. */
import type { Live } from '../lib/live.svelte';
import type { LessonShown } from '../wire';

export class Steps {
  /** The step that is reached and may be read; null while something is still told. */
  now: LessonShown | null = $state.raw(null);

  constructor(live: Live, lesson: () => LessonShown | null) {
    let before: LessonShown | null = null;
    $effect(() => {
      const reached = lesson();
      if (before?.long && reached && reached.step > before.step) live.playback.catchUp();
      before = reached;
    });
    $effect(() => {
      if (!live.playback.playing && live.ready) this.now = lesson();
      else if (this.now?.step !== lesson()?.step) this.now = null;
    });
  }
}
