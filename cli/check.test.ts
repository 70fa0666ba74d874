import { describe, expect, test } from 'vitest';
import { MAPS } from '../games/dice-and-danger/maps/index.ts';
import { STANDARD_DECK } from '../games/donjonz/readers.ts';
import { GAMES } from '../games/index.ts';
import { checkText } from './check.ts';
import { sampleTranscript } from './tests/sample.ts';

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

const NO_GAME = `game must be one of ${GAMES.map(({ id }) => `'${id}'`).join(', ')}.`;

describe('options', () => {
  test('are fine', () => {
    const text = pretty({ game: 'donjonz', options: { doorWithoutKey: 'plain' } });
    expect(checkText(text)).toEqual({ game: 'donjonz', holds: 'options' });
    expect(checkText('{"game": "donjonz"}')).toEqual({ game: 'donjonz', holds: 'options' });
  });

  test.each([
    ['{\n  "game": "chess"\n}', 2, 11, NO_GAME],
    ['{}', 1, 1, NO_GAME],
    ['[]', 1, 1, NO_GAME],
    ['{"game": "donjonz",\n "seats": 2}', 2, 11, 'seats must be 1 to 1.'],
    ['{"game": "donjonz",\n "option": {}}', 2, 12, 'option is none of game, version, seats, options.'],
    ['{"game": "donjonz",\n "options": {\n  "door": 1}}', 3, 11, /door.*\(DZ-\d+\)$/],
    ['{"game": "donjonz",\n "options": {"doorWithoutKey": "ajar"}}', 2, 32, /doorWithoutKey.*\(DZ-Q7\)$/],
    ['{"game": "donjonz",\n "options": 7}', 2, 13, /^Options.*\(DZ-\d+\)$/],
    ['{"game": "donjonz",\n "options": {"deck": "The Hole\\n+-+\\n"}}', 2, 22, /Line 1.*\(DZ-\w+\)$/],
    ['{"game": "donjonz"\n "options": {}}', 2, 2, "This is not JSON: ',' or '}' is expected here."],
  ])('%s', (text, line, column, why) => {
    expect(checkText(text)).toEqual({ line, column, why: typeof why === 'string' ? why : expect.stringMatching(why) });
  });
});

describe('transcripts', () => {
  const sample = sampleTranscript();

  test('are fine', () => {
    expect(checkText(pretty(sample))).toEqual({ game: 'donjonz', holds: 'a transcript' });
  });

  test('are wrong at an entry', () => {
    const index = sample.log.findIndex(([seat]) => seat === 0);
    const text = pretty({ ...sample, log: sample.log.with(index, [0, { type: 'take' }]) });
    const before = text.slice(0, text.indexOf('"take"')).split('\n');
    expect(checkText(text)).toEqual({
      line: before.length - 2 - 1,
      column: 5,
      why: expect.stringMatching(/^Seat 0: .*\(DZ-\w+\)$/),
    });
  });

  test('are wrong at the head', () => {
    expect(checkText('{"game": "donjonz", "version": 9, "log": []}')).toEqual({
      line: 1,
      column: 32,
      why: 'version must be 1 to 1.',
    });
    expect(checkText(pretty({ ...sample, options: { deck: 'none' } }))).toMatchObject({ line: 6, column: 13 });
  });
});

describe('adventures', () => {
  const animals = MAPS['annoyed-animals'];

  test('are fine, with a note where they depart from what is usual', () => {
    expect(checkText(animals)).toEqual({ game: 'dice-and-danger', holds: 'an adventure' });
    expect(checkText(animals.replace('c11', 'c10'))).toEqual({
      game: 'dice-and-danger',
      holds: 'an adventure',
      departures: [{ line: 19, column: 6, why: expect.stringMatching(/^Line 19, column 6: .*\(DDD-C16\)$/) }],
    });
  });

  test('are noted as well where something is wrong', () => {
    expect(checkText(animals.replace('c11', ' 11'))).toMatchObject({
      why: expect.stringMatching(/two chests.*\(DDD-C4\)$/),
    });
    expect(checkText(animals.replace('c11', 'c11').replace('f12', 'c10'))).toMatchObject({
      why: expect.stringMatching(/two chests.*\(DDD-C4\)$/),
      departures: [
        { why: expect.stringMatching(/\(DDD-C16\)$/) },
        { line: 1, column: 1, why: 'Annoyed Animals has one fist for each even number. (DDD-C9)' },
      ],
    });
  });
});

describe('decks', () => {
  test('are fine', () => {
    expect(checkText(STANDARD_DECK)).toEqual({ game: 'donjonz', holds: 'a deck' });
  });

  test('are wrong at a sign', () => {
    expect(checkText(STANDARD_DECK.replace('<', '?'))).toEqual({
      line: 3,
      column: 2,
      why: expect.stringMatching(/\?.*\(DZ-\w+\)$/),
    });
  });

  test('are wrong in several places, which are all told', () => {
    const verdict = checkText(STANDARD_DECK.replace(' $|. $\n+ + + +\n . .|.', ' .|. .\n+ + + +\n . .|k'));
    expect(verdict).toMatchObject({ why: expect.stringMatching(/one key.*\(DZ-C4\)$/) });
    const blank = checkText(STANDARD_DECK.replace(' $|. $', ' .|. .').replace(' k', ' .'));
    expect(blank).toMatchObject({
      why: expect.stringMatching(/\(DZ-C4\)$/),
      more: [{ line: 13, column: 1, why: expect.stringMatching(/\(DZ-C11\)$/) }],
    });
  });

  test('are fine where they are not the one in the box, which is noted', () => {
    expect(checkText(STANDARD_DECK.replace(' . $ .\n', ' $ $ .\n'))).toMatchObject({
      holds: 'a deck',
      departures: [{ why: expect.stringMatching(/\(DZ-C8\)$/) }, { why: expect.stringMatching(/\(DZ-C8\)$/) }],
    });
  });

  test('have a name and an author where somebody has written them', () => {
    expect(checkText(`The Damp Dozen\nby Ysolde\n\n${STANDARD_DECK}`)).toEqual({ game: 'donjonz', holds: 'a deck' });
  });

  test('are wrong as a whole', () => {
    const short = STANDARD_DECK.split('\n\n').slice(0, 3).join('\n\n');
    expect(checkText(short)).toMatchObject({ column: 1, why: expect.stringMatching(/\(DZ-C1\)$/) });
  });

  test.each(['standard', 'blocked', ''])('%j is no text of a game', text => {
    expect(checkText(text)).toEqual({ line: 1, column: 1, why: 'No game takes a text like this.' });
  });
});
