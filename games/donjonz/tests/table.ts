import { CHANCE, isRefusal, type Refusal, type Seat } from '../../../kernel/game.ts';
import { accept, append, type Match, unplayed } from '../../../kernel/match.ts';
import { donjonz, type Donjonz, type Event, type Options, type Reason, type Turn } from '../index.ts';
import { heroAt } from '../walking.ts';

export const HERO: Seat = 0;

/** A match whose cards are turned up by hand. The deck may be smaller than DZ-C1 asks: rules() does not read it again. */
export function open(deck: string, doorWithoutKey: Options['doorWithoutKey'] = 'blocked'): Match<Donjonz> {
  const options = { deck, doorWithoutKey };
  return unplayed(donjonz, { game: 'donjonz', version: 1, seats: 1, options, seeds: [[0, null]] });
}

/** Plays an input as a stranger would send it; a refusal fails the test. Answers what happened. */
export function act(match: Match<Donjonz>, seat: Seat, input: unknown): Event[] {
  const action = accept(match.rules, match.state, seat, JSON.parse(JSON.stringify(input)));
  if (isRefusal(action)) throw new Error(`refused: ${JSON.stringify(action)}`);
  const events: Event[] = [];
  append(match, [seat, action], event => events.push(event));
  return events;
}

/** Why an input of the hero's seat is turned down. */
export function refusal(match: Match<Donjonz>, input: unknown, seat: Seat = HERO): Refusal<Reason> {
  const answer = accept(match.rules, match.state, seat, input);
  if (!isRefusal(answer)) throw new Error(`accepted: ${JSON.stringify(answer)}`);
  return answer;
}

export function turnUp(match: Match<Donjonz>, ...cards: readonly number[]): Event[] {
  return cards.flatMap(card => act(match, CHANCE, { type: 'turn-up', card }));
}

/** Turns up the cards in the order of the deck, as far as the rules wait for it. */
export function deal(match: Match<Donjonz>): void {
  while (match.state.phase === 'turn-up') turnUp(match, match.state.pile[0] as number);
}

/** Lays the cards in the order of the deck, each at a place. */
export function layAll(
  match: Match<Donjonz>,
  ...places: readonly (readonly [x: number, y: number, turn?: Turn])[]
): Event[] {
  return places.flatMap(([x, y, turn = 0]) => {
    deal(match);
    if (match.state.phase === 'take') act(match, HERO, { type: 'take' });
    deal(match);
    return act(match, HERO, { type: 'lay', x, y, turn });
  });
}

/** A stair with a card to its right. */
export function besideStair(drawing: string): Match<Donjonz> {
  const match = open(`Stair\n+ +\n <\n+ +\n\nCard\n${drawing}\n`);
  layAll(match, [1, 0]);
  return match;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Walks a route such as 'E E take S drop:axe W leave'. Answers what happened. */
export function walk(match: Match<Donjonz>, route: string): Event[] {
  return route.split(' ').flatMap(word => act(match, HERO, actionFor(match, word)));
}

function actionFor(match: Match<Donjonz>, word: string): unknown {
  const [verb = '', weapon] = word.split(':');
  if (verb === 'take') return { type: 'pick-up' };
  if (verb === 'leave') return { type: 'leave' };
  return verb === 'drop' ? { type: 'swap', drop: weapon } : stepTowards(match, verb);
}

export function stepTowards(match: Match<Donjonz>, side: string): unknown {
  const [across, down] = STEPS[side] as readonly [number, number];
  const { x, y } = heroAt(match.rules.content, match.state);
  return { type: 'step', x: x + across, y: y + down };
}

/**
 * A dungeon that is one corridor, walked from west to east: the stair, then a space for each sign. Six to a card, so
 * that it is laid as soon as it is dealt.
 */
export function corridor(signs: string, doorWithoutKey: Options['doorWithoutKey'] = 'blocked'): Match<Donjonz> {
  const parts = signs.match(/.{1,6}/g) ?? [];
  const match = open(['<', ...parts].map(drawRow).join('\n'), doorWithoutKey);
  layAll(match, ...parts.map((_, i) => [1 + 6 * i, 0] as const));
  return match;
}

function drawRow(signs: string): string {
  const edge = '+ '.repeat(signs.length) + '+';
  return [`Row ${signs}`, edge, ` ${signs.split('').join(' ')}`, edge, ''].join('\n');
}

/** The same corridor, walked to its end; weapons are taken while a hand is free. */
export function stroll(match: Match<Donjonz>): Event[] {
  const events: Event[] = [];
  while (match.rules.active(match.state).length > 0) {
    const [action] = match.rules.actions(match.state, HERO);
    events.push(...act(match, HERO, action));
  }
  return events;
}
