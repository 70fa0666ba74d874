import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './plain.ts';

/** Secret bytes that decide every roll of a match, as lower-case hex: 8 to 64 bytes. */
export type Seed = string;

const SEED = /^(?:[0-9a-f]{2}){8,64}$/;
const SPAN = 2 ** 48;

export function isSeed(input: unknown): input is Seed {
  return typeof input === 'string' && SEED.test(input);
}

/** SHA-256 of the UTF-8 bytes of `text`, in hex. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The fingerprint of a state: equal states have equal hashes, whatever the order of their keys. */
export function stateHash(state: object): string {
  return digest(canonical(state));
}

/** A seed for people who give a name instead of bytes (`--seed monday`). */
export function seedFrom(text: string): Seed {
  return digest(text).slice(0, 32);
}

/**
 * An integer in [0, span) that depends on the seed and on `n`, the number of picks before it, alone.
 * HMAC-SHA-256 under the seed of the ASCII message `n/k`, k = 0, 1, ...: the first 6 bytes, big-endian, of the first
 * digest that lies below the largest multiple of `span` are taken modulo `span`, so that no outcome is favoured.
 */
export function numberFor(seed: Seed, n: number, span: number): number {
  const limit = SPAN - (SPAN % span);
  for (let k = 0; ; k++) {
    const bits = firstSixBytes(macOf(seed, `${n}/${k}`));
    if (bits < limit) return bits % span;
  }
}

const lastKeyed = { seed: '', mac: hmac.create(sha256, new Uint8Array()) };
const scratch = lastKeyed.mac.clone();
const tag = new Uint8Array(scratch.outputLen);

/** HMAC-SHA-256 of an ASCII message. The next one overwrites the answer: new buffers would double the price of a roll. */
function macOf(seed: Seed, message: string): Uint8Array {
  // oxlint-disable-next-line no-underscore-dangle -- the one way of the library to use a hash again
  const mac = keyedBy(seed)._cloneInto(scratch);
  mac.update(asciiBytes(message)).digestInto(tag);
  return tag;
}

/** A match asks for one seed again and again; setting up its key is half of the work. */
function keyedBy(seed: Seed): typeof lastKeyed.mac {
  if (lastKeyed.seed !== seed) Object.assign(lastKeyed, { seed, mac: hmac.create(sha256, hexToBytes(seed)) });
  return lastKeyed.mac;
}

/** For so few bytes a loop is several times faster than an encoder. */
function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function firstSixBytes(bytes: Uint8Array): number {
  let value = 0;
  for (let i = 0; i < 6; i++) value = value * 256 + (bytes[i] ?? 0);
  return value;
}
