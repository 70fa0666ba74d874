import { type ReactElement, use, useCallback } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { writeText } from '../../../kernel/options.ts';
import { say } from '../../../kernel/words.ts';
import { type LinkedWork, readWorkLink } from '../../../wire/work-link.ts';
import { moduleOf } from '../games.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import GamePage from './Game.tsx';
import { LostPage } from '../parts/Lost.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { useTitle } from '../parts/useTitle.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { editorOf, isDrawn } from '../workshop/editors.ts';
import { shownHeading } from '../workshop/heading.ts';
import { openInWorkshop } from '../workshop/openInWorkshop.ts';
import { useWorkshopWords } from '../workshop/words.ts';
import '../workshop/work.css';

interface WorkPageProps {
  readonly game: GameId;
  /** The work as its link writes it. */
  readonly work: string;
}

/** A work that somebody has sent, or one's own: what it looks like, and the ways to play it. */
export default function WorkPage(props: WorkPageProps): ReactElement {
  return isDrawn(props.game) ? <LinkedWorkPage {...props} /> : <LostPage lost="path" />;
}

function LinkedWorkPage({ game, work }: WorkPageProps): ReactElement {
  const { loading } = useWords();
  const words = useWorkshopWords().work;
  const linked = useLoaded(useCallback(() => readWorkLink(work), [work]));
  if (!linked) return <p className="tag loading">{loading}</p>;
  if (typeof linked === 'string') return <LostPage lost="work">{words[linked]}</LostPage>;
  return <ReadWorkPage {...{ game, linked }} />;
}

interface ReadWorkProps {
  readonly game: GameId;
  readonly linked: LinkedWork;
}

/** What a link holds is a stranger's text: it is read and checked before anything is done with it. */
function ReadWorkPage({ game, linked }: ReadWorkProps): ReactElement {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const module = use(moduleOf(game));
  const { work, texts } = use(editorOf(game));
  const draft = work.read(linked.text);
  const [flaw] = isRefusal(draft) ? [draft] : work.flaws(draft);
  const heading = shownHeading(isRefusal(draft) ? undefined : work.heading(draft), {
    name: texts[language].nameless,
    author: words.nobody,
  });
  useTitle(words.work.title(heading.name));
  if (flaw || isRefusal(draft))
    return (
      <LostPage lost="work">
        {words.work.flawed} {flaw && say(module.words[language].reasons, flaw.refused)}
      </LostPage>
    );
  const options = Object.entries(work.options(linked.text)).map(([name, value]) => [name, writeText(value)] as const);
  const card = <WorkCard {...{ game, linked, heading, draft }} />;
  return <GamePage game={game} work={{ option: work.option, texts: Object.fromEntries(options), card }} />;
}

interface WorkCardProps extends ReadWorkProps {
  readonly heading: { readonly name: string; readonly author: string };
  readonly draft: object;
}

function WorkCard({ game, linked, heading, draft }: WorkCardProps): ReactElement {
  const words = useWorkshopWords().work;
  const { language } = useSettings();
  const { picture, texts } = use(editorOf(game));
  const { par } = linked;
  return (
    <div className="linked-work">
      <Drawing drawing={picture(draft)} aria-hidden="true" />
      <h2 className="h2">{heading.name}</h2>
      <p className="note">{words.drawnBy(heading.author)}</p>
      <p className="small">{par ? words.claims(texts[language].par(par.figure)) : words.noPar}</p>
      <button type="button" className="button" onClick={() => void openInWorkshop(game, linked.text)}>
        <Icon name="pencil" size={18} /> {words.change}
      </button>
    </div>
  );
}
