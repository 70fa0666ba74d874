import { useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Seen } from '../stage/seen.ts';
import type { LessonTable } from '../lessons/lessonTable.ts';
import type { LessonProgress } from '../lessons/run.ts';

interface SeenLesson {
  readonly table: LessonTable<Kind>;
  readonly seen: Seen<Kind>;
}

/** How a lesson stands as far as it was seen: a step is not ticked before what ticks it has happened before one's eyes. */
export function useProgress({ table, seen }: SeenLesson): LessonProgress<Kind> {
  const [shown, show] = useState(() => ({ now: seen.now, progress: table.progress }));
  const isAtRest = !seen.moving && !seen.isTelling && !seen.isBehind;
  if (!isAtRest || shown.now === seen.now) return shown.progress;
  const next = { now: seen.now, progress: table.progress };
  show(next);
  return next.progress;
}
