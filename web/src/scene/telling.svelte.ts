/** Which scene is on the page: the one that is, or one before it while the motions between them are told. */
import { tick, untrack } from 'svelte';
import { Flight } from './flight';
import { placesOf, type Place } from './layout';
import { happenings, timetable } from './motion';
import type { Scene } from '../wire';

const AHEAD = 3;

export class Telling {
  shown: Scene;
  private waiting: Scene[] = [];
  private playing = false;
  private ended = false;
  private readonly flight = new Flight();

  constructor(
    private readonly scene: () => Scene,
    private readonly reduced: () => boolean,
    private readonly root: () => HTMLElement,
    /** Hears when motions begin, and when nothing moves any more. */
    private readonly onstill: (still: boolean) => void = () => undefined,
  ) {
    this.shown = $state.raw(untrack(scene));
  }

  arrive(next: Scene): void {
    if (next === this.shown || this.ended) return;
    if (this.reduced() || document.hidden) {
      this.jump();
      return;
    }
    this.waiting.push(next);
    if (this.waiting.length > AHEAD) this.jump();
    else if (!this.playing) void this.play();
  }

  skip = (): void => {
    if (this.playing) this.jump();
  };

  /** The scene goes away, perhaps while something is told: nothing is left to be drawn on. */
  end(): void {
    this.ended = true;
    this.waiting = [];
    this.flight.finish();
    this.onstill(true);
  }

  /** Leaves out what is still to be told. */
  private jump(): void {
    this.waiting = [];
    this.flight.finish();
    this.shown = this.scene();
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.onstill(false);
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { boards } = next;
      const motions = timetable(happenings(this.shown, next));
      this.flight.capture(this.root());
      this.shown = next;
      await tick();
      if (this.ended) break;
      await this.flight.play(this.root(), motions, (id): ReadonlyMap<string, Place> => {
        const board = boards.find((each) => each.id === id);
        return board ? placesOf(board) : new Map();
      });
    }
    this.playing = false;
    this.onstill(true);
  }
}
