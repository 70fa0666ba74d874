import { type ReactElement, type ReactNode, use, useMemo } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useSettings } from '../settings.ts';
import { type Loaded, passingView } from '../table/matches.ts';
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
  const module = use(moduleOf(game));
  const loaded = useMatch(module.game, match);
  if (loaded === undefined || typeof loaded === 'string') return <div className="match-picture">{children}</div>;
  const names = namesOf(sittersOf(loaded.head), words);
  return (
    <div className="match-picture">
      <Thumbnail {...{ module, loaded }} />
      <div className="match-words">
        <b>{titleOf(game)}</b>
        {names.length > 1 && <p className="small">{words.seats.and(names)}</p>}
        <p className="small soft">{module.texts[language].progress(passingView(loaded))}</p>
        {children}
      </div>
    </div>
  );
}

interface ThumbnailProps {
  readonly module: GameModule<Kind>;
  readonly loaded: Loaded<Kind>;
}

function Thumbnail({ module, loaded }: ThumbnailProps): ReactElement {
  const drawing = useMemo(
    () => module.art.thumbnail(loaded.session.match.rules.content, passingView(loaded)),
    [module, loaded],
  );
  return (
    <div className="match-thumbnail" aria-hidden="true">
      <Drawing drawing={drawing} />
    </div>
  );
}
