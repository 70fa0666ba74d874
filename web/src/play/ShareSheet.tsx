import { type ReactElement, useState } from 'react';
import { titleOf } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { download, share, shareFile } from '../parts/share.ts';
import { pathOf } from '../router.ts';
import { settingsKeeper } from '../settings.ts';
import { LONGEST_LINK, writeReplayLink } from '../table/replayLink.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import { dealLink, type Ended } from '../parts/next.ts';
import './share-sheet.css';

/** What came of sharing; a link that could not be copied is shown. */
type Came = 'shared' | 'copied' | 'saved' | 'too-long' | { readonly link: string };

interface ShareSheetProps {
  readonly ended: Ended;
  readonly onClose: () => void;
}

/** The match as a link, a picture or a file, and its deal for others to try. */
export function ShareSheet({ ended, onClose }: ShareSheetProps): ReactElement {
  const words = useWords();
  const { sharing } = words;
  const [came, setCame] = useState<Came>();
  const { deal } = ended.told;
  const ways = [
    ['replay', 'eye', () => shareReplay(ended, words)],
    ['picture', 'star', () => sharePicture(ended, words)],
    ['deal', 'link', deal === null ? undefined : () => shareDeal(ended, deal, words)],
    ['file', 'log', async () => saved(ended)],
  ] as const;
  return (
    <Dialog title={sharing.title} onClose={onClose}>
      <div className="share-ways">
        {ways.map(
          ([way, icon, send]) =>
            send && (
              <button key={way} type="button" className="slip" onClick={() => void send().then(setCame)}>
                <Icon name={icon} />
                <span>
                  {sharing[way].label}
                  <span className="small soft">{sharing[way].note}</span>
                </span>
              </button>
            ),
        )}
      </div>
      <p className="note" role="status">
        {came && (typeof came === 'string' ? sharing.came[came] : sharing.came.refused)}
      </p>
      {typeof came === 'object' && <LinkToCopy url={came.link} />}
    </Dialog>
  );
}

const LinkToCopy = ({ url }: { readonly url: string }): ReactElement => (
  <input
    className="field"
    readOnly
    aria-label={useWords().sharing.link}
    value={url}
    onFocus={({ target }) => target.select()}
  />
);

async function sent(title: string, url: string): Promise<Came> {
  const came = await share(title, url);
  return came === 'refused' ? { link: url } : came;
}

/** A match that is too long for a link travels as a file. */
async function shareReplay(ended: Ended, words: InterfaceWords): Promise<Came> {
  const replay = await writeReplayLink(ended.told);
  const url = new URL(pathOf({ page: 'linked-replay', game: ended.game, replay }), location.origin).href;
  if (url.length <= LONGEST_LINK) return sent(words.sharing.replayOf(titleOf(ended.game)), url);
  saved(ended);
  return 'too-long';
}

const shareDeal = async (ended: Ended, deal: string, words: InterfaceWords): Promise<Came> =>
  sent(words.end.shareTitle(titleOf(ended.game)), await dealLink(ended, deal));

function saved({ game, told }: Ended): Came {
  const text = `${JSON.stringify(told.transcript, null, 1)}\n`;
  download(new File([text], `${game}.json`, { type: 'application/json' }));
  return 'saved';
}

async function sharePicture(ended: Ended, words: InterfaceWords): Promise<Came> {
  const [{ pictureOf }, { postcardOf }] = await Promise.all([import('./picture.ts'), import('./postcardOf.ts')]);
  const { language, light } = settingsKeeper().now();
  const picture = await pictureOf(postcardOf(ended, language, words), light);
  return shareFile(titleOf(ended.game), new File([picture], `${ended.game}.png`, { type: 'image/png' }));
}
