import type { Event, EventOf, Odds, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { POINTS_PER_LIFE, RATINGS } from '../../../../games/the-dungeon/readers.ts';
import { say } from '../../../../kernel/words.ts';
import type { EndedMatch, Highlight, Rank } from '../result.ts';
import { percentOf } from './chances.ts';
import { GAME_WORDS } from './context.ts';
import { RESULT_WORDS } from './resultWords.ts';

type Ended = EndedMatch<TheDungeon>;
interface EventAt<T extends Event['type']> {
  readonly at: number;
  readonly event: EventOf<T>;
}

/** Every event of some types, with the page that tells it. */
const toldIn = <T extends Event['type']>(
  { pages }: Pick<Ended, 'pages'>,
  ...types: readonly T[]
): readonly EventAt<T>[] =>
  pages.flatMap(({ events }, at) =>
    events.flatMap(event => ((types as readonly string[]).includes(event.type) ? [{ at, event } as EventAt<T>] : [])),
  );

const sentence = ({ language, names, reader }: Ended, event: Event): string =>
  say(GAME_WORDS[language].events, event, names, reader);

/** TD-Q24: alone, a score has two parts: what the lives are worth, and how soon one was out. */
export function partsOf(
  { lives, out }: { readonly lives: number; readonly out: number },
  score: number,
): readonly [number, number] {
  return out > 0 ? [POINTS_PER_LIFE * lives, score - POINTS_PER_LIFE * lives] : [0, 0];
}

/** TD-Q24: only who plays alone and gets out is rated. */
export const ranks = ({ outcome, language }: Ended): readonly Rank[] =>
  outcome.rank === undefined ? [] : RATINGS.map((from, i) => ({ from, name: GAME_WORDS[language].ratings[i] ?? '' }));

/** Who came out first and how, or why nobody did. */
export function ending(ended: Ended): string {
  const [out] = toldIn(ended, 'escaped');
  const [lost] = toldIn(ended, 'dungeon-won');
  if (!out) return lost ? sentence(ended, lost.event) : '';
  const words = RESULT_WORDS[ended.language];
  const { seat, round, lives } = out.event;
  const name = seat === ended.reader ? undefined : ended.names[seat];
  return words.first(name, round, lives);
}

export const highlights = (ended: Ended): readonly Highlight[] => [
  ...throws(ended),
  ...closestShave(ended),
  ...turningPoint(ended),
  ...robbery(ended),
  ...bestFind(ended),
  ...farthest(ended),
];

/** How likely a throw was to go well, from the page on which it was still to be thrown. */
function chanceBefore({ pages }: Ended, at: number): number | undefined {
  for (let i = at - 1; i >= 0 && pages[i]?.turn === pages[at]?.turn; i--) {
    const odds: Odds | null | undefined = pages[i]?.now.view.odds;
    if (odds) return percentOf(odds);
  }
  return undefined;
}

interface Fallen {
  readonly told: EventAt<'fought' | 'test-rolled'>;
  readonly chance: number;
  readonly isGood: boolean;
}

const fallenIn = (ended: Ended): readonly Fallen[] =>
  toldIn(ended, 'fought', 'test-rolled').flatMap(told => {
    const chance = chanceBefore(ended, told.at);
    const { event } = told;
    const isGood = event.type === 'fought' ? event.result === 'won' : event.passed;
    return chance === undefined ? [] : [{ told, chance, isGood }];
  });

/** The throw that went best against the odds, and the one that went worst. */
function throws(ended: Ended): readonly Highlight[] {
  const { titles, chance: figure } = RESULT_WORDS[ended.language];
  const fallen = fallenIn(ended);
  const lucky = fallen.filter(({ isGood, chance }) => isGood && chance < 50).sort((a, b) => a.chance - b.chance);
  const unlucky = fallen.filter(({ isGood, chance }) => !isGood && chance >= 60).sort((a, b) => b.chance - a.chance);
  const highlightOf = (kind: 'luckiest' | 'unluckiest', { told, chance }: Fallen): Highlight => ({
    kind,
    at: told.at,
    weight: kind === 'luckiest' ? 100 - chance : chance - 20,
    title: titles[kind],
    figure: figure(chance),
    reason: sentence(ended, told.event),
  });
  return [
    ...lucky.slice(0, 1).map(each => highlightOf('luckiest', each)),
    ...unlucky.slice(0, 1).map(each => highlightOf('unluckiest', each)),
  ];
}

/** The last life but one was lost, and yet the sun was seen. */
function closestShave(ended: Ended): readonly Highlight[] {
  const { titles, oneLife } = RESULT_WORDS[ended.language];
  const saved = toldIn(ended, 'escaped').map(({ event }) => event.seat);
  const shaves = toldIn(ended, 'life-lost').filter(({ event }) => event.lives === 1 && saved.includes(event.seat));
  return shaves.slice(-1).map(({ at, event }) => ({
    kind: 'closest-shave',
    at,
    weight: 72,
    title: titles.shave,
    figure: oneLife,
    reason: sentence(ended, event),
  }));
}

/** Where whoever won has found the way out. */
function turningPoint(ended: Ended): readonly Highlight[] {
  const { titles, round, foundIn } = RESULT_WORDS[ended.language];
  const winners = ended.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [found] = toldIn(ended, 'way-out-found')
    .filter(({ event }) => winners.includes(event.seat))
    .slice(-1);
  if (!found) return [];
  const { view } = ended.pages[found.at]?.now ?? {};
  const { room } = found.event;
  const reason = `${sentence(ended, found.event)} ${foundIn(GAME_WORDS[ended.language].rooms[room])}`;
  return [
    { kind: 'turning-point', at: found.at, weight: 60, title: titles.turn, figure: round(view?.round ?? 0), reason },
  ];
}

function robbery(ended: Ended): readonly Highlight[] {
  const { titles } = RESULT_WORDS[ended.language];
  const game = GAME_WORDS[ended.language];
  return toldIn(ended, 'robbed', 'object-robbed')
    .slice(-1)
    .map(({ at, event }) => ({
      kind: 'robbery',
      at,
      weight: 55,
      title: titles.robbery,
      figure: event.type === 'robbed' ? RESULT_WORDS[ended.language].robbed[event.what] : game.thing(event.object),
      reason: sentence(ended, event),
    }));
}

/** The most gold that somebody found at once. */
function bestFind(ended: Ended): readonly Highlight[] {
  const { titles, gold } = RESULT_WORDS[ended.language];
  const [best] = [...toldIn(ended, 'gold-found')].sort((a, b) => b.event.gold - a.event.gold);
  if (!best || best.event.gold < 2) return [];
  const [at, figure] = [best.at, gold(best.event.gold)];
  const weight = Math.min(70, 30 + 5 * best.event.gold);
  return [{ kind: 'best-find', at, weight, title: titles.find, figure, reason: sentence(ended, best.event) }];
}

const far = ({ event: { x, y } }: EventAt<'moved'>): number => Math.abs(x) + Math.abs(y);

/** The step that led farthest from the cell. */
function farthest(ended: Ended): readonly Highlight[] {
  const { titles, tiles } = RESULT_WORDS[ended.language];
  const [best] = [...toldIn(ended, 'moved')].sort((a, b) => far(b) - far(a));
  if (!best || far(best) < 3) return [];
  const reason = sentence(ended, best.event);
  return [
    {
      kind: 'farthest',
      at: best.at,
      weight: 10 + 2 * Math.min(20, far(best)),
      title: titles.far,
      figure: tiles(far(best)),
      reason,
    },
  ];
}
