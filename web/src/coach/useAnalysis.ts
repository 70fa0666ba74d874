import { useEffect, useState } from 'react';
import type { Analysis } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { analysing } from './analysing.ts';
import { noteFound } from './found.ts';

/** How far the coach has come, from 0 to 1, or what it has found: nothing where it cannot judge. */
type Analysed =
  | { readonly share: number }
  | { readonly analysis: Analysis<Kind> | undefined }
  | { readonly error: unknown };

/** What an ended match teaches. Whoever leaves ends the work. */
export function useAnalysis(transcript: Transcript<Kind>): Analysed {
  const [analysed, setAnalysed] = useState<Analysed>({ share: 0 });
  useEffect(() => {
    let isCurrent = true;
    const tell = (told: Analysed): void => {
      if (isCurrent) setAnalysed(told);
    };
    const { answer, stop } = analysing(transcript, share => tell({ share }));
    const note = (analysis: Analysis<Kind> | undefined): void => {
      if (analysis) noteFound(transcript, analysis);
      tell({ analysis });
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
