import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../kernel/chance.ts';
import { type Match, play, start } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { donjonz, type Donjonz, type Options, type State } from '../../games/donjonz/index.ts';
import { DungeonDraft } from './draft.ts';
import { easy } from './easy.ts';
import { graphOf } from './graph.ts';
import { bestLay } from './laying.ts';
import { solve } from './solver.ts';
import { strong } from './strong.ts';
import type { Bot } from '../bot.ts';

const OPTIONS: Options = { deck: 'standard', doorWithoutKey: 'blocked' };
/** Far fewer than at a table: enough to be better than easy. */
const NODES = 1000;
const EFFORT = { nodes: 1_000_000 };

function laidBy(bot: Bot<Donjonz>, seed: string, nodes: number): Match<Donjonz> {
  const match = start(donjonz, { seats: 1, options: OPTIONS, seeds: [[0, seedFrom(seed)]] });
  const decide = bot.sit({ rules: match.rules, seat: 0, random: randomFrom(seed), nodes });
  while (match.state.phase !== 'walk') {
    const action = decide(match.rules.view(match.state, 0));
    expect(match.rules.actions(match.state, 0)).toContainEqual(action);
    play(match, 0, action);
  }
  return match;
}

const optimumOf = ({ rules, state }: Match<Donjonz>): number => solve(rules.content, state, EFFORT).walk.glory;

describe('strong', () => {
  test('lays the same cards with the same budget, and a dungeon that is worth more than that of easy', () => {
    const seeds = ['one', 'two'];
    const mine = seeds.map(seed => laidBy(strong, seed, NODES));
    expect(laidBy(strong, 'one', NODES).log).toEqual(mine[0]?.log);
    const total = (matches: readonly Match<Donjonz>[]): number =>
      matches.reduce((sum, each) => sum + optimumOf(each), 0);
    expect(total(mine)).toBeGreaterThan(total(seeds.map(seed => laidBy(easy, seed, 0))));
  });

  test('DZ-C10 walks the best walk there is, and sits down anew on the way without losing it', () => {
    const match = laidBy(easy, 'walk', 0);
    const best = optimumOf(match);
    let decide = strong.sit({ rules: match.rules, seat: 0, random: randomFrom('walk') });
    while (match.rules.active(match.state).length > 0) {
      if (match.state.path.length === 20)
        decide = strong.sit({ rules: match.rules, seat: 0, random: randomFrom('anew') });
      play(match, 0, decide(match.rules.view(match.state, 0)));
    }
    expect(match.rules.outcome(match.state)?.scores).toEqual([best]);
  });
});

test('a dungeon laid in thought is the one that the rules lay', () => {
  const match = laidBy(easy, 'thought', 0);
  const { rules, state } = match;
  const draft = new DungeonDraft(rules.content);
  draft.begin(state.laid.slice(0, 1));
  const table: State = { ...state, laid: state.laid.slice(0, 1) };
  for (const { card } of state.laid.slice(1)) {
    const lay = bestLay(rules.content, { ...table, hand: card });
    draft.lay(card, lay);
    table.laid = [...table.laid, { card, x: lay.x, y: lay.y, turn: lay.turn }];
    const { things, exits, needsKey } = draft.graph();
    const expected = graphOf(rules.content, table.laid);
    expect([...exits].slice(0, expected.exits.length)).toEqual([...expected.exits]);
    expect([...things].slice(0, expected.things.length)).toEqual([...expected.things]);
    expect(needsKey).toBe(expected.needsKey);
  }
  const own = new DungeonDraft(rules.content);
  own.begin(state.laid.slice(0, 1));
  for (const { card } of state.laid.slice(1)) own.layBest(card);
  expect(own.graph().exits.filter(exit => exit >= 0).length).toBeGreaterThan(60);
});
