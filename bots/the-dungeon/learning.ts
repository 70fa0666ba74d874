// How the values of The Dungeon are learnt: matches of habit, begun by anybody in part, each table on the way taught what
// came of it. A match takes a tenth of a millisecond, so tens of thousands of outcomes stand for cleverer targets.
import { type Options, type State, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { pointsOf } from '../../games/the-dungeon/readers.ts';
import type { Random, Rules } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { sharesOf } from '../shares.ts';
import type { Training } from '../training.ts';
import { Learner } from './learner.ts';
import { live, type Looked } from './lived.ts';
import { writeNet } from './net.ts';
import { chancesOf, POINTS_UNIT } from './outlook.ts';
import { USUAL_DREAD } from './sight.ts';
import racing from './weights/racing.ts';

/** Seeds from 0 on; those from 1,000,000 on are kept for measuring. */
const SEEDS = 10_000;
const HIDDEN = 32;
/** Matches between one step of learning and the next. */
const BATCH = 8;
const RATE = 0.003;

interface Course {
  readonly name: string;
  /** How often every seed is gone through, each time with other choices at its beginning. */
  readonly passes: number;
  /** With how many seats, each as likely as any other. */
  readonly seats: readonly number[];
  /** How far the answers to a table were off, by seat. */
  readonly errors: (answers: readonly (number | undefined)[], results: readonly number[]) => readonly number[];
  readonly resultsOf: (rules: Rules<TheDungeon>, state: Readonly<State>) => readonly number[];
}

/** What a seat may expect of the victory, whoever else is there; alone, of getting out. */
const CHANCES: Course = {
  name: 'chances',
  passes: 8,
  seats: [1, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6],
  resultsOf: sharesOf,
  errors: (answers, shares) => chancesOf(answers).map((chance, seat) => chance - (shares[seat] ?? 0)),
};

/** Alone: the points of TD-Q24. */
const POINTS: Course = {
  name: 'points',
  passes: 8,
  seats: [1],
  resultsOf: (_, { characters }) => characters.map(person => pointsOf(person) / POINTS_UNIT),
  errors: (answers, points) => answers.map((answer = 0, seat) => answer - (points[seat] ?? 0)),
};

export const VALUE_TRAININGS: readonly Training[] = [CHANCES, POINTS].map(course => ({
  name: course.name,
  learn: heard => learn(course, heard),
}));

const RULES = [1, 2, 3, 4, 5, 6].map(seats => {
  const options = theDungeon.readOptions({}, seats) as Options;
  return theDungeon.rules({ version: theDungeon.version, seats, options });
});

function learn(course: Course, heard: (progress: string) => void): string {
  const learner = new Learner(HIDDEN, randomFrom(course.name));
  const matches = course.passes * SEEDS;
  let [squares, tables] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const random = randomFrom(`${match % SEEDS}/${Math.floor(match / SEEDS)}`);
    for (const off of taught(course, learner, random)) [squares, tables] = [squares + off, tables + 1];
    if ((match + 1) % BATCH === 0) learner.step(RATE * Math.max(0.03, 1 - match / matches));
    if ((match + 1) % SEEDS !== 0) continue;
    heard(`${match + 1} matches, off by ${Math.sqrt(squares / tables).toFixed(4)}`);
    [squares, tables] = [0, 0];
  }
  return writeNet(learner.net);
}

/** Learns from one match; answers by how much each of its tables was off, squared. */
function taught(course: Course, learner: Learner, random: Random): readonly number[] {
  const rules = RULES[(course.seats[random(course.seats.length)] ?? 1) - 1] as Rules<TheDungeon>;
  const isAlone = rules.content.seats.length === 1;
  const dreads = rules.content.seats.map(() => (isAlone || random(2) === 0 ? USUAL_DREAD : Number(racing)));
  const { state, seen } = live(rules, random, seat => dreads[seat] ?? USUAL_DREAD);
  const results = course.resultsOf(rules, state);
  return seen.flatMap(table => taughtBy(course, learner, table, results));
}

function taughtBy(course: Course, learner: Learner, { rows }: Looked, results: readonly number[]): readonly number[] {
  const answers = rows.map(row => row && learner.net.answerTo(row));
  const errors = course.errors(answers, results);
  rows.forEach((row, seat) => row && learner.note(row, (errors[seat] ?? 0) / NOTED));
  return errors.map(error => error * error);
}
/** About so many tables are noted between two steps: their slopes are averaged. */
const NOTED = 40;
