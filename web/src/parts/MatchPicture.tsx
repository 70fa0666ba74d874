import { type ReactElement, type ReactNode, use } from 'react';
import { boxOf, type GameId, moduleOf } from '../games.ts';
import { useSettings } from '../settings.ts';
import { useMatch } from './useMatch.ts';
import './match-picture.css';

interface MatchPictureProps {
  readonly game: GameId;
  readonly match: string;
  readonly children: ReactNode;
}

/** How a kept match stands: a picture of it, one line about it, and what can be done with it. */
export function MatchPicture({ game, match, children }: MatchPictureProps): ReactElement {
  const { language } = useSettings();
  const { game: rules, Thumbnail, texts } = use(moduleOf(game));
  const loaded = useMatch(rules, match);
  if (loaded === undefined || typeof loaded === 'string') return <div className="match-picture">{children}</div>;
  const view = loaded.match.rules.view(loaded.match.state, 0);
  return (
    <div className="match-picture">
      <div className="match-thumbnail" aria-hidden="true">
        <Thumbnail view={view} options={loaded.match.start.options} />
      </div>
      <div className="match-words">
        <b>{boxOf(game).title}</b>
        <p className="small soft">{texts[language].progress(view)}</p>
        {children}
      </div>
    </div>
  );
}
