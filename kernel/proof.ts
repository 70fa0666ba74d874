import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './chance.ts';
import type { Kind } from './game.ts';
import type { Proof, SeedChange, Transcript } from './match.ts';

/** What is shown before anybody rolls: it fixes the secret and tells nothing of it. */
export function commitmentTo(secret: Seed): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The seed of a match: nobody who adds entropy knows the secret, and the secret was fixed before they added it. */
export function seedOf(secret: Seed, entropy: readonly string[]): Seed {
  return keyed(secret, entropy.join('/'));
}

/** The seed after the `count`th time that everybody agreed to go back past chance: never the roll one has seen. */
export function seedAgain(seed: Seed, count: number): Seed {
  return keyed(seed, `again/${count}`);
}

const keyed = (key: Seed, message: string): Seed => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(message)));

/** No match goes back past chance so often: each time has a seed of its own. */
const TIMES = 1000;

/**
 * Whether the proof shows that every seed of the transcript was fixed before anybody saw a roll. Of what was played before
 * a match came to its server it shows nothing: chance stands there under null, before all seeds.
 */
export function proves<K extends Kind>(
  { seeds }: Pick<Transcript<K>, 'seeds'>,
  { commitment, secret, entropy }: Proof,
): boolean {
  const first = seedOf(secret, entropy);
  let count = 0;
  const next = (): Seed => (count === 0 ? first : seedAgain(first, count));
  const isNext = (seed: Seed | null): boolean => {
    while (seed !== next() && count < TIMES) count++;
    return count++ < TIMES;
  };
  return commitmentTo(secret) === commitment && seedsToProve(seeds).every(([, seed]) => isNext(seed));
}

/** All but a null that others follow. */
const seedsToProve = (seeds: readonly SeedChange[]): readonly SeedChange[] =>
  seeds.length > 1 && seeds[0]?.[1] === null ? seeds.slice(1) : seeds;
