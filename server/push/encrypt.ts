// Messages to browsers by RFC 8291: whoever passes them on cannot read them.
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser tells of itself so that messages can be encrypted for it, as base64url. */
interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
/** A message is one record: none is longer. */
const RECORD_BYTES = 4096;
/** Ends the last record. */
const LAST = Buffer.of(2);

/** What is new for every message. */
interface Fresh {
  readonly salt: Buffer;
  readonly ecdh: ECDH;
}

function fresh(): Fresh {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { salt: randomBytes(16), ecdh };
}

/** The body of a message with the content encoding aes128gcm (RFC 8188). */
export function encryptFor({ p256dh, auth }: PushKeys, text: string, { salt, ecdh } = fresh()): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(ecdh.computeSecret(theirs), { salt: Buffer.from(auth, 'base64url'), info, bytes: 32 });
  const named = (name: string, bytes: number): Buffer =>
    derived(secret, { salt, info: Buffer.from(`Content-Encoding: ${name}\0`), bytes });
  const cipher = createCipheriv('aes-128-gcm', named('aes128gcm', 16), named('nonce', 12));
  const sealed = [cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headerOf(salt, ours), ...sealed]);
}

function headerOf(salt: Buffer, key: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(key.length, 4);
  return Buffer.concat([salt, sizes, key]);
}

interface Derivation {
  readonly salt: Buffer;
  readonly info: Buffer;
  readonly bytes: number;
}

const derived = (secret: Buffer, { salt, info, bytes }: Derivation): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Whether messages can be encrypted for a browser that says so: its key is a point of the curve. */
export function canEncryptFor(keys: PushKeys): boolean {
  try {
    return encryptFor(keys, '').length > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') return false;
    throw error;
  }
}
