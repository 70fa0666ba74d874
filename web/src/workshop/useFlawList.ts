import { useState } from 'react';
import type { WorkFlaw } from '../../../games/work.ts';
import { useSettings } from '../settings.ts';
import type { NumberedFlaw } from './editor.ts';
import type { FlawList } from './FlawsPaper.tsx';
import { withoutPlace } from './flaws.ts';
import type { Workbench } from './useWorkbench.ts';
import { useWorkshopWords } from './words.ts';

interface FlawListProps {
  readonly bench: Workbench<object>;
  readonly sentenceOf: (flaw: WorkFlaw) => string;
  readonly say: (sentence: string) => void;
  readonly onPiece: (piece: string) => void;
  /** Whoever is shown a place looks at the drawing. */
  readonly onDrawing: () => void;
}

/** Which flaw is looked at, and what is done about one. */
export function useFlawList({ bench, sentenceOf, say, onPiece, onDrawing }: FlawListProps): FlawList {
  const words = useWorkshopWords().flaws;
  const { language } = useSettings();
  const [pointed, onPoint] = useState<number>();
  const [shown, setShown] = useState<{ readonly number: number }>();
  const show = ({ number, flaw, place }: NumberedFlaw<object>): void => {
    onDrawing();
    onPoint(number);
    setShown({ number });
    say([`${number}. ${withoutPlace(sentenceOf(flaw))}`, ...(place ? [`${place[language]}.`] : [])].join(' '));
  };
  return {
    pointed,
    onPoint,
    shown,
    sentenceOf,
    show,
    mend: numbered => {
      const { mend } = numbered;
      if (mend?.type === 'piece') onPiece(mend.piece);
      if (mend?.type !== 'draft') return show(numbered);
      bench.draw(mend.draft);
      onPoint(undefined);
      say(words.mended);
    },
  };
}
