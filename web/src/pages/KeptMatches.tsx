import { type ChangeEvent, type ReactElement, useState } from 'react';
import type { Given } from '../../../kernel/manifest.ts';
import { writeText } from '../../../kernel/options.ts';
import type { Kind, Outcome } from '../../../kernel/game.ts';
import { isTypedIn } from '../../../kernel/match.ts';
import type { Names } from '../../../kernel/words.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { go, pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { GoOnline } from '../online/creating/GoOnline.tsx';
import { openStore } from '../table/database.ts';
import { keep, passingView } from '../table/matches.ts';
import { strangers } from '../table/sitters.ts';
import { type KeptHead, sittersOf } from '../table/store.ts';
import { useWords } from '../words/words.ts';
import { Link } from '../parts/Link.tsx';
import { useMatches } from '../parts/matchList.ts';
import { namesOf } from '../parts/names.ts';
import { scoreWorthTelling, victoryOf } from '../parts/standings.ts';
import { openTranscript } from '../parts/transcript.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useMatch } from '../parts/useMatch.ts';
import { when } from '../parts/when.ts';

interface KeptMatchesProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
}

/** The matches of this game that the browser keeps, and a way to bring in one from a file. */
export function KeptMatches({ game, module }: KeptMatchesProps): ReactElement {
  const {
    game: words,
    table: { unkept },
  } = useWords();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState<KeptHead>();
  const list = useMatches();
  const matches = list?.matches.filter(({ game: its, head }) => its === game && !gone.includes(head.id));
  const remove = async ({ id }: KeptHead): Promise<void> => {
    setLeaving(undefined);
    await (await openStore()).remove(id);
    setGone([...gone, id]);
  };
  return (
    <section className="paper game-matches" id="matches">
      <h2 className="h2">{words.matches}</h2>
      {list?.isLasting === false && <p className="small">{unkept}</p>}
      {matches?.length === 0 && <p className="note">{words.none}</p>}
      <ul>
        {matches?.map(({ head }) => (
          <MatchRow key={head.id} {...{ game, module, head }} onRemove={() => setLeaving(head)} />
        ))}
      </ul>
      <OpenFile game={game} module={module} />
      {leaving && <RemoveSheet onRemove={() => void remove(leaving)} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

interface MatchRowProps extends KeptMatchesProps {
  readonly head: KeptHead;
  readonly onRemove: () => void;
}

function MatchRow({ game, module, head, onRemove }: MatchRowProps): ReactElement {
  const { game: words, ways } = useWords();
  const { language } = useSettings();
  const time = when(head.changed, language);
  const link = { game, match: head.id };
  return (
    <li className="match-row">
      <span>
        <b>{time}</b>
        <br />
        <Setting module={module} head={head} />
        <KeptSummary module={module} head={head} />
        {isTypedIn(head.opening.seeds) && (
          <span className="small">
            <br />
            {ways.companion.label}
          </span>
        )}
      </span>
      {head.outcome === null ? (
        <Link className="button" href={pathOf({ page: 'table', ...link })} aria-label={words.continueOf(time)}>
          {words.continue}
        </Link>
      ) : (
        <Link className="button" href={pathOf({ page: 'replay', ...link })} aria-label={words.replayOf(time)}>
          {words.replay}
        </Link>
      )}
      {head.outcome === null && !isTypedIn(head.opening.seeds) && (
        <GoOnline {...{ game, module }} match={head.id} label={words.goOnlineOf(time)} />
      )}
      <button type="button" className="button" aria-label={words.removeOf(time)} onClick={onRemove}>
        {words.remove}
      </button>
    </li>
  );
}

interface KeptSummaryProps {
  readonly module: GameModule<Kind>;
  readonly head: KeptHead;
}

/** Which adventure or dungeon it is, where the game has several; one of one's own is called by its first line. */
function Setting({ module, head }: KeptSummaryProps): ReactElement | null {
  const texts = module.texts[useSettings().language];
  const { setting } = module.game;
  if (setting === undefined) return null;
  const options: Given = { ...head.opening.options };
  const value = writeText(options[setting]);
  const [line = ''] = value.split('\n');
  return (
    <>
      <span>{texts.choices[setting]?.values[value] ?? line}</span>
      <br />
    </>
  );
}

/** Who plays where several do, and how far it has come or what came of it. */
function KeptSummary({ module, head }: KeptSummaryProps): ReactElement {
  const words = useWords();
  const names = namesOf(sittersOf(head), words);
  return (
    <span className="small">
      {names.length > 1 && (
        <>
          {words.seats.and(names)}
          <br />
        </>
      )}
      {head.outcome ? <Ended {...{ module, names }} outcome={head.outcome} /> : <Progress {...{ module, head }} />}
    </span>
  );
}

interface EndedProps extends Pick<KeptSummaryProps, 'module'> {
  readonly names: Names;
  readonly outcome: Outcome;
}

function Ended({ module, names, outcome }: EndedProps): ReactElement {
  const { end } = useWords();
  const texts = module.texts[useSettings().language];
  const score = scoreWorthTelling(module, outcome);
  return (
    <>
      {score !== undefined && `${score} ${texts.score} · `}
      {names.length === 1 ? texts.verdict(outcome) : victoryOf(outcome, names, end)}
    </>
  );
}

function Progress({ module, head }: KeptSummaryProps): ReactElement | null {
  const texts = module.texts[useSettings().language];
  const loaded = useMatch(module.game, head.id);
  if (typeof loaded !== 'object') return null;
  return <>{texts.progress(passingView(loaded))}</>;
}

interface RemoveSheetProps {
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function RemoveSheet({ onRemove, onClose }: RemoveSheetProps): ReactElement {
  const words = useWords();
  return (
    <Dialog title={words.game.removeTitle} onClose={onClose}>
      <p>{words.game.removeText}</p>
      <div className="row">
        <button type="button" className="button button-go" onClick={onClose}>
          {words.game.keep}
        </button>
        <button type="button" className="button" onClick={onRemove}>
          {words.game.remove}
        </button>
      </div>
    </Dialog>
  );
}

function OpenFile({ game, module }: KeptMatchesProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const [bad, setBad] = useState<string>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const opened = openTranscript(module.game, await file.text());
    target.value = '';
    if ('match' in opened) {
      const { seats, seeds } = opened.match.start;
      const [[, deal]] = seeds as [[number, string | null]];
      const about = { deal, sitters: strangers(seats) };
      go(pathOf({ page: 'replay', game, match: await keep(await openStore(), opened.match, about) }));
    } else setBad(opened.sentence(words.misfit, module.words[language]));
  };
  return (
    <div className="open-file">
      <label className="button">
        <input type="file" className="spoken" accept=".json,application/json" onChange={event => void open(event)} />
        {words.game.open}
      </label>
      <p className="small game-bad" role="alert">
        {bad}
      </p>
    </div>
  );
}
