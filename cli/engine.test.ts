import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { isRefusal, type Kind } from '../kernel/game.ts';
import { accept, type Transcript } from '../kernel/match.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { gameById } from '../games/index.ts';
import { isComplaint } from './complaint.ts';
import { type LineEngine, openEngine } from './engine.ts';

function opened(game: string): LineEngine {
  const engine = openEngine(game);
  if (isComplaint(engine)) throw new Error(engine.complaint);
  return engine;
}

const WALKED = JSON.parse(
  readFileSync(new URL('../games/donjonz/transcripts/a-bit-of-everything.json', import.meta.url), 'utf8'),
) as Transcript<Kind>;
const begun = { ...WALKED, log: WALKED.log.slice(0, 9) };

test('it says what it plays and who can think', () => {
  const engine = opened('donjonz');
  expect(engine('hello')).toEqual([
    'game donjonz 1',
    expect.stringMatching(/^bots random easy/),
    expect.stringMatching(/^bot /),
    'ready',
  ]);
  expect(engine('bot easy')).toEqual(['bot easy']);
});

test('a transcript is thought about: the best comes last, is legal, and is the same the next time', () => {
  const engine = opened('donjonz');
  expect(engine(`position transcript ${JSON.stringify(begun)}`)).toEqual(['seat 0']);
  const answer = engine('go nodes 500');
  const best = JSON.parse(answer.at(-1)!.replace(/^best /, '')) as object;
  const verified = verify(gameById('donjonz')!, begun);
  if (isMisfit(verified)) throw new Error('it fits');
  expect(isRefusal(accept(verified.match.rules, verified.match.state, 0, best))).toBe(false);
  expect(engine('go nodes 500')).toEqual(answer);
});

/** What stands behind a word in the lines of an answer. */
const told = (answer: readonly string[], word: string): string =>
  answer.find(line => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';

test('the value is what the line comes to: both are of the search that was asked for', () => {
  const engine = opened('donjonz');
  const laid = {
    ...WALKED,
    log: WALKED.log.slice(
      0,
      WALKED.log.findIndex(([, { type }]) => type === 'step'),
    ),
  };
  engine(`position transcript ${JSON.stringify(laid)}`);
  const scores = [1, 100_000].map(nodes => {
    const answer = engine(`go nodes ${nodes}`);
    const verified = verify(gameById('donjonz')!, laid);
    if (isMisfit(verified)) throw new Error('it fits');
    const { rules, state } = verified.match;
    const line = JSON.parse(told(answer, 'line')) as Kind['action'][];
    expect(line[0]).toEqual(JSON.parse(told(answer, 'best')));
    for (const action of line) rules.apply(state, 0, action);
    expect(rules.outcome(state)?.scores).toEqual([Number(told(answer, 'value'))]);
    return Number(told(answer, 'value'));
  });
  expect(scores[0]).toBeLessThanOrEqual(scores[1] as number);
});

test('with more nodes more is looked at, and another value found; a bot that does not search has none', () => {
  const engine = opened('donjonz');
  const laying = WALKED.log.findIndex(([, { type }], entry) => type === 'lay' && entry > 9);
  const handed = WALKED.log.slice(0, laying);
  engine(`position transcript ${JSON.stringify({ ...WALKED, log: handed })}`);
  expect(told(engine('go nodes 300'), 'value')).not.toBe(told(engine('go nodes 30000'), 'value'));
  engine('bot easy');
  expect(told(engine('go'), 'value')).toBe('');
});

test('a view says as much as the transcript that led to it', () => {
  const [engine, other] = [opened('donjonz'), opened('donjonz')];
  const verified = verify(gameById('donjonz')!, begun);
  if (isMisfit(verified)) throw new Error('it fits');
  const { rules, state } = verified.match;
  const position = { seats: 1, options: begun.options, seat: 0, view: rules.view(state, 0) };
  engine(`position transcript ${JSON.stringify(begun)}`);
  expect(other(`position view ${JSON.stringify(position)}`)).toEqual(['seat 0']);
  expect(other('go')).toEqual(engine('go'));
});

test.each(GAMES.map(({ id }) => id))('%s has an engine', id => {
  const engine = opened(id);
  expect(engine('hello').at(-1)).toBe('ready');
});

test.each([
  ['fly', /^error 'fly' is not understood; what is: hello, bot, position, go, quit\.$/],
  ['constructor', /^error 'constructor' is not understood/],
  ['go', /^error There is no position/],
  ['bot deep', /^error No bot 'deep' plays donjonz/],
  ['position chess {}', /^error A position is a transcript or a view\.$/],
  ['position transcript {', /^error Column \d+ of the position is not JSON/],
  ['position transcript {"game":"chess"}', /^error This is not a transcript of donjonz\.$/],
  ['position transcript {"game":"donjonz"}', /^error The transcript does not fit\./],
  ['position view {"seat":0}', /^error A view comes as/],
  ['position view {"seat":0,"seats":9,"view":{}}', /^error donjonz seats 1 to 1\.$/],
])('%s is bad input', (line, sentence) => {
  const answer = opened('donjonz')(line);
  expect(answer).toHaveLength(1);
  expect(answer[0]).toMatch(sentence);
});

test('bad input changes nothing, and nonsense for a view ends nothing', () => {
  const engine = opened('donjonz');
  engine(`position transcript ${JSON.stringify(begun)}`);
  const answer = engine('go');
  expect(engine('go nodes many')[0]).toMatch(/^error nodes takes a whole number/);
  expect(engine('go fast')[0]).toMatch(/^error After 'go'/);
  engine('position transcript {}');
  expect(engine('go')).toEqual(answer);
  engine('position view {"seat":0,"seats":1,"view":{}}');
  expect(engine('go')[0]).toMatch(/^error This position cannot be thought about/);
  expect(engine('   ')).toEqual([]);
});

test('a match that has ended has nothing to decide', () => {
  const engine = opened('donjonz');
  expect(engine(`position transcript ${JSON.stringify(WALKED)}`)).toEqual(['error Nobody has to decide there.']);
});
