import { describe, expect, test } from 'vitest';
import { theDungeon, type Options } from '../../../../games/the-dungeon/index.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { readTexts, type Texts, writeTexts } from '../../../../kernel/options.ts';
import { type Draft, DRAWN, NEW_FOLLOWER, NEW_OBJECT, readDrafts, writeDrafts } from './draft.ts';
import { faultOf } from './fault.ts';

const own = (fields: Partial<Draft['own']>): Draft => ({
  choice: 'own',
  own: { ...DRAWN.own, name: 'Grim', ...fields },
});
const readAll = (texts: Texts, seats: number) => theDungeon.readOptions(readTexts(theDungeon, texts), seats);
const read = (drafts: readonly Draft[], more: Texts = {}) => {
  const characters = writeDrafts(drafts);
  return readAll({ ...(characters !== undefined && { characters }), ...more }, drafts.length);
};

function optionsFrom(drafts: readonly Draft[]): Options {
  const options = read(drafts);
  if (isRefusal(options)) throw new Error('refused');
  return options;
}

describe('characters as they stand in the form', () => {
  test('nothing chosen: all are drawn, and a link need not say so', () => {
    expect(writeDrafts([DRAWN, DRAWN])).toBeUndefined();
    expect(optionsFrom([DRAWN, DRAWN]).characters).toEqual(['drawn', 'drawn']);
  });

  test('one of ours and one of the table’s own', () => {
    const grim = own({ strength: '6', gold: ' 12 ', fullLives: '', objects: ['sword'], followers: [] });
    const { characters } = optionsFrom([{ ...DRAWN, choice: 'porter' }, grim]);
    expect(characters[0]).toBe('porter');
    expect(characters[1]).toMatchObject({ name: 'Grim', strength: 6, gold: 12, objects: ['sword'], fullLives: 4 });
  });

  test('what was handed on stands in the fields again', () => {
    const wand = { ...NEW_OBJECT, name: 'Wand', craft: '2' };
    const drafts = [own({ strength: '6', objects: ['sword', wand], followers: [NEW_FOLLOWER] }), DRAWN];
    expect(readDrafts(writeDrafts(drafts))).toEqual(drafts);
    expect(readDrafts(undefined)).toEqual([]);
  });

  test('what the rules have read can be written into a link and read again', () => {
    const options = optionsFrom([own({ objects: [{ ...NEW_OBJECT, name: 'Wand', craft: '2' }] }), DRAWN]);
    expect(readAll(writeTexts(theDungeon, options), 2)).toEqual(options);
  });

  test('TD-18 who begins is carried by a link', () => {
    const options = readAll({ first: '1' }, 2);
    if (isRefusal(options)) throw new Error('refused');
    expect(options.first).toBe(1);
    expect(readAll(writeTexts(theDungeon, options), 2)).toEqual(options);
    expect(isRefusal(readAll({ first: 'Ann' }, 2))).toBe(true);
  });

  test('TD-Q24 a table of the board game goes on until all are out, unless it says otherwise', () => {
    expect(optionsFrom([own({}), DRAWN]).until).toBe('all-out');
    expect(optionsFrom([{ ...DRAWN, choice: 'porter' }, DRAWN]).until).toBe('once-around');
    expect(read([own({}), DRAWN], { until: 'round' })).toMatchObject({ until: 'round' });
  });

  test('what is no list is left for the rules to refuse', () => {
    expect(isRefusal(readAll({ characters: '[{' }, 1))).toBe(true);
  });
});

describe.each([
  ['a missing name', own({ name: '' }), 'name', 'name'],
  ['a Strength out of bounds', own({ strength: '99' }), 'strength', 'strength'],
  ['a word for a number', own({ craft: 'three' }), 'craft', 'craft'],
  ['no number at all', own({ gold: '' }), 'gold', 'gold'],
  ['too many spells', own({ craft: '2', spells: '2' }), 'spells', 'spells'],
  ['five objects without an animal', own({ objects: ['axe', 'axe', 'axe', 'axe', 'axe'] }), 'objects', 'objects'],
  ['an object without a name', own({ objects: ['axe', NEW_OBJECT] }), 'objects', 'objects[1].name'],
  ['a follower without a name', own({ followers: [NEW_FOLLOWER] }), 'followers', 'followers[0].name'],
])('%s', (_, draft, group, field) => {
  test('is refused at its field', () => {
    const refusal = read([DRAWN, draft]);
    expect(isRefusal(refusal) && faultOf(refusal)).toEqual({ seat: 1, group, field });
  });
});

test('animals do not come out of a gaol; a character sits only once', () => {
  const ridden = read([own({ animals: ['mule'] })], { entrance: 'gaol' });
  expect(isRefusal(ridden) && faultOf(ridden)).toMatchObject({ seat: 0, group: 'animals' });
  const twice = read([
    { ...DRAWN, choice: 'sweep' },
    { ...DRAWN, choice: 'sweep' },
  ]);
  expect(isRefusal(twice) && faultOf(twice).seat).toBe(undefined);
});
