import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sendFrame } from './frame.ts';

/** What a reader that knows nothing of us makes of frames. */
async function readBack(texts: readonly string[]): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (_, { socket }) => texts.forEach(text => sendFrame(socket, text)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  await new Promise((resolve, reject) => {
    reader.on('error', reject);
    reader.on('message', (data: Buffer) => read.push(data.toString()) === texts.length && resolve(undefined));
  });
  reader.terminate();
  server.close();
  return read;
}

describe('a frame', () => {
  test.each([
    ['short', ['', 'a', 'a'.repeat(125)]],
    ['of two bytes of length', ['a'.repeat(126), 'a'.repeat(0xffff)]],
    ['of eight bytes of length', ['a'.repeat(0x1_0000), 'a'.repeat(100_000)]],
    ['of signs that take more than a byte', ['é', '«\u202f2 dés\u202f»', '🎲'.repeat(40), `${'a'.repeat(124)}é`]],
  ])('%s is read back', async (_, texts) => {
    expect(await readBack(texts)).toEqual(texts);
  });
});
