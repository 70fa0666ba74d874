import { type ReactElement, type ReactNode, use, useState } from 'react';
import { type GameId, isGameId } from '../../../games/shelf.ts';
import { isRefusal } from '../../../kernel/game.ts';
import type { Exhibit } from '../../../wire/gallery.ts';
import { titleOf } from '../games.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { useSettings } from '../settings.ts';
import { useOnlineWords } from '../words/online.ts';
import { editorOf, isDrawn } from '../workshop/editors.ts';
import { openInWorkshop } from '../workshop/openInWorkshop.ts';
import { useWorkPath } from '../workshop/useWorkLink.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { useGalleryWords } from './words.ts';
import '../parts/sitter-name.css';

interface ExhibitCardProps {
  readonly exhibit: Exhibit;
  /** What else can be done with it, or is to be said of it. */
  readonly children?: ReactNode;
}

/** A work on the wall. Nothing of a game that this page cannot draw, or of a text that it cannot read. */
export function ExhibitCard(props: ExhibitCardProps): ReactElement | null {
  const { game } = props.exhibit;
  return isGameId(game) && isDrawn(game) ? <DrawnCard {...props} game={game} /> : null;
}

type DrawnCardProps = ExhibitCardProps & { readonly game: GameId };

function DrawnCard({ exhibit, game, children }: DrawnCardProps): ReactElement | null {
  const { work, picture } = use(editorOf(game));
  const draft = work.read(exhibit.text);
  if (isRefusal(draft)) return null;
  return (
    <li className="exhibit">
      <Drawing drawing={picture(draft)} aria-hidden="true" />
      <Label {...{ exhibit, game }} />
      {children ?? <Deeds {...{ exhibit, game }} />}
    </li>
  );
}

function Label({ exhibit, game }: DrawnCardProps): ReactElement {
  const words = useGalleryWords();
  const { language } = useSettings();
  const { name: names } = useOnlineWords();
  const { texts } = use(editorOf(game));
  const { name, author, isClaimed, par, plays } = exhibit;
  return (
    <div className="exhibit-label">
      <h3 className="h3">{name}</h3>
      <p className="small">
        {words.by} <b>{author}</b>
        {isClaimed && (
          <span className="name-mark" title={names.own}>
            <span className="spoken">{names.own}</span>
          </span>
        )}
      </p>
      <p className="small soft">
        {titleOf(game)} · {words.par(texts[language].par(par))}
      </p>
      <p className="small soft">{words.plays(plays)}</p>
    </div>
  );
}

function Deeds({ exhibit, game }: DrawnCardProps): ReactElement {
  const words = useGalleryWords();
  const [isReporting, setReporting] = useState(false);
  const { name, text, par } = exhibit;
  const path = useWorkPath(game, text, { figure: par, by: 'bots' });
  return (
    <div className="row">
      {path && (
        <Link className="button button-go" href={path} aria-label={words.playOf(name)}>
          <Icon name="play" size={18} /> {words.play}
        </Link>
      )}
      <button
        type="button"
        className="button"
        aria-label={words.openOf(name)}
        onClick={() => void openInWorkshop(game, text)}
      >
        <Icon name="pencil" size={18} /> {words.open}
      </button>
      <button type="button" className="button" aria-label={words.reportOf(name)} onClick={() => setReporting(true)}>
        {words.report}
      </button>
      {isReporting && <ReportSheet exhibit={exhibit} onClose={() => setReporting(false)} />}
    </div>
  );
}
