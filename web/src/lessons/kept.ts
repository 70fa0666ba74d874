import type { GameId } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { type Drawer, lastingDrawer } from '../drawer.ts';
import { FRESH, type Run, type Stars } from './run.ts';

/** What a browser keeps of the lessons of one game. */
export interface KeptLessons {
  /** Whoever does not want to be asked again is not. */
  readonly isRefused: boolean;
  /** The most that was ever reached, by the id of the lesson. */
  readonly stars: Readonly<Record<string, Stars>>;
  /** Where a lesson was left, by its id. */
  readonly runs: Readonly<Record<string, Run<Kind>>>;
}

const nameOf = (game: GameId): string => `lessons/${game}`;

export function keptLessons(game: GameId, drawer: Drawer = lastingDrawer): KeptLessons {
  const found = drawer.read(nameOf(game));
  if (!isRecord(found)) return { isRefused: false, stars: {}, runs: {} };
  return {
    isRefused: found['isRefused'] === true,
    stars: readEach(found['stars'], starsIn),
    runs: readEach(found['runs'], runIn),
  };
}

export function refuseLessons(game: GameId, drawer: Drawer = lastingDrawer): void {
  drawer.write(nameOf(game), { ...keptLessons(game, drawer), isRefused: true });
}

export function keepRun(game: GameId, id: string, run: Run<Kind>, drawer: Drawer = lastingDrawer): void {
  const kept = keptLessons(game, drawer);
  drawer.write(nameOf(game), { ...kept, runs: { ...kept.runs, [id]: run } });
}

/** The lesson has reached its goal: the next time it begins anew. */
export function keepStars(game: GameId, id: string, stars: Stars, drawer: Drawer = lastingDrawer): void {
  const kept = keptLessons(game, drawer);
  const { [id]: _, ...runs } = kept.runs;
  const best = Math.max(stars, kept.stars[id] ?? 0);
  drawer.write(nameOf(game), { ...kept, runs, stars: { ...kept.stars, [id]: best } });
}

export const runOf = ({ runs }: KeptLessons, id: string): Run<Kind> => runs[id] ?? FRESH;

/** Anybody may have written there: what cannot be read is not there. */
function readEach<T>(found: unknown, read: (value: unknown) => T | undefined): Readonly<Record<string, T>> {
  const entries = Object.entries(isRecord(found) ? found : {}).map(([id, value]) => [id, read(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, T] => entry[1] !== undefined));
}

const starsIn = (value: unknown): Stars | undefined => (value === 1 || value === 2 || value === 3 ? value : undefined);

/** Whether its entries fit the rules is found out when the lesson is opened. */
function runIn(value: unknown): Run<Kind> | undefined {
  if (!isRecord(value) || !Array.isArray(value['log'])) return undefined;
  const { missed } = value;
  return { log: value['log'] as Run<Kind>['log'], missed: typeof missed === 'number' ? missed : 0 };
}
