import { type ReactElement, Suspense, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { GALLERY_ORDERS } from '../../../wire/limits.ts';
import { titleOf } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { acquaintance } from '../house/known.ts';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import { DRAWN } from '../workshop/editors.ts';
import { ExhibitCard } from './ExhibitCard.tsx';
import { OwnExhibits } from './OwnExhibits.tsx';
import { useWall, type WallWish } from './useWall.ts';
import { useGalleryWords } from './words.ts';
import './gallery.css';

/** The works that people show at this server. */
export default function GalleryPage(): ReactElement {
  const words = useGalleryWords();
  useTitle(words.title);
  const [wish, setWish] = useState<WallWish>({ game: undefined, order: 'newest' });
  const [round, setRound] = useState(0);
  return (
    <div className="gallery-page">
      <Rail title={words.title} back={{ href: '/', label: words.leave }}>
        <Switches />
      </Rail>
      <section className="paper gallery-wall">
        <p className="note">{words.intro}</p>
        <Choices wish={wish} onWish={setWish} />
        <h2 className="h2">{words.shown}</h2>
        <Hanging key={`${wish.game}/${wish.order}/${round}`} wish={wish} />
      </section>
      {acquaintance.isKnown() && <OwnExhibits key={round} onWithdrawn={() => setRound(round + 1)} />}
    </div>
  );
}

interface ChoicesProps {
  readonly wish: WallWish;
  readonly onWish: (wish: WallWish) => void;
}

function Choices({ wish, onWish }: ChoicesProps): ReactElement {
  const words = useGalleryWords();
  const { game, order } = wish;
  return (
    <div className="gallery-choices">
      <select
        className="field"
        aria-label={words.game}
        value={game ?? ''}
        onChange={({ target }) => onWish({ ...wish, game: target.value || undefined })}
      >
        <option value="">{words.anyGame}</option>
        {DRAWN.map((each: GameId) => (
          <option key={each} value={each}>
            {titleOf(each)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={words.order}
        value={order}
        onChange={({ target }) =>
          onWish({ ...wish, order: GALLERY_ORDERS.find(each => each === target.value) ?? order })
        }
      >
        {GALLERY_ORDERS.map(each => (
          <option key={each} value={each}>
            {words.orders[each]}
          </option>
        ))}
      </select>
      <Link className="button" href={pathOf({ page: 'workshop' })}>
        <Icon name="pencil" size={18} /> {words.workshop}
      </Link>
    </div>
  );
}

/** What hangs there, and what is to be said where nothing does. */
function Hanging({ wish }: { readonly wish: WallWish }): ReactElement {
  const { exhibits, failed, isAsking, more } = useWall(wish);
  const words = useGalleryWords();
  const { loading } = useWords();
  const { faults } = useOnlineWords();
  return (
    <>
      <div role="status">
        {failed && <p className="fault">{faults[failed]}</p>}
        {exhibits?.length === 0 && <p className="note soft">{wish.game ? words.noneOfGame : words.none}</p>}
        {isAsking && <p className="tag">{loading}</p>}
      </div>
      <Suspense fallback={<p className="tag">{loading}</p>}>
        <ul className="exhibits">
          {exhibits?.map(exhibit => (
            <ExhibitCard key={exhibit.id} exhibit={exhibit} />
          ))}
        </ul>
      </Suspense>
      {more && (exhibits || failed) && failed !== 'no-gallery' && (
        <button type="button" className="button" disabled={isAsking} onClick={more}>
          {failed ? words.again : words.more}
        </button>
      )}
    </>
  );
}
