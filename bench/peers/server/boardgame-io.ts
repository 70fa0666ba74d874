// boardgame.io's own server with its storage in memory. Its first line is its link.
import { createServer } from 'node:http';
import { Server } from 'boardgame.io/server';
import { ticTacToe } from '../tic-tac-toe.ts';

const free = createServer().listen(0, '127.0.0.1', () => {
  const address = free.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  free.close(() => void serve(port));
});

async function serve(port: number): Promise<void> {
  const server = Server({ games: [ticTacToe], origins: [/.*/] });
  await server.run(port);
  console.log(`http://localhost:${port}`);
}
