import { useEffect, useState } from 'react';
import type { Coached } from '../../../bots/coaching.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { analysing } from './analysing.ts';
import { noteFound } from './lastFindings.ts';

/** How far the coach has come, from 0 to 1, or what it has found: nothing where it cannot judge. */
type Analysed = { readonly share: number } | { readonly found: Coached | undefined } | { readonly error: unknown };

/** What an ended match teaches. Whoever leaves ends the work. */
export function useAnalysis(transcript: Transcript<Kind>): Analysed {
  const [analysed, setAnalysed] = useState<Analysed>({ share: 0 });
  useEffect(() => {
    let isCurrent = true;
    const tell = (told: Analysed): void => {
      if (isCurrent) setAnalysed(told);
    };
    // How far it has come is told on a way of its own, and may be heard after the answer.
    const hear = (share: number): void => {
      if (isCurrent) setAnalysed(last => ('share' in last ? { share } : last));
    };
    const { answer, stop } = analysing(transcript, hear);
    const note = (found: Coached | undefined): void => {
      if (found?.analysis) noteFound(transcript, found.analysis);
      tell({ found });
    };
    answer.then(note, (error: unknown) => tell({ error }));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [transcript]);
  if ('error' in analysed) throw analysed.error;
  return analysed;
}
