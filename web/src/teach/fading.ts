/** Tips are told twice, each time for as long as its question stands, and then no more until they are called back. */

const ENOUGH = 2;

interface Told {
  times: number;
  /** The question at which it was told last. */
  at: string;
}

export interface Fading {
  /** Which of these keys are still to be told at this question; that they are is remembered. */
  show: (game: string, keys: readonly string[], question: number | string) => string[];
  /** All tips of a game are told again. */
  forget: (game: string) => void;
}

export function fading(start: Record<string, Told>, keep: (told: Record<string, Told>) => void): Fading {
  let told = start;
  return {
    show(game, keys, question) {
      const at = String(question);
      const found = keys.filter((key) => {
        const before = told[`${game}/${key}`];
        return !before || before.at === at || before.times < ENOUGH;
      });
      for (const key of found) {
        const before = told[`${game}/${key}`];
        if (before?.at !== at) told = { ...told, [`${game}/${key}`]: { times: (before?.times ?? 0) + 1, at } };
      }
      keep(told);
      return found;
    },
    forget(game) {
      told = Object.fromEntries(Object.entries(told).filter(([key]) => !key.startsWith(`${game}/`)));
      keep(told);
    },
  };
}
