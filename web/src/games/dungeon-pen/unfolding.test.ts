import { expect, test } from 'vitest';
import { easy } from '../../../../bots/dungeon-pen/index.ts';
import {
  type DungeonPen,
  dungeonPen,
  type Event,
  type Options,
  type View,
} from '../../../../games/dungeon-pen/index.ts';
import { seedFrom } from '../../../../kernel/chance.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { type Match, play, start } from '../../../../kernel/match.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { seenAfter } from './unfolding.ts';

function dealt(name: string, given: Partial<Options>): Match<DungeonPen> {
  const options = dungeonPen.readOptions(given, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  return start(dungeonPen, { seats: 2, options, seeds: [[0, seedFrom(name)]] });
}

/** What of a view lies open on the table. */
const shownOf = ({ characters, strokes, events, walls, stone, plague, bolted, dice }: View): readonly unknown[] => [
  characters.map(({ x, y, hp, hand, carries, effects, turns, trail }) => [
    x,
    y,
    hp,
    hand,
    carries,
    turns,
    trail,
    effects.toSorted(),
  ]),
  events.toSorted(),
  stone?.squares,
  [strokes, walls, plague, bolted, dice],
];

function* stepsOf(match: Match<DungeonPen>): Generator<[before: View, events: readonly Event[], after: View]> {
  const { rules, state } = match;
  const bots = [0, 1].map(seat => easy.sit({ rules, seat, random: randomFrom(`${seat}`) }));
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const before = rules.view(state, 0);
    const events: Event[] = [];
    play(match, seat, bots[seat]?.(rules.view(state, seat)) as DungeonPen['action'], event => events.push(event));
    yield [before, events, rules.view(state, 0)];
  }
}

const RULES: readonly Partial<Options>[] = [
  {},
  { quibble: true, wilder: true },
  { ruleset: 'fr', characters: ['scholar', 'brute'], beginner: true },
];

test('events one by one lead to the table that the rules lead to', () => {
  const seen = new Set<string>();
  for (const [i, options] of RULES.entries())
    for (let n = 0; n < 6; n++) {
      const match = dealt(`unfolding ${i}/${n}`, options);
      for (const [before, events, after] of stepsOf(match)) {
        const last = events.reduce((view, event) => seenAfter(view, event, match.rules.content), before);
        for (const { type } of events) seen.add(type);
        expect(shownOf(last)).toEqual(shownOf(after));
      }
    }
  for (const type of ['line-drawn', 'treasure-taken', 'junk-stolen', 'quibbled', 'stone-grew', 'sent-back'])
    expect(seen).toContain(type);
});
