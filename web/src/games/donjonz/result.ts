import type { IconName } from '../../../../art/icons.ts';
import type { Donjonz, Event, View } from '../../../../games/donjonz/index.ts';
import { GLORY_PER_POUCH, RANKS, SCALE, spaceNumbers, spaceOf } from '../../../../games/donjonz/readers.ts';
import { say } from '../../../../kernel/words.ts';
import type { EndedMatch, Highlight, Rank, SumRow } from '../result.ts';
import { GAME_WORDS } from './context.ts';
import { RESULT_WORDS } from './resultWords.ts';

type Ended = EndedMatch<Donjonz>;
type EventAt<T extends Event['type']> = { readonly at: number; readonly event: Extract<Event, { readonly type: T }> };

/** Every event of a type, with the page that tells it. */
const toldIn = <T extends Event['type']>({ pages }: Ended, type: T): readonly EventAt<T>[] =>
  pages.flatMap(({ events }, at) =>
    events.flatMap(event => (event.type === type ? [{ at, event } as EventAt<T>] : [])),
  );

const scale = (monsters: number): number => SCALE[monsters] ?? 0;

function lastView({ pages }: Ended): View {
  const last = pages.at(-1);
  if (!last) throw new Error('a match has a page before its first entry');
  return last.now.view;
}

/** DZ-16: pouches as they came and went, then the monsters. The fallen have no glory (DZ-Q13). */
export function sum(ended: Ended): readonly SumRow[] {
  const words = RESULT_WORDS[ended.language];
  const { monsters, lost } = lastView(ended);
  const found = toldIn(ended, 'pouch-found').length;
  const doubled = total(toldIn(ended, 'door-opened').map(({ event }) => event.before));
  const taken = total(toldIn(ended, 'pouches-lost').map(({ event }) => event.pouches));
  const { rows, pouches } = words;
  return [
    row(rows.found, 'pouch', GLORY_PER_POUCH * found, pouches(found)),
    ...(doubled > 0 ? [row(rows.doubled, 'door', GLORY_PER_POUCH * doubled, pouches(doubled))] : []),
    ...(taken > 0 ? [row(rows.lost, 'skull', -GLORY_PER_POUCH * taken, pouches(taken))] : []),
    row(rows.monsters, 'monster', scale(monsters), words.monsters(monsters)),
    ...(lost ? [row(rows.fallen, 'cancel', -scale(monsters), words.forTheFallen)] : []),
  ];
}

const row = (label: string, icon: IconName, amount: number, how: string): SumRow => ({
  label,
  icon,
  amounts: [{ amount, how }],
});

const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** DZ-18: who has fallen has no rank. */
export const ranks = ({ outcome, language }: Ended): readonly Rank[] =>
  outcome.rank === undefined ? [] : RANKS.map((from, i) => ({ from, name: GAME_WORDS[language].ranks[i] ?? '' }));

export function ending(ended: Ended): string {
  const words = RESULT_WORDS[ended.language];
  const view = lastView(ended);
  const steps = ended.outcome.length;
  return view.lost ? words.fell(steps) : words.walked(steps, spaceNumbers(ended.rules.content, view.laid).length);
}

export const highlights = (ended: Ended): readonly Highlight[] => [
  ...theDoor(ended),
  ...dearestMonster(ended),
  ...bestPrey(ended),
  ...longestRun(ended),
  ...leftLying(ended),
];

function theDoor(ended: Ended): readonly Highlight[] {
  const { titles, glory } = RESULT_WORDS[ended.language];
  return toldIn(ended, 'door-opened').map(({ at, event }) => ({
    kind: 'door',
    at,
    weight: Math.min(100, 50 + 4 * event.before),
    title: titles.door,
    figure: glory(GLORY_PER_POUCH * event.before),
    reason: say(GAME_WORDS[ended.language].events, event, ended.names, ended.reader),
  }));
}

function dearestMonster(ended: Ended): readonly Highlight[] {
  const { titles, glory } = RESULT_WORDS[ended.language];
  return toldIn(ended, 'pouches-lost').map(({ at, event }) => ({
    kind: 'dearest-monster',
    at,
    weight: Math.min(100, 40 + 5 * event.pouches),
    title: titles.dearest,
    figure: glory(-GLORY_PER_POUCH * event.pouches),
    reason: say(GAME_WORDS[ended.language].events, event, ended.names, ended.reader),
  }));
}

/** The scale rises: the last monster beaten is worth most. */
function bestPrey(ended: Ended): readonly Highlight[] {
  const { titles, glory, prey } = RESULT_WORDS[ended.language];
  const beaten = toldIn(ended, 'monster-beaten').slice(-1);
  return beaten.map(({ at, event: { monsters } }) => {
    const worth = scale(monsters) - scale(monsters - 1);
    const [title, figure, reason] = [titles.prey, glory(worth), prey(monsters, worth)];
    return { kind: 'best-prey', at, weight: 20 + 6 * worth, title, figure, reason };
  });
}

/** The most steps between two losses, from the stair on and to the end. Who has fallen has lost everything. */
function longestRun(ended: Ended): readonly Highlight[] {
  const { titles, ...words } = RESULT_WORDS[ended.language];
  const losses = toldIn(ended, 'pouches-lost').map(({ at }) => at);
  const stepped = toldIn(ended, 'stepped').map(({ at }) => at);
  const runs = [-1, ...losses].map((after, i) => stepped.filter(at => at > after && at <= (losses[i] ?? Infinity)));
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best));
  const [at] = longest;
  if (at === undefined || ended.outcome.rank === undefined) return [];
  const lost = longest === runs[0] ? words.untilLost : words.sinceLost;
  const [figure, reason] = [words.steps(longest.length), losses.length === 0 ? words.unharmed : lost];
  return [{ kind: 'longest-run', at, weight: 10 + longest.length, title: titles.run, figure, reason }];
}

/** Pouches on spaces that were never entered. */
function leftLying(ended: Ended): readonly Highlight[] {
  const { titles, ...words } = RESULT_WORDS[ended.language];
  const left = pouchesLeft(ended);
  if (left === 0) return [];
  const [figure, reason] = [words.left(left), words.leftWorth(GLORY_PER_POUCH * left)];
  const at = ended.pages.length - 1;
  return [{ kind: 'left-lying', at, weight: 25 + 3 * left, title: titles.left, figure, reason }];
}

function pouchesLeft(ended: Ended): number {
  const { content } = ended.rules;
  const { laid, path } = lastView(ended);
  const left = spaceNumbers(content, laid).filter(number => !path.includes(number));
  return left.filter(number => spaceOf(content, laid, number).thing.type === 'pouch').length;
}
