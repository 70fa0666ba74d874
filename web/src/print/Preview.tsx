import { type ReactElement, useCallback, useState } from 'react';
import type { PartName } from '../../../print/words.ts';
import { Icon } from '../look/Icon.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useKeys } from '../parts/useKeys.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { usePrintWords } from '../words/print.ts';
import type { Laid, Printing } from './usePrinting.ts';

interface PreviewProps {
  readonly printing: Printing;
  readonly onAgain: () => void;
}

/** The pages as they lie on the table: one to be looked at, and the others behind the first of their part. */
export function Preview({ printing, onAgain }: PreviewProps): ReactElement {
  const words = usePrintWords();
  const { laid, state } = printing;
  return (
    <section className="print-preview" aria-label={words.preview} aria-busy={state === 'laying'}>
      {state === 'failed' && (
        <p className="paper print-failed" role="alert">
          {words.failed}{' '}
          <button type="button" className="button" onClick={onAgain}>
            {words.again}
          </button>
        </p>
      )}
      {laid && <Pages laid={laid} />}
    </section>
  );
}

function Pages({ laid }: { readonly laid: Laid }): ReactElement {
  const words = usePrintWords();
  const [at, setAt] = useState(0);
  const [isClose, setClose] = useState(false);
  const page = Math.min(at, laid.pages.length - 1);
  const go = (to: number): void => setAt(Math.max(0, Math.min(laid.pages.length - 1, to)));
  useKeys({ ArrowRight: () => go(page + 1), ArrowLeft: () => go(page - 1) });
  return (
    <>
      <figure className="print-large" data-close={isClose}>
        <Picture laid={laid} page={page} label={words.picture(page + 1, partAt(laid, page) ?? words.firstPage)} />
      </figure>
      <div className="print-pager">
        <Turning laid={laid} page={page} onGo={go} />
        <button type="button" className="button" aria-pressed={isClose} onClick={() => setClose(!isClose)}>
          <Icon name="eye" />
          {words.closer}
        </button>
      </div>
      <Piles laid={laid} page={page} onGo={go} />
    </>
  );
}

interface TurningProps {
  readonly laid: Laid;
  readonly page: number;
  readonly onGo: (page: number) => void;
}

function Turning({ laid, page, onGo }: TurningProps): ReactElement {
  const words = usePrintWords();
  const { length } = laid.pages;
  const [back, on] = [
    { label: words.previous, icon: 'back', keys: 'ArrowLeft', 'aria-disabled': page === 0 },
    { label: words.next, icon: 'forward', keys: 'ArrowRight', 'aria-disabled': page === length - 1 },
  ] as const;
  return (
    <>
      <RoundButton {...back} onClick={() => onGo(page - 1)} />
      <p className="tag" aria-live="polite">
        {words.pageOf(page + 1, length, partAt(laid, page) ?? words.firstPage)}
      </p>
      <RoundButton {...on} onClick={() => onGo(page + 1)} />
    </>
  );
}

const titleOfPart = ({ parts }: Laid, name: PartName | null): string | undefined =>
  parts.find(part => part.name === name)?.title;

const partAt = (laid: Laid, page: number): string | undefined => titleOfPart(laid, laid.pages[page]?.part ?? null);

interface Pile {
  readonly part: PartName;
  readonly first: number;
  readonly last: number;
}

/** The pages of each part, as a pile of which the first one shows. */
function pilesOf({ pages }: Laid): readonly Pile[] {
  const piles = new Map<PartName, Pile>();
  pages.forEach(({ part }, at) => {
    if (part !== null) piles.set(part, { part, first: piles.get(part)?.first ?? at, last: at });
  });
  return [...piles.values()];
}

function Piles({ laid, page, onGo }: TurningProps): ReactElement {
  const words = usePrintWords();
  return (
    <ul className="print-piles">
      {pilesOf(laid).map(({ part, first, last }) => (
        <li key={part}>
          <button
            type="button"
            className="print-pile"
            data-deep={last > first}
            aria-current={page >= first && page <= last ? 'true' : undefined}
            onClick={() => onGo(first)}
          >
            <Picture laid={laid} page={first} />
            <span className="tag">{words.goTo(titleOfPart(laid, part) ?? '', first + 1, last + 1)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly laid: Laid;
  readonly page: number;
  /** None beside words that say the same. */
  readonly label?: string;
}

/** A page as the worker draws it: its text is ours, and every sign of it that somebody has typed was escaped there. */
function Picture({ laid, page, label }: PictureProps): ReactElement {
  const { pictureOf, pages } = laid;
  const svg = useLoaded(useCallback(() => pictureOf(page), [pictureOf, page]));
  const [width, height] = pages[page]?.size ?? [1, 1];
  const told =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span
      className="print-picture"
      {...told}
      style={{ aspectRatio: `${width} / ${height}` }}
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
