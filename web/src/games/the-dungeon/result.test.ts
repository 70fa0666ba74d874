import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { theDungeon, type TheDungeon } from '../../../../games/the-dungeon/index.ts';
import type { Transcript } from '../../../../kernel/match.ts';
import { replay } from '../../../../kernel/transcript.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { flipPagesOf } from '../../table/replay.ts';
import type { EndedMatch, Highlight } from '../result.ts';
import { ending, highlights, partsOf, ranks } from './result.ts';

const FOLDER = new URL('../../../../games/the-dungeon/transcripts/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.json') && name !== 'expected.json');
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Flo'];

function endedMatch(file: string, language: 'en' | 'fr' = 'en'): EndedMatch<TheDungeon> {
  const transcript = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Transcript<TheDungeon>;
  const { rules, state } = replay(theDungeon, transcript);
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error(`${file} has no end`);
  const pages = flipPagesOf(theDungeon, transcript, 0);
  return { pages, rules, outcome, names: NAMES.slice(0, transcript.seats), reader: 0, language };
}

const ALL = FILES.map(file => [file, endedMatch(file)] as const);
const found = (kind: string): readonly (readonly [EndedMatch<TheDungeon>, Highlight])[] =>
  ALL.flatMap(([, ended]) => highlights(ended).flatMap(each => (each.kind === kind ? [[ended, each] as const] : [])));

describe.each(LANGUAGES)('in %s', language => {
  test.each(FILES)('the highlights of %s stand on their pages, one of each kind', file => {
    const ended = endedMatch(file, language);
    const all = highlights(ended);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
    for (const { at, weight, title, figure, reason } of all) {
      expect(ended.pages[at]?.events.length).toBeGreaterThan(0);
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(100);
      expect([title, figure, reason].every(text => text.length > 2)).toBe(true);
    }
    expect(ending(ended)).toMatch(/\.$/);
  });
});

test('a lucky throw is one that seldom goes well, and an unlucky one seldom does not', () => {
  const chances = (kind: string): number[] => found(kind).map(([, { figure }]) => Number(/\d+/.exec(figure)?.[0]));
  expect(chances('luckiest').length).toBeGreaterThan(0);
  expect(Math.max(...chances('luckiest'))).toBeLessThan(50);
  expect(chances('unluckiest').length).toBeGreaterThan(0);
  expect(Math.min(...chances('unluckiest'))).toBeGreaterThanOrEqual(60);
});

test('the turning point is the page on which the winner found the way out', () => {
  expect(found('turning-point').length).toBeGreaterThan(3);
  for (const [{ pages, outcome }, { at }] of found('turning-point')) {
    const event = pages[at]?.events.find(({ type }) => type === 'way-out-found');
    expect(event && 'seat' in event && outcome.places[event.seat]).toBe(1);
  }
});

test('TD-Q24 points alone add up, and only they have ratings', () => {
  for (const [, { outcome, pages, ...ended }] of ALL) {
    const person = pages.at(-1)?.now.view.characters[0];
    if (outcome.scores.length !== 1 || !person) continue;
    const [ofLives, ofHaste] = partsOf(person, outcome.scores[0] ?? 0);
    expect(ofLives + ofHaste).toBe(outcome.scores[0]);
    expect(ofHaste).toBeGreaterThanOrEqual(0);
    expect(ranks({ ...ended, outcome, pages }).length).toBe(outcome.rank === undefined ? 0 : 5);
  }
  expect(ranks(endedMatch('two-easy.json'))).toEqual([]);
});
