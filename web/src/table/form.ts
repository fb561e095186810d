/** Questions whose answers are collected: what can be chosen how often, and what it adds up to. */
import type { AskedShown, OptionShown } from '../wire';

export interface Row {
  option: OptionShown;
  most: number;
}

export interface FormRows {
  rows: Row[];
  /** How many answers can be given at most. */
  total: number;
  /** Nothing ends it before all are given. */
  exact: boolean;
  adds: string;
}

const figure = (value: number | string | undefined, otherwise: number): number => (value === undefined ? otherwise : Number(value));

/** The form of a question, if there is more than one answer to give. */
export function formOf(asked: AskedShown): FormRows | null {
  const { form } = asked;
  if (!form) return null;
  const rows = asked.options
    .filter(({ text }) => text.startsWith(`${form.verb}:`))
    .map((option) => ({ option, most: figure(option.details[form.times], 1) }));
  const all = rows.reduce((sum, row) => sum + row.most, 0);
  const total = Math.min(all, figure(asked.about[form.total], all));
  if (total < 2) return null;
  const exact = !asked.options.some(({ text }) => text === form.ends);
  return { rows, total, exact, adds: form.adds };
}

/** How many answers are chosen, and what they add up to. */
export function summed({ rows, adds }: FormRows, counts: Readonly<Record<string, number>>): { count: number; sum: number } {
  let [count, sum] = [0, 0];
  for (const { option } of rows) {
    const times = counts[option.text] ?? 0;
    count += times;
    sum += times * figure(option.details[adds], 0);
  }
  return { count, sum };
}

/** The chosen answers, one after another. */
export const answersOf = ({ rows }: FormRows, counts: Readonly<Record<string, number>>): string[] =>
  rows.flatMap(({ option }) => Array.from({ length: counts[option.text] ?? 0 }, () => option.text));
