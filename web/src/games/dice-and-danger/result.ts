import type { IconName } from '../../../../art/icons.ts';
import type { Content, DiceAndDanger, Event, Paper } from '../../../../games/dice-and-danger/index.ts';
import { BANDS, isFull, POINTS_PER_GEM, POINTS_PER_GOLD, scoreOf } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import type { Amount, EndedMatch, Highlight, Rank, SumRow } from '../result.ts';
import { GAME_WORDS } from './context.ts';
import { RESULT_WORDS } from './resultWords.ts';
import { tiesOf } from './ties.ts';

type Ended = EndedMatch<DiceAndDanger>;
type EventAt<T extends Event['type']> = { readonly at: number; readonly event: Extract<Event, { readonly type: T }> };

/** Every event of a type, with the page that tells it. */
const toldIn = <T extends Event['type']>({ pages }: Ended, type: T): readonly EventAt<T>[] =>
  pages.flatMap(({ events }, at) =>
    events.flatMap(event => (event.type === type ? [{ at, event } as EventAt<T>] : [])),
  );

const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function papersOf({ pages }: Ended): readonly Paper[] {
  const last = pages.at(-1);
  if (!last) throw new Error('a match has a page before its first entry');
  return last.now.view.papers;
}

/** DDD-40, with the gems by what they came from. The dead score nothing where there are others (DDD-Q26). */
export function sum(ended: Ended): readonly SumRow[] {
  const { rows } = RESULT_WORDS[ended.language];
  const { content } = ended.rules;
  const papers = papersOf(ended);
  const gemsBy = (type: 'monster-slain' | 'deed-done', seat: Seat): number =>
    total(toldIn(ended, type).flatMap(({ event }) => (event.seat === seat ? [event.gems] : [])));
  const row = (label: string, icon: IconName, of: (paper: Paper, seat: Seat) => Amount): SumRow => ({
    label,
    icon,
    amounts: papers.map(of),
  });
  const gems = (count: number): Amount => times(ended, count, POINTS_PER_GEM, 'gems');
  const all = [
    row(rows.monsters, 'monster', (_, seat) => gems(gemsBy('monster-slain', seat))),
    row(rows.boss, 'skull', paper => wounds(ended, paper)),
    row(rows.deeds, 'scroll', (_, seat) => gems(gemsBy('deed-done', seat))),
    row(rows.found, 'gem', (paper, seat) =>
      gems(paper.gems - gemsBy('monster-slain', seat) - gemsBy('deed-done', seat)),
    ),
    row(rows.gold, 'coin', paper => times(ended, paper.gold, POINTS_PER_GOLD, 'gold')),
    row(rows.lives, 'heart', paper => ({ amount: -scoreOf(content, paper).lives })),
    row(rows.fallen, 'cancel', (paper, seat) => ({
      amount: (ended.outcome.scores[seat] ?? 0) - scoreOf(content, paper).total,
    })),
  ];
  return all.filter(({ amounts }) => amounts.some(({ amount }) => amount !== 0));
}

function times({ language }: Ended, count: number, by: number, what: 'gems' | 'gold'): Amount {
  return { amount: count * by, ...(count > 0 && { how: RESULT_WORDS[language][what](count, by) }) };
}

/** DDD-39. */
function wounds({ rules: { content }, language }: Ended, paper: Paper): Amount {
  const words = RESULT_WORDS[language];
  if (isFull(content, paper, content.boss)) return { amount: 0, how: words.beaten };
  const hits = paper.crosses[content.boss] ?? 0;
  return { amount: scoreOf(content, paper).boss, how: words.boxes(hits, content.boxes[content.boss] ?? 0) };
}

/** DDD-S-7: alone one has a band. */
export const ranks = ({ outcome, language }: Ended): readonly Rank[] =>
  outcome.rank === undefined ? [] : BANDS.map((from, i) => ({ from, name: GAME_WORDS[language].bands[i] ?? '' }));

export function ending(ended: Ended): string {
  const [last] = toldIn(ended, 'game-ended').slice(-1);
  const words = RESULT_WORDS[ended.language];
  const cause = last ? say(GAME_WORDS[ended.language].events, last.event, ended.names, ended.reader) : '';
  return [cause, words.rounds(ended.outcome.length), ...tiesIn(ended)].filter(Boolean).join(' ');
}

/** DDD-41: why of equal points one is ahead. */
function tiesIn(ended: Ended): readonly string[] {
  const { names, outcome, language } = ended;
  const name = (seat: Seat): string => names[seat] ?? '';
  return tiesOf({ papers: papersOf(ended) }, outcome).map(({ seats, points, ahead, lost }) =>
    RESULT_WORDS[language].tie(seats.map(name), points, ahead === undefined ? undefined : name(ahead), lost),
  );
}

export const highlights = (ended: Ended): readonly Highlight[] => [
  ...closestShave(ended),
  ...bestRound(ended),
  ...turningPoint(ended),
  ...theBoss(ended),
  ...rarestRoll(ended),
  ...falls(ended),
];

/** Who is meant: the reader has no name. */
const called = ({ names, reader }: Ended, seat: Seat): string | undefined =>
  seat === reader ? undefined : (names[seat] ?? '');

interface Race {
  readonly at: number;
  readonly first: Seat;
  readonly second: Seat;
  readonly rounds: number;
  readonly name: string;
  readonly gems: readonly [first: number, later: number];
}

/** A monster that two defeated, so shortly one after the other that the gems might have been the other's. */
function closestShave(ended: Ended): readonly Highlight[] {
  const { titles, rounds, shave } = RESULT_WORDS[ended.language];
  const [closest] = racesIn(ended).toSorted((one, two) => one.rounds - two.rounds);
  if (!closest || closest.rounds > SHAVE) return [];
  const { at, first, second, name, gems } = closest;
  const monster = GAME_WORDS[ended.language].monster(name);
  const figure = rounds(closest.rounds);
  const reason = shave([called(ended, first), called(ended, second)], monster, gems);
  return [{ kind: 'closest-shave', at, weight: 95 - 15 * closest.rounds, title: titles.shave, figure, reason }];
}

const SHAVE = 3;

function racesIn(ended: Ended): readonly Race[] {
  const slain = toldIn(ended, 'monster-slain');
  const roundOf = (at: number): number => ended.pages[at]?.now.view.round ?? 0;
  return slain
    .filter(({ event }) => event.first)
    .flatMap(({ at, event }) => {
      const later = slain.find(each => each.event.room === event.room && !each.event.first);
      if (!later) return [];
      const rounds = roundOf(later.at) - roundOf(at);
      const gems = [event.gems, later.event.gems] as const;
      return rounds < 1 ? [] : [{ at, first: event.seat, second: later.event.seat, rounds, name: event.name, gems }];
    });
}

/** The points of all seats when each round was settled, with its page. */
interface Settled {
  readonly at: number;
  readonly round: number;
  readonly points: readonly number[];
}

function settledIn({ pages, rules }: Ended): readonly Settled[] {
  return pages.flatMap(({ events, now }, at) =>
    events.some(({ type }) => type === 'round-shown')
      ? [{ at, round: now.view.round, points: pointsOf(rules.content, now.view.papers) }]
      : [],
  );
}

const pointsOf = (content: Content, papers: readonly Readonly<Paper>[]): readonly number[] =>
  papers.map(paper => scoreOf(content, paper).total);

/** The round that brought somebody most. */
function bestRound(ended: Ended): readonly Highlight[] {
  const { titles, points, bestRound: reason } = RESULT_WORDS[ended.language];
  const gains = settledIn(ended).flatMap((each, i, all) =>
    each.points.map((now, seat) => ({ ...each, seat, gain: now - (all[i - 1]?.points[seat] ?? 0) })),
  );
  const [best] = gains.toSorted((one, two) => two.gain - one.gain);
  if (!best || best.gain < 1) return [];
  const { at, gain, seat, round } = best;
  const weight = Math.min(100, 40 + 3 * gain);
  return [
    {
      kind: 'best-round',
      at,
      weight,
      title: titles.round,
      figure: points(gain),
      reason: reason(called(ended, seat), round),
    },
  ];
}

/** The round after which the winner was never caught up with again. */
function turningPoint(ended: Ended): readonly Highlight[] {
  const { titles, fromRound, turningPoint: reason } = RESULT_WORDS[ended.language];
  const winner = ended.outcome.places.indexOf(1);
  const settled = settledIn(ended);
  const leads = settled.map(({ points }) => leadOf(points, winner));
  const turn = leads.findLastIndex(lead => lead <= 0) + 1;
  const there = settled[turn];
  if (ended.names.length < 2 || winner < 0 || turn === 0 || !there) return [];
  const sentence = reason(called(ended, winner), leads[turn] ?? 0);
  return [
    {
      kind: 'turning-point',
      at: there.at,
      weight: 75,
      title: titles.turn,
      figure: fromRound(there.round),
      reason: sentence,
    },
  ];
}

const leadOf = (points: readonly number[], seat: Seat): number =>
  (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));

function theBoss(ended: Ended): readonly Highlight[] {
  const { titles, gems } = RESULT_WORDS[ended.language];
  const { boss } = ended.rules.content;
  return toldIn(ended, 'monster-slain')
    .filter(({ event }) => event.room === boss)
    .map(({ at, event }) => ({
      kind: 'boss',
      at,
      weight: event.first ? 70 : 50,
      title: titles.boss,
      figure: gems(event.gems, POINTS_PER_GEM),
      reason: say(GAME_WORDS[ended.language].events, event, ended.names, ended.reader),
    }));
}

/** As many throws of four dice there are. */
const THROWS = 6 ** 4;

/** The white dice that come up least often. */
function rarestRoll(ended: Ended): readonly Highlight[] {
  const { titles, oneIn } = RESULT_WORDS[ended.language];
  const rolls = toldIn(ended, 'dice-rolled').map(({ at, event }) => ({
    at,
    event,
    ways: waysTo(event.dice.slice(0, 4)),
  }));
  const [rarest] = rolls.toSorted((one, two) => one.ways - two.ways);
  if (!rarest || rarest.ways > RARE) return [];
  const { at, event, ways } = rarest;
  const reason = say(GAME_WORDS[ended.language].events, event, ended.names, ended.reader);
  return [
    {
      kind: 'rarest-roll',
      at,
      weight: 60 - 5 * ways,
      title: titles.roll,
      figure: oneIn(Math.round(THROWS / ways)),
      reason,
    },
  ];
}

const RARE = 6;

/** In how many orders dice can show these faces. */
function waysTo(dice: readonly number[]): number {
  const [first, ...rest] = dice;
  if (first === undefined) return 1;
  const alike = dice.filter(each => each === first).length;
  const others = rest.filter(each => each !== first);
  return choose(dice.length, alike) * waysTo(others);
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

function falls(ended: Ended): readonly Highlight[] {
  const { titles, inRound } = RESULT_WORDS[ended.language];
  return toldIn(ended, 'seat-fell').map(({ at, event }) => ({
    kind: 'fall',
    at,
    weight: 65,
    title: titles.fall,
    figure: inRound(ended.pages[at]?.now.view.round ?? 0),
    reason: say(GAME_WORDS[ended.language].events, event, ended.names, ended.reader),
  }));
}
