import { useCallback, useEffect, useState } from 'react';
import type { Exhibit, ExhibitList } from '../../../wire/gallery.ts';
import type { GalleryOrder } from '../../../wire/limits.ts';
import { type Failed, hasFailed } from '../house/api.ts';
import { lookAtWall } from './api.ts';

/** What somebody wants to see of the gallery. */
export interface WallWish {
  readonly game: string | undefined;
  readonly order: GalleryOrder;
}

/** What hangs on the wall as far as it was asked for. */
export interface Wall {
  /** Undefined until the first page is there. */
  readonly exhibits: readonly Exhibit[] | undefined;
  readonly failed: Failed | undefined;
  readonly isAsking: boolean;
  /** Asks for the next page, or once more for one that did not come; undefined when everything is there. */
  readonly more: (() => void) | undefined;
}

/** The pages of the wall, one after the other. Whoever wishes for another wall makes another one. */
export function useWall({ game, order }: WallWish): Wall {
  const [pages, setPages] = useState<ExhibitList>();
  const [failed, setFailed] = useState<Failed>();
  const [isAsking, setAsking] = useState(true);
  const hear = useCallback((before: readonly Exhibit[], answer: ExhibitList | Failed): void => {
    setAsking(false);
    setFailed(hasFailed(answer) ? answer : undefined);
    if (!hasFailed(answer)) setPages(joined(before, answer));
  }, []);
  useEffect(() => void lookAtWall({ game, order }).then(answer => hear([], answer)), [game, order, hear]);
  const more = (): void => {
    setAsking(true);
    const after = pages?.next ?? undefined;
    const wish = { game, order, ...(after !== undefined && { after }) };
    void lookAtWall(wish).then(answer => hear(pages?.exhibits ?? [], answer));
  };
  const isWhole = pages?.next === null && failed === undefined;
  return { exhibits: pages?.exhibits, failed, isAsking, more: isWhole ? undefined : more };
}

/** An exhibit that has moved from page to page meanwhile hangs where it was first. */
const joined = (before: readonly Exhibit[], { exhibits, next }: ExhibitList): ExhibitList => ({
  exhibits: [...before, ...exhibits.filter(({ id }) => !before.some(each => each.id === id))],
  next,
});
