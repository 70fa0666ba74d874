import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { gameById } from '../games/index.ts';
import { SHELF } from '../games/shelf.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { Browser } from '../server/rig/browser.ts';
import { until } from '../server/rig/until.ts';
import { bundled } from '../server/tests/bundled.ts';
import { owner, RobotClient } from '../server/tests/robot.ts';
import { Killable } from '../server/torture/killable.ts';

const LINES = 60;
const OPEN = { type: 'open' as const };

function hasPython(): boolean {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' }).startsWith('Python 3');
  } catch {
    return false;
  }
}

const EXAMPLES = [
  { name: 'JavaScript', file: 'examples/bot.mjs', command: process.execPath, canRun: true },
  { name: 'Python', file: 'examples/bot.py', command: 'python3', canRun: hasPython() },
];

test.each(EXAMPLES)('the one in $name is read in a minute', ({ file }) => {
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(LINES);
});

/** A robot whose program is one of the examples. */
interface Running {
  readonly robot: RobotClient;
  readonly process: ChildProcess;
  readonly said: string[];
}

describe('the examples play whole matches on a real server', () => {
  let bundle: Awaited<ReturnType<typeof bundled>>;
  let served: Killable;
  beforeAll(async () => {
    bundle = await bundled();
    served = new Killable(bundle.file, { OUBLIETTE_LOG: 'error' });
    await served.start();
  });
  afterAll(async () => {
    await served.kill();
    served.remove();
    bundle.remove();
  });

  function run({ command, file }: (typeof EXAMPLES)[number], robot: RobotClient, link: string): Running {
    const env = { ...process.env, OUBLIETTE_TOKEN: robot.token };
    const child = spawn(command, [file, served.link, link], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill());
    const said: string[] = [];
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', line => said.push(line));
    return { robot, process: child, said };
  }

  const linkTo = (game: string, { match, join }: { match: string; join: string }): string =>
    `${served.link}/${game}/online/${match}#${join}`;

  /** Everything that happened in a match that has ended, played once more; how it ended. */
  async function outcomeOf(host: Browser, match: string, watch: string): Promise<unknown> {
    const { json } = await host.ask('GET', `/matches/${match}/replay?key=${watch}`);
    expect(json).toMatchObject({ type: 'transcript' });
    const { transcript, outcome } = json as unknown as { transcript: { game: string }; outcome: unknown };
    const game = gameById(transcript.game) as Game<Kind>;
    const verified = verify(game, transcript);
    if (isMisfit(verified)) throw new Error(`${match} does not add up`);
    expect(verified.match.rules.outcome(verified.match.state)).toEqual(outcome);
    return outcome;
  }

  const isEnded = async (host: Browser, match: string, watch: string): Promise<boolean> =>
    (await host.ask('GET', `/matches/${match}/replay?key=${watch}`)).json?.['type'] === 'transcript';

  test.each(EXAMPLES.filter(({ canRun }) => canRun))(
    'in $name: every game, though the server dies in the middle, until the token is withdrawn',
    { timeout: 170_000 },
    async example => {
      const [who, host] = [await owner(served.link), new Browser(served.link)];
      const robot = await RobotClient.make(served.link, who, example.name);
      const tables: ({ game: string } & Awaited<ReturnType<Browser['create']>>)[] = [];
      for (const game of SHELF) {
        const places = gameById(game)?.seats.max === 1 ? [OPEN] : [OPEN, { type: 'bot' as const, bot: 'random' }];
        tables.push({ game, ...(await host.create({ game, places })) });
      }
      const [first, ...others] = tables;
      if (!first) throw new Error('the shelf is empty');
      const { process: child, said } = run(example, robot, linkTo(first.game, first));
      await until(() => said.length > 0);
      expect(JSON.parse(said[0] ?? '')).toEqual({ match: first.match, seat: 0 });
      for (const { match, join } of others)
        expect((await robot.ask('POST', `/matches/${match}/seat`, { key: join })).status).toBe(200);
      await delay(500);
      await served.kill();
      await served.start();
      for (const { match, watch } of tables) {
        while (!(await isEnded(host, match, watch))) await delay(100);
        expect(await outcomeOf(host, match, watch)).toMatchObject({ places: expect.any(Array) });
      }
      await until(() => tables.some(({ match }) => said.some(line => line.startsWith(`${match} ended`))));
      const gone = once(child, 'exit');
      await who.ask('DELETE', `/me/robots/${robot.id}/token`);
      expect((await gone)[0]).toBe(1);
    },
  );
});
