import { type ReactElement, type RefObject, useId, useLayoutEffect } from 'react';
import { BLAMES } from '../../../bots/analysis.ts';
import type { Warning } from '../../../bots/tutor.ts';
import { plain } from '../coach/findings.ts';
import { overlap } from '../board/beside.ts';
import { Icon } from '../look/Icon.tsx';
import { useModal } from '../parts/useModal.ts';
import type { AtTable } from '../desk/atTable.ts';
import { describedAt } from '../desk/hearing.ts';
import { useSettings } from '../settings.ts';
import { uncapital } from '../words/case.ts';
import { useCoachWords } from '../words/coach.ts';
import { useTutorWords } from '../words/tutor.ts';
import { TUTOR_ANSWERS, type TutorAnswer } from './tutor.ts';
import type { TutorQuestion } from './useTutor.ts';
import './tutor.css';

interface TutorSheetProps extends AtTable {
  readonly asked: TutorQuestion;
}

/** Asks whether a costly step is meant. What would be better is not said: the board stays in sight. */
export function TutorSheet(props: TutorSheetProps): ReactElement {
  const { asked } = props;
  const words = useTutorWords();
  const { language } = useSettings();
  const [title, text] = [useId(), useId()];
  const dialog = useModal(() => asked.answer('again'));
  useClearOf(dialog);
  return (
    <dialog
      ref={dialog}
      className="paper dialog tutor-sheet"
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={text}
      onKeyDown={event => event.repeat && event.preventDefault()}
    >
      <div className="tutor-content">
        <header className="tutor-head">
          <span className="tutor-bulb" aria-hidden="true">
            <Icon name="hint" size={26} />
          </span>
          <h2 id={title} className="h2">
            {words.title}
          </h2>
        </header>
        <div id={text}>
          <p className="note">{words.meant(uncapital(describedAt(props, language)(asked.action)))}</p>
          <p>{useCost(props)}</p>
          <HowBad blame={asked.warning.blame} />
        </div>
        <div className="tutor-answers">
          {TUTOR_ANSWERS.map(answer => (
            <AnswerButton key={answer} {...{ answer, asked }} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

/** The other end of the screen where what is meant would lie under it. It slides: only its place is asked for, not where it is seen. */
function useClearOf(sheet: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = current;
    const meant = [...document.querySelectorAll('[data-id^="doubt/"]')];
    current.toggleAttribute(
      'data-away',
      meant.some(sign => overlap({ x, y, width, height }, sign.getBoundingClientRect()) > 0),
    );
  }, [sheet]);
}

/** What a step would cost, with how sure that is. */
function useCost({ asked, module }: TutorSheetProps): string {
  const words = useTutorWords();
  const { language } = useSettings();
  const { unit, cost, margin } = asked.warning;
  const written = { analysis: { unit }, language };
  const named = `${plain(written, cost)} ${unit === 'chance' ? words.chances : module.texts[language].score}`;
  return margin === 0 ? words.certain(named) : words.cost(named, plain(written, margin));
}

function HowBad({ blame }: Pick<Warning, 'blame'>): ReactElement {
  const { howBad } = useTutorWords();
  const words = useCoachWords();
  return (
    <>
      <p className="spoken">{howBad(words.blame[blame])}</p>
      <ol className="tutor-blame" aria-hidden="true">
        {BLAMES.map(each => (
          <li key={each} data-here={each === blame}>
            {words.blame[each]}
          </li>
        ))}
      </ol>
    </>
  );
}

interface AnswerButtonProps {
  readonly answer: TutorAnswer;
  readonly asked: TutorQuestion;
}

const SIGNS = { again: 'undo', show: 'eye' } as const;

function AnswerButton({ answer, asked }: AnswerButtonProps): ReactElement {
  const { answers } = useTutorWords();
  return (
    <button
      type="button"
      className={answer === 'again' ? 'button button-go' : 'button'}
      onClick={() => asked.answer(answer)}
    >
      {(answer === 'again' || answer === 'show') && <Icon name={SIGNS[answer]} size={20} />} {answers[answer]}
    </button>
  );
}
