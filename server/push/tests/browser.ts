// A browser's side of web push, for tests: it has keys of its own, and a service that passes messages on to it.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '../../../wire/http.ts';

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** What a message says, read by RFC 8188 and RFC 8291 with the private key of a browser. */
export function opened(privateKey: string, auth: string, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
}

/** Something that came for a browser. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly host: string;
  readonly received: readonly Received[];
  /** What it answers from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Passes messages on, on loopback. */
export async function openPushService(): Promise<PushService> {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: code => void (status = code),
    close: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

/** A browser that has subscribed at a service. */
export class PushBrowser {
  readonly subscription: PushTarget;
  readonly #privateKey: string;

  constructor(service: Pick<PushService, 'host'>, path: string, language: 'en' | 'fr' = 'en') {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    this.#privateKey = ecdh.getPrivateKey('base64url');
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    this.subscription = { endpoint: `http://${service.host}${path}`, keys, language };
  }

  read({ body }: Received): unknown {
    return JSON.parse(opened(this.#privateKey, this.subscription.keys.auth, body));
  }
}

/** What a server claims in the header of a message, if it is signed with the key that it names there. */
export function claimsOf({ headers }: Received): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, signed, signature, key] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
    headers.authorization ?? '',
  ) as unknown as [string, string, string, string];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(signed), how, Buffer.from(signature, 'base64url'))) throw new Error('forged');
  return { key, claims: JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) };
}
