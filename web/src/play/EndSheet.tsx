import { lazy, type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Kind, Outcome } from '../../../kernel/game.ts';
import { CoachButton } from '../coach/CoachButton.tsx';
import type { EndedMatch } from '../games/result.ts';
import { isTaught } from '../lessons/courses.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { printMatch } from '../desk/matchToPrint.ts';
import { dealOf } from '../table/matches.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from '../desk/atTable.ts';
import { Highlights } from './EndHighlights.tsx';
import { SumTable } from './EndSum.tsx';
import { Ladder, EndVerdict } from './EndVerdict.tsx';
import type { Ended } from '../parts/next.ts';
import { ShareSheet } from './ShareSheet.tsx';
import { Standings } from './Standings.tsx';
import { useEndedMatch } from './useEndedMatch.ts';
import './end-sheet.css';

const TryNext = lazy(() => import('../lessons/TryNext.tsx'));

interface EndSheetProps extends AtTable {
  readonly onClose: () => void;
}

/** The result: who has won, how it adds up, what was worth remembering, and what to do next. */
export function EndSheet(props: EndSheetProps): ReactElement | null {
  const { module, around, seen, onClose } = props;
  const words = useWords();
  const ended = useEndedMatch(props);
  const { outcome, isCutShort } = seen.now;
  if (!outcome) return null;
  return (
    <Dialog title={words.end.title} className="end-sheet" onClose={onClose}>
      <div className="end-papers">
        <EndVerdict {...props} {...{ outcome, ended }} />
        {ended && !isCutShort && <Ladder {...{ module, ended }} />}
        <Account {...props} {...{ outcome, ended }} />
        {ended && !isCutShort && <Highlights {...{ module, ended }} pathTo={around.replayPath} />}
      </div>
      {ended && !isCutShort && <Next {...props} ended={ended} />}
      {around.renderEnd(props, onClose)}
    </Dialog>
  );
}

/** What to try next, where the game has lessons. It comes when it comes. */
function Next({ game, module, table, ended }: AtTable & { readonly ended: EndedMatch<Kind> }): ReactElement | null {
  if (!isTaught(game) || table.own.length === 0) return null;
  return (
    <Suspense>
      <TryNext {...{ game, module, ended }} sitters={table.sitters} options={table.start.options} />
    </Suspense>
  );
}

interface AccountProps extends AtTable {
  readonly outcome: Outcome;
  readonly ended: EndedMatch<Kind> | undefined;
}

/** The sum where the game counts one, or else what it shows in its place. */
function Account(props: AccountProps): ReactElement | null {
  const { module, seen, ended } = props;
  const { end } = useWords();
  const { language } = useSettings();
  const { isCutShort } = seen.now;
  if (isCutShort && !ended) return null;
  if (!module.sum)
    return (
      <div className="end-account">
        <Standings {...props} />
      </div>
    );
  const isAside = !isCutShort && ended && module.isDecidedBySum?.(ended.outcome) === false;
  const title = isCutShort ? end.stood : isAside ? end.aside(module.texts[language].score) : end.sum;
  return ended ? <SumTable {...{ module, ended, title }} rows={module.sum(ended)} /> : null;
}

interface EndButtonsProps extends EndSheetProps {
  /** Whether the dice were honest, where somebody has fixed them. */
  readonly proof?: ReactNode;
  /** What one may want to play again instead; on a phone it lies below the rest. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** What can be done next; to share the match and to look at the board are always among it. */
export function EndButtons({ more, proof, children, ...props }: EndButtonsProps): ReactElement {
  const { end } = useWords();
  return (
    <div className="end-foot">
      <div className="end-buttons">
        {children}
        <Teaching {...props} proof={proof} />
        <ShareButton {...props} />
        <button type="button" className="button" onClick={() => printMatch(props)}>
          {end.print}
        </button>
        <button type="button" className="button" onClick={props.onClose}>
          {end.look}
        </button>
      </div>
      {more !== undefined && <div className="end-more">{more}</div>}
    </div>
  );
}

/** The match as others start from it, once the whole of it is here. */
function useTold({ game, module, around, table }: EndSheetProps): Ended | undefined {
  const transcript = useLoaded(around.told);
  const { sitters } = table;
  return useMemo(
    () => transcript && { game, module, told: { transcript, sitters, deal: dealOf(transcript) } },
    [game, module, transcript, sitters],
  );
}

/** A match that was broken off teaches nothing: it has no result. */
function Teaching(props: EndSheetProps & Pick<EndButtonsProps, 'proof'>): ReactElement | null {
  const ended = useTold(props);
  const { proof, around, seen } = props;
  if (!ended || seen.now.isCutShort) return null;
  return <CoachButton {...{ ended, proof }} pathTo={around.replayPath} />;
}

function ShareButton(props: EndSheetProps): ReactElement | null {
  const { sharing } = useWords();
  const [isOpen, setOpen] = useState(false);
  const ended = useTold(props);
  if (!ended) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {sharing.open}
      </button>
      {isOpen && <ShareSheet ended={ended} onClose={() => setOpen(false)} />}
    </>
  );
}
