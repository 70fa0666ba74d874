// What positions of The Dungeon are worth: alone in points, in a race in chances to win. What a turn has begun is looked
// ahead through (lookahead.ts); what lies beyond is said by the learnt value.
import type { State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { pointsOf } from '../../games/the-dungeon/readers.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import { copyOf } from '../account.ts';
import type { Cause } from '../coach.ts';
import { dueledBy } from '../dueling.ts';
import { readLevel } from '../level.ts';
import { sharesOf } from '../shares.ts';
import type { Duel, Dueled, Valuation } from '../valuation.ts';
import { ENDS, featuresOf, type Source, SOURCES } from './features.ts';
import { Fortune } from './fortune.ts';
import { type Leaf, Lookahead, picksIn } from './lookahead.ts';
import { CHANCES, POINTS } from './learnt.ts';
import { chancesOf, isLearnt, POINTS_UNIT, scoresOf } from './outlook.ts';
import { habitFor, playOut } from './playing-out.ts';
import levelAlone from './weights/level-alone.ts';
import levelInRaces from './weights/level-races.ts';
import noiseAlone from './weights/noise-alone.ts';
import noiseInRaces from './weights/noise-races.ts';

/** Nothing is said of tiles, characters or house rules that the value has not learnt. */
export function valuation(rules: Rules<TheDungeon>): Valuation<TheDungeon> | undefined {
  return isLearnt(rules.content) ? valuationOf(rules) : undefined;
}

function valuationOf(rules: Rules<TheDungeon>): Valuation<TheDungeon> {
  const appraiser = new Appraiser(rules);
  const isAlone = rules.content.seats.length === 1;
  const noise = Number(isAlone ? noiseAlone : noiseInRaces);
  return {
    version: 1,
    unit: isAlone ? 'points' : 'chance',
    mistakeFrom: 2 * noise,
    noise,
    level: readLevel(isAlone ? levelAlone : levelInRaces),
    worth: state => appraiser.worthOf(state),
    causes: (state, seat) => appraiser.causesOf(state, seat),
    candidates: (state, seat) => rules.actions(state, seat).filter(({ type }) => type !== 'drop'),
    picks: state => picksIn(rules, state),
    duel: asked => duel(rules, asked),
  };
}

class Appraiser {
  readonly #rules: Rules<TheDungeon>;
  readonly #ahead: Lookahead;
  /** What a seat looks like before anything has happened. */
  readonly #fresh: readonly Float64Array[];

  constructor(rules: Rules<TheDungeon>) {
    this.#rules = rules;
    this.#ahead = new Lookahead(rules, state => this.#leaf(state));
    this.#fresh = featuresOf(rules.content, rules.setup());
  }

  worthOf(state: Readonly<State>): readonly number[] {
    return this.#ahead.worthOf(state);
  }

  /** What is known of a seat is put in place of how it began, one source after the other: the steps add up to its worth. */
  causesOf(state: Readonly<State>, seat: Seat): readonly Cause[] {
    const leaf: Leaf = table => [...this.#leaf(table), ...this.#stepsOf(table, seat)];
    const worths = new Lookahead(this.#rules, leaf).worthOf(state);
    const [start = 0, ...steps] = worths.slice(this.#seats);
    const last = [...steps.slice(0, -1), worths[seat] ?? 0];
    const causes = SOURCES.map((source, i) => ({
      name: this.#nameOf(source),
      amount: (last[i] ?? 0) - (i === 0 ? start : (last[i - 1] ?? 0)),
    }));
    return [{ name: 'start', amount: start }, ...causes];
  }

  get #seats(): number {
    return this.#rules.content.seats.length;
  }

  /** Alone there is no race but that with time. */
  #nameOf(source: Source): string {
    return NAMES[source === 'race' && this.#seats === 1 ? 'time' : source];
  }

  #leaf(state: Readonly<State>): readonly number[] {
    if (this.#seats > 1)
      return state.phase === 'over'
        ? sharesOf(this.#rules, state)
        : chancesOf(scoresOf(CHANCES, this.#rules.content, state));
    if (state.phase === 'over') return state.characters.map(pointsOf);
    return scoresOf(POINTS, this.#rules.content, state).map((score = 0) => POINTS_UNIT * score);
  }

  /** As the seat began, then with each source in turn as it is now. */
  #stepsOf(state: Readonly<State>, seat: Seat): readonly number[] {
    const now = featuresOf(this.#rules.content, state)[seat] as Float64Array;
    return [0, ...SOURCES.map(source => ENDS[source])].map(end => this.#imagined(now, seat, end));
  }

  #imagined(now: Float64Array, seat: Seat, end: number): number {
    const row = Float64Array.from(this.#fresh[seat] as Float64Array, (usual, i) =>
      i < end ? (now[i] as number) : usual,
    );
    if (this.#seats === 1) return POINTS_UNIT * POINTS.answerTo(row);
    return chancesOf(this.#fresh.map((fresh, i) => CHANCES.answerTo(i === seat ? row : fresh)))[seat] ?? 0;
  }
}

const NAMES = { body: 'belongings', ways: 'open', race: 'race', time: 'turns' } as const;

/** So many fortunes are met by both. */
const FORTUNES = 800;

/** Plays on from both actions to the end, by habit and with the same luck. */
function duel(rules: Rules<TheDungeon>, { state, seat, better, played }: Duel<TheDungeon>): Dueled {
  const custom = habitFor(rules);
  const resultOf = (action: TheDungeon['action'], fortune: Fortune): number => {
    const next = copyOf(rules, state);
    rules.apply(next, seat, action);
    playOut(custom, next, fortune);
    if (rules.content.seats.length > 1) return sharesOf(rules, next)[seat] ?? 0;
    return pointsOf(next.characters[seat] as State['characters'][number]);
  };
  return dueledBy(
    Array.from({ length: FORTUNES }, (_, i) => resultOf(better, new Fortune(i)) - resultOf(played, new Fortune(i))),
  );
}
