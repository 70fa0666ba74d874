import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stateHash } from '../../kernel/chance.ts';
import type { Transcript } from '../../kernel/match.ts';
import { isMisfit, replay, verify } from '../../kernel/transcript.ts';
import { ADVENTURES, diceAndDanger, type DiceAndDanger, en, type Event, fr } from './index.ts';
import { playthrough } from './tests/playthrough.ts';

const folder = new URL('./transcripts/', import.meta.url);

function json(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

interface End {
  readonly hash: string;
  readonly places: number[];
  readonly scores: number[];
  readonly rank?: number;
  readonly length: number;
}

const expected = json('expected.json') as Record<string, End>;

describe('finished matches', () => {
  test('each is expected to end in some way, at least ten for every adventure', () => {
    const files = readdirSync(folder).filter(file => file !== 'expected.json');
    expect(files.sort()).toEqual(Object.keys(expected).sort());
    for (const adventure of ADVENTURES)
      expect(files.filter(file => file.startsWith(adventure)).length).toBeGreaterThanOrEqual(10);
  });

  test.each(Object.entries(expected))('DDD-T47 %s ends as it did', (file, end) => {
    const verified = verify(diceAndDanger, json(file));
    if (isMisfit(verified)) throw new Error(JSON.stringify(verified));
    const { hash, outcome } = verified;
    const { places, scores, rank, length } = outcome ?? {};
    expect({ hash, places, scores, ...(rank !== undefined && { rank }), length }).toEqual(end);
  });

  test('DDD-T47 a replay of the log leads to the same state', () => {
    const [[file, { hash }] = ['', { hash: '' }]] = Object.entries(expected);
    const match = replay(diceAndDanger, json(file) as Transcript<DiceAndDanger>);
    expect(stateHash(match.state)).toBe(hash);
  });

  /** All that happened in all of them. */
  const events: Event[] = [];
  for (const file of Object.keys(expected))
    replay(diceAndDanger, json(file) as Transcript<DiceAndDanger>, event => events.push(event));

  test.each(['torch-burnt', 'free-damage', 'deed-done', 'seat-fell', 'portal-opened', 'fist-swung', 'rubble-cleared'])(
    'some match has %s',
    type => {
      expect(events.some(event => event.type === type)).toBe(true);
    },
  );

  test('DDD-Q14 some monster fell to free damage, and some took hearts', () => {
    const byFreeDamage = events.some((event, i) => {
      const next = events[i + 1];
      return event.type === 'free-damage' && next?.type === 'monster-slain' && next.seat === event.seat;
    });
    expect(byFreeDamage).toBe(true);
    expect(events.some(event => event.type === 'monster-slain' && event.hearts > 0)).toBe(true);
  });

  test.each(['last-monster', 'one-left', 'none-left', 'fallen'])('some match ended by %s', cause => {
    expect(events.some(event => event.type === 'game-ended' && event.cause === cause)).toBe(true);
  });
});

describe('playthroughs', () => {
  test.each([
    ['annoyed-animals-two-same-round.json', 'playthroughs/annoyed-animals.txt'],
    ['clumsy-cultists-alone-deeds.json', 'playthroughs/clumsy-cultists.txt'],
    ['puzzled-pyramid-alone-finished.json', 'playthroughs/puzzled-pyramid.txt'],
    ['defiant-dinosaurs-alone-fallen.json', 'playthroughs/defiant-dinosaurs.txt'],
  ])('%s reads in both languages as it did', async (file, golden) => {
    const told = playthrough(json(file), [en, fr], ['Mira', 'Otto']);
    await expect(told).toMatchFileSnapshot(`./${golden}`);
  });
});
