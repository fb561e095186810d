/** A bot's reason in words; the twin of `kaper/cli/table/hinting.py`. */
import type { Part, Reason } from '../wire';
import type { Words } from './words';

/** `label` is what an option is called. */
export function why(words: Words, reason: Reason, label: (text: string) => string): string {
  if (reason.kind === 'seen') return parts(words, reason).join(' ') || words.say('reason-seen-none');
  if (!reason.other) return words.say('reason-only');
  const close = reason.close && reason.kind === 'tried';
  const said = words.say(`reason-${close ? 'close' : reason.kind}`, {
    other: label(reason.other),
    trials: reason.trials,
    worth: percent(words, reason.worth),
    'other-worth': percent(words, reason.other_worth),
  });
  return [said, ...(reason.kind === 'lot' ? [] : parts(words, reason))].join(' ');
}

export function parts(words: Words, reason: Pick<Reason, 'for_it' | 'against_it'>): string[] {
  const listed = (found: Part[]): string =>
    found.map((part) => words.say('reason-part', { part: words.say(`aspect-${part.name}`), gain: signed(words, part.gain) })).join(', ');
  return [
    ...(reason.for_it.length ? [words.say('reason-for', { parts: listed(reason.for_it) })] : []),
    ...(reason.against_it.length ? [words.say('reason-against', { parts: listed(reason.against_it) })] : []),
  ];
}

export const percent = (words: Words, share: number): string => words.say('percent', { value: 100 * share });

const signed = (words: Words, gain: number): string => (gain > 0 ? '+' : '−') + words.say('decimal', { value: Math.abs(gain) });
