/** Sentences of one language, with English behind them; the twin of `kaper/words/sentences.py`. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Figures = Record<string, number | string>;
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts of locale files by language, most particular first: a game's, the page's, the shared ones. */
export type Sources = Partial<Record<Language, string[]>>;

const parsed = new Map<string, FluentResource>();

function resource(text: string): FluentResource {
  let found = parsed.get(text);
  if (!found) parsed.set(text, (found = new FluentResource(text)));
  return found;
}

/** In Polish print a word of one letter never ends a line: it is tied to the next word. */
const tied = (text: string): string => text.replace(/(?<![\p{L}\p{N}])([aiouwz]) /giu, '$1\u00a0');

function bundle(lang: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, ...(lang === 'pl' && { transform: tied }) });
  // Without overrides, the first text that has a message keeps it.
  for (const text of texts) made.addResource(resource(text));
  return made;
}

export class Sentences {
  readonly lang: Language;
  /** Keys of what could not be said, or not with everything that belongs into it. */
  readonly missed = new Set<string>();
  private readonly bundles: FluentBundle[];

  constructor(lang: Language, sources: Sources) {
    this.lang = lang;
    const order: Language[] = lang === 'en' ? ['en'] : [lang, 'en'];
    this.bundles = order.map((each) => bundle(each, sources[each] ?? []));
  }

  has(key: string): boolean {
    return this.bundles.some((each) => each.hasMessage(key));
  }

  /** The sentence, or an attribute of it, and whether everything that it needs was there. */
  attempt(key: string, figures: Figures = {}, attribute = ''): [string, boolean] {
    for (const each of this.bundles) {
      const message = each.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) {
        const faults: Error[] = [];
        const said = each.formatPattern(pattern, figures, faults);
        return [said, faults.length === 0];
      }
    }
    return [key, false];
  }

  format(key: string, figures: Figures = {}): string {
    const [said, whole] = this.attempt(key, figures);
    if (!whole) this.missed.add(key);
    return said;
  }

  /** What an attribute of a message says besides; nothing where it has none. */
  more(key: string, attribute: string, figures: Figures): string {
    if (!this.bundles.some((each) => each.getMessage(key)?.attributes[attribute])) return '';
    const [said, whole] = this.attempt(key, figures, attribute);
    if (!whole) this.missed.add(`${key}.${attribute}`);
    return said;
  }

  /** The name of a thing or of each of several, or the text itself if there is a thing without a name. */
  name(value: string): string {
    const keys = value.split(' ').map((thing) => `name-${thing}`);
    return keys.every((key) => this.has(key)) ? keys.map((key) => this.format(key)).join(', ') : value;
  }

  /** The other forms of a thing's name; of several things those forms that all of them have. */
  forms(value: string): Record<string, string> {
    const found = value.split(' ').map((thing) => this.formsOf(thing));
    const common = Object.keys(found[0] ?? {}).filter((form) => found.every((forms) => form in forms));
    return Object.fromEntries(common.map((form) => [form, found.map((forms) => forms[form]).join(', ')]));
  }

  /** As the message of the name has them. */
  private formsOf(value: string): Record<string, string> {
    for (const each of this.bundles) {
      const message = each.getMessage(`name-${value}`);
      if (message) {
        const said = Object.entries(message.attributes).map(([form, pattern]) => [form, each.formatPattern(pattern)]);
        return Object.fromEntries(said) as Record<string, string>;
      }
    }
    return {};
  }
}
