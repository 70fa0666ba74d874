import { isIPv4 } from 'node:net';

/** Some proxies name the port as well. */
const PORT = /^(?:(\d+(?:\.\d+){3})|\[([^\]]*)\]):\d+$/;
const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Of eight groups of an IPv6 address: whoever has one address has all that begin alike. */
const GROUPS = 4;

/** What is counted as one address: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function networkOf(address: string): string {
  const plain = address.replace(PORT, '$1$2').replace(MAPPED, '');
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  return `${groups.slice(0, GROUPS).join(':')}::/64`;
}

/** An IPv4 address at the end stands for two groups, which nobody is counted by. */
const groupsOf = (text: string): string[] =>
  text === ''
    ? []
    : text
        .toLowerCase()
        .split(':')
        .flatMap(group => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
