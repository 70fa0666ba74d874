import type { IconName } from '../../../../art/icons.ts';
import type { DungeonPen, Event, EventOf } from '../../../../games/dungeon-pen/index.ts';
import { groundNow, mostHp, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import type { EndedMatch, Highlight, SumRow } from '../result.ts';
import { GAME_WORDS } from './context.ts';
import { nearMiss } from './nearMiss.ts';
import { RESULT_WORDS } from './resultWords.ts';

type Ended = EndedMatch<DungeonPen>;
type EventAt<T extends Event['type']> = { readonly at: number; readonly event: EventOf<T> };

/** Every event of a type, with the page that tells it. */
const toldIn = <T extends Event['type']>({ pages }: Ended, type: T): readonly EventAt<T>[] =>
  pages.flatMap(({ events }, at) =>
    events.flatMap(event => (event.type === type ? [{ at, event } as EventAt<T>] : [])),
  );

const SEATS = [0, 1] as const;

/** Where HP come from and where they go. */
export type Source = 'start' | 'healing' | 'walls' | 'monsters' | 'traps' | 'undone';

const ICONS: Readonly<Record<Source, IconName>> = {
  start: 'heart',
  healing: 'potion',
  walls: 'wall',
  monsters: 'monster',
  traps: 'trap',
  undone: 'undo',
};
const SOURCES = Object.keys(ICONS) as readonly Source[];

const SOURCE_OF: Readonly<Record<EventOf<'hp-lost' | 'hp-gained'>['cause'], Source>> = {
  wall: 'walls',
  goblin: 'monsters',
  crawlers: 'monsters',
  rats: 'monsters',
  jailer: 'monsters',
  plague: 'traps',
  sacrifice: 'traps',
  blade: 'traps',
  whim: 'traps',
  potion: 'healing',
  treasure: 'healing',
  loaf: 'healing',
  tonic: 'healing',
};

/** HP as they came and went. A flick that never happened gives back what it cost. */
export function sum(ended: Ended): readonly SumRow[] {
  const accounts = SEATS.map(seat => accountOf(ended, seat));
  return SOURCES.filter(source => accounts.some(account => account[source] !== 0)).map(source => ({
    label: RESULT_WORDS[ended.language].sources[source],
    icon: ICONS[source],
    amounts: accounts.map(account => ({ amount: account[source] })),
  }));
}

/** HP, as they are. */
export const stood = (pages: Ended['pages']): readonly number[] =>
  pages.at(-1)?.now.view.characters.map(({ hp }) => hp) ?? [];

/** DP-6 to DP-8: a treasure that is brought home wins, and so does the last who lives; HP count when time is up. */
export const isDecidedBySum = ({ notes }: Outcome): boolean => !notes['treasureWins'] && !notes['deaths'];

function accountOf({ pages, rules }: Ended, seat: 0 | 1): Readonly<Record<Source, number>> {
  const account = { start: mostHp(rules.content, seat), healing: 0, walls: 0, monsters: 0, traps: 0, undone: 0 };
  let hp = account.start;
  for (const { events, now } of pages) {
    for (const event of events)
      if ((event.type === 'hp-lost' || event.type === 'hp-gained') && event.seat === seat) {
        account[SOURCE_OF[event.cause]] += event.hp - hp;
        hp = event.hp;
      }
    account.undone += now.view.characters[seat].hp - hp;
    hp = now.view.characters[seat].hp;
  }
  return account;
}

export const highlights = (ended: Ended): readonly Highlight[] => [
  ...longestFlick(ended),
  ...closestShave(ended),
  ...dearestCard(ended),
  ...turningPoint(ended),
  ...lastGasp(ended),
];

const squaresOf = ({ x, y, toX, toY }: EventOf<'line-drawn'>): number => Math.hypot(toX - x, toY - y) / UNIT;

const told = ({ language, names, reader }: Ended, event: Event): string =>
  say(GAME_WORDS[language].events, event, names, reader);

/** The first of the items with the highest worth. */
const most = <T>(items: readonly T[], worth: (item: T) => number): readonly T[] =>
  items.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1);

function longestFlick(ended: Ended): readonly Highlight[] {
  const { titles, squares } = RESULT_WORDS[ended.language];
  return most(toldIn(ended, 'line-drawn'), ({ event }) => squaresOf(event)).map(({ at, event }) => ({
    kind: 'longest-flick',
    at,
    weight: Math.min(70, Math.round(15 + 4 * squaresOf(event))),
    title: titles.longest,
    figure: squares(squaresOf(event)),
    reason: told(ended, event),
  }));
}

/** Measured against the walls as they stood before the line was drawn. A line that met one was no shave. */
function closestShave(ended: Ended): readonly Highlight[] {
  const { titles, gap } = RESULT_WORDS[ended.language];
  const { pages, rules } = ended;
  const shaves = toldIn(ended, 'line-drawn').flatMap(({ at, event }) => {
    const before = pages[at - 1]?.now.view;
    const { x, y, toX, toY, contact } = event;
    const miss =
      contact !== 'wall' && before && nearMiss(groundNow(rules.content, before), { x, y }, { x: toX, y: toY });
    return miss ? [{ at, event, gap: miss.gap / UNIT }] : [];
  });
  return most(shaves, shave => -shave.gap).map(({ at, event, gap: near }) => ({
    kind: 'closest-shave',
    at,
    weight: Math.round(85 - 100 * near),
    title: titles.shave,
    figure: gap(near),
    reason: told(ended, event),
  }));
}

/** What an event card has cost most. */
function dearestCard(ended: Ended): readonly Highlight[] {
  const { titles, hp } = RESULT_WORDS[ended.language];
  const losses = toldIn(ended, 'hp-lost').filter(({ event }) => event.cause !== 'wall' && event.by > 1);
  return most(losses, ({ event }) => event.by).map(({ at, event }) => ({
    kind: 'dearest-card',
    at,
    weight: 30 + 12 * event.by,
    title: titles.dearest,
    figure: hp(-event.by),
    reason: told(ended, event),
  }));
}

/** The winner takes the treasure. */
function turningPoint(ended: Ended): readonly Highlight[] {
  const { titles, turn } = RESULT_WORDS[ended.language];
  const winner = ended.outcome.places.indexOf(1);
  const taken = toldIn(ended, 'treasure-taken').filter(({ event }) => event.seat === winner);
  return taken.slice(-1).map(({ at, event }) => ({
    kind: 'turning-point',
    at,
    weight: 62,
    title: titles.turning,
    figure: turn(ended.pages[at]?.now.view.characters[event.seat as 0 | 1].turns ?? 0),
    reason: told(ended, event),
  }));
}

/** Few are few. */
const FEW = 4;

/** The winner was nearly gone. */
function lastGasp(ended: Ended): readonly Highlight[] {
  const { titles, left } = RESULT_WORDS[ended.language];
  const winner = ended.outcome.places.indexOf(1);
  const losses = toldIn(ended, 'hp-lost').filter(({ event }) => event.seat === winner && event.hp <= FEW);
  return most(losses, ({ event }) => -event.hp).map(({ at, event }) => ({
    kind: 'last-gasp',
    at,
    weight: 95 - 12 * event.hp,
    title: titles.gasp,
    figure: left(event.hp),
    reason: told(ended, event),
  }));
}
