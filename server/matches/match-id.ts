import { randomInt } from 'node:crypto';

/** Easily told apart, and in the order in which a database sorts them. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const BITS = 5;
const SIGNS = 6;

/**
 * The second in which a match was created and then chance: steps are stored in the order of matches, and those of matches
 * that are played at the same time so come to lie on the same few pages.
 */
export function newMatchId(created: number): string {
  const second = Math.floor(created / 1000);
  const signs = Array.from({ length: SIGNS }, (_, i) => (second >>> (BITS * (SIGNS - 1 - i))) % ALPHABET.length);
  const chance = Array.from({ length: SIGNS }, () => randomInt(ALPHABET.length));
  return [...signs, ...chance].map(sign => ALPHABET[sign]).join('');
}
