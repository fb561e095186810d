/** What every part of a scene needs to draw itself: words, seats, lights, and the names of things. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Art } from './art.svelte';
import type { Links } from './links';
import { liveryOf, type Livery } from './seats';
import { offered, thingsOf, type Thing } from './things';
import type { Phrase, Scene } from '../wire';

export interface SceneWords {
  say(key: string, args?: Record<string, number | string>): string;
  phrase(phrase: Phrase): string;
}
export interface SceneSeat {
  number: number;
  name: string;
  /** What else is known of who sits there, such as how strong a bot it is. */
  note?: string;
}
type Attributes = Record<string, string | number | undefined>;

interface Wishes {
  scene: Scene;
  links: Links;
  lit: ReadonlySet<string>;
  words: SceneWords;
  seats: readonly SceneSeat[];
  highlight: readonly string[];
  told: readonly string[];
  reduced: boolean;
  art: Art;
}

export class Stage {
  /** How much of a board's frame is under what lies over its edges, such as a hand. */
  inset: { right: number; bottom: number } = $state({ right: 0, bottom: 0 });
  /** The panels that the reader has opened or folded; of the others only one's own, the first, is open. */
  private readonly folds = new SvelteMap<number, boolean>();
  private readonly wishes: () => Wishes;
  readonly things: ReadonlyMap<string, Thing> = $derived.by(() => thingsOf(this.wishes().scene, this.wishes().links));
  private readonly marked: ReadonlySet<string> = $derived.by(() => new Set(this.wishes().highlight));

  /** The ids of what the deed that is told now is about. */
  readonly told: ReadonlySet<string> = $derived.by(() => new Set(this.wishes().told));

  constructor(wishes: () => Wishes) {
    this.wishes = wishes;
  }

  get scene(): Scene {
    return this.wishes().scene;
  }
  get links(): Links {
    return this.wishes().links;
  }
  get lit(): ReadonlySet<string> {
    return this.wishes().lit;
  }
  get words(): SceneWords {
    return this.wishes().words;
  }
  get art(): Art {
    return this.wishes().art;
  }
  get reduced(): boolean {
    return this.wishes().reduced;
  }

  phrase = (phrase: Phrase | null | undefined): string => (phrase ? this.words.phrase(phrase) : '');

  seatName(seat: number): string {
    return this.wishes().seats.find((each) => each.number === seat)?.name ?? '';
  }
  /** What stands on a seat's panel: its own name, such as that of a ship that nobody plays, or its player's. */
  nameOfSeat(seat: number): string {
    return this.phrase(this.scene.panels.find((panel) => panel.seat === seat)?.name) || this.seatName(seat);
  }
  seatNote(seat: number): string {
    return this.wishes().seats.find((each) => each.number === seat)?.note ?? '';
  }
  livery(seat: number): Livery | null {
    return liveryOf(this.scene.panels, seat);
  }
  offers(key: string): string[] {
    return offered(this.things.get(key), this.wishes().lit);
  }
  isLit(key: string): boolean {
    return this.offers(key).length > 0;
  }
  isMarked(key: string): boolean {
    return this.marked.size > 0 && (this.marked.has(key) || this.marked.has(key.slice(key.indexOf(':') + 1)));
  }

  isTold = (key: string): boolean => this.told.has(key.slice(key.indexOf(':') + 1));

  isOpen(seat: number): boolean {
    return this.folds.get(seat) ?? seat === this.scene.panels[0]?.seat;
  }
  fold(seat: number): void {
    this.folds.set(seat, !this.isOpen(seat));
  }

  /** The rules that things are explained by, each once, with the id under which it is found on the page. */
  readonly rules: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const thing of this.things.values()) {
      const rule = this.phrase(thing.hint);
      if (rule && !found.has(rule)) found.set(rule, `rule-${found.size}`);
    }
    return found;
  });

  /** What a thing is called: its label with its figure, what there is to say about it, and what stands on it. */
  nameOf(thing: Thing): string {
    const label = this.phrase(thing.label);
    const card = thing.key.startsWith('card:');
    const figure = thing.figure && !label.includes(thing.figure) ? thing.figure : '';
    const more = thing.lines.map((each) => this.phrase(each)).filter(Boolean);
    const on = thing.on.map((each) => this.phrase(each)).filter(Boolean);
    if (on.length) more.push(this.words.say('scene-on', { things: on.join(', ') }));
    // The words of a card are named as they are seen; its figure comes last.
    return [figure && !card ? `${label}: ${figure}` : label, ...more, ...(figure && card ? [figure] : [])]
      .join('. ')
      .replace(/([.!?])\./g, '$1');
  }

  /** The attributes by which a thing is found, named, lit and reached; arrows go to what Tab passes over. */
  attributes(key: string): Attributes {
    const thing = this.things.get(key);
    if (!thing) return {};
    const offers = this.offers(key);
    const lit = offers.length > 0;
    return {
      'data-thing': key,
      'data-lit': lit ? offers.join(' ') : undefined,
      'data-marked': this.isMarked(key) ? '' : undefined,
      role: lit ? 'button' : 'img',
      tabindex: lit ? 0 : -1,
      'aria-label': this.nameOf(thing),
      'aria-describedby': this.rules.get(this.phrase(thing.hint)),
    };
  }
}

const KEY = Symbol('stage');
export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage => getContext<Stage>(KEY);
