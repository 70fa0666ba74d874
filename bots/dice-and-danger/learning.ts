// How the nets are learnt by which ended matches are judged. What a table is taught has no luck in it: what it is worth, and
// what the account of the rest of the match (account.ts) would have had of drift by the net as it is. So where it has learnt
// all it can, nothing drifts in the mean, whoever has played.
import { type DiceAndDanger, diceAndDanger, type Options } from '../../games/dice-and-danger/index.ts';
import type { Random, Rules } from '../../kernel/game.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import type { Training } from '../training.ts';
import { type Experience, Experiencing } from './experience.ts';
import { layoutOf } from './layout.ts';
import { type Leaf, worthsBy, worthsOf } from './leaf.ts';
import { answerTo, Learner } from './learner.ts';
import { learntText } from './learnt.ts';
import { type Net, readNet, writeNet } from './net.ts';
import { trifleOf } from './valuation.ts';
import { Value } from './value.ts';

/** What is learnt from is played anew by what was learnt, so many times. */
const PASSES = 3;
/** Of each pass, with seeds from 0 on; those from 1,000,000 on are kept for measuring. In company a match teaches as many sheets as there are seats. */
const MATCHES = { alone: 140, company: 80 };
/** The matches of so many passes are gone through after each, so often. In older ones the rounds end as nobody would end them now. */
const KEPT_PASSES = 2;
const EPOCHS = 4;
/** So often a lesson is taught each time, in the mean: to find out what it is takes longer. */
const TAUGHT = 2;
const LAMBDA = 0.95;
const RATE = 0.0006;

export function judgeTraining(adventure: string, seats: number): Training {
  return {
    name: `judge-${seats === 1 ? 'alone' : 'company'}-${adventure}`,
    learn: heard => {
      const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
      return writeNet(learnt(diceAndDanger.rules({ version: diceAndDanger.version, seats, options }), heard));
    },
  };
}

type Match = readonly Experience[];

/** Begins with what strong knows. */
function learnt(rules: Rules<DiceAndDanger>, heard: (progress: string) => void): Net {
  const layout = layoutOf(rules.content);
  const learner = new Learner(readNet(learntText(rules.content) ?? '', layout.count));
  const count = MATCHES[rules.content.everyone.length === 1 ? 'alone' : 'company'];
  const schooling = { learner, trifle: trifleOf(rules), random: randomFrom('order') };
  let matches: readonly Match[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const fresh = Array.from({ length: count }, (_, i) =>
      new Experiencing(rules, new Value(learner.net, layout), randomFrom(`${pass * count + i}`)).match(),
    );
    heard(`${(pass + 1) * count} matches, ${driftIn(schooling, fresh)} of drift in each of the new ones`);
    matches = [...matches, ...fresh].slice(-KEPT_PASSES * count);
    for (let epoch = 0; epoch < EPOCHS; epoch++)
      goThrough(schooling, matches, RATE * (1 - (pass * EPOCHS + epoch) / (PASSES * EPOCHS)));
    heard(`${driftIn(schooling, fresh)} once they were learnt from`);
  }
  return learner.net;
}

interface Schooling {
  readonly learner: Learner;
  /** What loses less is no error, but drift. */
  readonly trifle: number;
  readonly random: Random;
}

/** The mean for the first seat, and the standard deviation. */
function driftIn({ learner: { net }, trifle }: Schooling, matches: readonly Match[]): string {
  const drifts = matches.map(match => total(match.map(round => driftOf(net, round, trifle)[0] ?? 0)));
  const mean = total(drifts) / drifts.length;
  const deviation = Math.sqrt(total(drifts.map(drift => (drift - mean) ** 2)) / drifts.length);
  return `${mean.toFixed(3)} ± ${deviation.toFixed(3)}`;
}

/** What a round has of drift: that of its roll, and trifles. */
const driftOf = (net: Net, round: Experience, trifle: number): readonly number[] =>
  plus(rolledIn(net, round), trifledIn(net, round, trifle), 1);

function rolledIn(net: Net, { before, ends }: Experience): readonly number[] {
  const worths = ends.map(end => worthsOf(net, end));
  return worthsOf(net, before).map((worth, seat) => total(worths.map(each => each[seat] ?? 0)) / worths.length - worth);
}

function trifledIn(net: Net, { before, way }: Experience, trifle: number): readonly number[] {
  const worths = way.map(({ end }) => worthsOf(net, end));
  let drift = worthsOf(net, before).map(() => 0) as readonly number[];
  for (const [i, { by }] of way.entries()) {
    const [last, now] = [worths[i - 1], worths[i]];
    if (last && now && (last[by] ?? 0) - (now[by] ?? 0) < trifle) drift = plus(drift, plus(now, last, -1), 1);
  }
  return drift;
}

const plus = (one: readonly number[], other: readonly number[], times: number): readonly number[] =>
  one.map((figure, seat) => figure + times * (other[seat] ?? 0));

/** All lessons of these matches by the net as it is, in any order: those of one match are much alike. */
function goThrough(schooling: Schooling, matches: readonly Match[], rate: number): void {
  const { learner, random } = schooling;
  const lessons = matches.flatMap(match => lessonsOf(schooling, match));
  for (let i = 0; i < TAUGHT * lessons.length; i++) teach(learner, lessons[random(lessons.length)] as Lesson, rate);
}

function lessonsOf({ learner: { net }, trifle }: Schooling, match: Match): readonly Lesson[] {
  let drift: readonly number[] = [];
  return match.toReversed().map(round => {
    const later = plus(trifledIn(net, round, trifle), drift, 1);
    drift = plus(rolledIn(net, round), later, LAMBDA);
    return { leaf: round.before, target: plus(worthsOf(net, round.before), drift, 1) };
  });
}

interface Lesson {
  readonly leaf: Leaf;
  readonly target: readonly number[];
}

/** Down the slope of the squares of what is said of each seat. */
function teach(learner: Learner, { leaf, target }: Lesson, rate: number): void {
  const left = leaf.sheets.map(sheet => (sheet ? answerTo(learner.net, sheet.features) : 0));
  const off = plus(worthsBy(leaf, left), target, -1);
  leaf.sheets.forEach((sheet, seat) => {
    if (!sheet) return;
    const slope = slopeAt(leaf, left, seat);
    const error =
      GAIN[leaf.sheets.length === 1 ? 'alone' : 'company'] * total(off.map((each, i) => each * (slope[i] ?? 0)));
    learner.teach(sheet.features, error, rate);
  });
}

/** A chance to win is a small number, and a point changes little of it. */
const GAIN = { alone: 1, company: 1000 };

/** What a point more that a seat is still to win would change for everybody. */
function slopeAt(leaf: Leaf, left: readonly number[], seat: number): readonly number[] {
  const nudged = (by: number) =>
    worthsBy(
      leaf,
      left.map((each, i) => (i === seat ? each + by : each)),
    );
  return plus(nudged(0.5), nudged(-0.5), -1);
}
