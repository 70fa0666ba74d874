import { CHANCE, isRefusal, type Outcome, type Refusal, type Seat } from '../../../kernel/game.ts';
import { accept, append, type Match, unplayed } from '../../../kernel/match.ts';
import type { Action, Options } from '../action.ts';
import { sheetOf } from '../content.ts';
import type { Event, Reason } from '../events.ts';
import { diceAndDanger } from '../index.ts';
import type { DiceAndDanger } from '../kind.ts';
import type { Need } from '../needs.ts';
import type { Node, Sheet } from '../sheet.ts';
import type { Draft, Paper } from '../state.ts';

export const ALONE: Seat = 0;

/** A sheet for one point of the rules. It may be smaller than RULES.md asks: rules() does not check it again. */
export function drawn(map: string, rooms: string, achievements = ''): string {
  return ['Test', '===', map.replace(/^\n|\n$/g, ''), '===', rooms.trim(), '===', achievements].join('\n');
}

export interface Game {
  readonly match: Match<DiceAndDanger>;
  readonly sheet: Sheet;
  readonly text: string;
}

/** A match whose dice are rolled by hand. */
export function open(text: string, seats: number, options: Partial<Options> = {}): Game {
  const all: Options = {
    adventure: text,
    endTrigger: 'ownSheet',
    portalTrigger: 'assigned11',
    first: 0,
    ...options,
  };
  const match = unplayed(diceAndDanger, {
    game: 'dice-and-danger',
    version: 1,
    seats,
    options: all,
    seeds: [[0, null]],
  });
  return { match, sheet: sheetOf(all), text };
}

/** Spaces are called as they are drawn ('g5', 'd', '7'; '7.2' is the second 7 in reading order), rooms by their letters. */
export function node({ sheet: { spaces, rooms }, text }: Game, name: string): Node {
  const room = rooms.findIndex(({ letter }) => letter === name);
  if (room >= 0) return spaces.length + room;
  const [sign, count = '1'] = name.split('.');
  const lines = text.split('\n');
  const found = spaces.flatMap(({ line, column }, i) =>
    (lines[line - 1] ?? '').slice(column - 1, column + 2).trim() === sign ? [i] : [],
  );
  const space = found[Number(count) - 1];
  if (space === undefined) throw new Error(`no ${name} on the map`);
  return space;
}

/** Plays an input as a stranger would send it; a refusal fails the test. Answers what happened. */
export function act({ match }: Game, seat: Seat, input: unknown): Event[] {
  const action = accept(match.rules, match.state, seat, JSON.parse(JSON.stringify(input)));
  if (isRefusal(action)) throw new Error(`refused: ${JSON.stringify(action)}`);
  const events: Event[] = [];
  append(match, [seat, action], event => events.push(event));
  return events;
}

/** '2245 1' is white 2, 2, 4, 5 and black 1. */
export function roll(game: Game, dice: string): Event[] {
  const [white = '', black] = dice.split(' ');
  return act(game, CHANCE, { type: 'roll', white: white.split('').sort().map(Number), black: Number(black) });
}

/**
 * A step as a short word: '6+7' and '6+7b' split, the second one with the black die; '7:g7' uses a 7 on the space or room;
 * 'both:X', 'torch:7', 'chest:life', 'o.2=11', 'free:leave', 'give-up', 'done'.
 */
export function step(game: Game, seat: Seat, word: string): unknown {
  const { match } = game;
  if (word === 'done') return { type: 'done' };
  if (word === 'give-up') return match.rules.actions(match.state, seat).find(({ type }) => type === 'give-up') ?? word;
  const pairs = /^(\d+)\+(\d+)(b?)$/.exec(word);
  if (pairs) return { type: 'split', sums: [Number(pairs[1]), Number(pairs[2])], black: pairs[3] === 'b' };
  const [cloud = '', number] = word.split('=');
  if (number) return { type: 'write', cloud: node(game, cloud), number: Number(number) };
  const [verb = '', target = ''] = word.split(':');
  if (verb === 'free') return { type: 'free', damage: target };
  if (verb === 'chest') return { type: 'chest', reward: target };
  if (verb === 'torch') return { type: 'torch', node: node(game, target) };
  if (verb === 'both') return { type: 'crush', room: node(game, target) };
  const at = node(game, target);
  const sum = Number(verb);
  return at < game.sheet.spaces.length ? { type: 'mark', space: at, sum } : { type: 'hit', room: at, sum };
}

/** Takes steps one after the other. Answers what happened. */
export function go(game: Game, seat: Seat, words: string): Event[] {
  return words.split(' ').flatMap(word => act(game, seat, step(game, seat, word)));
}

/** A whole round: the dice, then the steps of each seat. */
export function round(game: Game, dice: string, ...steps: readonly string[]): Event[] {
  return [...roll(game, dice), ...steps.flatMap((words, seat) => (words === '' ? [] : go(game, seat, words)))];
}

/** Why a step is turned down. */
export function refusal(game: Game, seat: Seat, word: string | object): Refusal<Omit<Reason, 'needs'>> {
  const { refused, rule } = turnedDown(game, seat, word);
  const { needs: _, ...reason } = refused;
  return { refused: reason, rule };
}

/** What it would take instead. */
export function needs(game: Game, seat: Seat, word: string | object): readonly Need[] | undefined {
  return turnedDown(game, seat, word).refused.needs;
}

function turnedDown(game: Game, seat: Seat, word: string | object): Refusal<Reason> {
  const input = typeof word === 'string' ? step(game, seat, word) : word;
  const answer = accept(game.match.rules, game.match.state, seat, input);
  if (!isRefusal(answer)) throw new Error(`accepted: ${JSON.stringify(answer)}`);
  return answer;
}

export function actions({ match }: Game, seat: Seat): readonly Action[] {
  return match.rules.actions(match.state, seat);
}

/** The splits that are offered, as '6+7' and '6+7b'. */
export function splits(game: Game, seat: Seat): string[] {
  return actions(game, seat).flatMap(action =>
    action.type === 'split' ? [`${action.sums.join('+')}${action.black ? 'b' : ''}`] : [],
  );
}

export function types(game: Game, seat: Seat): string[] {
  return [...new Set(actions(game, seat).map(({ type }) => type))];
}

export function draft({ match }: Game, seat: Seat = ALONE): Draft {
  return match.state.drafts[seat] as Draft;
}

/** The sheet of a seat, with what it has crossed out in this round. */
export function paper(game: Game, seat: Seat = ALONE): Paper {
  return draft(game, seat).paper;
}

/** How many boxes of a space or a room are crossed out. */
export function crosses(game: Game, name: string, seat: Seat = ALONE): number {
  return paper(game, seat).crosses[node(game, name)] as number;
}

/** Changes a sheet in the way a long game would have; only between rounds. */
export function arrange(game: Game, seat: Seat, change: (paper: Paper) => void): void {
  change(paper(game, seat));
  change(game.match.state.papers[seat] as Paper);
}

export function outcome({ match }: Game): Outcome {
  const found = match.rules.outcome(match.state);
  if (!found) throw new Error('the game is not over');
  return found;
}
