// How ways are learnt: every crossroads of the lessons is asked with what chance the net would take each way, and pushed
// towards what the fortunes liked. First lessons come from the usual habit, later ones from who goes by what was learnt.
import { randomFrom } from '../../kernel/random.ts';
import type { Random } from '../../kernel/game.ts';
import type { Training } from '../training.ts';
import { guideBy } from './guiding.ts';
import { Learner } from './learner.ts';
import { type Net, writeNet } from './net.ts';
import { grown } from './outlook.ts';
import type { Guide } from './playing-out.ts';
import { type Lesson, practise } from './practice.ts';
import { USUAL_FEATURE, WAY_COUNT } from './ways.ts';

/** Seeds from 0 on; those from 1,000,000 on are kept for measuring. */
const SEEDS = 10_000;
/** By stage: how often every seed is gone through. */
const STAGES = [1, 2];
const HIDDEN = 16;
/** How often every lesson is gone through, so many at a time. */
const PASSES = 6;
const BATCH = 64;
const RATE = 0.003;
/** Scores are that much apart where one way is e times as likely as the other. */
const SCALE = 0.1;
/** The slope of a worth, in what a score is learnt by. */
const WEIGHT = 20;

export const WAY_TRAINING: Training = { name: 'ways', learn };

function learn(heard: (progress: string) => void): string {
  const lessons: Lesson[] = [];
  let net: Net | undefined;
  for (const [stage, passes] of STAGES.entries()) {
    for (let pass = 0; pass < passes; pass++) {
      for (const lesson of practised(`${stage}/${pass}`, net && guideBy(net))) lessons.push(lesson);
      heard(`${lessons.length} crossroads`);
    }
    net = taughtBy(lessons);
    heard(`${(100 * gainOf(net, lessons)).toFixed(3)} chances in a hundred are won at each`);
  }
  return net ? writeNet(net) : '';
}

const practised = (pass: string, guide: Guide | undefined): readonly Lesson[] =>
  Array.from({ length: SEEDS }, (_, seed) => practise(randomFrom(`${seed}/ways/${pass}`), guide)).flat();

function taughtBy(lessons: readonly Lesson[]): Net {
  const random = randomFrom('ways');
  const learner = beginner(random);
  const steps = Math.floor((PASSES * lessons.length) / BATCH);
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < BATCH; i++) note(learner, lessons[random(lessons.length)] as Lesson);
    learner.step(RATE * Math.max(0.05, 1 - step / steps));
  }
  return learner.net;
}

/** Who knows nothing yet mostly goes the usual way. */
function beginner(random: Random): Learner {
  const learner = new Learner(HIDDEN, random, WAY_COUNT);
  const { weights } = learner.net;
  for (let unit = 0; unit < HIDDEN; unit++) weights[unit * (WAY_COUNT + 2) + WAY_COUNT + 1]! *= 0.3;
  weights[HIDDEN * (WAY_COUNT + 2) + USUAL_FEATURE] = 1.5 * SCALE;
  return learner;
}

/** The slope of what would be won on average. */
function note(learner: Learner, { rows, worths }: Lesson): void {
  const scores = rows.map(row => learner.net.answerTo(row));
  const most = Math.max(...scores);
  const weights = scores.map(score => grown((score - most) / SCALE));
  const sum = weights.reduce((a, b) => a + b);
  const mean = weights.reduce((won, weight, i) => won + (weight * (worths[i] as number)) / sum, 0);
  rows.forEach((row, i) => {
    const slope = ((weights[i] as number) / sum) * ((worths[i] as number) - mean);
    learner.note(row, (-slope * WEIGHT) / BATCH);
  });
}

/** What is won at a crossroads by going by a net instead of as usual. */
function gainOf(net: Net, lessons: readonly Lesson[]): number {
  let won = 0;
  for (const { rows, worths, usual } of lessons) {
    const scores = rows.map(row => net.answerTo(row));
    won += (worths[scores.indexOf(Math.max(...scores))] as number) - (worths[usual] as number);
  }
  return won / lessons.length;
}
