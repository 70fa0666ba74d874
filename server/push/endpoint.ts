// Where messages go: an address that a stranger has named. It has to be public, or a server could be made to knock at
// the doors of the network that it stands in.
import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

type Network = readonly [address: string, prefix: number];

/** What IANA has set aside: this machine, networks around it, examples, and ways from one protocol into the other. */
const RESERVED: Readonly<Record<'ipv4' | 'ipv6', readonly Network[]>> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // All but 2000::/3, and in it what leads on to IPv4. What holds an IPv4 address (::ffff:0:0/96, ::/96, 64:ff9b::/96 and
  // more) is no address that a name on the internet leads to.
  ipv6: [
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
};

/** A list for each: in one list every IPv4 address would lie in `::/3`. */
const listOf = (family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of RESERVED[family]) list.addSubnet(address, prefix, family);
  return list;
};

const LISTS = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

/** Whether an address belongs to everybody's internet: not to this machine, and not to the network around it. */
export const isPublic = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  return !LISTS[family].check(address, family);
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
type Delivery = 'sent' | 'gone' | 'failed';

const PATIENCE_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

interface Outgoing {
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
    // Whoever answers 101 ends the connection without an answer, and without an error.
    posting.on('close', () => resolve('failed'));
    posting.on('response', answer => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      resolve(status >= 200 && status < 300 ? 'sent' : GONE.has(status) ? 'gone' : 'failed');
    });
    posting.end(body);
  });
}
