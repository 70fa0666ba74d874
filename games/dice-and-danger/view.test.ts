import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE, ONLOOKER } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { clone } from '../../kernel/plain.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { Options } from './action.ts';
import { type Content, contentOf, NEXT } from './content.ts';
import { diceAndDanger } from './index.ts';
import { ADVENTURES } from './manifest.ts';
import type { Node } from './sheet.ts';
import { isFull, type Paper } from './state.ts';
import { go, open, roll } from './tests/table.ts';
import { SKIRMISH } from './tests/sheets.ts';
import { beforeSplit, type View } from './view.ts';

describe('what a seat sees', () => {
  test('DDD-4 DDD-Q34 nothing of another seat’s round shows before all are done', () => {
    const game = open(SKIRMISH, 2);
    const { rules, state } = game.match;
    roll(game, '1125 6');
    const before = [1, ONLOOKER].map(seat => rules.view(state, seat));
    go(game, 0, '2+7 2:s2 7:s7');
    expect([1, ONLOOKER].map(seat => rules.view(game.match.state, seat))).toEqual(before);
    expect(rules.view(game.match.state, 0)).not.toEqual(before[0]);
    go(game, 0, 'done');
    expect(rules.view(game.match.state, 1)).toEqual({ ...before[0], done: [true, false] });
  });

  test('DDD-Q34 others are told that a seat is done, and all of it when the round is shown', () => {
    const game = open(SKIRMISH, 2);
    const { rules } = game.match;
    roll(game, '1125 6');
    const told = (words: string, seat: number): string[] =>
      go(game, seat, words).flatMap(event => rules.witness?.(event, 1)?.type ?? []);
    expect(told('2+7 2:s2 7:s7 done', 0)).toEqual(['seat-done']);
    expect(told('2+7 2:s2 7:s7 done', 1)).toEqual([
      'dice-split',
      'space-visited',
      'space-visited',
      'seat-done',
      'round-shown',
      'round-shown',
    ]);
  });

  test.each([
    [0, { type: 'split', splits: 9 }],
    [1, { type: 'split', splits: 9 }],
    [ONLOOKER, { type: 'watch' }],
  ])('seat %i is asked what to do', (seat, prompt) => {
    const game = open(SKIRMISH, 2);
    expect(game.match.rules.prompt(game.match.rules.view(game.match.state, seat), seat)).toEqual({ type: 'roll' });
    roll(game, '2245 1');
    expect(game.match.rules.prompt(game.match.rules.view(game.match.state, seat), seat)).toEqual(prompt);
  });

  test('DDD-12 DDD-Q34 before the split a seat had its symbol still, until something else was done', () => {
    const game = open(SKIRMISH, 2);
    const { rules } = game.match;
    const seen = (seat: number): View => rules.view(game.match.state, seat);
    roll(game, '2245 1');
    const before = [0, 1].map(seen);
    expect(before.map(beforeSplit)).toEqual([undefined, undefined]);
    for (const seat of [0, 1]) go(game, seat, '3+6b');
    expect([0, 1].map(seat => seen(seat).draft?.split?.paid)).toEqual([false, true]);
    expect([0, 1].map(seen).map(beforeSplit)).toEqual(before);
    go(game, 1, '3:s3');
    expect(beforeSplit(seen(1), 1)).toBeUndefined();
  });

  test('DDD-Q13 DDD-Q34 what was said of free damage is taken back together with the split', () => {
    const game = open(SKIRMISH, 2);
    const seen = (): View => game.match.rules.view(game.match.state, 0);
    roll(game, '6666 1');
    go(game, 0, '12+12 12:s12 give-up');
    go(game, 1, '12+12 12:s12 give-up');
    roll(game, '6666 1');
    const before = seen();
    go(game, 0, '12+12 free:leave');
    expect(beforeSplit(seen(), 0)).toEqual(before);
  });

  test('prompts follow the round', () => {
    const game = open(SKIRMISH, 2);
    const ask = (): object => game.match.rules.prompt(game.match.rules.view(game.match.state, 0), 0);
    roll(game, '1125 6');
    go(game, 0, '2+7');
    expect(ask()).toEqual({ type: 'cross', sums: [2, 7], targets: 2 });
    go(game, 0, '2:s2 7:s7');
    expect(ask()).toEqual({ type: 'done' });
    go(game, 0, 'done');
    expect(ask()).toEqual({ type: 'wait' });
  });
});

/** How close a pencil is, from the rules and without the way it came (DDD-16, DDD-26, DDD-Q11). */
function reached(content: Content, paper: Readonly<Paper>): Node[] {
  const linked = content.boxes
    .map((_, node) => node)
    .filter(node => node < content.sheet.spaces.length && isFull(content, paper, node));
  const near = new Set<Node>();
  for (const node of linked)
    for (const next of content.sheet.neighbours[node] ?? []) {
      near.add(next);
      if (isFull(content, paper, next) && !linked.includes(next)) linked.push(next);
    }
  return [...near].sort((a, b) => a - b);
}

function options(adventure: string, seats: number): Options {
  return diceAndDanger.readOptions({ adventure }, seats) as Options;
}

describe('a random match', () => {
  const matches = fc.tuple(fc.constantFrom(...ADVENTURES, SKIRMISH), fc.constantFrom(1, 2, 3, 4), fc.nat());

  /** Whether every sheet, settled and in draft, is sound in every state of a match. */
  function holds(isSound: (content: Content, paper: Readonly<Paper>) => boolean): void {
    const property = fc.property(matches, ([adventure, seats, seed]) => {
      const content = contentOf(options(adventure, seats), seats);
      return everyState(content, options(adventure, seats), seed).every(paper => isSound(content, paper));
    });
    fc.assert(property, { numRuns: 20 });
  }

  function everyState({ everyone }: Content, agreed: Options, seed: number): Paper[] {
    const rules = diceAndDanger.rules({ version: 1, seats: everyone.length, options: agreed });
    const random = randomFrom(`properties/${seed}`);
    const state = rules.setup();
    const papers: Paper[] = [];
    for (let seats = rules.active(state); seats.length > 0; seats = rules.active(state)) {
      const seat = choose(seats, random);
      rules.apply(
        state,
        seat,
        seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random),
      );
      papers.push(...clone(state.papers), ...clone(state.drafts.map(({ paper }) => paper)));
    }
    return papers;
  }

  test('what can be reached follows from what is crossed out', () => {
    holds((content, paper) => {
      const near = content.boxes
        .map((_, node) => node)
        .filter(node => paper.near[node] === NEXT && node !== content.blank);
      return (
        near.join() ===
        reached(content, paper)
          .filter(node => node !== content.blank)
          .join()
      );
    });
  });

  test('no box is crossed out twice, no life is lost beyond the skull, nothing is spent that is not there', () => {
    holds(
      (content, paper) =>
        paper.crosses.every((crosses, node) => crosses <= (content.boxes[node] ?? 0)) &&
        paper.lost <= 10 &&
        Math.min(paper.green, paper.torches, paper.symbols) >= 0,
    );
  });

  test('DDD-21 there is as much gold as gold spaces are visited', () => {
    holds((content, paper) => {
      const visited = content.sheet.spaces.filter(({ kind }, node) => kind === 'gold' && isFull(content, paper, node));
      return paper.gold === visited.length;
    });
  });
});
