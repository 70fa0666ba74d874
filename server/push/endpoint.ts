// Where messages go: an address that a stranger has named. It has to be public, or a server could be made to knock at
// the doors of the network that it stands in.
import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const NOT_PUBLIC: readonly (readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const PRIVATE = new BlockList();
for (const [net, prefix, family] of NOT_PUBLIC) PRIVATE.addSubnet(net, prefix, family);

/** Whether an address belongs to everybody's internet: not to this machine, and not to the network around it. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** Hosts, with their ports, that whoever runs the server trusts though they are not public. */
export type TrustedHosts = ReadonlySet<string>;

/** Where messages can be sent to, unless it is no such place. What a name leads to is looked at when it is used. */
export function endpointOf(text: string, trusted: TrustedHosts): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (trusted.has(url.host)) return /^https?:$/.test(url.protocol) ? url : undefined;
  const isNamed = url.hostname.includes('.') && isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
  return url.protocol === 'https:' && url.port === '' && isNamed ? url : undefined;
}

/** Finds a name, unless it leads anywhere that is not public: whatever it led to before, this is what is connected to. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const hidden = error ? undefined : found.find(({ address }) => !isPublic(address));
    const fault = error ?? (hidden && new Error(`${name} is not a public address`));
    if (fault) return done(fault, []);
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  });
};

/** What became of a message; `gone`: the browser does not want any more of them, ever. */
export type Delivery = 'sent' | 'gone' | 'failed';

const PATIENCE_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

export interface Outgoing {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Posts a message; redirections are not followed, and of the answer nothing but its status is read. */
export function deliver(endpoint: URL, { headers, body, signal }: Outgoing, trusted: TrustedHosts): Promise<Delivery> {
  const request = endpoint.protocol === 'https:' ? requestSecure : requestPlain;
  const reach = trusted.has(endpoint.host) ? {} : { lookup: lookUpPublic };
  return new Promise(resolve => {
    const until = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const posting = request(endpoint, { method: 'POST', headers, signal: until, ...reach });
    posting.on('error', () => resolve('failed'));
    posting.on('response', answer => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      resolve(status >= 200 && status < 300 ? 'sent' : GONE.has(status) ? 'gone' : 'failed');
    });
    posting.end(body);
  });
}
