// The contract of docs/cli.md, held to the program itself, in a folder that looks like a built checkout.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STANDARD_DECK } from '../games/donjonz/data.ts';
import { openPlace } from '../server/tests/place.ts';
import { sampleTranscript } from './tests/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-cli-'));
const program = join(folder, 'dist', 'cli.js');
const sample = sampleTranscript();

beforeAll(() => {
  execFileSync(process.execPath, ['bin/oubliette.mjs', '--version']);
  mkdirSync(join(folder, 'dist', 'web'), { recursive: true });
  const bundles = readdirSync('dist').flatMap(name => (name.endsWith('.js') ? [`dist/${name}`] : []));
  for (const path of [...bundles, 'package.json']) cpSync(path, join(folder, path));
  for (const path of ['node_modules', 'games']) symlinkSync(resolve(path), join(folder, path));
  write('dist/web/index.html', '<!doctype html>');
  write('good.json', JSON.stringify(sample));
  write('tampered.json', JSON.stringify({ ...sample, log: sample.log.toSpliced(2, 1) }));
  write('garbage.json', '{"game": "donjonz",');
  write('wrong-options.json', '{"game": "donjonz",\n "options": {"doorWithoutKey": "ajar"}}');
  write('deck.txt', STANDARD_DECK);
  write('wrong-deck.txt', STANDARD_DECK.replace('<', '?'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  writeFileSync(join(folder, path), content);
}

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function oubliette(line: string, env: Record<string, string> = {}): Promise<Ran> {
  const words = line.split(' ').filter(Boolean);
  return new Promise(done => {
    execFile(
      process.execPath,
      [program, ...words],
      { cwd: folder, env: { ...process.env, ...env } },
      (error, ...output) => {
        const [stdout, stderr] = output;
        done({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}

const SIMULATE = 'simulate donjonz --seats random --games 4 --seed monday';

describe('bad input is one sentence, exit code 2 and nothing else', () => {
  const files = (): string[] => readdirSync(folder).sort();

  test.each([
    ['dance', "Unknown command 'dance'"],
    ['help dance', "Unknown command 'dance'"],
    ['games --loud', "Unknown option '--loud'"],
    ['simulate donjonz --games 1 --seed a', "Required option '--seats <bot,...>' not specified"],
    [`${SIMULATE} --set deck=@wrong-deck.txt --json`, 'Line 3, column 2: .*\\(DZ-\\w+\\)'],
    ['replay', "Missing required argument 'file'"],
    ['replay garbage.json --json', 'garbage.json:1:20 is not JSON: a name in double quotes is expected here.'],
    ['check nowhere.json', 'nowhere.json does not exist.'],
    ['perft donjonz --depth', "Option '--depth <number>' argument missing"],
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
      'backup',
      'restore',
      'admin',
      'torture',
    ])
      expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  test('--version is that of the package', async () => {
    expect((await oubliette('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('what a server has stored', () => {
  const [here, there] = [{ OUBLIETTE_DATA: join(folder, 'here') }, { OUBLIETTE_DATA: join(folder, 'there') }];
  let match = '';

  beforeAll(async () => {
    const place = await openPlace({ env: here });
    const founded = { game: 'donjonz', options: {}, places: [{ type: 'me' as const }] };
    ({ id: match } = await place.found(founded, await place.person('Ada')));
    await (await place.room(match)).settled();
    await place.close();
  });

  test('is backed up into a new file and restored into an empty place', async () => {
    expect(await oubliette('backup monday.jsonl', here)).toEqual({
      code: 0,
      stdout: '6 rows are in monday.jsonl.\n',
      stderr: '',
    });
    expect(await oubliette('restore monday.jsonl', there)).toEqual({
      code: 0,
      stdout: '6 rows are back.\n',
      stderr: '',
    });
    expect(await oubliette('restore monday.jsonl', there)).toMatchObject({ code: 2, stdout: '' });
    expect(await oubliette('backup monday.jsonl', here)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/monday.*exists/),
    });
    expect(await oubliette('restore tuesday.jsonl', there)).toMatchObject({ code: 2, stdout: '' });
    expect((await oubliette('admin --json', there)).stdout).toBe((await oubliette('admin --json', here)).stdout);
  });

  test('can be looked at, and a match ended', async () => {
    expect(JSON.parse((await oubliette('admin --json', here)).stdout)).toMatchObject([
      { match, game: 'donjonz', phase: 'playing', names: ['Ada'] },
    ]);
    expect((await oubliette(`admin ${match}`, here)).stdout).toMatch(/^ +0 {2}start .*\n\n?.* is playing\.\n$/m);
    expect((await oubliette(`admin ${match} --end`, here)).stdout).toMatch(/is ended\.\n$/);
    expect(await oubliette('admin nosuchone2', here)).toMatchObject({ code: 2, stdout: '' });
  });
});

test('games lists options with their defaults', async () => {
  const { code, stdout } = await oubliette('games --json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual({
    id: 'donjonz',
    version: 1,
    seats: { min: 1, max: 1 },
    options: { doorWithoutKey: 'blocked', deck: 'standard' },
    bots: ['random', 'easy'],
  });
  expect((await oubliette('games')).stdout).toMatch(
    /^donjonz +1 +1 +doorWithoutKey=blocked deck=standard +random easy$/m,
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
    expect(stdout).toMatch(/^bot +won +share +mean +sd +min +p10 +p25 +median +p75 +p90 +max$/m);
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
