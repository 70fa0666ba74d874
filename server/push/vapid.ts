// How a server says who it is to those who pass its messages on (VAPID, RFC 8292).
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';

/** A key of the curve P-256 as it is stored (RFC 7517). */
const serverKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type ServerKey = z.infer<typeof serverKey>;

export const newServerKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

export const readServerKey = (stored: string): ServerKey => serverKey.parse(JSON.parse(stored));

/** The public half, by which browsers tell this server from others. */
export const publicKeyOf = ({ x, y }: ServerKey): string =>
  Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');

/** For how long a header is good. */
const HEADER_SECONDS = 12 * 3600;

/** Who answers for a server, for those who pass its messages on: `mailto:` or `https:`. */
type Contact = string | undefined;

/** The header `authorization` of a message to one origin. */
export function authorization(key: ServerKey, origin: string, contact: Contact, now = Date.now()): string {
  const claims = { aud: origin, exp: Math.floor(now / 1000) + HEADER_SECONDS, ...(contact && { sub: contact }) };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const privateKey = createPrivateKey({ format: 'jwk', key });
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKeyOf(key)}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
