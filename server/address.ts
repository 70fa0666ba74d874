import { isIPv6 } from 'node:net';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Why the server cannot open, in one sentence for whoever started it. */
export interface Unopened {
  readonly unopened: string;
}

const DEFAULT: Address = { host: '127.0.0.1', port: 3000 };
const HERE = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** Reads HOST and PORT. Port 0 lets the system choose a free one. */
export function readAddress(env: Readonly<Record<string, string | undefined>>): Address | Unopened {
  const port = env['PORT'] ? readPort(env['PORT']) : DEFAULT.port;
  if (port === undefined) return { unopened: `PORT must be a whole number from 0 to 65535, not '${env['PORT']}'.` };
  return { host: readHost(env['HOST']), port };
}

/** One address for `localhost`: on two of them, another program could hold one and nobody would be told. */
function readHost(text: string | undefined): string {
  return text && text !== 'localhost' ? text : DEFAULT.host;
}

function readPort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined;
}

/** What to type into a browser on this machine. */
export function linkTo({ host, port }: Address): string {
  if (HERE.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
