import { type ReactElement, type ReactNode, useState } from 'react';
import type { IconName } from '../../../art/icons.ts';
import type { Kind } from '../../../kernel/game.ts';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import type { AtTable } from '../desk/atTable.ts';
import { useTurnSentence } from '../play/PlayRail.tsx';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { Taught } from './LessonPage.tsx';
import type { LessonTable } from '../lessons/lessonTable.ts';
import { saidTo } from '../lessons/lesson.ts';
import { Pointer } from './Pointer.tsx';
import { isAskedFor, type LessonProgress, ringedBy, type Spoilt } from '../lessons/run.ts';
import { Stars } from './Stars.tsx';
import { useMeans } from './useMeans.ts';
import { useProgress } from './useProgress.ts';
import { useLessonsWords } from '../lessons/words.ts';

interface PanelProps extends Taught {
  readonly table: LessonTable<Kind>;
  readonly atTable: AtTable;
}

interface StandingProps extends PanelProps {
  readonly progress: LessonProgress<Kind>;
}

/** What to do now, how it stands against par, and the ways out. */
export function LessonPanel(props: PanelProps): ReactElement {
  const { atTable, table, module } = props;
  const { seen } = atTable;
  const progress = useProgress({ table, seen });
  const { step, fault } = progress;
  const isPointing = step && !fault && !seen.moving && !seen.isTelling && isAskedFor(step, seen.actions);
  const standing = { ...props, progress };
  return (
    <>
      <section className="paper lesson-panel" data-state={fault ? 'spoilt' : step ? 'under-way' : 'reached'}>
        <div className="lesson-say" aria-live="polite">
          <Say {...standing} />
        </div>
        <Count {...standing} />
        <div className="lesson-buttons">{step ? <Ways {...standing} /> : <Next {...standing} />}</div>
      </section>
      {isPointing && <Pointer key={progress.done} ids={ringedBy(step, module.art)} pull={step.points?.pull?.thing} />}
    </>
  );
}

/** The game's own question, or what is being told, stands small above what the lesson says. */
function Say(props: StandingProps): ReactElement {
  const { lesson, progress, atTable } = props;
  const { language } = useSettings();
  const words = useLessonsWords();
  const { step, fault, moves } = progress;
  const means = useMeans();
  const turn = useTurnSentence(atTable);
  if (fault) return <SayFault {...props} fault={fault} />;
  if (!step)
    return (
      <Sentences head={lesson.title[language]} sentence={words.done}>
        {words.doneIn(moves, lesson.par)}
      </Sentences>
    );
  return (
    <Sentences head={turn} sentence={step.sentence[language]} goal={step.points?.icon}>
      {step.note && saidTo(step.note, means)[language]}
    </Sentences>
  );
}

interface SentencesProps {
  readonly head: string;
  readonly sentence: string;
  readonly goal?: IconName | undefined;
  readonly children: ReactNode;
}

/** As many letters as fit a line of the narrowest board beside its side. */
const LINE = 44;

const lengthOf = (sentence: string): 'short' | 'long' => (sentence.length > LINE ? 'long' : 'short');

const Sentences = ({ head, sentence, goal, children }: SentencesProps): ReactElement => (
  <>
    <p className="small soft lesson-head">{head}</p>
    <p className="lesson-sentence" data-length={lengthOf(sentence)}>
      {sentence}
    </p>
    {children !== undefined && (
      <p className="lesson-note">
        {goal && <Goal icon={goal} />}
        {children}
      </p>
    )}
  </>
);

/** What is ringed on the board, in the same ring. */
const Goal = ({ icon }: { readonly icon: IconName }): ReactElement => (
  <span className="lesson-goal" aria-hidden="true">
    <svg className="lesson-ring" viewBox="0 0 44 44">
      {['lesson-ring-glow', 'lesson-ring-line'].map(line => (
        <rect key={line} className={line} x={4} y={4} width={36} height={36} rx={18} />
      ))}
    </svg>
    <Icon name={icon} size={22} />
  </span>
);

function SayFault({ fault, atTable }: StandingProps & { readonly fault: Spoilt<Kind> }): ReactElement {
  const { language } = useSettings();
  const { table } = useWords();
  const words = useLessonsWords();
  return (
    <>
      <p className="small soft lesson-head">{words.wrong}</p>
      <p className="lesson-sentence">{fault.sentence?.[language] ?? words.over}</p>
      <button
        type="button"
        className="lesson-rule"
        onClick={() => atTable.onOpen({ sheet: 'rules', rule: fault.rule })}
      >
        {table.rule(fault.rule)}
      </button>
    </>
  );
}

function Count({ course, lesson, progress }: StandingProps): ReactElement {
  const words = useLessonsWords();
  const { moves, stars, step } = progress;
  return (
    <div className="lesson-count">
      <Stars stars={stars} />
      <span className="small">
        {course.counted[useSettings().language]} <b>{moves}</b>, {words.par(lesson.par)}
      </span>
      <span className="spoken">{step && words.stillStars(stars)}</span>
    </div>
  );
}

/** What can be done beside playing on. To be shown the way is had once a step. */
function Ways({ game, atTable: { play, seen }, progress }: StandingProps): ReactElement {
  const words = useLessonsWords();
  const [shownAt, setShownAt] = useState<number>();
  const { done, fault } = progress;
  const isShown = shownAt === done;
  const show = (): void => {
    if (isShown || fault) return;
    setShownAt(done);
    void play.askHint();
  };
  return (
    <>
      <button type="button" className="button" aria-disabled={isShown || fault !== undefined} onClick={show}>
        <Icon name="eye" size={20} /> {isShown ? words.shown : words.show}
      </button>
      <button
        type="button"
        className={fault ? 'button button-go' : 'button'}
        aria-disabled={!seen.now.canUndo}
        onClick={() => void play.undo()}
      >
        <Icon name="undo" size={20} /> {words.stepBack}
      </button>
      <Link className="button" href={pathOf({ page: 'learn', game })} aria-label={words.leaveLabel}>
        {words.leave}
      </Link>
    </>
  );
}

/** After a lesson: the next one, or a match. */
function Next({ game, course, lesson, table }: StandingProps): ReactElement {
  const words = useLessonsWords();
  const { language } = useSettings();
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  return (
    <>
      {next && (
        <Link className="button button-go" href={pathOf({ page: 'learn', game, lesson: next.id })}>
          {words.next(next.title[language])}
        </Link>
      )}
      <Link className={next ? 'button' : 'button button-go'} href={pathOf({ page: 'game', game })}>
        {words.play}
      </Link>
      <button type="button" className="button" onClick={() => table.restart()}>
        {words.again}
      </button>
    </>
  );
}
