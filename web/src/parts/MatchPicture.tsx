import { type ReactElement, type ReactNode, use } from 'react';
import { boxOf, type GameId, moduleOf } from '../games.ts';
import { useSettings } from '../settings.ts';
import { passingView } from '../table/matches.ts';
import { sittersOf } from '../table/store.ts';
import { useWords } from '../words/words.ts';
import { namesOf } from './names.ts';
import { useMatch } from './useMatch.ts';
import './match-picture.css';

interface MatchPictureProps {
  readonly game: GameId;
  readonly match: string;
  readonly children: ReactNode;
}

/** How a kept match stands: a picture of it, one line about it, and what can be done with it. */
export function MatchPicture({ game, match, children }: MatchPictureProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const { game: rules, Thumbnail, texts } = use(moduleOf(game));
  const loaded = useMatch(rules, match);
  if (loaded === undefined || typeof loaded === 'string') return <div className="match-picture">{children}</div>;
  const names = namesOf(sittersOf(loaded.head), words);
  const view = passingView(loaded);
  return (
    <div className="match-picture">
      <div className="match-thumbnail" aria-hidden="true">
        <Thumbnail view={view} options={loaded.match.start.options} />
      </div>
      <div className="match-words">
        <b>{boxOf(game).title}</b>
        {names.length > 1 && <p className="small">{words.seats.and(names)}</p>}
        <p className="small soft">{texts[language].progress(view)}</p>
        {children}
      </div>
    </div>
  );
}
