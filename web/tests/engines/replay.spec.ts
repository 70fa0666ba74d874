import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { GAMES } from '../../../games/index.ts';
import { expectedEnds, keptMatch, keptNames } from '../../../games/tests/kept.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { expect, test } from './fixtures.ts';
import { type Replayed, replayed } from './replayed.ts';

declare global {
  interface Window {
    /** What the bundle of replayed.ts exports, once all games are loaded. */
    rules: Promise<{ readonly replayed: typeof replayed }>;
  }
}

const KEPT: readonly (readonly [name: string, match: Transcript<Kind>])[] = GAMES.flatMap(({ id }) =>
  keptNames(id).map(name => [`${id}/${name}`, keptMatch<Kind>(id, name)] as const),
);
const ENDS = Object.fromEntries(
  GAMES.flatMap(({ id }) => Object.entries(expectedEnds(id)).map(([name, { hash }]) => [`${id}/${name}`, hash])),
);

test('every kept match is replayed to the same states and events as in Node', async ({ engine }) => {
  const site = await openRules();
  try {
    await engine.goto(site.link);
    const found = Object.fromEntries(await engine.evaluate(replayAll, null));
    const expected = Object.fromEntries(KEPT.map(([name, match]) => [name, replayed(match)]));
    expect(found).toEqual(expected);
    expect(Object.fromEntries(Object.entries(found).map(([name, { end }]) => [name, end]))).toEqual(ENDS);
  } finally {
    site.close();
  }
});

/** Runs in the page. */
async function replayAll(): Promise<(readonly [name: string, Replayed])[]> {
  const kept = (await (await fetch('/kept.json')).json()) as typeof KEPT;
  const rules = await window.rules;
  return kept.map(([name, match]) => [name, rules.replayed(match)] as const);
}

/** A page with nothing but the rules of all games, and the kept matches beside it. */
async function openRules(): Promise<{ readonly link: string; close(): void }> {
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '/': ['text/html', `<!doctype html><title>Rules</title><script>window.rules = import('/rules.js')</script>`],
    '/rules.js': ['text/javascript; charset=utf-8', await bundled()],
    '/kept.json': ['application/json', JSON.stringify(KEPT)],
  };
  const server = createServer(({ url = '/' }, answer) => {
    const [type, content] = files[url] ?? [];
    if (type === undefined) answer.writeHead(404).end();
    else answer.setHeader('content-type', type).end(content);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { link: `http://localhost:${port}/`, close: () => server.close() };
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('replayed.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
