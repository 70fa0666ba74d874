// What positions of Dice and Danger are worth: alone in points, among others in chances to win. The rest of a round is
// played by everybody as well as a search of the whole round can; what lies beyond it is said by the learnt value.
import type { Action, Content, DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { total } from '../../kernel/random.ts';
import type { Cause } from '../coach.ts';
import { CLEAR } from '../account.ts';
import { readLevel } from '../level.ts';
import { sharesOf } from '../shares.ts';
import type { Playing, Valuation } from '../valuation.ts';
import { duelBy, TIMES } from './duel.ts';
import { paperOf } from './features.ts';
import { Finishing } from './finishing.ts';
import { layoutOf } from './layout.ts';
import { readNet } from './net.ts';
import { chancesOf, expectedOf, type Outlook, outlookOf, SOURCES } from './outlook.ts';
import { ONE_FACE, PLACES, rollsAt } from './picks.ts';
import { pointsOn } from './position.ts';
import { Value } from './value.ts';
import { signOf, valueOf } from './learnt.ts';
import { JUDGING } from './weights/judging.ts';
import noiseAlone from './weights/noise-alone.ts';
import noiseInCompany from './weights/noise-company.ts';
import { TRUST } from './weights/trust.ts';
import { fixedWriting } from './writing.ts';

/**
 * Nothing is said of a sheet that was not learnt: a beginner's eye is too poor to tell luck from skill. Nor, so far, of
 * matches in company: what drifts there is not small beside luck (docs/minds.md).
 */
export function valuation(rules: Rules<DiceAndDanger>): Valuation<DiceAndDanger> | undefined {
  return judgingText(rules.content) === undefined ? undefined : valuationOf(rules);
}

/** The same in company, too, and with fewer matches in each duel, for those who measure it. */
export function valuationOf(rules: Rules<DiceAndDanger>, times = TIMES): Valuation<DiceAndDanger> {
  const isAlone = rules.content.everyone.length === 1;
  const appraiser = new Appraiser(rules, 1);
  const worth = (state: Readonly<State>): readonly number[] => appraiser.worthOf(state);
  return {
    version: 3,
    unit: isAlone ? 'points' : 'chance',
    ...(isAlone ? { ...ALONE, ...trustIn(rules.content) } : COMPANY),
    worth,
    causes: (state, seat) => appraiser.causesOf(state, seat),
    candidates: (state, seat) => candidatesIn(rules, state, seat),
    picks: () => ONE_FACE,
    playing: playingOn(rules),
    ...(isAlone && { duel: duelBy(rules, judgingValue(rules.content), { worth, times }) }),
  };
}

/** The next round, without torches, with a few rolls that are others in every position. */
function playingOn(rules: Rules<DiceAndDanger>): Playing<DiceAndDanger> {
  const appraiser = new Appraiser(rules, 0);
  return {
    ahead: 1,
    policy: (state, seat) => appraiser.nextOf(state, seat),
    luckBy: { worth: state => appraiser.worthOf(state), picks: state => rollsAt(placeOf(state)) },
  };
}

/** A number that looks like any other, always the same for the same sheets. */
function placeOf({ papers }: Readonly<State>): number {
  let sign = 0;
  for (const { crosses } of papers) for (const boxes of crosses) sign = (Math.imul(sign, 31) + boxes + 1) | 0;
  return (sign >>> 0) % PLACES;
}

/** Twice the noise: what the valuation cannot tell apart is no mistake. */
const scaled = (noise: number) => ({ mistakeFrom: 2 * noise, noise });
const ALONE = scaled(Number(noiseAlone));
const COMPANY = scaled(Number(noiseInCompany));

/** What a decision may lose without being called an error. */
export const trifleOf = ({ content }: Rules<DiceAndDanger>): number =>
  CLEAR * (content.everyone.length === 1 ? ALONE : COMPANY).noise;

/** Of a sheet that was learnt it is known how far it may be trusted: haze, and the level behind it. */
function trustIn(content: Content): Pick<Valuation<DiceAndDanger>, 'haze' | 'level'> {
  const text = TRUST[signOf(content)];
  if (text === undefined) return {};
  const [haze = '', ...level] = text.split(' ');
  return { haze: Number(haze), level: readLevel(level.join(' ')) };
}

/** Alone a net of its own, which knows what others than strong come by. */
const judgingText = (content: Content): string | undefined =>
  content.everyone.length === 1 ? JUDGING[signOf(content)] : undefined;

function judgingValue(content: Content): Value {
  const text = judgingText(content);
  const layout = layoutOf(content);
  return text === undefined ? valueOf(content) : new Value(readNet(text, layout.count), layout);
}

class Appraiser {
  readonly #rules: Rules<DiceAndDanger>;
  readonly #value: Value;
  readonly #finishing: Finishing;

  constructor(rules: Rules<DiceAndDanger>, torches: number) {
    this.#rules = rules;
    this.#value = judgingValue(rules.content);
    this.#finishing = new Finishing(rules, this.#value, torches);
  }

  worthOf(state: Readonly<State>): readonly number[] {
    const table = this.#between(state);
    return this.#content.everyone.length === 1 ? [this.#expected(table, 0)] : this.#chancesIn(table);
  }

  nextOf(state: Readonly<State>, seat: Seat): Action {
    return this.#finishing.nextOf(state, seat);
  }

  /** Among others everybody begins with an even share; what each source adds to it is measured one after the other. */
  causesOf(state: Readonly<State>, seat: Seat): readonly Cause[] {
    const table = this.#between(state);
    if (this.#content.everyone.length === 1) return named(this.#outlook(table, seat));
    const even = 1 / this.#content.everyone.length;
    const chance = this.#chancesIn(table)[seat] ?? 0;
    const living = this.#living(table);
    if (table.phase === 'over') return [share(even), { name: 'points', amount: chance - even }];
    if (!living.includes(seat)) return [share(even), { name: 'risk', amount: -even }];
    const steps = this.#stepsOf(table, living).map(chances => chances[living.indexOf(seat)] ?? 0);
    return [share(even), ...SOURCES.map((name, i) => ({ name, amount: (steps[i] ?? 0) - (steps[i - 1] ?? even) }))];
  }

  get #content(): Content {
    return this.#rules.content;
  }

  /** The table when the round under way has ended. */
  #between(state: Readonly<State>): Readonly<State> {
    if (state.phase === 'cross') return this.#finishing.finished(state);
    return state.phase === 'write' ? written(this.#rules, state) : state;
  }

  #expected(table: Readonly<State>, seat: Seat): number {
    return expectedOf(this.#value, this.#content, table, seat);
  }

  #outlook(table: Readonly<State>, seat: Seat): Outlook {
    return outlookOf(this.#value, this.#content, table, seat);
  }

  #living({ fallen }: Readonly<State>): readonly Seat[] {
    return this.#content.everyone.filter(seat => fallen[seat] === 0);
  }

  #chancesIn(table: Readonly<State>): readonly number[] {
    if (table.phase === 'over') return sharesOf(this.#rules, table);
    const living = this.#living(table);
    const chances = chancesOf(
      living.map(seat => {
        const expected = this.#expected(table, seat);
        return { expected, left: expected - pointsOn(this.#content, paperOf(table, seat)) };
      }),
    );
    return this.#content.everyone.map(seat => chances[living.indexOf(seat)] ?? 0);
  }

  /** The chances of those who live by the first source alone, by the first two, and so on. */
  #stepsOf(table: Readonly<State>, living: readonly Seat[]): readonly (readonly number[])[] {
    const outlooks = living.map(seat => this.#outlook(table, seat));
    return SOURCES.map((_, last) =>
      chancesOf(
        outlooks.map(outlook => ({
          expected: total(SOURCES.slice(0, last + 1).map(source => outlook[source])),
          left: outlook.open + outlook.risk + outlook.race,
        })),
      ),
    );
  }
}

const named = (outlook: Outlook): readonly Cause[] => SOURCES.map(name => ({ name, amount: outlook[name] }));
const share = (amount: number): Cause => ({ name: 'share', amount });

/** DDD-PP-1: whoever has not written yet writes as the value has learnt it. */
function written(rules: Rules<DiceAndDanger>, state: Readonly<State>): State {
  const next = clone(state) as State;
  for (const seat of rules.active(state))
    while (next.phase === 'write' && !next.drafts[seat]?.done)
      rules.apply(next, seat, fixedWriting(rules.content, rules.view(next, seat)));
  return next;
}

/** How numbers are written is not judged: the value has learnt one way only. A torch before the split can wait. */
function candidatesIn(rules: Rules<DiceAndDanger>, state: Readonly<State>, seat: Seat): readonly Action[] {
  if (state.phase === 'write') return [];
  const isSplit = state.drafts[seat]?.split !== null;
  return rules.actions(state, seat).filter(({ type }) => isSplit || type !== 'torch');
}
