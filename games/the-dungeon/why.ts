import { isRefusal, type Refusal, type Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { type Action, PRICES } from './action.ts';
import { hasFreeHand, nameOf } from './belongings.ts';
import { SCROLL, SPELLS } from './data.ts';
import type { Reason } from './events.ts';
import { enemyOf, spellPlacesOf } from './fighting.ts';
import { mustReturn, START_TILE } from './map.ts';
import { type Content, sheetOf } from './content.ts';
import { readLoad } from './newcomer.ts';
import { mostObjects } from './resting.ts';
import {
  characterOf,
  deciderOf,
  isCalm,
  isChancePhase,
  mover,
  type Phase,
  roomAt,
  sideOf,
  type State,
} from './state.ts';
import { BLOCKED, LOCKED, opposite, type Side, SIDES, tileOf, QUARTER_TURNS, WALL } from './tiles.ts';

type Input = Readonly<Record<string, unknown>>;
type Answer = Refusal<Reason>;
type Judge = (content: Content, state: Readonly<State>, input: Input) => Answer;

const refuse = (refused: Reason, rule: string): Answer => ({ refused, rule });
const refusing =
  (refused: Reason, rule: string): Judge =>
  () =>
    refuse(refused, rule);
const UNREADABLE = refuse({ type: 'unreadable' }, 'TD-8');
const unreadable: Judge = () => UNREADABLE;

/** Which rule stands against an input. */
export function why(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Answer {
  const given = isRecord(input) ? input : {};
  if (state.phase === 'over') return refuse({ type: 'over' }, 'TD-Q24');
  if (!content.seats.includes(seat)) return refuse({ type: 'not-seated' }, 'TD-18');
  if (given.type === 'take-up') return refuse({ type: 'not-everybody-home' }, 'TD-21');
  if (isChancePhase(state.phase)) return refuse({ type: 'chance' }, 'TD-8');
  if (seat !== deciderOf(state)) return refuse({ type: 'not-your-turn' }, 'TD-18');
  const judge = INTERRUPTIONS[state.phase] ?? (isActionType(given.type) ? WHY_NOT[given.type] : unreadable);
  return judge(content, state, given);
}

/** TD-Q46: what somebody has who falls in cannot be listed; everything else is. */
export function read(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Action | Answer {
  if (state.phase !== 'above' || !isRecord(input) || input.type !== 'fall-in') return why(content, state, seat, input);
  const load = readLoad(content, state, seat, input.load);
  return isRefusal(load) ? load : { type: 'fall-in', load };
}

/** By phase: something else has to be settled first. */
const INTERRUPTIONS: { readonly [P in Phase]?: Judge } = {
  lay: whyNotLay,
  fate: refusing({ type: 'fate-first' }, 'TD-B14'),
  above: refusing({ type: 'above-first' }, 'TD-Q46'),
  beaten: refusing({ type: 'scroll-first' }, 'TD-Q45'),
  spoils: whyNotRob,
  discard: (content, state) => {
    const places = spellPlacesOf(content, characterOf(state, state.reader));
    return refuse({ type: 'discard-first', places }, 'TD-B9');
  },
  leave: (content, state) => refuse({ type: 'leave-first', most: mostObjects(content, state) }, 'TD-Q27'),
  retry: refusing({ type: 'locked' }, 'TD-C8'),
};

/** By action, in the order of the rulebook: why not, when nothing else has to be settled first. */
const WHY_NOT: { readonly [T in Action['type']]: Judge } = {
  deal: unreadable,
  fall: unreadable,
  'fall-in': refusing({ type: 'not-above' }, 'TD-Q46'),
  'stay-above': refusing({ type: 'not-above' }, 'TD-Q46'),
  retire: refusing({ type: 'not-above' }, 'TD-Q46'),
  roll: unreadable,
  'set-out': notYet,
  go: whyNotGo,
  'give-up': refusing({ type: 'no-ability' }, 'TD-C8'),
  scout: refusing({ type: 'no-ability' }, 'TD-C8'),
  draw: unreadable,
  lay: unreadable,
  explore: whyNotMeet,
  pass: notYet,
  pay: whyNotMeet,
  wade: whyNotStay,
  stay: whyNotStay,
  bribe: whyNotMeet,
  decline: refusing({ type: 'no-way-out' }, 'TD-Q42'),
  fight: whyNotMeet,
  attack: whyNotMeet,
  submit: refusing({ type: 'not-beaten' }, 'TD-Q45'),
  rob: whyNotMeet,
  leave: refusing({ type: 'no-surplus' }, 'TD-Q36'),
  take: whyNotTake,
  drop: whyNotDrop,
  read: whyNotRead,
  learn: unreadable,
  eat: whyNotEat,
  discard: refusing({ type: 'no-surplus' }, 'TD-B9'),
  cast: whyNotCast,
  keep: refusing({ type: 'no-fate' }, 'TD-B14'),
  reroll: refusing({ type: 'no-fate' }, 'TD-B14'),
  end: notYet,
};

const isActionType = (type: unknown): type is Action['type'] =>
  typeof type === 'string' && Object.hasOwn(WHY_NOT, type);

function whyNotLay(_: Content, { drawn, door }: Readonly<State>, input: Input): Answer {
  if (input.type !== 'lay') return refuse({ type: 'lay-first' }, 'TD-8');
  const turn = QUARTER_TURNS.find(each => each === input.turn);
  if (turn === undefined) return refuse({ type: 'unreadable' }, 'TD-Q5');
  const entry = tileOf(drawn).openings[turn]?.[opposite(door as Side)];
  return entry === WALL ? refuse({ type: 'opening-astray' }, 'TD-8') : refuse({ type: 'same-turn' }, 'TD-Q5');
}

function whyNotRob(_: Content, __: Readonly<State>, { type }: Input): Answer {
  return refuse({ type: type === 'rob' ? 'not-there-to-take' : 'spoils-first' }, 'TD-Q31');
}

/** The phase is another one. */
function notYet(_: Content, state: Readonly<State>): Answer {
  const { phase } = state;
  if (phase === 'step') return refuse({ type: 'no-stopping' }, 'TD-Q41');
  if (phase === 'meet') return refuse({ type: 'encounter-first' }, 'TD-12');
  if (phase !== 'begin') return refuse({ type: 'turn-over' }, 'TD-11');
  const isStream = roomAt(state, mover(state).at) === 'stream';
  return isStream ? refuse({ type: 'in-the-stream' }, 'TD-24') : refuse({ type: 'set-out-first' }, 'TD-Q36');
}

function whyNotGo(content: Content, state: Readonly<State>, { side: given }: Input): Answer {
  if (state.phase !== 'step') return notYet(content, state);
  const side = SIDES.find(each => each === given);
  if (side === undefined) return UNREADABLE;
  const here = sideOf(state, mover(state).at, side);
  if (here === WALL) return refuse({ type: 'wall' }, 'TD-8');
  if (here === BLOCKED) return refuse({ type: 'blocked' }, 'TD-9');
  if (here === LOCKED) return refuse({ type: 'locked' }, 'TD-19');
  if (mustReturn(state)) return refuse({ type: 'must-return' }, 'TD-15');
  return side === state.came ? refuse({ type: 'no-turning-back' }, 'TD-Q41') : refuse({ type: 'no-tiles' }, 'TD-Q38');
}

function whyNotStay(_: Content, state: Readonly<State>, { type }: Input): Answer {
  const isStream = state.phase === 'begin' && roomAt(state, mover(state).at) === 'stream';
  return isStream && type === 'stay'
    ? refuse({ type: 'must-return' }, 'TD-15')
    : refuse({ type: 'not-in-the-stream' }, 'TD-24');
}

function whyNotMeet(content: Content, state: Readonly<State>, input: Input): Answer {
  if (state.phase !== 'meet') return notYet(content, state);
  if (input.type === 'attack') return whyNotAttack(content, state);
  const character = mover(state);
  if (input.type === 'bribe' && enemyOf(state) === 'guard') {
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

function whyNotEat({ wares }: Content, state: Readonly<State>, { object }: Input): Answer {
  if (object !== 'pastry' && object !== 'fish-cake') return refuse({ type: 'unreadable' }, 'TD-Q29');
  const isHeld = mover(state).objects.some(ware => wares[ware]?.name === object);
  return refuse({ type: isHeld ? 'not-now' : 'not-held', name: object }, 'TD-Q29');
}

function whyNotRead(_: Content, state: Readonly<State>): Answer {
  const isHeld = mover(state).objects.includes(SCROLL);
  return refuse({ type: isHeld ? 'not-now' : 'not-held', name: 'scroll' }, 'TD-39');
}

function whyNotCast(_: Content, state: Readonly<State>, { spell: given }: Input): Answer {
  const spell = SPELLS.find(each => each === given);
  if (!spell) return refuse({ type: 'no-such-spell' }, 'TD-C9');
  const isHeld = mover(state).spells.includes(SPELLS.indexOf(spell));
  return refuse({ type: isHeld ? 'not-now' : 'not-held', name: spell }, 'TD-Q43');
}

function whyNotTake(content: Content, state: Readonly<State>, { thing }: Input): Answer {
  if (state.phase !== 'rest' && state.phase !== 'begin') return notYet(content, state);
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
