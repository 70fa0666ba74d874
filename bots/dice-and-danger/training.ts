import {
  type Action,
  type Content,
  diceAndDanger,
  type DiceAndDanger,
  type Options,
  type State,
} from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { rollShowing, scoreOf } from '../../games/dice-and-danger/readers.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Training } from '../training.ts';
import { writeLevel } from '../level.ts';
import { levelIn } from '../levelling.ts';
import { accountsOf, type Measured, noiseIn, noiseOf } from '../noise.ts';
import { beginnersNet } from './beginner.ts';
import { chartOf } from './chart.ts';
import { type Active, featuresOf, paperOf } from './features.ts';
import { easy } from './easy.ts';
import { judgeTraining } from './learning.ts';
import { layoutOf } from './layout.ts';
import { answerTo, Learner, type Sample } from './learner.ts';
import { type Net, type Sums, writeNet } from './net.ts';
import { pointsOn, type Position, positionOf } from './position.ts';
import { actionOf, RoundSearch } from './round-search.ts';
import { valuationOf } from './valuation.ts';
import { Value } from './value.ts';
import { fixedWriting } from './writing.ts';

// How the values of Dice and Danger are learnt: seats play themselves from seeds 0 on, always what looks best, and after every
// match each sheet on the way is taught what came of it.

const NOISE_MATCHES = 2;

/** How wrong the valuation is about two actions, by what one more roll makes of them: the median over the sheets. */
function noiseTraining(seats: number): Training {
  return {
    name: `noise-${seats === 1 ? 'alone' : 'company'}`,
    learn: heard => {
      const noises = ADVENTURES.map(adventure => {
        const measured = measuredAt(adventure, seats);
        const { duel: _, ...judging } = measured.valuation;
        const noise = noiseOf({ ...measured, valuation: judging }, NOISE_MATCHES);
        heard(`${adventure} ${noise.toFixed(4)}`);
        return noise;
      });
      return mean(noises.toSorted((a, b) => a - b).slice(1, -1)).toFixed(3);
    },
  };
}

/** Many short duels say more than a few long ones. */
const MEASURING_TIMES = 40;
const TRUST_MATCHES = 8;

/** How far the valuation of a sheet alone may be trusted: how wrong it is about two actions by whole matches (haze), and its level. */
const trustTraining = (adventure: string): Training => ({
  name: `trust-${adventure}`,
  learn: heard => {
    const measured = measuredAt(adventure, 1);
    const accounts = accountsOf(measured, TRUST_MATCHES);
    const level = writeLevel(levelIn(accounts));
    heard(`luck and level ${level}`);
    return `${noiseIn(measured, accounts).toFixed(3)} ${level}`;
  },
});

function measuredAt(adventure: string, seats: number): Measured<DiceAndDanger> {
  const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
  const rules = diceAndDanger.rules({ version: diceAndDanger.version, seats, options });
  return { rules, valuation: valuationOf(rules, MEASURING_TIMES), bot: easy };
}

/** Seeds from 0 on; those from 1,000,000 on are kept for measuring. */
const GAMES = 1000;
/** Where so many are too few: after 1,000 the cultists were won less often than not, the dinosaurs in 71 of 100 matches. */
const MORE_GAMES: Readonly<Record<string, number>> = {
  'clumsy-cultists-company': 2500,
  'defiant-dinosaurs-company': 2500,
};
const BLOCK = 250;

function trainingOf(adventure: string, seats: number): Training {
  const name = `${adventure}-${seats === 1 ? 'alone' : 'company'}`;
  return {
    name,
    learn: heard => {
      const points: number[] = [];
      const onGame = (game: number, found: readonly number[]): void => {
        points.push(...found);
        if ((game + 1) % BLOCK === 0) heard(`${game + 1} matches, ${mean(points.splice(0)).toFixed(1)} points`);
      };
      return writeNet(train({ adventure, seats, games: MORE_GAMES[name] ?? GAMES, heard: onGame }));
    },
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

interface Course {
  readonly adventure: string;
  readonly seats: number;
  readonly games: number;
  /** Told after every match how it ended. */
  readonly heard?: (game: number, points: readonly number[]) => void;
}

const HIDDEN = 32;
/** How far an outcome is believed over what the next sheet is thought to be worth. */
const LAMBDA = 0.8;
/** Matches of the past that are gone through again after each. */
const AGAIN = 5;
const KEPT = 400;

function train({ adventure, seats, games, heard }: Course): Net {
  const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
  const rules = diceAndDanger.rules({ version: diceAndDanger.version, seats, options });
  const layout = layoutOf(rules.content);
  const learner = new Learner(beginnersNet(rules.content, layout, HIDDEN));
  const past: (readonly Sample[])[] = [];
  const random = randomFrom(`training/${adventure}/${seats}`);
  for (let game = 0; game < games; game++) {
    const { samples, points } = playOne(rules, new Value(learner.net, layout), game);
    const rate = 0.002 * Math.max(0.1, 1 - game / games);
    learner.learn(samples, rate);
    for (let i = 0; i < Math.min(AGAIN, past.length); i++) learner.learn(past[random(past.length)] ?? [], rate);
    past[game % KEPT] = samples;
    heard?.(game, points);
  }
  return learner.net;
}

interface SheetSeen {
  readonly features: readonly Active[];
  readonly points: number;
  readonly worth: number;
}

interface GamePlayed {
  readonly samples: readonly Sample[];
  readonly points: readonly number[];
}

/** One match of seats that all play what the value says. */
function playOne(rules: Rules<DiceAndDanger>, value: Value, seed: number): GamePlayed {
  const { content } = rules;
  const dice = randomFrom(`${seed}`);
  const state = rules.setup();
  const searches = new Map<Seat, RoundSearch<Sums>>();
  const told: SheetSeen[][] = content.everyone.map(() => []);
  for (let active = rules.active(state); active.length > 0; active = rules.active(state)) {
    const [seat = CHANCE] = active;
    if (seat === CHANCE) {
      tell(rules, state, value, told);
      rules.apply(state, CHANCE, draw(rules, state, dice));
    } else if (state.phase === 'write') rules.apply(state, seat, fixedWriting(content, rules.view(state, seat)));
    else playRound(rules, state, seat, { value, searches });
  }
  const points = content.everyone.map(seat => finalPoints(content, state, seat));
  return { points, samples: told.flatMap((moments, seat) => samplesOf(moments, points[seat] ?? 0)) };
}

/** The dead of several score nothing; a sheet that dies should be worth less than any that lives. */
const finalPoints = (content: Content, state: State, seat: Seat): number =>
  state.fallen[seat] !== 0 && content.everyone.length > 1 ? -10 : scoreOf(content, paperOf(state, seat)).total;

function tell({ content }: Rules<DiceAndDanger>, state: State, value: Value, told: SheetSeen[][]): void {
  for (const seat of content.everyone) {
    if (state.fallen[seat] !== 0) continue;
    const paper = paperOf(state, seat);
    const chart = chartOf(content, paper.written);
    const features = featuresOf(chart, value.layout, state, seat);
    told[seat]?.push({ features, points: pointsOn(content, paper), worth: answerTo(value.net, features) });
  }
}

/** What each sheet is taught: mostly what came in the end, in part what the sheet after it was thought to be worth. */
function samplesOf(moments: readonly SheetSeen[], final: number): readonly Sample[] {
  let outcome = final;
  const samples: Sample[] = [];
  for (const { features, points, worth } of moments.toReversed()) {
    samples.push({ features, target: outcome - points });
    outcome = LAMBDA * outcome + (1 - LAMBDA) * (points + worth);
  }
  return samples;
}

interface Playing {
  readonly value: Value;
  readonly searches: Map<Seat, RoundSearch<Sums>>;
}

function playRound(rules: Rules<DiceAndDanger>, state: State, seat: Seat, { value, searches }: Playing): void {
  const { content } = rules;
  const position = positionOf(value, content, state, seat);
  const search = searches.get(seat) ?? new RoundSearch(position.fresh);
  searches.set(seat, search);
  for (const step of bestPath(position, search, { state, seat, seats: content.everyone.length }))
    rules.apply(state, seat, actionOf(step));
  const last = rules.actions(state, seat).find(({ type }) => type === 'done' || type === 'give-up');
  rules.apply(state, seat, last as Action);
}

interface Rolling {
  readonly state: State;
  readonly seat: Seat;
  readonly seats: number;
}

function bestPath({ sketch, judge }: Position, search: RoundSearch<Sums>, rolling: Rolling): readonly number[] {
  const { state, seat, seats } = rolling;
  const price = seats > 1 && state.roller === seat ? 0 : 1;
  let [best, path]: [number, readonly number[]] = [-Infinity, []];
  search.runRoll(sketch, { roll: rollShowing(state.dice), price }, 1, (end, lives) => {
    const worth = judge.worthOf(end, lives);
    if (worth > best) [best, path] = [worth, search.path];
  });
  return path;
}

/** What `npm run train` makes: a file for each. */
export const TRAININGS = [
  ...ADVENTURES.flatMap(adventure => [1, 2].map(seats => trainingOf(adventure, seats))),
  ...[1, 2].flatMap(seats => ADVENTURES.map(adventure => judgeTraining(adventure, seats))),
  ...[1, 2].map(noiseTraining),
  ...ADVENTURES.map(trustTraining),
];
