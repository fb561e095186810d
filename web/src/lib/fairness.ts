/** Dice that anybody can check; the twin of `kaper/engine/fair.py`, run by the page itself. */

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Length in code points, as Python counts. */
const length = (text: string): number => Array.from(text).length;

/** The seed made of the host's secret and the seats' words; a length before each keeps them apart. */
export function mix(secret: string, nonces: readonly string[]): Promise<string> {
  return sha256([secret, ...nonces].map((part) => `${length(part)}:${part}`).join(''));
}

export interface Verdict {
  /** The secret is the one that was promised at the start. */
  promise: boolean;
  /** The seed is the mix of the secret and everybody's words; null if no seed was given to compare. */
  seed: boolean | null;
  /** The promise is the one that this page wrote down at the start; null if it was not there. */
  noted: boolean | null;
  /** The word that this device added is among them; null if it added none. */
  mine: boolean | null;
  mixed: string;
}

export interface Evidence {
  secret: string;
  commitment: string;
  nonces: readonly string[];
  seed?: string | null | undefined;
  notedCommitment?: string | null;
  /** The words that this device added, by seat. */
  ownNonces?: Record<string, string>;
}

export async function judge(evidence: Evidence): Promise<Verdict> {
  const mixed = await mix(evidence.secret, evidence.nonces);
  const own = Object.entries(evidence.ownNonces ?? {});
  return {
    promise: (await sha256(evidence.secret)) === evidence.commitment,
    seed: evidence.seed ? evidence.seed === mixed : null,
    noted: evidence.notedCommitment ? evidence.notedCommitment === evidence.commitment : null,
    mine: own.length ? own.every(([seat, nonce]) => evidence.nonces[Number(seat)] === nonce) : null,
    mixed,
  };
}

export const isFair = (verdict: Verdict): boolean =>
  verdict.promise && verdict.seed !== false && verdict.noted !== false && verdict.mine !== false;

/** A word of this device's own for the dice. */
export function drawNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
