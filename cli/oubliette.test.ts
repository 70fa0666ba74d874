// The contract of docs/cli.md, held to the program itself, in a folder that looks like a built checkout.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { STANDARD_DECK } from '../games/donjonz/readers.ts';
import { useProgram } from './tests/program.ts';
import { sampleTranscript } from './tests/sample.ts';

const { folder, file: program, oubliette, write } = useProgram();
const sample = sampleTranscript();

beforeAll(() => {
  write('good.json', JSON.stringify(sample));
  write('tampered.json', JSON.stringify({ ...sample, log: sample.log.toSpliced(2, 1) }));
  write('garbage.json', '{"game": "donjonz",');
  write('wrong-options.json', '{"game": "donjonz",\n "options": {"doorWithoutKey": "ajar"}}');
  write('deck.txt', STANDARD_DECK);
  write('wrong-deck.txt', STANDARD_DECK.replace('<', '?'));
});

const SIMULATE = 'simulate donjonz --seats random --games 4 --seed monday';

describe('bad input is one sentence, exit code 2 and nothing else', () => {
  const files = (): string[] => readdirSync(folder).sort();

  test.each([
    ['dance', "Unknown command 'dance'"],
    ['help dance', "Unknown command 'dance'"],
    ['games --loud', "Unknown option '--loud'"],
    ['simulate', "Missing required argument 'game'"],
    [`${SIMULATE} --set deck=@wrong-deck.txt --json`, 'Line 3, column 2: .*\\(DZ-\\w+\\)'],
    ['replay', "Missing required argument 'file'"],
    ['replay garbage.json --json', 'garbage.json:1:20 is not JSON: a name in double quotes is expected here.'],
    ['check nowhere.json', 'nowhere.json does not exist.'],
    ['perft donjonz --depth', "Option '--depth <number>' argument missing"],
    ['torture --kills none', "--kills takes a whole number from 1, not 'none'."],
    ['torture --part sleeping', "--part takes one of playing, .* not 'sleeping'."],
    ['load idle --sockets 99999', "--sockets takes a whole number from 1 to 15000, not '99999'."],
    ['fuzz donjonz --seconds soon', "--seconds takes seconds, .* not 'soon'."],
  ])('%s', async (line, sentence) => {
    const before = files();
    const { code, stdout, stderr } = await oubliette(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^oubliette: (?:${sentence})`));
    expect(stderr.trimEnd()).not.toMatch('\n');
    expect(files()).toEqual(before);
  });

  test('serve with PORT=http', async () => {
    expect(await oubliette('serve', { PORT: 'http' })).toEqual({
      code: 2,
      stdout: '',
      stderr: "oubliette: PORT must be a whole number from 0 to 65535, not 'http'.\n",
    });
  });

  test.each([
    ['OUBLIETTE_PROXY', 'yes', 'must be a number of proxies'],
    ['OUBLIETTE_LIMIT_SOCKETS', 'many', 'must be a whole number from 1'],
  ])('serve with %s=%s', async (variable, value, why) => {
    const { code, stdout, stderr } = await oubliette('serve', { PORT: '0', [variable]: value });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(new RegExp(`^oubliette: ${variable} ${why}.*\\.\n$`));
  });
});

describe('help', () => {
  test.each(['', 'help'])('"%s" lists the commands', async line => {
    const { code, stdout, stderr } = await oubliette(line);
    expect([code, stderr]).toEqual([0, '']);
    for (const command of [
      'serve',
      'games',
      'simulate',
      'replay',
      'check',
      'perft',
      'fuzz',
      'print',
      'backup',
      'restore',
      'admin',
      'torture',
      'load',
    ])
      expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  test('--version is that of the package', async () => {
    expect((await oubliette('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

test('games lists options with their defaults', async () => {
  const { code, stdout } = await oubliette('games --json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual({
    id: 'donjonz',
    title: { en: 'DonjonZ', fr: 'DonjonZ' },
    minutes: 10,
    version: 1,
    seats: { min: 1, max: 1 },
    options: { doorWithoutKey: 'blocked', deck: 'standard' },
    choices: [
      { name: 'doorWithoutKey', type: 'one-of', values: 'blocked, plain', rule: 'DZ-Q7' },
      { name: 'deck', type: 'text', values: 'standard, ...', rule: 'DZ-2' },
    ],
    bots: ['random', 'easy', 'strong'],
  });
  expect((await oubliette('games')).stdout).toMatch(
    /^donjonz +1 +1 +doorWithoutKey=blocked deck=standard +random easy strong$/m,
  );
});

describe('simulate', () => {
  const SPREAD = ['mean', 'sd', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'];

  test('answers with the fields of the contract', async () => {
    const { code, stdout, stderr } = await oubliette(`${SIMULATE} --set doorWithoutKey=plain --json`);
    const report = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(Object.keys(report)).toEqual(
      'game version options seats games seed seconds cpuSeconds actions gamesPerCpuSecond outcomes scores length notes'.split(
        ' ',
      ),
    );
    expect(report).toMatchObject({
      game: 'donjonz',
      version: 1,
      options: { doorWithoutKey: 'plain', deck: 'standard' },
      seats: ['random'],
      games: 4,
      seed: 'monday',
    });
    expect(Object.keys(report.outcomes)).toEqual(['wins', 'shared', 'nobody', 'shares']);
    expect(report.outcomes.wins[0] + report.outcomes.shared + report.outcomes.nobody).toBe(4);
    expect(report.scores.map(Object.keys)).toEqual([SPREAD]);
    expect(Object.keys(report.length)).toEqual(['p10', 'median', 'p90']);
    expect(stderr).toBe('1 of 4\n2 of 4\n3 of 4\n4 of 4\n');
  });

  test('has a table, a number of games and a seed for whoever names none, and an example', async () => {
    const { code, stdout } = await oubliette('simulate the-dungeon --json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ seats: ['easy'], games: 100, seed: 'oubliette' });
    expect((await oubliette('simulate --help')).stdout).toMatch(/^Example: oubliette simulate dice-and-danger /m);
  });

  test('says what counts alone', async () => {
    const { stdout } = await oubliette('simulate the-dungeon --games 3');
    expect(stdout).toMatch(/^bot +finished +share +mean/m);
    expect(stdout).toMatch(/^finished: .+ lost on the way: \d\. What counts alone is the score\.$/m);
  });

  test('plays the same games for the same seed', async () => {
    const [first, again] = await Promise.all(
      [1, 2].map(async () => {
        const { stdout } = await oubliette(`${SIMULATE} --json`);
        const { actions, outcomes, scores, length, notes } = JSON.parse(stdout);
        return { actions, outcomes, scores, length, notes };
      }),
    );
    expect(again).toEqual(first);
  });

  test('takes a deck from a file and tells people a table', async () => {
    const { code, stdout } = await oubliette(`${SIMULATE} --rotate --set deck=@deck.txt`);
    expect(code).toBe(0);
    expect(stdout).toMatch("donjonz 1, 4 games with seed 'monday'");
    expect(stdout).toMatch(/^bot +finished +share +mean +sd +min +p10 +p25 +median +p75 +p90 +max$/m);
    expect(stdout).toMatch(/^random +\d+ +\d+\.\d %( +\d+\.\d){9}$/m);
  });
});

describe('replay', () => {
  test('of a good transcript', async () => {
    const { code, stdout } = await oubliette('replay good.json --json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      outcome: expect.any(Object),
    });
  });

  test('of a tampered one', async () => {
    const { code, stdout } = await oubliette('replay tampered.json --json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ ok: false, entry: 2, why: expect.any(String) });
  });
});

describe('check', () => {
  test('of a good deck', async () => {
    expect(await oubliette('check deck.txt')).toEqual({
      code: 0,
      stdout: 'deck.txt: a deck for donjonz, all right.\n',
      stderr: '',
    });
  });

  test('of wrong options', async () => {
    expect(await oubliette('check wrong-options.json')).toEqual({
      code: 1,
      stdout: expect.stringMatching(/^wrong-options\.json:2:32: .*\(DZ-Q7\)\n$/),
      stderr: '',
    });
  });

  test('of what is not JSON', async () => {
    const { code, stdout } = await oubliette('check garbage.json --json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      line: 1,
      column: 20,
      why: 'This is not JSON: a name in double quotes is expected here.',
    });
  });
});

test('perft counts every depth', async () => {
  const { stdout } = await oubliette('perft donjonz --depth 2 --json');
  expect(JSON.parse(stdout)).toEqual({
    game: 'donjonz',
    version: 1,
    options: { doorWithoutKey: 'blocked', deck: 'standard' },
    seats: 1,
    depths: [
      { depth: 1, leaves: 11, seconds: expect.any(Number) },
      { depth: 2, leaves: 110, seconds: expect.any(Number) },
    ],
  });
});

test('fuzz finds nothing wrong', async () => {
  const { code, stdout } = await oubliette('fuzz donjonz --seconds 0.1 --seed a --json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    game: 'donjonz',
    version: 1,
    seed: 'a',
    matches: expect.any(Number),
    entries: expect.any(Number),
    breach: null,
  });
});

describe('serve', () => {
  /** Resolves with what was printed once the server says that it is open. */
  function opening(server: ChildProcess): Promise<string> {
    return new Promise((done, fail) => {
      let printed = '';
      server.stdout?.on('data', (part: Buffer) => {
        printed += part.toString();
        if (printed.includes('Ctrl-C')) done(printed);
      });
      server.once('exit', () => fail(new Error(`it ended before it opened: ${printed}`)));
    });
  }

  function serve(): ChildProcess {
    return spawn(process.execPath, [program, 'serve'], { env: { ...process.env, PORT: '0' } });
  }

  test.each([['SIGTERM'], ['SIGINT', 'SIGINT']] as const)('opens, and closes on %s %s', async (...signals) => {
    const server = serve();
    const printed = await opening(server);
    const [, link = ''] = /^Oubliette is open at (http:\/\/localhost:\d+)\nCtrl-C closes it\.\n$/.exec(printed) ?? [];
    expect((await fetch(link)).status).toBe(200);
    const ended = new Promise(done => server.once('exit', (...how) => done(how)));
    for (const signal of signals) server.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  /** `npm start`, as the leader of a group of processes like that of a terminal. */
  function npmStart(): ChildProcess {
    mkdirSync(join(folder, 'bin'), { recursive: true });
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    cpSync('bin/oubliette.mjs', join(folder, 'bin/oubliette.mjs'));
    const nothing = '() => undefined';
    write(
      'scripts/ensure.mjs',
      ['partsFor', 'ensureInstalled', 'ensureBuilt'].map(name => `export const ${name} = ${nothing};`).join('\n'),
    );
    return spawn('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: '0' }, detached: true });
  }

  test.each([
    ['SIGTERM to npm', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['Ctrl-C', (npm: number) => process.kill(-npm, 'SIGINT')],
  ])('under npm start ends within 5 seconds of %s', async (_, end) => {
    const npm = npmStart();
    const [, link = ''] = /at (http:\S+)/.exec(await opening(npm)) ?? [];
    expect((await fetch(link)).status).toBe(200);
    end(npm.pid ?? 0);
    await expect.poll(() => fetch(link).catch(() => 'closed'), { timeout: 5000 }).toBe('closed');
  });

  test('a taken port is one sentence', async () => {
    const other = createServer();
    await new Promise<void>(done => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    expect(await oubliette('serve', { PORT: String(port) })).toEqual({
      code: 2,
      stdout: '',
      stderr: `oubliette: Port ${port} is taken; set PORT to another one.\n`,
    });
    other.close();
  });
});
