import type { Game, Kind, Rules, Seat } from '../../../kernel/game.ts';
import type { NamedSitter } from '../table/sitters.ts';
import type { Course, Lesson } from './lesson.ts';
import { LessonTable } from './lessonTable.ts';
import { FRESH, type Run } from './run.ts';

/** A lesson as it is solved, to be leafed through. */
export interface Example<K extends Kind> {
  readonly rules: Rules<K>;
  readonly sitters: readonly NamedSitter[];
  readonly seat: Seat;
  readonly pages: readonly [ExamplePage<K>, ...ExamplePage<K>[]];
}

/** How the table stands, and what has led there; nothing before the first move. */
interface ExamplePage<K extends Kind> {
  readonly view: K['view'];
  readonly events: readonly K['event'][];
}

export async function exampleOf<K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  lesson: Lesson<K>,
): Promise<Example<K>> {
  const table = new LessonTable({ game, course, lesson, run: FRESH as Run<K> });
  const pages: [ExamplePage<K>, ...ExamplePage<K>[]] = [{ view: table.now.view, events: [] }];
  table.subscribe(({ now, events }) => events?.length && pages.push({ view: now.view, events }));
  for (const action of lesson.solution) await table.act(action);
  const { rules, sitters } = table;
  return { rules, sitters, seat: lesson.seat, pages };
}
