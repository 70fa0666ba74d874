import { type ReactElement, use, useEffect, useMemo, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { LostPage } from '../parts/Lost.tsx';
import { useTitle } from '../parts/useTitle.ts';
import type { Around } from '../desk/atTable.ts';
import { PlayPage } from '../play/PlayPage.tsx';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { courseOf, isTaught } from '../lessons/courses.ts';
import { keepRun, keepStars, keptLessons, runOf } from '../lessons/kept.ts';
import type { Course, Lesson } from '../lessons/lesson.ts';
import { LessonPanel } from './LessonPanel.tsx';
import { LessonTable } from '../lessons/lessonTable.ts';
import { StepRings } from './StepRings.tsx';
import { useProgress } from './useProgress.ts';
import './lessons.css';

interface LessonPageProps {
  readonly game: GameId;
  /** Its id. */
  readonly lesson: string;
}

/** One lesson at the real table. */
export default function LessonPage({ game, lesson: id }: LessonPageProps): ReactElement {
  if (!isTaught(game)) return <LostPage lost="path" />;
  const module = use(moduleOf(game));
  const course = use(courseOf(game));
  const lesson = course.lessons.find(each => each.id === id);
  return lesson ? <AtLesson {...{ game, module, course, lesson }} /> : <LostPage lost="path" />;
}

/** What every part of a lesson is given. */
export interface Taught {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly course: Course<Kind>;
  readonly lesson: Lesson<Kind>;
}

function AtLesson(taught: Taught): ReactElement {
  const { game, module, course, lesson } = taught;
  useTitle(`${titleOf(game)} · ${lesson.title[useSettings().language]}`);
  const [table] = useState(
    () => new LessonTable({ game: module.game, course, lesson, run: runOf(keptLessons(game), lesson.id) }),
  );
  useEffect(() => table.subscribe(() => keep(game, lesson.id, table)), [game, lesson, table]);
  const around = useMemo(() => aroundLesson(taught, table), [taught, table]);
  return <PlayPage {...{ game, module, around, table }} isLasting />;
}

function keep(game: GameId, id: string, { progress, run }: LessonTable<Kind>): void {
  if (progress.step) keepRun(game, id, run);
  else keepStars(game, id, progress.stars);
}

function aroundLesson(taught: Taught, table: LessonTable<Kind>): Around {
  const path = pathOf({ page: 'learn', game: taught.game, lesson: taught.lesson.id });
  return {
    path,
    told: async () => undefined,
    replayPath: () => path,
    renderEnd: () => null,
    lesson: {
      renderStrip: ({ seen }) => <Strip {...taught} {...{ table, seen }} />,
      renderPanel: atTable => <LessonPanel {...taught} {...{ table, atTable }} />,
    },
  };
}

function Strip({ lesson, table, seen }: Taught & Parameters<typeof useProgress>[0]): ReactElement {
  const { done } = useProgress({ table, seen });
  return <StepRings title={lesson.title[useSettings().language]} done={done} of={lesson.steps.length} />;
}
