/** What a bot's level is called, with its temper if it has one. */
import type { Words } from './words';

export function levelText(words: Words, given: string): string {
  const [level = '', temper] = given.split('+');
  const name = words.first([`level-${level}`]) || level;
  return temper ? `${name}, ${words.first([`temper-${temper}`]) || temper}` : name;
}
