/** Whose turn it is at a table: who holds the device, what they are asked, what can be chosen, and the line that says so. */
import { untrack } from 'svelte';
import type { Live } from '../lib/live.svelte';
import { linksOf, type Links } from '../scene/links';
import { narrowed } from '../teach/lesson';
import type { AskedShown, OptionShown, TableShown } from '../wire';
import { say } from '../words/language.svelte';
import type { Words } from '../words/words';
import { Answering, type Open } from './answering.svelte';
import { device, type Seen } from './device';

const NOTHING: ReadonlySet<string> = new Set();

export class Turn {
  readonly seen: Seen = $derived.by(() => device(this.table(), this.live));
  readonly asked: AskedShown | null = $derived.by(() =>
    narrowed(this.seen.seat === null ? null : (this.live.asked[this.seen.seat] ?? null), this.table().lesson),
  );
  /** Whether the table waits for whoever sits here. */
  readonly mine: boolean = $derived.by(() => (this.asked !== null || this.seen.next !== null) && !this.live.over);
  /** The question, unless another moment is looked at. */
  private readonly open: AskedShown | null = $derived.by(() => (this.replaying() ? null : this.asked));
  readonly links: Links = $derived.by(() => linksOf(this.open));
  readonly lit: ReadonlySet<string> = $derived.by(() =>
    this.live.sent || !this.open ? NOTHING : new Set(this.open.options.map((option) => option.text)),
  );
  readonly line: string = $derived.by(() => this.said());
  readonly answering: Answering;
  /** The options of the thing that is pointed at. */
  led: ReadonlySet<string> = $state.raw(NOTHING);
  /** Who is at it, as the scene shows them. */
  private readonly acting: string = $derived.by(() =>
    this.live.scene.panels
      .filter((panel) => panel.active)
      .map((panel) => panel.seat)
      .join(' '),
  );
  private readonly put: Open | null = $derived.by(() =>
    this.open && this.seen.seat !== null
      ? { seat: this.seen.seat, asked: this.open, question: this.live.question, turn: this.acting }
      : null,
  );

  constructor(
    private readonly live: Live,
    private readonly table: () => TableShown,
    private readonly words: () => Words,
    private readonly replaying: () => boolean,
  ) {
    this.answering = new Answering((seat, option) => live.answer(seat, option));
    $effect(() => {
      const { acting } = this;
      untrack(() => this.answering.turnTo(acting));
    });
    $effect(() => {
      const { put } = this;
      if (put && !live.sent) return untrack(() => this.answering.meet(put));
    });
  }

  private said(): string {
    const words = this.words();
    if (this.live.over) return say(this.live.outcome ? 'score-title' : 'ended');
    if (this.asked) return words.prompt(this.asked);
    const { seat } = this.live.playback;
    if (seat !== null) return seat < 0 ? say('following') : say('following-of', { name: words.who(seat) });
    const waiting = new Set(this.live.waiting.map((each) => words.who(each.seat)));
    return waiting.size ? say('waiting-for', { names: new Intl.ListFormat(words.lang).format(waiting) }) : say('waiting-table');
  }

  /** Answers with an option that is on offer. */
  choose(text: string): void {
    if (this.put && this.lit.has(text)) this.answering.choose(this.put, text);
  }

  /** Answers several times, as it is asked for. */
  collect(texts: readonly string[]): void {
    if (this.put) this.answering.collect(this.put, texts);
  }

  /** Answers, and from now on the same without the reader. */
  keep(text: string, whole: boolean): void {
    if (this.put) this.answering.keep(this.put, text, whole);
  }

  /** The options that lead to what is pointed at. */
  point(options: readonly string[]): void {
    this.led = options.length ? new Set(options) : NOTHING;
  }

  private find(text: string | null): OptionShown | undefined {
    return this.asked?.options.find((each) => each.text === text);
  }

  /** What an option is called. */
  label(text: string): string {
    const option = this.find(text);
    return this.asked && option ? this.words().option(this.asked, option) : text;
  }

  /** All that an option does. */
  explain(text: string): string {
    const option = this.find(text);
    return this.asked && option ? this.words().tip(this.asked, option) : '';
  }

  /** The things that an option is about. */
  things(text: string | null): string[] {
    return this.find(text)?.things ?? [];
  }
}
