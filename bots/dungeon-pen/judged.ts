// The chance to win, tried out as far as it costs little: what chance is about to decide counts by the mean of its picks, an
// answer by the better one, a flick by the best aim. Everything else is judged as it stands.
import type { Action, DungeonPen, State, Step, StepOf } from '../../games/dungeon-pen/index.ts';
import { currentStep, groundNow, isSpun } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { total } from '../../kernel/random.ts';
import { copyOf } from '../account.ts';
import { Appraiser } from './appraiser.ts';
import type { Net } from './chances.ts';
import { type Grid, ROUGH } from './fan.ts';
import { promising } from './fortifying.ts';
import { type Fineness, isWallRoll, picksOf } from './picks.ts';
import type { Prospect } from './prospect.ts';
import { type Sighted, sighted } from './sighting.ts';
import { sharesOf } from '../shares.ts';

/** How a position is tried out. */
type Trying = 'mean' | 'best' | 'aim' | 'wall' | 'not';

const TRYING: Readonly<Partial<Record<Step['type'], Trying>>> = {
  sway: 'mean',
  reach: 'mean',
  point: 'mean',
  coin: 'mean',
  cast: 'mean',
  roll: 'mean',
  junk: 'mean',
  keepsake: 'mean',
  pilfer: 'mean',
  coat: 'best',
  spare: 'best',
  quibble: 'best',
  bane: 'best',
  load: 'best',
  land: 'best',
  chest: 'best',
  start: 'best',
  end: 'best',
  aim: 'aim',
  place: 'wall',
};

/** That a wall will be rolled for is judged as such; once it is known where, the first few places are tried. */
function tryingOf(state: Readonly<State>): Trying {
  const step = currentStep(state);
  return step && !isWallRoll(state) ? (TRYING[step.type] ?? 'not') : 'not';
}

/** So many places of a wall are tried to say what it will be worth. */
const TRIED_WALLS = 2;

export class Judged {
  readonly #rules: Rules<DungeonPen>;
  readonly #fineness: Fineness;
  readonly appraiser: Appraiser;

  constructor(rules: Rules<DungeonPen>, net: Net, fineness: Fineness) {
    this.#rules = rules;
    this.#fineness = fineness;
    this.appraiser = new Appraiser(rules.content, net);
  }

  /** By seat. */
  worthOf(state: Readonly<State>): readonly number[] {
    if (state.end) return sharesOf(this.#rules, state);
    const chance = this.#chanceIn(state);
    return [chance, 1 - chance];
  }

  /** Every aim and power of a flick that is to be made, with the chance to win that it leaves. */
  aimsIn(state: Readonly<State>, step: StepOf<'aim'>, grid: Grid): readonly Sighted[] {
    const { judging } = this.appraiser;
    return sighted(this.prospectOf(state), state, step, { judging, grid, turnsAt: this.appraiser.turnsIn(state) });
  }

  /** The first of the legal walls, those that lie most in the other's way and least in the own. */
  wallsIn(state: Readonly<State>, step: StepOf<'place'>, count: number): readonly Action[] {
    const walls: Action[] = [];
    for (const squares of promising(this.appraiser.prospectOf(state), state, step)) {
      walls.push({ type: 'place', squares });
      if (walls.length === count) break;
    }
    return walls;
  }

  /** With the plague, which lines meet. */
  prospectOf(state: Readonly<State>): Prospect {
    return { ...this.appraiser.prospectOf(state), ground: groundNow(this.#rules.content, state) };
  }

  /** The chance of the first seat. */
  #chanceIn(state: Readonly<State>): number {
    switch (tryingOf(state)) {
      case 'mean':
        return this.#meanIn(state);
      case 'best':
        return this.#bestIn(state);
      case 'aim':
        return this.#aimedIn(state);
      case 'wall':
        return this.#walledIn(state);
      case 'not':
        return this.appraiser.chanceIn(state);
    }
  }

  /** DP-Q27: what is rolled again counts for nothing. */
  #meanIn(state: Readonly<State>): number {
    const type = currentStep(state)?.type;
    const nexts = this.#afterEach(state).filter(next => type !== 'roll' || currentStep(next)?.type !== 'roll');
    return total(nexts.map(next => this.#firstOf(next))) / nexts.length;
  }

  /** Of equally likely picks. */
  #afterEach(state: Readonly<State>): readonly State[] {
    return picksOf(this.#rules, state, this.#fineness).map(({ action }) => this.#after(state, CHANCE, action));
  }

  /** At the end of a turn the cards in hand can wait. */
  #bestIn(state: Readonly<State>): number {
    const [seat = 0] = this.#rules.active(state);
    const isLast = currentStep(state)?.type === 'end';
    const actions = this.#rules.actions(state, seat).filter(({ type }) => !isLast || type === 'end' || type === 'grow');
    return bestOf(
      seat,
      actions.map(action => this.#firstOf(this.#after(state, seat, action))),
    );
  }

  #aimedIn(state: Readonly<State>): number {
    const step = currentStep(state) as StepOf<'aim'>;
    if (isSpun(state, step)) return this.#firstOf(this.#after(state, step.seat, { type: 'spin' }));
    let best = 0;
    for (const { worth } of this.aimsIn(state, step, ROUGH)) best = Math.max(best, worth);
    return step.seat === 0 ? best : 1 - best;
  }

  #walledIn(state: Readonly<State>): number {
    const step = currentStep(state) as StepOf<'place'>;
    const walls = this.wallsIn(state, step, TRIED_WALLS);
    return bestOf(
      step.seat,
      walls.map(action => this.#firstOf(this.#after(state, step.seat, action))),
    );
  }

  #firstOf(state: Readonly<State>): number {
    return this.worthOf(state)[0] ?? 0;
  }

  #after(state: Readonly<State>, seat: Seat, action: DungeonPen['action']): State {
    const next = copyOf(this.#rules, state);
    this.#rules.apply(next, seat, action);
    return next;
  }
}

/** Of chances of the first seat the one that a seat would choose. */
const bestOf = (seat: Seat, chances: readonly number[]): number =>
  seat === 0 ? Math.max(...chances) : Math.min(...chances);
