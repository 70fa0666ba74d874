import type { Outcome, Seat } from '../../kernel/game.ts';
import type { Content } from './content.ts';
import { BANDS, BOSS_PORTION, ACHIEVEMENT_GEMS, EXTRA_LIFE_GEMS, POINTS_PER_GEM, POINTS_PER_GOLD } from './data.ts';
import type { Sheet } from './sheet.ts';
import { isFull, type Paper, type Table } from './state.ts';

/** DDD-40, line by line. */
export interface Score {
  readonly gems: number;
  readonly gold: number;
  readonly boss: number;
  /** DDD-20: what the lost lives cost; nothing when alone (DDD-S-6). */
  readonly lives: number;
  readonly total: number;
}

export function scoreOf(content: Content, paper: Readonly<Paper>): Score {
  const gems = POINTS_PER_GEM * paper.gems;
  const gold = POINTS_PER_GOLD * paper.gold;
  const boss = bossPart(content, paper);
  const lives = content.everyone.length > 1 ? paper.lost : 0;
  return { gems, gold, boss, lives, total: gems + gold + boss - lives };
}

/** DDD-39. */
function bossPart(content: Content, paper: Readonly<Paper>): number {
  if (isFull(content, paper, content.boss)) return 0;
  return BOSS_PORTION * Math.floor((paper.crosses[content.boss] ?? 0) / BOSS_PORTION);
}

/** DDD-S-7: the band from 1 to 8. */
export function bandOf(points: number): number {
  return Math.max(1, BANDS.filter(least => points >= least).length);
}

/** DDD-C13: what one would have who misses nothing on a sheet, alone. */
export function maximumOf({ spaces, rooms, achievements }: Sheet): number {
  const count = (kind: string): number => spaces.filter(space => space.kind === kind).length;
  const rewards = rooms.reduce((sum, { gems }) => sum + gems[0], 0);
  const gems = count('gem') + rewards + ACHIEVEMENT_GEMS.first * achievements.length + EXTRA_LIFE_GEMS;
  return POINTS_PER_GEM * gems + POINTS_PER_GOLD * count('gold');
}

export function outcomeOf(content: Content, table: Readonly<Table>): Outcome | undefined {
  if (table.phase !== 'over') return undefined;
  const isAlone = content.everyone.length === 1;
  const hasFallen = (seat: Seat): boolean => table.fallen[seat] !== 0;
  const totals = table.papers.map(paper => scoreOf(content, paper).total);
  const scores = totals.map((total, seat) => (hasFallen(seat) && !isAlone ? 0 : total));
  return {
    places: content.everyone.map(seat => (hasFallen(seat) ? 0 : placeOf(table, totals, seat))),
    scores,
    ...(isAlone && { rank: bandOf(scores[0] ?? 0) }),
    length: table.round,
    notes: notesOf(content, table),
  };
}

/** DDD-41: of equal points those who lost more lives are ahead; the dead do not count (DDD-Q26). */
function placeOf({ papers, fallen }: Readonly<Table>, totals: readonly number[], me: Seat): number {
  const isAhead = (seat: Seat): boolean => {
    const points = (totals[seat] ?? 0) - (totals[me] ?? 0);
    return points > 0 || (points === 0 && (papers[seat]?.lost ?? 0) > (papers[me]?.lost ?? 0));
  };
  return 1 + papers.filter((_, seat) => fallen[seat] === 0 && isAhead(seat)).length;
}

function notesOf(content: Content, { papers, fallen }: Readonly<Table>): Outcome['notes'] {
  const sum = (of: (paper: Readonly<Paper>) => number): number => papers.reduce((total, paper) => total + of(paper), 0);
  return {
    deaths: fallen.filter(round => round > 0).length,
    monsters: sum(paper => content.monsters.filter(room => isFull(content, paper, room)).length),
    bosses: sum(paper => Number(isFull(content, paper, content.boss))),
    deeds: sum(paper => paper.achievements.filter(gems => gems > 0).length),
    gems: sum(({ gems }) => gems),
    gold: sum(({ gold }) => gold),
    livesLost: sum(({ lost }) => lost),
  };
}
