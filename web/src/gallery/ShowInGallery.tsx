import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import type { Publication, Published } from '../../../wire/gallery.ts';
import { type Failed, hasFailed } from '../house/api.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { publish } from './api.ts';
import { useHasGallery } from './useHasGallery.ts';
import { useGalleryWords } from './words.ts';

interface ShowInGalleryProps {
  readonly game: GameId;
  readonly text: string;
  /** Whether somebody has brought this very text to an end here. The server finds that out for itself. */
  readonly isProved: boolean;
}

/** Hangs a work into the gallery of this server, where it has one. */
export function ShowInGallery(props: ShowInGalleryProps): ReactElement | null {
  return useHasGallery() ? <Hanger key={props.text} {...props} /> : null;
}

type Came = Published | Failed | 'begun' | undefined;

function Hanger({ game, text, isProved }: ShowInGalleryProps): ReactElement {
  const words = useGalleryWords().showing;
  const [came, setCame] = useState<Came>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const isUnderWay = came === 'begun' || (typeof came === 'object' && came.state === 'proving');
  const show = async (): Promise<void> => {
    setCame('begun');
    const hear = (published: Published | Failed): boolean => {
      if (isHere.current) setCame(published);
      return isHere.current;
    };
    await publishAtLast({ game, text }, hear);
  };
  return (
    <div className="hanger">
      <button type="button" className="button" disabled={!isProved || isUnderWay} onClick={() => void show()}>
        {words.show}
      </button>
      {came === undefined && <p className="small soft">{isProved ? words.note : words.unproved}</p>}
      <div role="status" className="small">
        <WhatCame came={came} />
      </div>
    </div>
  );
}

/** Asks until it hangs there or something stands against it; a request takes seconds as long as bots are at it. */
async function publishAtLast(work: Publication, hear: (published: Published | Failed) => boolean): Promise<void> {
  for (let isOpen = true; isOpen;) {
    const published = await publish(work);
    isOpen = hear(published) && !hasFailed(published) && published.state === 'proving';
  }
}

function WhatCame({ came }: { readonly came: Came }): ReactElement | null {
  const { showing: words } = useGalleryWords();
  const { faults } = useOnlineWords();
  if (came === undefined) return null;
  if (came === 'begun') return <>{words.begun}</>;
  if (hasFailed(came)) return <Refused failed={came} sentence={faults[came]} />;
  if (came.state === 'proving') return <>{words.proving(came.done, came.of)}</>;
  const { isOwn, name, author } = came.exhibit;
  return (
    <>
      {isOwn ? words.shown : words.shownAs(name, author)} <Link href={pathOf({ page: 'gallery' })}>{words.look}</Link>
    </>
  );
}

/** Who the server does not know yet can say who they are; why a work was taken down stands in the gallery. */
function Refused({ failed, sentence }: { readonly failed: Failed; readonly sentence: string }): ReactElement {
  const { showing: words } = useGalleryWords();
  return (
    <span className="fault">
      {sentence} {failed === 'not-signed-in' && <Link href={pathOf({ page: 'me' })}>{words.who}</Link>}
      {failed === 'taken-down' && <Link href={pathOf({ page: 'gallery' })}>{words.why}</Link>}
    </span>
  );
}
