import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { donjonz, type Donjonz } from '../../../../games/donjonz/index.ts';
import type { Transcript } from '../../../../kernel/match.ts';
import { replay } from '../../../../kernel/transcript.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { flipPagesOf } from '../../table/replay.ts';
import type { EndedMatch, Highlight } from '../result.ts';
import { ending, highlights, ranks, sum } from './result.ts';

const FOLDER = new URL('../../../../games/donjonz/transcripts/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.json'));

function endedMatch(file: string, language: EndedMatch<Donjonz>['language'] = 'en'): EndedMatch<Donjonz> | undefined {
  const transcript = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Transcript<Donjonz>;
  if (!('log' in transcript)) return undefined;
  const { rules, state } = replay(donjonz, transcript);
  const outcome = rules.outcome(state);
  const pages = flipPagesOf(donjonz, transcript, 0);
  return outcome && { pages, rules, outcome, names: ['Ada'], reader: 0, language };
}

function told(file: string): EndedMatch<Donjonz> {
  const ended = endedMatch(file);
  if (!ended) throw new Error(`${file} has no end`);
  return ended;
}

const find = (kind: string, found: readonly Highlight[]): Highlight | undefined =>
  found.find(each => each.kind === kind);

describe.each(LANGUAGES)('in %s', language => {
  test.each(FILES)('%s adds up, and its highlights stand on their pages', file => {
    const ended = endedMatch(file, language);
    if (!ended) return;
    const amounts = sum(ended).map(row => row.amounts[0]?.amount ?? 0);
    expect(amounts.reduce((all, each) => all + each, 0)).toBe(ended.outcome.scores[0]);
    for (const { at, weight, title, figure, reason } of highlights(ended)) {
      expect(ended.pages[at]).toBeDefined();
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(100);
      expect([title, figure, reason].every(text => text.length > 2)).toBe(true);
    }
  });
});

test('the page of a highlight tells what the highlight does', () => {
  const ended = told('lost-pouches.json');
  const lost = find('dearest-monster', highlights(ended));
  expect(ended.pages[lost?.at ?? 0]?.events.map(({ type }) => type)).toContain('pouches-lost');
  expect(lost?.figure).toMatch(/^−\d+ glory$/);
});

test('DZ-18 the ranks are those of the scale, and who has fallen has none', () => {
  const fallen = FILES.map(file => endedMatch(file)).find(ended => ended?.outcome.rank === undefined && ended);
  expect(ranks(told('best-run.json')).map(({ from }) => from)).toEqual([0, 21, 41, 61, 81]);
  if (!fallen) throw new Error('nobody fell in any transcript');
  expect(ranks(fallen)).toEqual([]);
  expect(sum(fallen).at(-1)?.label).toBe('The fallen have no glory');
  expect(ending(fallen)).toMatch(/^You fell after \d+ steps/);
});

test('the longest run ends at a loss and begins after one', () => {
  const ended = told('lost-pouches.json');
  const run = find('longest-run', highlights(ended));
  const steps = Number(/\d+/.exec(run?.figure ?? '')?.[0]);
  const after = ended.pages.slice(run?.at).filter(({ events }) => events.some(({ type }) => type === 'stepped'));
  const within = after.slice(0, steps - 1);
  expect(within.flatMap(({ events }) => events).some(({ type }) => type === 'pouches-lost')).toBe(false);
});
