import { isRefusal, type Refusal, type Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { type Action, PRICES } from './action.ts';
import { hasFreeHand, nameOf } from './belongings.ts';
import { SCROLL, SPELLS } from './data.ts';
import type { Reason } from './events.ts';
import { craftOf, enemyName } from './fighting.ts';
import { mustReturn, START_TILE } from './map.ts';
import { type Content, sheetOf } from './content.ts';
import { readLoad } from './newcomer.ts';
import { mostObjects } from './resting.ts';
import { characterOf, deciderOf, isCalm, mover, NONE, roomAt, sideOf, spellPlaces, type State } from './state.ts';
import { BLOCKED, LOCKED, opposite, type Side, SIDES, tileOf, TURNS, WALL } from './tiles.ts';

type Input = Readonly<Record<string, unknown>>;
type Answer = Refusal<Reason>;

const refuse = (refused: Reason, rule: string): Answer => ({ refused, rule });
const UNREADABLE = refuse({ type: 'unreadable' }, 'TD-8');
const CHANCES = ['deal', 'fall', 'learn', 'roll', 'reroll', 'draw'];

/** Which rule stands against an input. */
export function why(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Answer {
  if (state.phase === 'over') return refuse({ type: 'over' }, 'TD-Q24');
  if (!content.seats.includes(seat)) return refuse({ type: 'not-seated' }, 'TD-18');
  if (isRecord(input) && input.type === 'take-up') return refuse({ type: 'not-everybody-home' }, 'TD-21');
  if (CHANCES.includes(state.phase)) return refuse({ type: 'chance' }, 'TD-8');
  if (seat !== deciderOf(state)) return refuse({ type: 'not-your-turn' }, 'TD-18');
  return interruption(content, state, input) ?? whyNot(content, state, isRecord(input) ? input : {});
}

/** TD-Q46: what somebody has who falls in cannot be listed; everything else is. */
export function read(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Action | Answer {
  if (state.phase !== 'above' || !isRecord(input) || input.type !== 'fall-in') return why(content, state, seat, input);
  const load = readLoad(content, state, seat, input.load);
  return isRefusal(load) ? load : { type: 'fall-in', load };
}

/** Something else has to be settled first. */
function interruption(content: Content, state: Readonly<State>, input: unknown): Answer | undefined {
  const most = mostObjects(content, state);
  switch (state.phase) {
    case 'lay':
      return whyNotLay(state, input);
    case 'fate':
      return refuse({ type: 'fate-first' }, 'TD-B14');
    case 'above':
      return refuse({ type: 'above-first' }, 'TD-Q46');
    case 'beaten':
      return refuse({ type: 'scroll-first' }, 'TD-Q45');
    case 'spoils':
      return whyNotRob(input);
    case 'discard':
      return refuse(
        { type: 'discard-first', places: spellPlaces(craftOf(content, characterOf(state, state.reader))) },
        'TD-B9',
      );
    case 'leave':
      return refuse({ type: 'leave-first', most }, 'TD-Q27');
    case 'retry':
      return refuse({ type: 'locked' }, 'TD-C8');
    default:
      return undefined;
  }
}

function whyNotLay({ drawn, door }: Readonly<State>, input: unknown): Answer {
  if (!isRecord(input) || input.type !== 'lay') return refuse({ type: 'lay-first' }, 'TD-8');
  const turn = TURNS.find(each => each === input.turn);
  if (turn === undefined) return refuse({ type: 'unreadable' }, 'TD-Q5');
  const entry = tileOf(drawn).openings[turn]?.[opposite(door as Side)];
  return entry === WALL ? refuse({ type: 'opening-astray' }, 'TD-8') : refuse({ type: 'same-turn' }, 'TD-Q5');
}

function whyNotRob(input: unknown): Answer {
  const isRobbery = isRecord(input) && input.type === 'rob';
  return refuse({ type: isRobbery ? 'not-there-to-take' : 'spoils-first' }, 'TD-Q31');
}

function whyNot(content: Content, state: Readonly<State>, input: Input): Answer {
  switch (input.type) {
    case 'go':
      return whyNotGo(state, input);
    case 'wade':
    case 'stay':
      return whyNotStay(state, input);
    case 'end':
    case 'set-out':
    case 'pass':
      return notYet(state);
    case 'explore':
    case 'fight':
    case 'bribe':
    case 'pay':
    case 'attack':
    case 'rob':
      return whyNotMeet(content, state, input);
    default:
      return whyNotUse(content, state, input);
  }
}

/** The phase is another one. */
function notYet(state: Readonly<State>): Answer {
  const { phase } = state;
  if (phase === 'step') return refuse({ type: 'no-stopping' }, 'TD-Q41');
  if (phase === 'meet') return refuse({ type: 'encounter-first' }, 'TD-12');
  if (phase !== 'begin') return refuse({ type: 'turn-over' }, 'TD-11');
  const isStream = roomAt(state, mover(state).at) === 'stream';
  return isStream ? refuse({ type: 'in-the-stream' }, 'TD-24') : refuse({ type: 'set-out-first' }, 'TD-Q36');
}

function whyNotGo(state: Readonly<State>, { side: given }: Input): Answer {
  if (state.phase !== 'step') return notYet(state);
  const side = SIDES.find(each => each === given);
  if (side === undefined) return UNREADABLE;
  const here = sideOf(state, mover(state).at, side);
  if (here === WALL) return refuse({ type: 'wall' }, 'TD-8');
  if (here === BLOCKED) return refuse({ type: 'blocked' }, 'TD-9');
  if (here === LOCKED) return refuse({ type: 'locked' }, 'TD-19');
  if (mustReturn(state)) return refuse({ type: 'must-return' }, 'TD-15');
  return side === state.came ? refuse({ type: 'no-turning-back' }, 'TD-Q41') : refuse({ type: 'no-tiles' }, 'TD-Q38');
}

function whyNotStay(state: Readonly<State>, { type }: Input): Answer {
  const isStream = state.phase === 'begin' && roomAt(state, mover(state).at) === 'stream';
  return isStream && type === 'stay'
    ? refuse({ type: 'must-return' }, 'TD-15')
    : refuse({ type: 'not-in-the-stream' }, 'TD-24');
}

function whyNotMeet(content: Content, state: Readonly<State>, input: Input): Answer {
  if (state.phase !== 'meet') return notYet(state);
  if (input.type === 'attack') return whyNotAttack(content, state);
  const character = mover(state);
  if (input.type === 'bribe' && state.enemy !== NONE && enemyName(state.enemy) === 'guard') {
    const asked = sheetOf(content, character.sheet).bribe;
    return refuse({ type: 'bribe-too-small', gold: character.gold, asked }, 'TD-25');
  }
  const price = PRICES.find(each => each === input.price);
  if (input.type === 'pay' && price && roomAt(state, character.at) === 'torture-chamber')
    return refuse({ type: 'price-not-there', price }, 'TD-Q16');
  return refuse({ type: 'other-encounter' }, 'TD-12');
}

function whyNotAttack({ hasEncounters }: Content, state: Readonly<State>): Answer {
  if (!hasEncounters) return refuse({ type: 'no-encounters' }, 'TD-Q31');
  if (mover(state).at === START_TILE) return refuse({ type: 'truce-in-the-cell' }, 'TD-Q31');
  return refuse({ type: 'no-rival' }, 'TD-Q31');
}

function whyNotUse(content: Content, state: Readonly<State>, input: Input): Answer {
  switch (input.type) {
    case 'eat':
      return whyNotEat(content, state, input);
    case 'read':
      return mover(state).objects.includes(SCROLL)
        ? refuse({ type: 'not-now', name: 'scroll' }, 'TD-39')
        : refuse({ type: 'not-held', name: 'scroll' }, 'TD-39');
    case 'cast':
      return whyNotCast(state, input);
    case 'take':
      return whyNotTake(content, state, input);
    case 'drop':
      return whyNotDrop(content, state, input);
    case 'fall-in':
    case 'stay-above':
    case 'retire':
      return refuse({ type: 'not-above' }, 'TD-Q46');
    case 'submit':
      return refuse({ type: 'not-beaten' }, 'TD-Q45');
    case 'discard':
      return refuse({ type: 'no-surplus' }, 'TD-B9');
    case 'leave':
      return refuse({ type: 'no-surplus' }, 'TD-Q36');
    case 'keep':
    case 'reroll':
      return refuse({ type: 'no-fate' }, 'TD-B14');
    case 'decline':
      return refuse({ type: 'no-way-out' }, 'TD-Q42');
    case 'scout':
    case 'give-up':
      return refuse({ type: 'no-ability' }, 'TD-C8');
    default:
      return UNREADABLE;
  }
}

function whyNotEat({ wares }: Content, state: Readonly<State>, { object }: Input): Answer {
  if (object !== 'pastry' && object !== 'fish-cake') return refuse({ type: 'unreadable' }, 'TD-Q29');
  const isHeld = mover(state).objects.some(ware => wares[ware]?.name === object);
  return refuse({ type: isHeld ? 'not-now' : 'not-held', name: object }, 'TD-Q29');
}

function whyNotCast(state: Readonly<State>, { spell: given }: Input): Answer {
  const spell = SPELLS.find(each => each === given);
  if (!spell) return refuse({ type: 'no-such-spell' }, 'TD-C9');
  const isHeld = mover(state).spells.includes(SPELLS.indexOf(spell));
  return refuse({ type: isHeld ? 'not-now' : 'not-held', name: spell }, 'TD-Q43');
}

function whyNotTake(content: Content, state: Readonly<State>, { thing }: Input): Answer {
  if (state.phase !== 'rest' && state.phase !== 'begin') return notYet(state);
  if (state.barred) return refuse({ type: 'barred' }, 'TD-Q36');
  const isFull = thing === 'object' && !hasFreeHand(content, mover(state));
  return isFull
    ? refuse({ type: 'hands-full', most: mostObjects(content, state) }, 'TD-B8')
    : refuse({ type: 'nothing-lies-here' }, 'TD-Q36');
}

function whyNotDrop(content: Content, state: Readonly<State>, { thing, name }: Input): Answer {
  if ((thing !== 'object' && thing !== 'follower') || typeof name !== 'string')
    return refuse({ type: 'unreadable' }, 'TD-7');
  const { at, objects, followers } = mover(state);
  const isHeld = (thing === 'object' ? objects : followers).some(id => nameOf(content, thing, id) === name);
  if (!isHeld) return refuse({ type: 'not-held', name }, 'TD-Q36');
  const isAstray = thing === 'follower' && isCalm(state) && roomAt(state, at) !== 'cell';
  return isAstray ? refuse({ type: 'only-in-cells' }, 'TD-7') : refuse({ type: 'not-now', name }, 'TD-Q36');
}
