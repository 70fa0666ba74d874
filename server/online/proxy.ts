import { isIP, isIPv4 } from 'node:net';
import type { Unopened } from '../address.ts';

/** Whether an address that is so many hops away is a proxy of our own, or a list of such proxies. */
export type Proxy = false | readonly string[] | ((address: string, hop: number) => boolean);

const MOST_HOPS = 9;
/** Names that fastify knows for private addresses. */
const NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * OUBLIETTE_PROXY: how many proxies stand in front, or their addresses. What a client itself writes into X-Forwarded-For
 * stands before what they have added, and is believed by nobody.
 */
export function readProxy(text = ''): Proxy | Unopened {
  if (text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? trustingHops(Number(text)) : nonsense(text);
  const addresses = text.split(',').map(address => address.trim());
  return addresses.every(isNetwork) ? addresses : nonsense(text);
}

const trustingHops =
  (hops: number): Exclude<Proxy, false | readonly string[]> =>
  (_address, hop) =>
    hop < hops;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (bits === undefined) return NAMES.includes(text) || isIP(address) !== 0;
  return more.length === 0 && isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

const nonsense = (text: string): Unopened => ({
  unopened: `OUBLIETTE_PROXY must be a number of proxies from 0 to ${MOST_HOPS}, or their addresses, separated by commas, not '${text}'.`,
});
