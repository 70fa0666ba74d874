import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlace, type Place } from '../tests/place.ts';
import { RobotStream, UNREAD_BYTES } from './stream.ts';

const LINE = { type: 'invited', match: 'aaaaaaaaaa', game: 'x'.repeat(16_384) } as const;
const LINE_BYTES = JSON.stringify(LINE).length;
/** More than any kernel keeps for a connection besides. */
const MOST_LINES = 8192;

const server = createServer();
let place: Place;

beforeAll(async () => {
  place = await openPlace();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await place.close();
});

/** The answer to somebody who asks, and reads nothing of it. */
async function unread(): Promise<ServerResponse> {
  const { port } = server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return response;
}

async function streamTo(out: ServerResponse): Promise<RobotStream> {
  const { id, name } = await place.person('Fido');
  const robot = { id, name, claimed: false, owner: 'Ada', device: '' };
  return new RobotStream({ robot, token: '' }, out, place);
}

/** Tells so much that `unreadBytes` wait for the reader, or nobody is told anything any more; the most that ever waited. */
async function tellUntil(out: ServerResponse, unreadBytes: number): Promise<number> {
  const stream = await streamTo(out);
  let most = 0;
  for (let told = 0; told < MOST_LINES && !out.destroyed && out.writableLength <= unreadBytes; told++) {
    stream.line(LINE);
    most = Math.max(most, out.writableLength);
    await othersTurn();
  }
  if (!out.destroyed) stream.close('replaced');
  return most;
}

test('whoever reads nothing is cut off, and never has more waiting than may', async () => {
  const out = await unread();
  expect(await tellUntil(out, Infinity)).toBeLessThan(UNREAD_BYTES + 2 * LINE_BYTES);
  expect(out.destroyed).toBe(true);
});

test('whoever does not even read why a stream ends is not waited for', async () => {
  const out = await unread();
  const closed = once(out, 'close');
  expect(await tellUntil(out, UNREAD_BYTES / 2)).toBeLessThan(UNREAD_BYTES);
  await closed;
});
