/** Tells a match in words: questions, options, events, names; the twin of `kaper/words/narrator.py`. */
import type * as wire from '../wire';
import { Sentences, type Figures, type Language, type Sources } from './sentences';

export type { Figures };

/** A message and its figures, if it has any. */
export type Phrase = Pick<wire.Phrase, 'key'> & Partial<wire.Phrase>;
export type OptionText = Pick<wire.OptionShown, 'text'> & Partial<wire.OptionShown>;
export type Question = Pick<wire.AskedShown, 'prompt' | 'about'>;
/** What the server or the page itself refuses. */
export type Fault = Partial<wire.Fault>;

/** Figures of these names are seats. */
const SEATS = new Set(['whom', 'by', 'owner']);
const FORCED = 'forced';

const optionKey = (text: string): string => `option-${text.split(':', 1)[0] ?? ''}`;

/** What stands behind the verb of an option, as texts and, where they are numbers, as numbers. */
export function optionFigures(question: Question, text: string): Figures {
  const figures: Figures = { ...question.about, prompt: question.prompt };
  text
    .split(':')
    .slice(1)
    .forEach((detail, index) => {
      const which = index ? String(index + 1) : '';
      figures[`detail${which}`] = detail;
      if (/^-?\d+$/.test(detail)) figures[`n${which}`] = Number(detail);
    });
  return figures;
}

export class Words {
  readonly lang: Language;
  private readonly sentences: Sentences;

  /** `names` are those of the players, then of the seats that the rules play. */
  constructor(
    lang: Language,
    private readonly sources: Sources,
    readonly names: readonly string[] = [],
  ) {
    this.lang = lang;
    this.sentences = new Sentences(lang, sources);
  }

  /** The same language and sources at a table where others sit. */
  at(names: readonly string[]): Words {
    return new Words(this.lang, this.sources, names);
  }

  get missed(): ReadonlySet<string> {
    return this.sentences.missed;
  }

  has(key: string): boolean {
    return this.sentences.has(key);
  }

  who(seat: number): string {
    return this.names[seat] ?? this.sentences.format('nobody');
  }

  name(value: string): string {
    return this.sentences.name(value);
  }

  say(key: string, args: Figures = {}): string {
    return this.sentences.format(key, this.named(args));
  }

  /** The first of these sentences that exists. */
  first(keys: string[], args: Figures = {}): string {
    const found = keys.find((key) => this.has(key));
    return found ? this.say(found, args) : '';
  }

  phrase(phrase: Phrase): string {
    return this.say(phrase.key, phrase.args ?? {});
  }

  prompt(question: Question): string {
    return this.say(`prompt-${question.prompt}`, question.about);
  }

  option(question: Question, option: OptionText): string {
    return this.sentences.format(optionKey(option.text), this.figuresOf(question, option));
  }

  /** All that an option does, in a sentence or two; empty where its words say it all. */
  tip(question: Question, option: OptionText): string {
    return this.sentences.more(optionKey(option.text), 'tip', this.figuresOf(question, option));
  }

  /** An option for who hears it; as it is written, unless there are signs in it. */
  spoken(question: Question, option: OptionText): string {
    return this.sentences.more(optionKey(option.text), 'spoken', this.figuresOf(question, option)) || this.option(question, option);
  }

  private figuresOf(question: Question, { text, details }: OptionText): Figures {
    return this.named({ ...optionFigures(question, text), ...(details ?? {}) });
  }

  /** What happened, as one sentence; the one with the secret if the viewer was told all of it. */
  event(told: wire.ToldShown): string {
    if (told.kind === FORCED) return this.forced(told);
    const key = `event-${told.kind}`;
    const figures = { who: this.who(told.seat), ...this.named(told.args) };
    if (this.has(`${key}-secret`)) {
      const [said, whole] = this.sentences.attempt(`${key}-secret`, figures);
      if (whole) return said;
    }
    return this.sentences.format(key, figures);
  }

  /** A label that needs the position of that moment is left out: the position is over. */
  private forced(told: wire.ToldShown): string {
    const who = this.who(told.seat);
    const text = String(told.args['option'] ?? '');
    const figures = optionFigures({ prompt: String(told.args['prompt'] ?? ''), about: {} }, text);
    const [choice, whole] = this.sentences.attempt(optionKey(text), this.named(figures));
    if (whole) return this.sentences.format('event-forced', { who, choice });
    return this.sentences.format('event-forced-bare', { who });
  }

  error(fault: Fault): string {
    const key = `error-${fault.key ?? ''}`;
    if (fault.key && this.has(key)) {
      const [said, whole] = this.sentences.attempt(key, this.named(fault.about ?? {}));
      if (whole) return said;
    }
    return fault.sentence ?? this.say('trouble-unknown');
  }

  /** A game's title in this language. */
  title(titles: Partial<Record<string, string>>, name: string): string {
    return titles[this.lang] ?? titles['en'] ?? name;
  }

  /** Figures with seats and things by their names. */
  private named(figures: Figures): Figures {
    const named: Figures = {};
    for (const [key, value] of Object.entries(figures)) {
      if (typeof value === 'string') {
        named[`${key}-key`] = value;
        for (const [form, said] of Object.entries(this.sentences.forms(value))) named[`${key}-${form}`] = said;
        named[key] = this.sentences.name(value);
      } else named[key] = SEATS.has(key) ? this.who(value) : value;
    }
    return named;
  }
}
