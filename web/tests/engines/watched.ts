import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

declare global {
  interface Window {
    /** What went wrong in this page, since WebDriver cannot ask for the console. */
    faults?: string[];
  }
}

const SCRIPT = '/watched.js';
const TAG = `<head><script src="${SCRIPT}"></script>`;

/** Runs in the page, before anything else does. */
function watch(): void {
  const faults: string[] = [];
  window.faults = faults;
  const isLoaded = (target: EventTarget | null): target is HTMLScriptElement | HTMLLinkElement =>
    target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
  const note = (event: ErrorEvent | Event): void => {
    if ('message' in event) faults.push(event.message);
    else if (isLoaded(event.target)) faults.push(`not loaded: ${event.target.outerHTML}`);
  };
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', event => faults.push(`${event.violatedDirective}: ${event.blockedURI}`));
  console.error = (...said: readonly unknown[]) => faults.push(said.map(String).join(' '));
}

/** The same site under another address, each of its pages with one script more, which remembers what goes wrong. */
export async function openWatched(site: string): Promise<{ readonly link: string; close(): void }> {
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT) answer.setHeader('content-type', 'text/javascript').end(`(${watch.toString()})()`);
    else forward(site, asked, answer);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { link: `http://localhost:${port}`, close };
}

function forward(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method } = asked;
  const { 'if-none-match': _, ...headers } = asked.headers;
  const isPage = headers.accept?.includes('text/html') ?? false;
  // A page is changed on its way, so it has to come whole and as it is.
  const wanted = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const onward = request(new URL(asked.url ?? '/', site), { method, headers: wanted }, response => {
    if (isPage) void addScript(response, answer);
    else response.pipe(answer.writeHead(response.statusCode ?? 500, response.headers));
  });
  onward.on('error', error => answer.destroy(error));
  asked.pipe(onward);
}

async function addScript(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts = (await response.toArray()) as Buffer[];
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 500, headers);
  answer.end(Buffer.concat(parts).toString().replace('<head>', TAG));
}
