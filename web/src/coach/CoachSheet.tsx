import { type ReactElement, useMemo } from 'react';
import type { Coached } from '../../../bots/coaching.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { namesOf } from '../parts/names.ts';
import type { Ended } from '../parts/next.ts';
import { useSettings } from '../settings.ts';
import { flipPagesOf } from '../table/replay.ts';
import { useCoachWords } from '../words/coach.ts';
import { useWords } from '../words/words.ts';
import type { Evidence } from './evidence.ts';
import { AddingUp } from './AddingUp.tsx';
import { Curve } from './Curve.tsx';
import { EyeAndHand } from './EyeAndHand.tsx';
import { type Findings, plain, shownMistakes, type CoachedMatch } from './findings.ts';
import { LuckAndSkill } from './LuckAndSkill.tsx';
import { MistakeCard } from './MistakeCard.tsx';
import { Picks } from './Picks.tsx';
import { useAnalysis } from './useAnalysis.ts';
import './coach.css';

interface CoachSheetProps {
  readonly ended: Ended;
  readonly evidence: Evidence;
  readonly onClose: () => void;
}

/** What a match teaches: what was luck, what was chosen well, and which decisions cost most. */
export default function CoachSheet({ ended, evidence, onClose }: CoachSheetProps): ReactElement {
  const words = useCoachWords();
  return (
    <Dialog title={words.title} className="coach-sheet" onClose={onClose}>
      <Search {...{ ended, onClose }} evidence={closing(evidence, onClose)} />
    </Dialog>
  );
}

/** Whoever goes to a step of the match puts the sheet away. */
function closing({ onStep, ...evidence }: Evidence, onClose: () => void): Evidence {
  if (!onStep) return evidence;
  const goTo = (step: number): void => {
    onClose();
    onStep(step);
  };
  return { ...evidence, onStep: goTo };
}

function Search({ ended, evidence, onClose }: CoachSheetProps): ReactElement {
  const words = useCoachWords();
  const pageWords = useWords();
  const { language } = useSettings();
  const { module, told } = ended;
  const analysed = useAnalysis(told.transcript);
  const pages = useMemo(() => flipPagesOf(module.game, told.transcript, 0), [module, told.transcript]);
  if ('share' in analysed)
    return (
      <>
        <p className="loading" role="status">
          {words.searching} <progress value={analysed.share} aria-label={words.searching} />
        </p>
        <button type="button" className="button" onClick={onClose}>
          {words.stop}
        </button>
      </>
    );
  const { found } = analysed as { readonly found: Coached | undefined };
  if (!found) return <p role="status">{words.unjudged}</p>;
  const names = namesOf(told.sitters, pageWords);
  return <Parts found={found} subject={{ ended, evidence, pages, names, language, words, pageWords }} />;
}

/** What somebody can judge: the account of the match, its aims, or both. */
function Parts({ found, subject }: { readonly found: Coached; readonly subject: CoachedMatch }): ReactElement {
  const { analysis, eyeAndHand } = found;
  return (
    <>
      {analysis && <Taught findings={{ ...subject, analysis }} />}
      {eyeAndHand && <EyeAndHand findings={{ ...subject, eyeAndHand }} />}
    </>
  );
}

function Taught({ findings }: { readonly findings: Findings }): ReactElement {
  const { words } = findings;
  const mistakes = shownMistakes(findings);
  const { caveat } = findings.analysis;
  return (
    <>
      {caveat && (
        <p className="coach-caveat">{words.caveat(plain(findings, caveat.drift), plain(findings, caveat.luck))}</p>
      )}
      <p className="note" role="status">
        {mistakes.length === 0 ? words.noMistakes : words.mistakes(mistakes.length)}
      </p>
      <div className="coach-papers">
        <Curve {...{ findings, mistakes }} />
        <LuckAndSkill findings={findings} />
      </div>
      {mistakes.length > 0 && (
        <ol className="coach-cards" aria-label={words.costliest}>
          {mistakes.map((mistake, i) => (
            <MistakeCard key={mistake.entry} {...{ findings, mistake }} number={i + 1} />
          ))}
        </ol>
      )}
      <Picks findings={findings} />
      <AddingUp findings={findings} />
      <p className="small soft">{words.honestly}</p>
    </>
  );
}
