import { type ReactElement, use } from 'react';
import { type GameId, titleOf } from '../games.ts';
import { LostPage } from '../parts/Lost.tsx';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { courseOf, isTaught } from '../lessons/courses.ts';
import { keptLessons, runOf } from '../lessons/kept.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { Stars } from './Stars.tsx';
import { useLessonsWords } from '../lessons/words.ts';
import type { Kind } from '../../../kernel/game.ts';
import './lessons.css';
import './learn.css';

interface LearnPageProps {
  readonly game: GameId;
}

/** The lessons of a game, with what was reached in each. */
export default function LearnPage({ game }: LearnPageProps): ReactElement {
  const words = useLessonsWords();
  const title = titleOf(game);
  useTitle(words.title(title));
  if (!isTaught(game)) return <LostPage lost="path" />;
  const { lessons } = use(courseOf(game));
  return (
    <div className="learn-page">
      <Rail title={title} back={{ href: pathOf({ page: 'game', game }), label: words.back(title) }}>
        <Switches />
      </Rail>
      <section className="paper learn-sheet">
        <h2 className="h2">{words.title(title)}</h2>
        <p>{words.intro}</p>
        <LessonList game={game} lessons={lessons} />
        <p>
          <Link className="button" href={pathOf({ page: 'game', game })}>
            {words.play}
          </Link>{' '}
          <Link className="button" href={pathOf({ page: 'rules', game })}>
            {words.rules}
          </Link>
        </p>
      </section>
    </div>
  );
}

/** The first that is not done yet is the one to begin with. */
function LessonList({ game, lessons }: LearnPageProps & { readonly lessons: readonly Lesson<Kind>[] }): ReactElement {
  const words = useLessonsWords();
  const { language } = useSettings();
  const kept = keptLessons(game);
  const next = lessons.find(({ id }) => kept.stars[id] === undefined);
  return (
    <ol className="learn-list" aria-label={words.list}>
      {lessons.map((lesson, i) => (
        <li key={lesson.id}>
          <Link
            className={lesson === next ? 'learn-lesson learn-next' : 'learn-lesson'}
            href={pathOf({ page: 'learn', game, lesson: lesson.id })}
          >
            <span className="small soft">{i === 0 ? words.first : `${words.exercise} ${i}`}</span>
            <span className="note">{lesson.title[language]}</span>
            <span className="small">{wayInto(words, runOf(kept, lesson.id).log.length, kept.stars[lesson.id])}</span>
            <Stars stars={kept.stars[lesson.id] ?? 0} size={24} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function wayInto(words: ReturnType<typeof useLessonsWords>, entries: number, stars: number | undefined): string {
  if (entries > 0) return words.goOn;
  return stars === undefined ? words.begin : words.again;
}
