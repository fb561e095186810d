import { describe, expect, it } from 'vitest';
import { isFair, judge, mix, sha256 } from './fairness';

// Worked out by kaper.engine.fair: commit("s3cret") and mix("s3cret", ["one", "żółw 🐢", ""]).
const COMMITMENT = '1ec1c26b50d5d3c58d9583181af8076655fe00756bf7285940ba3670f99fcba0';
const SEED = '386d060643262da27bff53bb4ded0d09e68d79dd8fe0138986bfb9f443579e8e';
const NONCES = ['one', 'żółw 🐢', ''];

describe('fair dice', () => {
  it('hashes and mixes as the engine does', async () => {
    expect(await sha256('s3cret')).toBe(COMMITMENT);
    expect(await mix('s3cret', NONCES)).toBe(SEED);
  });

  it('accepts what fits together', async () => {
    const verdict = await judge({
      secret: 's3cret',
      commitment: COMMITMENT,
      nonces: NONCES,
      seed: SEED,
      notedCommitment: COMMITMENT,
      ownNonces: { 0: 'one' },
    });
    expect(verdict).toMatchObject({ promise: true, seed: true, noted: true, mine: true, mixed: SEED });
    expect(isFair(verdict)).toBe(true);
  });

  it('finds another secret, another seed, a promise that changed and a word that was left out', async () => {
    const good = { secret: 's3cret', commitment: COMMITMENT, nonces: NONCES, seed: SEED };
    for (const bad of [
      { ...good, secret: 'other' },
      { ...good, seed: COMMITMENT },
      { ...good, notedCommitment: SEED },
      { ...good, ownNonces: { 1: 'one' } },
    ]) {
      expect(isFair(await judge(bad))).toBe(false);
    }
  });

  it('does not judge what it cannot know', async () => {
    const verdict = await judge({ secret: 's3cret', commitment: COMMITMENT, nonces: NONCES });
    expect(verdict).toMatchObject({ seed: null, noted: null, mine: null });
    expect(isFair(verdict)).toBe(true);
  });
});
