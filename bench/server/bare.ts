// No server at all: what one of a pair of sockets sends, both get back. Its first line is its link.
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
const pairs = new Map<string, WebSocket[]>();
server.on('connection', (socket, { url = '' }) => {
  const pair = pairs.get(url) ?? [];
  pairs.set(url, [...pair, socket]);
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    for (const each of pairs.get(url) ?? []) each.send(text);
  });
});
await once(server, 'listening');
const address = server.address();
console.log(`http://localhost:${typeof address === 'object' && address ? address.port : ''}`);
