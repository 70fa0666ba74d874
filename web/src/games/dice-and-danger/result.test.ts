import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diceAndDanger, type DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import type { Transcript } from '../../../../kernel/match.ts';
import { replay } from '../../../../kernel/transcript.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { flipPagesOf } from '../../table/replay.ts';
import type { EndedMatch, Highlight } from '../result.ts';
import { ending, highlights, ranks, stood, sum } from './result.ts';

type Ended = EndedMatch<DiceAndDanger>;

const FOLDER = new URL('../../../../games/dice-and-danger/transcripts/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.json'));

function endedMatch(file: string, language: Ended['language'] = 'en'): Ended | undefined {
  const transcript = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Transcript<DiceAndDanger>;
  if (!('log' in transcript)) return undefined;
  const { rules, state } = replay(diceAndDanger, transcript);
  const outcome = rules.outcome(state);
  const names = ['Ada', 'Otto', 'Bo', 'Ysolde'].slice(0, transcript.seats);
  return outcome && { pages: flipPagesOf(diceAndDanger, transcript, 0), rules, outcome, names, reader: 0, language };
}

const MATCHES = FILES.flatMap(file => {
  const ended = endedMatch(file);
  return ended ? [{ file, ended }] : [];
});

const kindsOf = (found: readonly Highlight[]): readonly string[] => found.map(({ kind }) => kind);

describe.each(LANGUAGES)('in %s', language => {
  test.each(MATCHES)('$file adds up for every seat, and its highlights stand on their pages', ({ ended: english }) => {
    const ended = { ...english, language };
    const rows = sum(ended);
    for (const [seat, score] of ended.outcome.scores.entries())
      expect(rows.reduce((all, { amounts }) => all + (amounts[seat]?.amount ?? 0), 0)).toBe(score);
    for (const { at, weight, title, figure, reason } of highlights(ended)) {
      expect(ended.pages[at]).toBeDefined();
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(100);
      expect([title, figure, reason].every(text => text.length > 2)).toBe(true);
    }
    expect(ending(ended)).toMatch(/\d+/);
  });
});

test('a best round is the one on whose page the round was shown', () => {
  for (const { ended } of MATCHES)
    for (const { kind, at } of highlights(ended))
      if (kind === 'best-round' || kind === 'turning-point')
        expect(ended.pages[at]!.events.map(({ type }) => type)).toContain('round-shown');
});

test('after the turning point nobody caught up with the winner', () => {
  const told = MATCHES.filter(({ ended }) => kindsOf(highlights(ended)).includes('turning-point'));
  for (const { ended } of told) expect(ended.names.length).toBeGreaterThan(1);
  for (const { ended } of MATCHES.filter(({ ended: { names } }) => names.length === 1))
    expect(kindsOf(highlights(ended))).not.toContain('turning-point');
});

test('DDD-S-7 alone one has a band, among others none', () => {
  for (const { ended } of MATCHES) expect(ranks(ended)).toHaveLength(ended.names.length === 1 ? 8 : 0);
});

test('a match that was given up adds up to how it stood', () => {
  for (const { ended } of MATCHES) {
    const pages = ended.pages.slice(0, Math.ceil(ended.pages.length / 2));
    const scores = stood(pages, ended.rules);
    const rows = sum({ ...ended, pages, outcome: { ...ended.outcome, scores } });
    for (const [seat, score] of scores.entries())
      expect(rows.reduce((all, { amounts }) => all + (amounts[seat]?.amount ?? 0), 0)).toBe(score);
  }
});
