import { CHANCE, type Seat } from '../../kernel/game.ts';
import { DECISIONS } from './decisions.ts';
import { DRAWS } from './draws.ts';
import { comeHome, hitWall, passThing } from './flicking.ts';
import {
  afflict,
  beginTurn,
  blade,
  bolt,
  callEvent,
  crawlers,
  discard,
  goblin,
  jailer,
  payToll,
  rats,
  repeatTurn,
  sober,
  spreadPlague,
  whim,
} from './happenings.ts';
import { gain, lose } from './health.ts';
import { goBack } from './moving.ts';
import { next, type Play } from './play.ts';
import type { Procedure, Procedures } from './procedure.ts';
import { type Happening, otherOf, type State, type Step } from './state.ts';

/** What happens by itself. */
const HAPPENINGS: Procedures<Happening['type']> = {
  turn: { carry: (play, { seat }) => beginTurn(play, seat) },
  event: { carry: (play, { seat }) => callEvent(play, seat) },
  thing: { carry: (play, { seat, square }) => passThing(play, seat, square) },
  plagued: { carry: (play, { seat }) => lose(play, [seat], 1, 'plague') },
  home: { carry: (play, { seat }) => comeHome(play, seat) },
  hit: { carry: (play, { seat }) => hitWall(play, seat) },
  discard: { carry: (play, { card }) => discard(play, card) },
  afflict: { carry: (play, { seat, effect }) => afflict(play, seat, effect) },
  heal: { carry: (play, { seat, by, cause }) => gain(play, seat, by, cause) },
  bolt: { carry: play => bolt(play) },
  plague: { carry: play => spreadPlague(play) },
  toll: { carry: (play, { seat }) => payToll(play, seat) },
  goblin: { carry: (play, { seat }) => goblin(play, seat) },
  crawlers: { carry: (play, { seat }) => crawlers(play, seat) },
  rats: { carry: (play, { square }) => rats(play, square) },
  repeat: { carry: (play, { seat }) => repeatTurn(play, seat) },
  jailer: { carry: (play, { seat }) => jailer(play, seat) },
  blade: { carry: (play, { seat }) => blade(play, seat) },
  whim: { carry: (play, { seat }) => whim(play, seat) },
  return: { carry: (play, { seat }) => goBack(play, seat) },
  sober: { carry: (play, { seat }) => sober(play, seat) },
  steal: { carry: ({ state }, { seat }) => next(state, { type: 'pilfer', seat: otherOf(seat), thief: seat }) },
  bribe: {
    carry({ state, emit }, { seat }) {
      state.bribed = true;
      emit?.({ type: 'guard-bribed', seat });
    },
  },
};

const PROCEDURES: Procedures<Step['type']> = { ...DECISIONS, ...DRAWS, ...HAPPENINGS };

export function procedureOf(step: Step): Procedure<Step> {
  return PROCEDURES[step.type] as unknown as Procedure<Step>;
}

/** The step that somebody decides now; none when the game is over. */
export function currentStep({ agenda }: Readonly<State>): Step | undefined {
  return agenda.at(-1);
}

export function deciderOf(step: Step): Seat {
  return step.type in DRAWS ? CHANCE : step.seat;
}

/** Carries out step after step until one waits for a decision or the game has ended. */
export function run(play: Play): void {
  const { content, state } = play;
  for (let step = currentStep(state); step; step = currentStep(state)) {
    const procedure = procedureOf(step);
    if (procedure.waits?.(content, state, step)) return;
    state.agenda.pop();
    procedure.carry(play, step);
  }
}
