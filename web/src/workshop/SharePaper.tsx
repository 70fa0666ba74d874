import { type ReactElement, type ReactNode, useState } from 'react';
import { type GameId, titleOf } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { QrSquare } from '../parts/QrCode.tsx';
import { share } from '../parts/share.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { Editor } from './editor.ts';
import { shownHeading } from './heading.ts';
import type { Proving } from './useProving.ts';
import type { Workbench } from './useWorkbench.ts';
import { LONGEST_LINK, useWorkPath } from './useWorkLink.ts';
import { useWorkshopWords } from './words.ts';
import './share-paper.css';

export interface SharePaperProps {
  readonly game: GameId;
  readonly editor: Editor<object>;
  readonly bench: Workbench<object>;
  readonly proving: Proving;
  readonly renderShowing: RenderShowing;
}

/** What lets a work be shown to others, as far as it is proved; nothing where there is nowhere to show it. */
export type RenderShowing = (shown: ShownWork) => ReactNode;

interface ShownWork {
  readonly game: GameId;
  readonly text: string;
  readonly isProved: boolean;
}

export const SharePaper = (props: SharePaperProps): ReactElement => (
  <section className="paper workshop-share" aria-label={useWorkshopWords().share.title}>
    <ShareContent {...props} heading />
  </section>
);

/** A work without flaws has a link, proved or not; a proved one takes its par along. */
export function useOwnPath({ game, bench, proving }: SharePaperProps): string | undefined {
  const isSound = bench.flaws.length === 0;
  const par = proving.state === 'proved' ? bench.trial?.par : undefined;
  return useWorkPath(game, isSound ? bench.text : undefined, par);
}

export function ShareContent({ heading, ...props }: SharePaperProps & { readonly heading?: true }): ReactElement {
  const words = useWorkshopWords();
  const path = useOwnPath(props);
  const url = path && new URL(path, location.origin).href;
  const isProved = props.proving.state === 'proved';
  return (
    <div className="share">
      {url ? <QrSquare url={url} label={words.share.qr} /> : <span className="qr-none" aria-hidden="true" />}
      <div className="share-words">
        {heading && <h2 className="h3">{words.share.title}</h2>}
        <p className="small soft">{url ? (isProved ? words.share.note : words.share.unproved) : words.share.flawed}</p>
        {url && url.length > LONGEST_LINK && <p className="small">{words.share.tooLong}</p>}
        <div className="row">
          {url && <CopyButton {...props} url={url} />}
          {path !== undefined && <PrintButton game={props.game} path={path} />}
          {heading && <PlayButton {...props} path={path} />}
        </div>
        {props.renderShowing({ game: props.game, text: props.bench.text, isProved })}
      </div>
    </div>
  );
}

function CopyButton({ game, editor, bench, url }: SharePaperProps & { readonly url: string }): ReactElement {
  const words = useWorkshopWords();
  const { sharing } = useWords();
  const { language } = useSettings();
  const [came, setCame] = useState<'shared' | 'copied' | 'refused'>();
  const unnamed = { name: editor.texts[language].nameless, author: words.nobody };
  const { name } = shownHeading(editor.work.heading(bench.draft), unnamed);
  const send = (): void => void share(words.share.shareTitle(name, titleOf(game)), url).then(setCame);
  return (
    <>
      <button type="button" className="button" onClick={send}>
        <Icon name="link" size={18} /> {words.share.copy}
      </button>
      <span className="small soft">{words.share.length(url.length)}</span>
      <span className="small" role="status">
        {came && sharing.came[came]}
      </span>
      {came === 'refused' && (
        <input
          className="field"
          readOnly
          aria-label={sharing.link}
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}

/** Leads to the page on which the work is printed. */
function PrintButton({ game, path }: { readonly game: GameId; readonly path: string }): ReactElement {
  const { print } = useWorkshopWords().share;
  return (
    <Link className="button" href={pathOf({ page: 'print', game, work: path.slice(path.indexOf('#') + 1) })}>
      <Icon name="printer" size={18} /> {print}
    </Link>
  );
}

interface PlayButtonProps extends SharePaperProps {
  readonly path: string | undefined;
}

/** Leads to the page on which the work is played; locked, with a word why, as long as it cannot be. */
export function PlayButton({ bench, path }: PlayButtonProps): ReactElement {
  const words = useWorkshopWords().play;
  if (path !== undefined && bench.flaws.length === 0)
    return (
      <Link className="button button-go" href={path}>
        <Icon name="play" size={18} /> {words.open}
      </Link>
    );
  const why = bench.flaws.length > 0 ? words.lockedWhy(bench.flaws.length) : words.locked;
  return (
    <button type="button" className="button play-locked" disabled title={why}>
      <Icon name="lock" size={18} /> {words.open}
      <span className="spoken">{why}</span>
    </button>
  );
}
