import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DungeonPen, dungeonPen } from '../../../../games/dungeon-pen/index.ts';
import type { Transcript } from '../../../../kernel/match.ts';
import { replay } from '../../../../kernel/transcript.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { flipPagesOf } from '../../table/replay.ts';
import type { EndedMatch, Highlight } from '../result.ts';
import { highlights, isDecidedBySum, stood, sum } from './result.ts';

const FOLDER = new URL('../../../../games/dungeon-pen/transcripts/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.json'));

function endedMatch(file: string, language: EndedMatch<DungeonPen>['language'] = 'en'): EndedMatch<DungeonPen>[] {
  const transcript = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Transcript<DungeonPen>;
  if (!('log' in transcript)) return [];
  const { rules, state } = replay(dungeonPen, transcript);
  const outcome = rules.outcome(state);
  const pages = flipPagesOf(dungeonPen, transcript, 0);
  return outcome ? [{ pages, rules, outcome, names: ['Ada', 'Bo'], reader: 0, language }] : [];
}

const ALL = FILES.flatMap(file => endedMatch(file));

describe.each(LANGUAGES)('in %s', language => {
  test('every match adds up to its HP, and its highlights stand on their pages', () => {
    for (const ended of ALL.map(each => ({ ...each, language }))) {
      for (const seat of [0, 1]) {
        const amounts = sum(ended).map(row => row.amounts[seat]?.amount ?? 0);
        expect(amounts.reduce((all, each) => all + each, 0)).toBe(ended.outcome.scores[seat]);
      }
      for (const { at, weight, title, figure, reason } of highlights(ended)) {
        expect(ended.pages[at]).toBeDefined();
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(100);
        expect(`${title}${figure}${reason}`).not.toMatch(/undefined|NaN/);
      }
    }
    expect(ALL.length).toBeGreaterThan(10);
  });
});

const found = (kind: string): readonly { readonly ended: EndedMatch<DungeonPen>; readonly highlight: Highlight }[] =>
  ALL.flatMap(ended =>
    highlights(ended)
      .filter(highlight => highlight.kind === kind)
      .map(highlight => ({ ended, highlight })),
  );

test('DP-6 who is home with the treasure does not win by HP', () => {
  const ends = ALL.map(({ outcome }) => ({ isDecided: isDecidedBySum(outcome), notes: outcome.notes }));
  expect(ends.filter(({ notes }) => notes['treasureWins']).map(({ isDecided }) => isDecided)).toContain(false);
  for (const { isDecided, notes } of ends) expect(isDecided).toBe(!notes['treasureWins'] && !notes['deaths']);
});

test('the longest flick is the longest line of its match', () => {
  for (const { ended, highlight } of found('longest-flick')) {
    const lengths = ended.pages.flatMap(({ events }) =>
      events.flatMap(event =>
        event.type === 'line-drawn' ? [Math.hypot(event.toX - event.x, event.toY - event.y) / 1024] : [],
      ),
    );
    expect(highlight.figure).toBe(`${Math.max(...lengths).toFixed(1)} squares`);
  }
});

test('the closest shave is a line that met no wall', () => {
  for (const { ended, highlight } of found('closest-shave')) {
    const lines = ended.pages[highlight.at]?.events.filter(event => event.type === 'line-drawn') ?? [];
    expect(lines.some(({ contact }) => contact !== 'wall')).toBe(true);
    expect(highlight.reason).not.toMatch(/meets? a wall/);
  }
});

test('the turning point is where the winner takes the treasure', () => {
  for (const { ended, highlight } of found('turning-point')) {
    const taken = ended.pages[highlight.at]?.events.find(event => event.type === 'treasure-taken');
    expect(taken?.seat).toBe(ended.outcome.places.indexOf(1));
  }
});

test('all kinds are found somewhere', () => {
  for (const kind of ['longest-flick', 'closest-shave', 'dearest-card', 'turning-point', 'last-gasp'])
    expect(found(kind).length, kind).toBeGreaterThan(0);
});

test('a match that was given up adds up to how it stood', () => {
  for (const ended of ALL) {
    const pages = ended.pages.slice(0, Math.ceil(ended.pages.length / 2));
    const rows = sum({ ...ended, pages });
    for (const [seat, hp] of stood(pages).entries())
      expect(rows.reduce((all, { amounts }) => all + (amounts[seat]?.amount ?? 0), 0)).toBe(hp);
  }
});
