import { CHANCE, type Emit, type Rules, type Seat } from '../../kernel/game.ts';
import type { Action, ActionOf, Options } from './action.ts';
import { leaveObject, take } from './belongings.ts';
import { cast, extras, readings, readScroll } from './casting.ts';
import { type Content, contentOf } from './content.ts';
import { deal, dealCharacter, discard, discards, learn } from './dealing.ts';
import { descents, fall, fallIn, retire, stayAbove } from './falling.ts';
import { fates, spendFate } from './fate.ts';
import type { TheDungeon } from './kind.ts';
import { arrive, bribe, eat, explore, fight, meetings, pay } from './meeting.ts';
import { beginnings, drawTile, giveUp, go, lay, lays, retries, scout, setOut, steps } from './moving.ts';
import { decline, drops, dropThing, endTurn, leavings, rests } from './resting.ts';
import { attack, rob, robberies, submit, surrenders } from './rivals.ts';
import { chancesIn, drawChance, resolve, roll } from './rolling.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import { type ChancePhase, copyState, deciderOf, isChancePhase, type Phase, type Play, type State } from './state.ts';
import { passTurn, settle, turnNumber } from './turns.ts';
import { imagine, promptOf, viewOf, witness } from './view.ts';
import { read, why } from './why.ts';

/** The rules of one match: a move, what stands at the end of it, then the next character. */
export function rulesFor(options: Options, seats: number): Rules<TheDungeon> {
  const content = contentOf(options, seats);
  return {
    content,
    setup: () => begin(content),
    active,
    actions: state => actions(content, state),
    read: (state, seat, input) => read(content, state, seat, input),
    why: (state, seat, input) => why(content, state, seat, input),
    odds: state => chancesIn(content, state).odds,
    draw: (state, random) => drawChance(content, state, random),
    apply: (state, _, action, emit) => apply(content, state, action, emit),
    turn: state => turnNumber(content, state),
    outcome: state => outcomeOf(content, state),
    view: (state, seat) => viewOf(content, state, seat),
    witness,
    imagine,
    prompt: (view, seat) => promptOf(content, view, seat),
    clone: copyState,
  };
}

function begin(content: Content): State {
  const state = setup(content);
  deal({ content, state, emit: undefined });
  return state;
}

const NOBODY: readonly Seat[] = [];
const CHANCE_ALONE: readonly Seat[] = [CHANCE];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

export function active(state: Readonly<State>): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  return isChancePhase(state.phase) ? CHANCE_ALONE : (ALONE[deciderOf(state)] ?? NOBODY);
}

type Listing = (content: Content, state: Readonly<State>) => readonly Action[];

/** TD-Q43: decisions of one's own turn, at which scrolls are read, spells cast and things dropped besides. */
const withExtras =
  (list: Listing): Listing =>
  (content, state) => {
    const main = list(content, state);
    const more = extras(content, state);
    const dropped = drops(content, state);
    return more.length + dropped.length === 0 ? main : [...main, ...more, ...dropped];
  };

/** TD-Q45: all other decisions, at which a scroll may be read. */
const withScroll =
  (list: Listing): Listing =>
  (content, state) => [...list(content, state), ...readings(state)];

const nothing: Listing = () => [];

/** By phase, in the order of the rulebook: what the seat that decides may do. */
const CHOICES: { readonly [P in Exclude<Phase, ChancePhase>]: Listing } = {
  above: descents,
  begin: withExtras(beginnings),
  step: withExtras(steps),
  retry: withScroll(retries),
  lay: withScroll(lays),
  arrive: nothing,
  meet: withExtras(meetings),
  beaten: withScroll(surrenders),
  spoils: withScroll(robberies),
  leave: withScroll(leavings),
  discard: discards,
  fate: withScroll(fates),
  rest: withExtras(rests),
  pass: nothing,
  over: nothing,
};

export function actions(content: Content, state: Readonly<State>): readonly Action[] {
  const { phase } = state;
  return isChancePhase(phase) ? chancesIn(content, state).actions : CHOICES[phase](content, state);
}

/** By action, in the order of the rulebook: what it does. */
const EFFECTS: { readonly [T in Action['type']]: (play: Play, action: ActionOf<T>) => void } = {
  deal: dealCharacter,
  fall,
  'fall-in': fallIn,
  'stay-above': stayAbove,
  retire,
  roll,
  'set-out': setOut,
  go,
  'give-up': giveUp,
  scout,
  draw: drawTile,
  lay: (play, { turn }) => lay(play, turn),
  explore,
  pass: settle,
  pay,
  wade: setOut,
  stay: setOut,
  bribe,
  decline,
  fight,
  attack,
  submit,
  rob,
  leave: leaveObject,
  take,
  drop: dropThing,
  read: readScroll,
  learn,
  eat,
  discard,
  cast,
  keep: resolve,
  reroll: spendFate,
  end: endTurn,
};

function apply(content: Content, state: State, action: Action, emit: Emit<TheDungeon> | undefined): void {
  const play: Play = { content, state, emit };
  const perform = EFFECTS[action.type] as (play: Play, action: Action) => void;
  perform(play, action);
  while (state.phase === 'arrive' || state.phase === 'pass')
    if (state.phase === 'arrive') arrive(play);
    else passTurn(play);
}
