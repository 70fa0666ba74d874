import { circle, type Point } from '../../art/figure.ts';
import { cleanMark } from '../../art/marks.ts';
import { leadPaint, pencilPaint } from '../../art/paint.ts';
import { stroke } from '../../art/pencil.ts';
import type { Drawing, Shape } from '../../art/shape.ts';
import { art, middleOf, pencilOf, STEP } from '../../art/the-dungeon/index.ts';
import { type Event, shelved, type TheDungeon, type View } from '../../games/the-dungeon/index.ts';
import { characterSheetOf, followerOf, handOf, wareOf } from '../../games/the-dungeon/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Language } from '../../kernel/words.ts';
import type { DrawnMatch } from '../match.ts';
import type { MatchPaper } from '../print.ts';
import { WORDS } from './words.ts';

/** A tile is so many millimetres wide at least, where the words on it are to be read. */
const LEGIBLE = 22;
const ROOM = 190;
const TILES_ACROSS = Math.floor(ROOM / LEGIBLE);

/** The maze as it lies, with the ways that everybody has gone in it. */
export function mazePapers(
  { content, view, seat, events, names }: DrawnMatch<TheDungeon>,
  language: Language,
): readonly MatchPaper[] {
  const table = art.table(content, view, seat);
  const [, , width, height] = table.view;
  const isWide = Math.max(width, height) > TILES_ACROSS * STEP;
  const drawing: Drawing = isWide ? art.thumbnail(content, view) : table;
  const ways = names.flatMap((_, walker) => waysOf(view, events, walker));
  return [{ label: WORDS[language].maze, drawing: { ...drawing, shapes: [...drawing.shapes, ...ways] } }];
}

/** Steps from tile to tile, a pencil line a stretch: who is carried off, or walks where nothing lies any more, begins anew. */
function waysOf({ places }: View, events: readonly Event[], seat: Seat): readonly Shape[] {
  const lying = new Set(places.map(place => String(middleOf(place))));
  const stretches: Point[][] = [[[0, 0]]];
  for (const event of events) {
    if (event.type !== 'moved' || event.seat !== seat) continue;
    const [last, next]: [Point, Point] = [stretches.at(-1)?.at(-1) ?? [0, 0], [event.x * STEP, event.y * STEP]];
    const isJoined = lying.has(String(last)) && Math.hypot(next[0] - last[0], next[1] - last[1]) <= STEP;
    if (isJoined && lying.has(String(next))) stretches.at(-1)?.push(next);
    else stretches.push([next]);
  }
  return stretches.filter(({ length }) => length > 1).flatMap((points, i) => wayOf(`way/${seat}/${i}`, points, seat));
}

const MARK = 4;
const PLATE = { fill: 'paper', stroke: 'ink', weight: 0.6 } as const;

/** Everybody walks a little aside of the others, from mark to mark: colours are not needed to tell whose way it is. */
function wayOf(id: string, points: readonly Point[], seat: Seat): readonly Shape[] {
  const aside = (seat - 2) * 9;
  const pencil = pencilOf(seat);
  const moved = points.map(([x, y]): Point => [x + aside, y + aside]);
  const ends = [moved[0], moved.at(-1)].filter(end => end !== undefined);
  return [
    stroke(id, moved, { pencil: pencilPaint(pencil), size: 3, opacity: 0.8 }),
    ...ends.flatMap(end => [circle(end, MARK * 1.9, PLATE), cleanMark(pencil, end, MARK, leadPaint(pencil))]),
  ];
}

/** What everybody has: open to all, but for spells, of which one knows one's own. */
export function belongings(
  { content, view, seat, names }: DrawnMatch<TheDungeon>,
  language: Language,
): readonly string[] {
  const { thing, spells } = shelved.words[language];
  const words = WORDS[language];
  return view.characters.flatMap((person, each) => {
    const sheet = characterSheetOf(content, person);
    if (!sheet) return [];
    const own = each === seat ? handOf(view).map(spell => spells[spell]) : [];
    const things = [
      ...person.objects.map(object => thing(wareOf(content, object).name)),
      ...person.followers.map(follower => thing(followerOf(content, follower).name)),
      ...(own.length > 0 || person.spells === 0 ? own : [words.spells(person.spells)]),
    ];
    const { strength, craft, lives, gold } = person;
    return [
      words.has(`${names[each] ?? ''} (${thing(sheet.name)})`, { strength, craft, lives, gold }, things.join(', ')),
    ];
  });
}
