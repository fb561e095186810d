/** That the rules of a game changed under its match, in words. */
import type { UpgradeShown } from '../wire';
import type { Words } from '../words/words';

/** Rules may also change without that their version does. */
export function upgradeText(upgrade: UpgradeShown, words: Words): string {
  const day = new Date(upgrade.at).toLocaleDateString(words.lang, { dateStyle: 'long' });
  if (upgrade.before === upgrade.after) return words.say('upgraded-same', { day });
  return words.say('upgraded', { day, before: upgrade.before, after: upgrade.after });
}
