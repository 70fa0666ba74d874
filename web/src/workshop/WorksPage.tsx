import { type ReactElement, type ReactNode, use, useEffect, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { titleOf } from '../games.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { when } from '../parts/when.ts';
import { go, pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { newId } from '../table/matches.ts';
import { beginningOf } from './beginning.ts';
import type { StartingPoint } from './editor.ts';
import { DRAWN, editorOf } from './editors.ts';
import { shownHeading } from './heading.ts';
import { useWorkshopWords } from './words.ts';
import { type KeptWork, openWorks } from './works.ts';
import './works.css';

/** All works that this browser keeps, and a new one of each kind. */
export function WorksPage({ doors }: { readonly doors: ReactNode }): ReactElement {
  const words = useWorkshopWords();
  useTitle(words.title);
  const { works, isLasting, put, remove, removed } = useWorks();
  return (
    <div className="works-page">
      <Rail title={words.title} back={{ href: '/', label: words.leave }}>
        {doors}
        <Switches />
      </Rail>
      <section className="paper works-intro">
        <p className="note">{words.intro}</p>
        {!isLasting && <p className="small">{words.unkept}</p>}
        <div className="works-new">
          {DRAWN.map(game => (
            <Begin key={game} game={game} onBegin={put} />
          ))}
        </div>
      </section>
      <section className="paper works-kept">
        <h2 className="h2">{words.works}</h2>
        <div role="status" className="works-removed">
          {removed && <Removed work={removed} onBringBack={() => void put(removed)} />}
        </div>
        {works?.length === 0 && <p className="note">{words.none}</p>}
        <ul>
          {works?.map(work => (
            <WorkCard key={work.id} work={work} onCopy={put} onRemove={() => void remove(work)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface Listing {
  readonly works: readonly KeptWork[];
  readonly isLasting: boolean;
}

async function listed(): Promise<Listing> {
  const store = await openWorks();
  return { works: await store.list(), isLasting: store.lasting };
}

/** What is kept, newest first, and what was thrown away last. */
function useWorks() {
  const [list, setList] = useState<Listing>();
  const [removed, setRemoved] = useState<KeptWork>();
  useEffect(() => void listed().then(setList), []);
  return {
    works: list?.works,
    isLasting: list?.isLasting ?? true,
    removed,
    put: async (work: KeptWork): Promise<void> => {
      await (await openWorks()).put(work);
      if (work.id === removed?.id) setRemoved(undefined);
      setList(await listed());
    },
    remove: async (work: KeptWork): Promise<void> => {
      await (await openWorks()).remove(work.id);
      setRemoved(work);
      setList(await listed());
    },
  };
}

const newWork = (game: GameId, text: string): KeptWork => ({ id: newId(), game, text, changed: Date.now() });

interface BeginProps {
  readonly game: GameId;
  readonly onBegin: (work: KeptWork) => Promise<void>;
}

/** A new work of a game, blank or on top of one that comes with it. */
function Begin({ game, onBegin }: BeginProps): ReactElement {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const editor = use(editorOf(game));
  const begin = async (start: StartingPoint<object>): Promise<void> => {
    const work = newWork(game, beginningOf(editor, start, language));
    await onBegin(work);
    go(pathOf({ page: 'workshop', game, work: work.id }));
  };
  const [blank, ...others] = editor.starts;
  return (
    <div className="works-begin">
      <h2 className="h3">{titleOf(game)}</h2>
      {blank && (
        <button type="button" className="button button-go" onClick={() => void begin(blank)}>
          <Icon name="pencil" size={20} /> {editor.texts[language].begin}
        </button>
      )}
      <div className="row">
        <span className="small">{words.beginFrom}</span>
        {others.map(start => (
          <button key={start.id} type="button" className="button button-small" onClick={() => void begin(start)}>
            {start.name[language]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface WorkCardProps {
  readonly work: KeptWork;
  readonly onCopy: (work: KeptWork) => Promise<void>;
  readonly onRemove: () => void;
}

function WorkCard({ work, onCopy, onRemove }: WorkCardProps): ReactElement | null {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const { work: format, picture, texts } = use(editorOf(work.game));
  const draft = format.read(work.text);
  if (isRefusal(draft)) return null;
  const { name, author } = shownHeading(format.heading(draft), {
    name: texts[language].nameless,
    author: words.nobody,
  });
  const copy = (): void => {
    const text = format.print(format.rename(draft, { name: words.copied(name), author }));
    void onCopy(newWork(work.game, text));
  };
  return (
    <li className="work-card">
      <Drawing drawing={picture(draft)} aria-hidden="true" />
      <span className="work-card-words">
        <b>{name}</b>
        <span className="small">{words.byAuthor(author)}</span>
        <span className="small soft">
          {titleOf(work.game)} · {when(work.changed, language)}
        </span>
      </span>
      <WorkButtons {...{ work, name, onRemove }} onCopy={copy} />
    </li>
  );
}

interface WorkButtonsProps {
  readonly work: KeptWork;
  readonly name: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

function WorkButtons({ work: { game, id }, name, onCopy, onRemove }: WorkButtonsProps): ReactElement {
  const words = useWorkshopWords();
  return (
    <span className="row">
      <Link className="button" href={pathOf({ page: 'workshop', game, work: id })} aria-label={words.openOf(name)}>
        {words.open}
      </Link>
      <button type="button" className="button" aria-label={words.copyOf(name)} onClick={onCopy}>
        {words.copy}
      </button>
      <button type="button" className="button" aria-label={words.removeOf(name)} onClick={onRemove}>
        {words.remove}
      </button>
    </span>
  );
}

interface RemovedProps {
  readonly work: KeptWork;
  readonly onBringBack: () => void;
}

function Removed({ work, onBringBack }: RemovedProps): ReactElement {
  const words = useWorkshopWords();
  const [name = ''] = work.text.split('\n');
  return (
    <p className="row">
      <span>{words.removed(name)}</span>
      <button type="button" className="button" onClick={onBringBack}>
        <Icon name="undo" size={18} /> {words.bringBack}
      </button>
    </p>
  );
}
