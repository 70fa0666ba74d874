import { CHANCE, isRefusal, type Refusal, type Rules, type Seat } from '../../../kernel/game.ts';
import { accept } from '../../../kernel/match.ts';
import { canonical } from '../../../kernel/plain.ts';
import type { EventName, JunkName } from '../cards.ts';
import type { Event, Reason } from '../events.ts';
import type { DungeonPen } from '../kind.ts';
import { rulesFor } from '../rules.ts';
import type { Action, Options } from '../action.ts';
import { characterOf, type State } from '../state.ts';
import { type Square, squareAt, UNIT } from '../square.ts';
import { DEFAULTS } from './usual.ts';

/** A bare sheet for tests: nothing hurts but the border and what a test draws. */
export const BARE = `
Bare Boards
by nobody
=====.............
=nnn............N.
=nnn..............
=nnn..............
=====.............
..................
..................
.....*..*..+......
..................
..................
.....*............
..................
..................
.............=====
..............sss=
..............sss=
.S............sss=
.............=====
`;

export const CHEST = squareAt(5, 7);
export const SECOND_CHEST = squareAt(8, 7);
export const POTION = squareAt(11, 7);
export const NORTH_TREASURE = squareAt(16, 1);
export const SOUTH_TREASURE = squareAt(1, 16);

/** Directions of the spun card, which flies five squares exactly. */
export const UP = 0;
export const RIGHT = 16;
export const DOWN = 32;
export const LEFT = 48;

export interface Table {
  readonly rules: Rules<DungeonPen>;
  readonly state: State;
  readonly events: Event[];
  play(seat: Seat, action: Action): void;
  /** Chance picks as told. */
  chance(...actions: Action[]): void;
  refusal(seat: Seat, input: unknown): Refusal<Reason>;
}

export function tableOf(options: Partial<Options> = {}, change: (state: State) => void = () => {}): Table {
  const rules = rulesFor({ ...DEFAULTS, dungeon: BARE, ...options });
  const state = rules.setup();
  change(state);
  const events: Event[] = [];
  const play = (seat: Seat, action: Action): void => {
    const answer = accept(rules, state, seat, action);
    if (isRefusal(answer)) throw new Error(`${canonical(action)} is refused: ${canonical(answer)}`);
    rules.apply(state, seat, answer, event => events.push(event));
  };
  return {
    rules,
    state,
    events,
    play,
    chance: (...actions) => {
      for (const action of actions) play(CHANCE, action);
    },
    refusal: (seat, input) => {
      const answer = accept(rules, state, seat, input);
      if (!isRefusal(answer)) throw new Error(`${canonical(input)} is accepted`);
      return answer;
    },
  };
}

/** Puts a character so many squares from the left and from the top. */
export function put(state: State, seat: Seat, across: number, down: number): void {
  const character = characterOf(state, seat);
  character.x = across * UNIT;
  character.y = down * UNIT;
}

export function where(state: Readonly<State>, seat: Seat): [across: number, down: number] {
  const { x, y } = characterOf(state, seat);
  return [x / UNIT, y / UNIT];
}

export function give(state: State, seat: Seat, ...cards: JunkName[]): void {
  characterOf(state, seat).hand.push(...cards);
}

/** The seat that is to flick does so with the spun card: a line of exactly five squares. */
export function line(table: Table, seat: Seat, to: number): void {
  characterOf(table.state, seat).effects.push('vane');
  table.play(seat, { type: 'spin' });
  table.chance({ type: 'point', to });
}

/** The seat flicks with the smallest spread that there is, a hair to the right and long. */
export function flick(table: Table, seat: Seat, aim: number, power: number): void {
  table.play(seat, { type: 'flick', aim, power });
  table.chance({ type: 'sway', by: 128 }, { type: 'reach', by: 32 });
}

export function draws(table: Table, card: EventName): void {
  table.chance({ type: 'draw', card });
}

/** A turn without consequences: a failed flick and an event that changes nothing. */
export function idle(table: Table, seat: Seat): void {
  if (!table.state.events.includes('blade')) table.state.events.push('blade');
  table.play(seat, { type: 'flick', aim: 0, power: 0 });
  draws(table, 'blade');
  table.chance({ type: 'cast', die: 1 });
}

export function typesOf(table: Table): string[] {
  return table.events.map(({ type }) => type);
}

export function column(across: number, from: number, to: number): Square[] {
  return Array.from({ length: to - from + 1 }, (_, i) => squareAt(across, from + i));
}

/** Seat 0 lets its flick slip and draws `card`. */
export function drawn(
  card: Parameters<typeof draws>[1],
  change: (state: State) => void = () => {},
  options = {},
): Table {
  const table = tableOf(options, change);
  table.play(0, { type: 'flick', aim: 0, power: 0 });
  draws(table, card);
  return table;
}

export const hpOf = ({ state }: Table) => state.characters.map(({ hp }) => hp);
