import { type ReactElement, Suspense, use } from 'react';
import { type GameId, isGameId } from '../../../games/shelf.ts';
import { isRefusal } from '../../../kernel/game.ts';
import type { Given } from '../../../kernel/manifest.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useSettings } from '../settings.ts';
import { editorOf, isDrawn } from './editors.ts';
import { shownHeading } from './heading.ts';
import { useWorkshopWords } from './words.ts';
import './work.css';

interface PlayedOnProps {
  readonly game: string;
  readonly options: Given;
}

/** The work that a match is played on, small, with its name and its author; nothing where it came with the game. */
export const PlayedOn = ({ game, options }: PlayedOnProps): ReactElement | null =>
  isGameId(game) && isDrawn(game) ? (
    <Suspense>
      <OwnWork {...{ game, options }} />
    </Suspense>
  ) : null;

function OwnWork({ game, options }: { readonly game: GameId; readonly options: Given }): ReactElement | null {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const { work, texts, picture } = use(editorOf(game));
  const text = work.textIn(options);
  const draft = text === undefined ? undefined : work.read(text);
  if (!draft || isRefusal(draft)) return null;
  const unnamed = { name: texts[language].nameless, author: words.nobody };
  const { name, author } = shownHeading(work.heading(draft), unnamed);
  return (
    <p className="played-on">
      <Drawing drawing={picture(draft)} width="88" height="88" aria-hidden="true" />
      <span>
        {words.work.plays(name)}
        <br />
        <span className="small soft">{words.work.drawnBy(author)}</span>
      </span>
    </p>
  );
}
