import { hash, randomInt } from 'node:crypto';

/** Easily told apart, and in the order in which a database sorts them. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const BITS = 5;
const SIGNS = 6;

/**
 * The second in which a match was created and then chance: steps are stored in the order of matches, and those of matches
 * that are played at the same time so come to lie on the same few pages.
 */
export function newMatchId(created: number): string {
  return idOf(
    created,
    Array.from({ length: SIGNS }, () => randomInt(ALPHABET.length)),
  );
}

/** Of the match in which those of another one play again: the same whoever asks. Its steps are stored beside that one's. */
export function rematchId({ id, secret, created }: { id: string; secret: string; created: number }): string {
  return idOf(created, [...hash('sha256', `rematch/${id}/${secret}`, 'buffer').subarray(0, SIGNS)]);
}

function idOf(created: number, chance: readonly number[]): string {
  const second = Math.floor(created / 1000);
  const signs = Array.from({ length: SIGNS }, (_, i) => second >>> (BITS * (SIGNS - 1 - i)));
  return [...signs, ...chance].map(sign => ALPHABET[sign % ALPHABET.length]).join('');
}
