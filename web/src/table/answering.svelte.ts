/** Between what the reader chooses and what is sent: asks once more, gives answers that were collected, and those given always. */
import type { AskedShown } from '../wire';

/** A question that stands open. */
export interface Open {
  seat: number;
  asked: AskedShown;
  /** Its number: no question is answered twice without the reader. */
  question: number;
  /** Whose turn it is. */
  turn: string;
}

/** An answer that is given without the reader, for as long as the same is on offer. */
export interface Habit {
  key: string;
  option: string;
  /** The turn for which it holds; all of them where there is none. */
  turn: string | null;
  asked: AskedShown;
  given: number;
}

interface Plan {
  seat: number;
  prompt: string;
  left: string[];
}

/** Milliseconds in which a reader sees what is answered for them. */
const SEEN = 500;
/** What nobody may know to be asked is answered as slowly as somebody would who has to read it first. */
const READING = 1000;
const THINKING = 1800;

const keyOf = ({ seat, asked }: Open): string =>
  [
    seat,
    asked.prompt,
    ...asked.options
      .map((option) => option.text)
      .slice()
      .sort(),
  ].join(' ');

export class Answering {
  /** The option that is to be confirmed. */
  confirming: string | null = $state(null);
  habits: readonly Habit[] = $state.raw([]);
  private plan: Plan | null = null;
  private last = -1;

  constructor(
    private readonly send: (seat: number, option: string) => void,
    private readonly chance: () => number = Math.random,
  ) {}

  /** The reader's own choice; what is grave is asked once more. */
  choose({ seat, asked }: Open, option: string): void {
    this.plan = null;
    const grave = asked.options.find((each) => each.text === option)?.grave;
    if (grave && this.confirming !== option) this.confirming = option;
    else this.give(seat, option);
  }

  /** Several answers, which are given as they are asked for. */
  collect(open: Open, options: readonly string[]): void {
    const { seat, asked } = open;
    const ends = asked.form?.ends;
    this.plan = { seat, prompt: asked.prompt, left: [...options, ...(ends ? [ends] : [])] };
    const next = this.planned(open);
    if (next) this.give(seat, next);
  }

  /** From now on the same is answered where the same is asked. */
  keep(open: Open, option: string, whole: boolean): void {
    const habit = { key: keyOf(open), option, turn: whole ? null : open.turn, asked: open.asked, given: 0 };
    this.habits = [...this.habits.filter((each) => each.key !== habit.key), habit];
    this.give(open.seat, option);
  }

  /** The reader wants to be asked again. */
  forget(habit: Habit): void {
    this.habits = this.habits.filter((each) => each !== habit);
  }

  /** What holds for a turn ends with it. */
  turnTo(turn: string): void {
    if (this.habits.some((each) => each.turn !== null && each.turn !== turn))
      this.habits = this.habits.filter((each) => each.turn === null || each.turn === turn);
  }

  /** A question was put: answers it if it can be; what this gives back calls that off. */
  meet(open: Open): () => void {
    this.confirming = null;
    if (open.question === this.last) return () => {};
    const next = this.planned(open);
    if (next) {
      this.last = open.question;
      this.give(open.seat, next);
      return () => {};
    }
    const habit = this.habits.find((each) => each.key === keyOf(open));
    if (!habit) return () => {};
    const wait = open.asked.passes ? READING + this.chance() * THINKING : SEEN;
    const timer = setTimeout(() => {
      this.last = open.question;
      this.habits = this.habits.map((each) => (each === habit ? { ...each, given: each.given + 1 } : each));
      this.give(open.seat, habit.option);
    }, wait);
    return () => clearTimeout(timer);
  }

  /** The next of the collected answers that is still on offer; none if something else is asked. */
  private planned({ seat, asked }: Open): string | undefined {
    const { plan } = this;
    if (plan?.seat !== seat || plan.prompt !== asked.prompt) {
      this.plan = null;
      return undefined;
    }
    for (let next = plan.left.shift(); next; next = plan.left.shift()) {
      const found = next;
      if (asked.options.some((each) => each.text === found)) return found;
    }
    this.plan = null;
    return undefined;
  }

  private give(seat: number, option: string): void {
    this.confirming = null;
    this.send(seat, option);
  }
}
