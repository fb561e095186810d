/** Holds what the table told and shows it at the reader's tempo, deed by deed; questions come when the board has caught up. */
import { allowance, beat, staging, type Tempo } from './tempo';
import { portions, type Portion, type Staged } from './deeds';
import type { Position, ToldShown } from '../wire';

/** A portion of a position: all of its picture, and some of what it tells. */
export interface Beat extends Portion {
  position: Position;
  /** The first of its position brings the picture, after the last its question may be put. */
  first: boolean;
  last: boolean;
  /** It needs no time: the reader did it. */
  own: boolean;
}

export interface Screen {
  /** Takes a position in, without a look at it. */
  absorb: (beat: Beat) => void;
  /** Shows what was taken in. */
  draw: () => void;
  /** What everybody should see in this portion. */
  staged: (beat: Beat) => Staged | null;
  /** Puts the questions of a position. */
  open: (position: Position) => void;
  /** All that was told up to now, by what was heard. */
  heard: () => readonly ToldShown[];
}

interface Wishes {
  tempo: Tempo;
  /** Nobody looks: the tab is hidden, or another moment is on the board. */
  away: boolean;
  reduced: boolean;
}

/** A look at the board before the stage is set, and how long a motion on it is waited for. */
const LOOK = 600;
const STILL = 2500;

export class Playback {
  /** How many deeds wait. */
  left = $state(0);
  /** Whose deed is on the board while others wait or its question does; null if nothing is played. */
  seat: number | null = $state(null);
  /** Waits for the reader before the next deed. */
  stopped = $state(false);
  staged: Staged | null = $state.raw(null);
  private queue: Beat[] = [];
  private current: Beat | null = null;
  private next: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = Infinity;
  private rush: ReturnType<typeof setTimeout> | undefined;
  private moving = false;
  private patience: (() => void) | null = null;

  constructor(
    private readonly screen: Screen,
    private readonly wishes: () => Wishes,
  ) {}

  get playing(): boolean {
    return this.seat !== null;
  }

  /** Takes a position; at `once` if it is not to be told: the first one, another viewer's, after an undo. */
  hear(position: Position, { once, own, left }: { once: boolean; own: readonly number[]; left: number | null }): void {
    const told = this.screen.heard();
    const cut = portions(told, position.first);
    const beats = cut.length ? cut : [{ seat: -1, lines: 0, upto: 0 }];
    this.queue.push(
      ...beats.map((portion, nth) => ({
        ...portion,
        position,
        first: nth === 0,
        last: nth === beats.length - 1,
        own: portion.lines === 0 || own.includes(portion.seat),
      })),
    );
    const { tempo, away } = this.wishes();
    if (once || away || tempo === 'once') this.catchUp();
    else {
      this.hurry(left);
      if (!this.current) this.advance();
      else this.count();
    }
  }

  /** The reader's clock runs: the show may take only a part of it. */
  private hurry(left: number | null): void {
    clearTimeout(this.rush);
    this.due = left === null ? Infinity : Date.now() + allowance(left);
    if (left !== null) this.rush = setTimeout(() => this.catchUp(), this.due - Date.now());
  }

  private count(): void {
    this.left = this.queue.length;
  }

  private advance(): void {
    const shown = (this.current = this.queue.shift() ?? null);
    this.count();
    if (!shown) {
      this.rest();
      return;
    }
    this.screen.absorb(shown);
    if (shown.first) this.screen.draw();
    const seen = this.screen.staged(shown);
    if (shown.own && !seen) {
      this.done(shown);
      return;
    }
    this.seat = shown.seat;
    const { tempo, reduced } = this.wishes();
    if (seen) this.wait(reduced ? 0 : LOOK, () => this.stage(seen));
    else this.wait(this.time(shown), () => this.stop(tempo, shown));
  }

  private time(shown: Beat): number {
    const { tempo } = this.wishes();
    return Math.min(beat(tempo, shown.lines, this.queue.length), (this.due - Date.now()) / (this.queue.length + 1));
  }

  /** Goes on after a while, once nothing moves on the board; a key may come first. */
  private wait(time: number, then: () => void): void {
    this.next = then;
    this.timer = setTimeout(() => this.whenStill(then), Math.max(0, time));
  }

  private whenStill(then: () => void): void {
    const patient = this.moving && (this.wishes().tempo !== 'fast' || !this.queue.length);
    if (!patient) {
      this.go(then);
      return;
    }
    this.patience = then;
    this.timer = setTimeout(() => this.go(then), STILL);
  }

  private go(then: () => void): void {
    clearTimeout(this.timer);
    this.next = this.patience = null;
    then();
  }

  /** The board says whether something moves on it. */
  still(still: boolean): void {
    this.moving = !still;
    if (still && this.patience) this.go(this.patience);
  }

  private stage(seen: Staged): void {
    const { current } = this;
    this.staged = seen;
    const time = staging(this.wishes().tempo, seen.story.length);
    this.next = () => {
      this.staged = null;
      if (current) this.done(current);
    };
    if (time) this.timer = setTimeout(() => this.go(this.next ?? (() => undefined)), time);
  }

  private stop(tempo: Tempo, shown: Beat): void {
    const asks = shown.last && !this.queue.length;
    if (tempo !== 'step' || asks) {
      this.done(shown);
      return;
    }
    this.stopped = true;
    this.next = () => {
      this.stopped = false;
      this.done(shown);
    };
  }

  private done(shown: Beat): void {
    if (shown.last) this.screen.open(shown.position);
    this.advance();
  }

  /** The reader has seen enough of this and wants the next. */
  goOn(): void {
    if (this.next) this.go(this.next);
  }

  /** Leaves out what is still to be told: the board shows how the table stands. */
  catchUp = (): void => {
    const [rest, last] = [this.queue.splice(0), this.current];
    for (const each of rest) this.screen.absorb(each);
    if (rest.some((each) => each.first)) this.screen.draw();
    const final = rest.at(-1) ?? last;
    this.current = null;
    this.rest();
    if (final) this.screen.open(final.position);
  };

  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.rush);
    this.due = Infinity;
    this.next = this.patience = null;
    this.staged = null;
    this.stopped = false;
    this.seat = null;
    this.left = this.queue.length;
  }
}
