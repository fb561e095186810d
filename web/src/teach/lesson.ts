/** The step of a tutorial at the table: what it offers, and what it points at. */
import type { AskedShown, LessonShown, PointerShown } from '../wire';

const OPTION = 'option:';

/** The question as the step puts it: with the options that it wants, one answer at a time, or not at all. */
export function narrowed(asked: AskedShown | null, lesson: LessonShown | null): AskedShown | null {
  if (!asked || !lesson) return asked;
  const options = asked.options.filter((option) => lesson.answer.includes(option.text));
  const { form: _, ...single } = asked;
  return options.length ? { ...single, options } : null;
}

/** The things that it points at, by their ids; what is said of options is said beside them. */
export const pointedAt = (lesson: LessonShown | null): string[] => lesson?.point.filter((id) => !id.startsWith(OPTION)) ?? [];

/** What a first turn points at, for who sits at this seat. */
export const thingsOf = (first: PointerShown | null, seat: number): string[] =>
  first?.point.map((id) => id.replace('{seat}', String(seat))) ?? [];
