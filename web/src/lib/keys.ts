/** The keys of a table: those of commands, and those of answers, which are shown on their buttons. */

/** What else can be done by a key while nothing is typed, in the order of the sheet that lists them. */
export const COMMANDS = {
  question: 'q',
  hint: 'i',
  undo: 'u',
  rules: 'r',
  log: 'l',
  talk: 't',
  win: 'h',
  legend: 'k',
  standing: 'p',
  help: '?',
} as const;
export type Command = keyof typeof COMMANDS;

/** The keys of the show: those who follow it press them, see `Following`. */
export const SKIP = 's';

const TAKEN = new Set<string>([...Object.values(COMMANDS), SKIP]);
/** One key for each of the first answers; `0` before it means those after them. */
const ROW = Array.from('123456789abcdefghijklmnopqrstuvwxyz').filter((key) => !TAKEN.has(key));
const MORE = '0';

/** What is typed for the answer at this place. */
export const keyOf = (index: number): string => MORE.repeat(Math.floor(index / ROW.length)) + (ROW[index % ROW.length] ?? '');

/** Whether a key is meant for the table: nothing is typed or held, no sheet lies over it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.isComposing) return false;
  if (!(event.target instanceof Element)) return true;
  return !event.target.closest('textarea, select, dialog, input:not([type="range"], [type="radio"], [type="checkbox"])');
}

export function commandOf(key: string): Command | null {
  const found = Object.entries(COMMANDS).find(([, own]) => own === key.toLowerCase());
  return found ? (found[0] as Command) : null;
}

/** Puts together what is typed for an answer: a key, or `0` and a key. */
export class Typing {
  private before = '';

  /** The place of the answer that is meant by now; null if there is none, or it takes one more key. */
  press(key: string, answers: number): number | null {
    const low = key.toLowerCase();
    if (low === MORE) {
      this.before = (this.before.length + 1) * ROW.length < answers ? this.before + MORE : '';
      return null;
    }
    const index = this.before.length * ROW.length + ROW.indexOf(low);
    const fits = ROW.includes(low) && index < answers;
    this.before = '';
    return fits ? index : null;
  }
}
