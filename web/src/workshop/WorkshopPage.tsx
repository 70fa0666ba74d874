import { type ReactElement, use, useCallback, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { LostPage } from '../pages/Lost.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { settingsKeeper } from '../settings.ts';
import { newId } from '../table/matches.ts';
import { useWords } from '../words/words.ts';
import { beginningOf } from './beginning.ts';
import type { Editor } from './editor.ts';
import { editorOf, isDrawn } from './editors.ts';
import { Workbench } from './Workbench.tsx';
import { type KeptWork, openWorks, type WorkStore } from './works.ts';
import { WorksPage } from './WorksPage.tsx';

interface WorkshopPageProps {
  readonly game?: GameId;
  /** The id of a work that is kept here. */
  readonly work?: string;
}

/** Without a game all works that are kept here; with one its easel. */
export default function WorkshopPage({ game, work }: WorkshopPageProps): ReactElement {
  if (game === undefined) return <WorksPage />;
  return isDrawn(game) ? <EaselPage key={`${game}#${work}`} {...{ game, work }} /> : <LostPage lost="path" />;
}

interface EaselPageProps {
  readonly game: GameId;
  readonly work: string | undefined;
}

interface OnEasel {
  readonly store: WorkStore;
  readonly opened: KeptWork;
}

/** The work that was asked for, or the one that was drawn on last; where there is none, a new one. */
function EaselPage({ game, work }: EaselPageProps): ReactElement {
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
  return <Workbench {...{ game, editor }} {...easel} />;
}

/** What a new work begins as, under a name in the language of the page. */
function newWork(editor: Editor<object>, game: GameId, id: string): KeptWork {
  const [first] = editor.starts;
  const text = first ? beginningOf(editor, first, settingsKeeper().now().language) : '';
  return { id, game, text, changed: Date.now() };
}
