// How the nets are learnt by which ended matches are judged. Those of strong know only what strong meets; people come by
// other sheets. So a match begins with some rounds by easy or by anybody, and from there on everybody plays as well as
// the net can. What a sheet is taught has no luck in it: the mean over a spread of rolls of what the best of each leads
// to, and in part what the nets on the way corrected of themselves (TD with lambda, by means and not by what came).
import { type DiceAndDanger, diceAndDanger, type Options, type State } from '../../games/dice-and-danger/index.ts';
import { CHANCE, type Random, type Rules, type Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom, total } from '../../kernel/random.ts';
import type { Decide } from '../bot.ts';
import type { Training } from '../training.ts';
import { chartOf } from './chart.ts';
import { easy } from './easy.ts';
import { type Active, featuresOf, paperOf } from './features.ts';
import { Finishing } from './finishing.ts';
import { layoutOf } from './layout.ts';
import { answerTo, Learner, type Sample } from './learner.ts';
import { type Net, readNet, writeNet } from './net.ts';
import { expectedOf } from './outlook.ts';
import { PLACES, rollsAt } from './picks.ts';
import { pointsOn } from './position.ts';
import { Value } from './value.ts';
import { learntText } from './learnt.ts';
import { fixedWriting } from './writing.ts';

/** Seeds from 0 on; those from 1,000,000 on are kept for measuring. */
const GAMES = 160;
const BLOCK = 40;
const LAMBDA = 0.8;
/** Matches of the past that are gone through again after each. */
const AGAIN = 10;
/** So many rounds at most are somebody else's. */
const STRANGE_ROUNDS = 18;

export function judgeTraining(adventure: string, seats: number): Training {
  return {
    name: `judge-${seats === 1 ? 'alone' : 'company'}-${adventure}`,
    learn: heard => {
      const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
      return writeNet(learnt(diceAndDanger.rules({ version: diceAndDanger.version, seats, options }), heard));
    },
  };
}

/** Begins with what strong knows. */
function learnt(rules: Rules<DiceAndDanger>, heard: (progress: string) => void): Net {
  const layout = layoutOf(rules.content);
  const learner = new Learner(readNet(learntText(rules.content) ?? '', layout.count));
  const past: (readonly Sample[])[] = [];
  const random = randomFrom('past');
  let drifts: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const seen = new Trial(rules, new Value(learner.net, layout), randomFrom(`${game}`)).play();
    const rate = 0.001 * Math.max(0.02, 1 - game / GAMES);
    const samples = seen.flatMap(samplesOf);
    learner.learn(samples, rate);
    for (let i = 0; i < Math.min(AGAIN, past.length); i++) learner.learn(past[random(past.length)] ?? [], rate);
    past.push(samples);
    drifts.push(...seen.map(moments => total(moments.map(({ mean, worth }) => mean - worth))));
    if ((game + 1) % BLOCK !== 0) continue;
    heard(`${game + 1} matches, ${(total(drifts) / drifts.length).toFixed(2)} points of drift in each`);
    drifts = [];
  }
  return learner.net;
}

/** A sheet before a roll, and the mean over the rolls of what the best leads to. */
interface RollSeen {
  readonly features: readonly Active[];
  readonly points: number;
  readonly worth: number;
  readonly mean: number;
}

function samplesOf(moments: readonly RollSeen[]): readonly Sample[] {
  let drift = 0;
  const samples: Sample[] = [];
  for (const { features, points, worth, mean } of moments.toReversed()) {
    drift = mean - worth + LAMBDA * drift;
    samples.push({ features, target: worth + drift - points });
  }
  return samples;
}

/** A sheet that dies among others is worth less than any that lives. */
const FALLEN = -10;

class Trial {
  readonly #rules: Rules<DiceAndDanger>;
  readonly #value: Value;
  readonly #random: Random;
  readonly #finishing: Finishing;
  #state: State;

  constructor(rules: Rules<DiceAndDanger>, value: Value, random: Random) {
    this.#rules = rules;
    this.#value = value;
    this.#random = random;
    this.#finishing = new Finishing(rules, value, 1);
    this.#state = rules.setup();
  }

  /** What was seen, by seat, once everybody plays well. */
  play(): readonly (readonly RollSeen[])[] {
    this.#beginStrangely();
    const seen: RollSeen[][] = this.#rules.content.everyone.map(() => []);
    while (this.#state.phase === 'roll') {
      this.#moments().forEach((moment, seat) => moment && seen[seat]?.push(moment));
      this.#roll();
      this.#state = this.#finishing.finished(this.#state);
    }
    return seen;
  }

  /** A third of all matches is played well from their beginning. */
  #beginStrangely(): void {
    const rounds = this.#random(3) === 0 ? 0 : this.#random(STRANGE_ROUNDS);
    const minds = this.#random(3) > 0 ? this.#easyMinds() : undefined;
    for (let rolled = 0; ;) {
      const [seat] = this.#rules.active(this.#state);
      if (seat === undefined || (seat === CHANCE && rolled++ === rounds)) return;
      if (seat === CHANCE) this.#roll();
      else this.#rules.apply(this.#state, seat, this.#strange(seat, minds));
    }
  }

  #roll(): void {
    this.#rules.apply(this.#state, CHANCE, draw(this.#rules, this.#state, this.#random));
  }

  #easyMinds(): readonly Decide<DiceAndDanger>[] {
    return this.#rules.content.everyone.map(seat => easy.sit({ rules: this.#rules, seat, random: this.#random }));
  }

  #strange(seat: Seat, minds: readonly Decide<DiceAndDanger>[] | undefined): DiceAndDanger['action'] {
    if (this.#state.phase === 'write') return fixedWriting(this.#rules.content, this.#rules.view(this.#state, seat));
    return (
      minds?.[seat]?.(this.#rules.view(this.#state, seat)) ??
      choose(this.#rules.actions(this.#state, seat), this.#random)
    );
  }

  #moments(): readonly (RollSeen | undefined)[] {
    const means = this.#means();
    const { content } = this.#rules;
    return content.everyone.map(seat => {
      if (this.#state.fallen[seat] !== 0) return undefined;
      const paper = paperOf(this.#state, seat);
      const features = featuresOf(chartOf(content, paper.written), this.#value.layout, this.#state, seat);
      const points = pointsOn(content, paper);
      return { features, points, worth: points + answerTo(this.#value.net, features), mean: means[seat] ?? 0 };
    });
  }

  #means(): readonly number[] {
    const rolls = rollsAt(this.#random(PLACES));
    const ends = rolls.map(({ action }) => {
      const next = clone(this.#state);
      this.#rules.apply(next, CHANCE, action);
      return this.#finishing.finished(next);
    });
    return this.#rules.content.everyone.map(seat => total(ends.map(end => this.#expected(end, seat))) / ends.length);
  }

  #expected(end: Readonly<State>, seat: Seat): number {
    const { content } = this.#rules;
    const isDead = end.fallen[seat] !== 0 && content.everyone.length > 1;
    return isDead ? FALLEN : expectedOf(this.#value, content, end, seat);
  }
}
