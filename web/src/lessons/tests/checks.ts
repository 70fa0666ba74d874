import type { Art } from '../../../../art/art.ts';
import type { Shape } from '../../../../art/shape.ts';
import type { Game, Kind } from '../../../../kernel/game.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { type Course, type Lesson, type LessonStep, type Means, type Said, saidTo } from '../lesson.ts';
import { LessonTable } from '../lessonTable.ts';
import { FRESH, type LessonProgress, ringedBy, type Run } from '../run.ts';

/** A game with its lessons, and all that they are held to. */
export interface Taught {
  readonly game: Game<Kind>;
  readonly art: Art<Kind>;
  readonly course: Course<Kind>;
  /** The ids of the rules of its rulebook. */
  readonly rules: ReadonlySet<string>;
}

/** What is wrong with a lesson, each in a sentence; nothing when it can be taught. */
export type Check = (taught: Taught, lesson: Lesson<Kind>) => Promise<readonly string[]>;

export const CHECKS: Readonly<Record<string, Check>> = {
  'begins with a decision of its seat, and nothing done or spoilt': begins,
  'is solved at par, and not before its last action': solved,
  'gives fewer than three stars to a clumsy way': clumsy,
  'cannot be solved with fewer moves': shortest,
  'is solved at par by a search that has not read its solution': found,
  'points at what is drawn': pointed,
  'has short sentences in both languages': spoken,
  'cites rules that there are': cited,
};

const tableAt = ({ game, course }: Taught, lesson: Lesson<Kind>, run: Run<Kind> = FRESH): LessonTable<Kind> =>
  new LessonTable({ game, course, lesson, run });

async function begins(taught: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  const { progress, now } = tableAt(taught, lesson);
  return [
    ...(now.waiting.includes(lesson.seat) ? [] : ['its seat is not asked']),
    ...(progress.done > 0 ? ['a step is done already'] : []),
    ...(progress.fault ? ['it is spoilt already'] : []),
  ];
}

/** How the lesson stands after each action; it ends where one was refused. */
async function played(
  table: LessonTable<Kind>,
  actions: readonly Kind['action'][],
): Promise<readonly LessonProgress<Kind>[]> {
  const passed: LessonProgress<Kind>[] = [];
  for (const action of actions) {
    if (!('done' in (await table.act(action)))) break;
    passed.push(table.progress);
  }
  return passed;
}

async function solved(taught: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  const { solution, par } = lesson;
  const passed = await played(tableAt(taught, lesson), solution);
  const last = passed.at(-1);
  if (passed.length < solution.length) return [`action ${passed.length + 1} of its solution was not taken`];
  if (!last || last.step || last.fault) return ['its solution does not reach the goal'];
  if (last.moves !== par) return [`its solution takes ${last.moves} moves, par is ${par}`];
  return passed.slice(0, -1).some(({ step }) => !step) ? ['it is done before its solution is'] : [];
}

async function clumsy(taught: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  const complaints: string[] = lesson.clumsy.length === 0 ? ['nobody is clumsy'] : [];
  for (const [index, actions] of lesson.clumsy.entries()) {
    const passed = await played(tableAt(taught, lesson), actions);
    const last = passed.at(-1);
    if (passed.length < actions.length)
      complaints.push(`clumsy way ${index}: action ${passed.length + 1} was not taken`);
    else if (last && !last.fault && last.moves <= lesson.par && (!last.step || last.moves < lesson.par))
      complaints.push(`clumsy way ${index} still has three stars`);
  }
  return complaints;
}

const MOST_TRIED = 5000;

/** Everything that is listed is tried with fewer moves than par; a guided match is led, and too wide for it. */
async function shortest(taught: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  if (lesson === taught.course.lessons[0]) return [];
  let tried = 0;
  const open: Run<Kind>[] = [FRESH];
  for (let run = open.pop(); run && tried < MOST_TRIED; run = open.pop()) {
    for (const action of tableAt(taught, lesson, run).actions()) {
      const table = tableAt(taught, lesson, run);
      await table.act(action);
      tried += 1;
      const { step, fault, moves } = table.progress;
      if (!step && moves < lesson.par) return [`${moves} moves are enough: ${JSON.stringify(table.run.log)}`];
      if (step && !fault && moves < lesson.par - 1) open.push(table.run);
    }
  }
  return open.length > 0 ? [`${MOST_TRIED} ways were tried, and not all of them`] : [];
}

/** A lesson whose way round a corner lies between the flicks that are listed. */
const TOO_WIDE: ReadonlySet<string> = new Set(['dungeon-pen/corner']);
const MOST_SEARCHED = 1500;

/** A run that a search has come to. */
interface Reached {
  readonly run: Run<Kind>;
  readonly done: number;
  readonly moves: number;
}

/** Goes on from where most steps are done, with the fewest moves for that. */
async function found(taught: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  if (TOO_WIDE.has(`${taught.game.id}/${lesson.id}`)) return [];
  const open: Reached[] = [{ run: FRESH, done: 0, moves: 0 }];
  let tried = 0;
  for (let from = open.shift(); from && tried < MOST_SEARCHED; from = open.shift()) {
    for (const action of tableAt(taught, lesson, from.run).actions()) {
      const table = tableAt(taught, lesson, from.run);
      await table.act(action);
      tried += 1;
      const { step, fault, moves, done } = table.progress;
      if (moves > lesson.par || fault) continue;
      if (!step) return [];
      open.push({ run: table.run, done, moves });
    }
    open.sort((a, b) => b.done - a.done || a.moves - b.moves);
  }
  return [`${tried} moves were tried, and none of them reached the goal at par`];
}

function idsIn(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap(shape =>
    shape.kind === 'group' ? [...(shape.id === undefined ? [] : [shape.id]), ...idsIn(shape.shapes)] : [],
  );
}

/** Looked for at the first moment at which the step is asked for. */
async function pointed(taught: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  const table = tableAt(taught, lesson);
  const asked = new Map<LessonStep<Kind>, readonly string[]>();
  for (const action of [...lesson.solution, undefined]) {
    const { step } = table.progress;
    if (step && !asked.has(step)) asked.set(step, missingAt(taught, table, step));
    if (action) await table.act(action);
  }
  return [...asked.values()].flat();
}

function missingAt({ art }: Taught, table: LessonTable<Kind>, step: LessonStep<Kind>): readonly string[] {
  const { content } = table.rules;
  const { view, seat } = table.now;
  const drawn = new Set([
    ...idsIn(art.table(content, view, seat).shapes),
    ...(art.pressable?.(content) ?? []),
    ...table.actions().flatMap(art.targets),
  ]);
  const ids = [...ringedBy(step, art), ...(step.points?.pull === undefined ? [] : [step.points.pull.thing])];
  const isEmpty = step.points !== undefined && ids.length === 0;
  return [
    ...ids.filter(id => !drawn.has(id)).map(id => `${step.sentence.en} There is no ${id}`),
    ...(isEmpty ? [`${step.sentence.en} points at nothing`] : []),
  ];
}

const MEANS: readonly Means[] = ['finger', 'keys'];
/** As many letters as a line of the hand at 34 px has, twice, and two lines of print. */
const LONGEST = { title: 24, sentence: 62, note: 112 };

async function spoken(_: Taught, { title, steps, faults }: Lesson<Kind>): Promise<readonly string[]> {
  return [
    ...unsaid(title, LONGEST.title),
    ...steps.flatMap(({ sentence }) => unsaid(sentence, LONGEST.sentence)),
    ...steps.flatMap(({ note }) => MEANS.flatMap(means => (note ? unsaid(saidTo(note, means), LONGEST.note) : []))),
    ...[...faults, ...steps.flatMap(step => step.faults ?? [])].flatMap(({ sentence }) =>
      unsaid(sentence, LONGEST.note),
    ),
  ];
}

const unsaid = (said: Said, longest: number): readonly string[] =>
  LANGUAGES.filter(language => said[language].trim() === '' || said[language].length > longest).map(
    language => `"${said[language]}" has ${said[language].length} letters in ${language}, ${longest} at most`,
  );

async function cited({ rules }: Taught, lesson: Lesson<Kind>): Promise<readonly string[]> {
  const faults = [...lesson.faults, ...lesson.steps.flatMap(step => step.faults ?? [])];
  return [lesson.rule, ...faults.map(({ rule }) => rule)]
    .filter(rule => !rules.has(rule))
    .map(rule => `there is no rule ${rule}`);
}
