import { expect, test } from 'vitest';
import {
  type Action,
  type Content,
  type DiceAndDanger,
  type Options,
  type State,
  diceAndDanger,
} from '../../games/dice-and-danger/index.ts';
import type { Rules } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { easy } from './easy.ts';

const BOT = 1;

interface Table {
  readonly content: Content;
  readonly options: Options;
  readonly rules: Rules<DiceAndDanger>;
  readonly state: State;
}

/** The bot has one blow left to strike on its whole sheet and has used both sums. */
function atTheEnd(input: Partial<Options>, gems: readonly [number, number]): Table {
  const options = diceAndDanger.readOptions(input, 2) as Options;
  const rules = diceAndDanger.rules({ version: 1, seats: 2, options });
  const { content } = rules;
  const state = rules.setup();
  const [last = 0] = content.bare;
  state.papers.forEach((paper, seat) => {
    paper.gems = gems[seat] ?? 0;
    if (seat === BOT) for (const room of content.monsters) paper.crosses[room] = content.boxes[room] ?? 0;
  });
  const paper = state.papers[BOT];
  if (!paper) throw new Error('no second seat');
  paper.crosses[last] = (content.boxes[last] ?? 0) - 1;
  rules.apply(state, -1, { type: 'roll', white: [1, 1, 4, 5], black: 6 });
  rules.apply(state, BOT, { type: 'split', sums: [5, 6], black: false });
  state.drafts[BOT] = { ...state.drafts[BOT]!, paper: structuredClone(paper), pairs: [] };
  return { content, options, rules, state };
}

const decide = ({ rules, state }: Table): Action =>
  easy.sit({ rules, seat: BOT, random: randomFrom('free') })(rules.view(state, BOT));

test('a bot that is behind leaves the free damage that would end the match', () => {
  const table = atTheEnd({}, [30, 0]);
  expect(decide(table)).toEqual({ type: 'free', damage: 'leave' });
  table.rules.apply(table.state, BOT, { type: 'free', damage: 'leave' });
  expect(decide(table)).toEqual({ type: 'done' });
});

test('a bot that is ahead takes it, and changes its mind when it has left it', () => {
  const table = atTheEnd({}, [0, 30]);
  expect(decide(table)).toEqual({ type: 'done' });
  table.rules.apply(table.state, BOT, { type: 'free', damage: 'leave' });
  expect(decide(table)).toEqual({ type: 'free', damage: 'take' });
});

test('where its sheet does not end the match, or does not end yet, a bot takes it', () => {
  expect(decide(atTheEnd({ endTrigger: 'anySheet' }, [30, 0]))).toEqual({ type: 'done' });
  const early = atTheEnd({}, [30, 0]);
  const [, other = 0] = early.content.bare;
  early.state.drafts[BOT]!.paper.crosses[other] = 0;
  expect(decide(early)).toEqual({ type: 'done' });
});
