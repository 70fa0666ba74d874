import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import { usePrintWords } from '../words/print.ts';
import type { Bound, Printing } from './usePrinting.ts';

interface MakeBoxProps {
  readonly printing: Printing;
  readonly bound: Bound | undefined;
  readonly onMake: () => void;
}

/** Makes the file, tells how far it is, and hands it over. */
export function MakeBox({ printing, bound, onMake }: MakeBoxProps): ReactElement {
  const words = usePrintWords();
  const isEmpty = printing.laid?.pages.length === 1;
  const isMaking = bound !== undefined && 'share' in bound;
  const isReady = printing.state === 'laid' && !isMaking && !isEmpty;
  return (
    <section className="paper print-make" aria-label={words.make}>
      <p className="print-advice">
        <Icon name="ruler" /> {words.advice}
      </p>
      <p className="small" role="status">
        {isEmpty ? words.nothing : saidOf(bound, words)}
      </p>
      {isMaking && <progress max={1} value={bound.share} aria-label={words.making(percent(bound.share))} />}
      <div className="print-buttons">
        {bound && 'url' in bound && <Files bound={bound} />}
        <button type="button" className="button button-go" aria-disabled={!isReady} onClick={() => isReady && onMake()}>
          <Icon name="printer" />
          {words.make}
        </button>
      </div>
    </section>
  );
}

const percent = (share: number): number => Math.round(share * 100);

/** What came of it; how far it is stands in the bar beside. */
function saidOf(bound: Bound | undefined, words: ReturnType<typeof usePrintWords>): string {
  if (!bound) return '';
  if ('failed' in bound) return words.notMade;
  return 'file' in bound ? words.made(words.kilobytes(bound.file.size)) : words.making(percent(bound.share));
}

const Files = ({ bound: { file, url } }: { readonly bound: Extract<Bound, { file: File }> }): ReactElement => {
  const words = usePrintWords();
  return (
    <>
      <a className="button" href={url} download={file.name}>
        {words.save}
      </a>
      <a className="button" href={url} target="_blank" rel="noreferrer">
        {words.open}
      </a>
    </>
  );
};
