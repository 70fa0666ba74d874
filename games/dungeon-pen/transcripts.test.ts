import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import { EVENT_NAMES, JUNK_NAMES } from './cards.ts';
import { dungeonPen } from './index.ts';
import type { Action } from './state.ts';

interface Kept {
  readonly hash: string;
  readonly places: readonly number[];
  readonly transcript: { readonly log: readonly (readonly [number, Action])[] };
}

const folder = new URL('transcripts/', import.meta.url);
const kept = readdirSync(folder).map(
  name => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Kept] as const,
);

describe('finished matches', () => {
  test.each(kept)('%s ends where it ended', (_, { hash, places, transcript }) => {
    const verified = verify(dungeonPen, transcript);
    expect(isMisfit(verified) ? verified : [verified.hash, verified.outcome?.places]).toEqual([hash, places]);
  });

  test('DP-29 DP-30 every card of both decks turns up at least twice', () => {
    const drawn = kept.flatMap(([, { transcript }]) => transcript.log.map(([, action]) => action));
    const rare = [...EVENT_NAMES, ...JUNK_NAMES].filter(
      card =>
        drawn.filter(action => (action.type === 'draw' || action.type === 'junk') && action.card === card).length < 2,
    );
    expect(rare).toEqual([]);
  });

  test('DP-Q18 DP-Q37 every junk card is used at least twice, by one that wants to or in answer', () => {
    const used = kept.flatMap(([, { transcript }]) => transcript.log.map(([, action]) => action));
    const times = (card: string) =>
      used.filter(
        action => (action.type === 'use' && action.card === card) || (card === 'die' && action.type === 'set'),
      ).length;
    expect(JUNK_NAMES.filter(card => times(card) < 2)).toEqual([]);
  });
});
