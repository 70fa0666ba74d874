// Matches to learn from: begun by chance or by habit, played on by habit, and looked at wherever the learnt value is asked.
import type { State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Random, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose } from '../../kernel/random.ts';
import { featuresOf } from './features.ts';
import { habitual, isAsked } from './playing-out.ts';

/** A table that was seen: of every seat its features, or nothing of the dead. */
export interface Looked {
  readonly rows: readonly (Float64Array | undefined)[];
}

interface Lived {
  readonly state: State;
  readonly seen: readonly Looked[];
}

/** One of so many tables is looked at: those of one match are much alike. */
const EVERY = 3;
/** Before this round some do anything, one decision in so many. */
const STRANGE_ROUNDS = 9;
const STRANGELY = 6;

export function live(rules: Rules<TheDungeon>, random: Random, dreadOf: (seat: Seat) => number): Lived {
  const state = rules.setup();
  const seen: Looked[] = [];
  const strange = random(2) === 0 ? 0 : random(STRANGE_ROUNDS);
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const isStrange = state.round < strange;
    if (!isStrange && isAsked(state) && random(EVERY) === 0) seen.push(lookAt(rules, state));
    if (seat === CHANCE) rules.apply(state, CHANCE, draw(rules, state, random));
    else if (isStrange && random(STRANGELY) === 0) rules.apply(state, seat, anything(rules, state, random));
    else rules.apply(state, seat, habitual(rules, state, seat, { dread: dreadOf(seat) }));
  }
  return { state, seen };
}

function anything(rules: Rules<TheDungeon>, state: State, random: Random): TheDungeon['action'] {
  return choose(rules.actions(state, state.turn), random);
}

function lookAt({ content }: Rules<TheDungeon>, state: Readonly<State>): Looked {
  const rows = featuresOf(content, state);
  return { rows: rows.map((row, seat) => (isDead(state, seat) ? undefined : row)) };
}

const isDead = ({ characters, round }: Readonly<State>, seat: Seat): boolean =>
  round > 0 && characters[seat]?.lives === 0;
