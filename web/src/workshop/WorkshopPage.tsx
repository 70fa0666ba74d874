import { type ReactElement, type ReactNode, use, useCallback, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { LostPage } from '../parts/Lost.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { settingsKeeper } from '../settings.ts';
import { newId } from '../table/matches.ts';
import { useWords } from '../words/words.ts';
import { beginningOf } from './beginning.ts';
import type { Editor } from './editor.ts';
import { editorOf, isDrawn } from './editors.ts';
import type { RenderShowing } from './SharePaper.tsx';
import { Workbench } from './Workbench.tsx';
import { type KeptWork, openWorks, type WorkStore } from './works.ts';
import { WorksPage } from './WorksPage.tsx';

interface WorkshopPageProps {
  readonly game?: GameId;
  /** The id of a work that is kept here. */
  readonly work?: string;
  /** Beside all works: where those of others hang, where they do. */
  readonly doors: ReactNode;
  readonly renderShowing: RenderShowing;
}

/** Without a game all works that are kept here; with one its easel. */
export function WorkshopPage({ game, work, doors, renderShowing }: WorkshopPageProps): ReactElement {
  if (game === undefined) return <WorksPage doors={doors} />;
  return isDrawn(game) ? (
    <EaselPage key={`${game}#${work}`} {...{ game, work, renderShowing }} />
  ) : (
    <LostPage lost="path" />
  );
}

interface EaselPageProps extends Pick<WorkshopPageProps, 'renderShowing'> {
  readonly game: GameId;
  readonly work: string | undefined;
}

interface OnEasel {
  readonly store: WorkStore;
  readonly opened: KeptWork;
}

/** The work that was asked for, or the one that was drawn on last; where there is none, a new one. */
function EaselPage({ game, work, renderShowing }: EaselPageProps): ReactElement {
  const { loading } = useWords();
  const editor = use(editorOf(game));
  const [id] = useState(newId);
  const load = useCallback(async (): Promise<OnEasel> => {
    const store = await openWorks();
    const works = (await store.list()).filter(kept => kept.game === game);
    const found = work === undefined ? works[0] : works.find(kept => kept.id === work);
    return { store, opened: found ?? newWork(editor, game, id) };
  }, [editor, game, work, id]);
  const easel = useLoaded(load);
  if (!easel) return <p className="tag loading">{loading}</p>;
  return <Workbench {...{ game, editor, renderShowing }} {...easel} />;
}

/** What a new work begins as, under a name in the language of the page. */
function newWork(editor: Editor<object>, game: GameId, id: string): KeptWork {
  const [first] = editor.starts;
  const text = first ? beginningOf(editor, first, settingsKeeper().now().language) : '';
  return { id, game, text, changed: Date.now() };
}
