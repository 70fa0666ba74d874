import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { CompanionDesk } from '../companion/Companion.tsx';
import { useCompanion } from '../companion/useCompanion.ts';
import { untold } from '../table/permanence.ts';
import { useScreen } from '../look/screen.ts';
import { useObserved } from '../observed.ts';
import { namesOf, readerAmong } from '../parts/names.ts';
import { useKeys } from '../parts/useKeys.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { useSettings } from '../settings.ts';
import { sound } from '../sound.ts';
import type { Between, OnProgress } from '../table/table.ts';
import { type Note, type Play, usePlay } from '../table/usePlay.ts';
import { useWords } from '../words/words.ts';
import { Announcer } from '../parts/Announcer.tsx';
import type { AtTable, Opened, Watched } from '../desk/atTable.ts';
import { Curtain } from './Curtain.tsx';
import { Desk, sentencesOf } from '../desk/Desk.tsx';
import { isGoalTold, noteGoalTold } from './goalsTold.ts';
import { measuresOn } from './measures.ts';
import { changePace } from './Pace.tsx';
import { PlayRail } from './PlayRail.tsx';
import { PlaySheets } from './PlaySheets.tsx';
import { ReplayView } from './ReplayView.tsx';
import type { Seen } from '../stage/seen.ts';
import { useStage } from './useStage.ts';
import { TutorSheet } from '../tutor/TutorSheet.tsx';
import { type Tutored, type TutorQuestion, useTutor } from '../tutor/useTutor.ts';
import './play.css';
import './small-screens.css';
import './hands.css';

interface PlayPageProps extends Pick<AtTable, 'game' | 'around' | 'module' | 'table'> {
  readonly isLasting: boolean;
  /** Whether there is hardly room for what will be played. */
  readonly isNearlyFull?: boolean;
}

export function PlayPage(props: PlayPageProps): ReactElement {
  const words = useWords();
  const { around, module, table } = props;
  const { seen, isLate, claim, hurry } = useStage(table, module);
  const tutored = useTutoredPlay(props, seen);
  const names = namesOf(table.sitters, words);
  const phase = seen?.now.outcome !== undefined && !seen.moving && !around.lesson ? 'ended' : 'playing';
  const [opened, onOpen] = useOpened(phase);
  const [watched, onWatch] = useState<Watched>();
  const [question, onAsk] = useState<string>();
  const reviewed = useReview(props, phase);
  useSounds(module, seen);
  usePlayKeys(tutored, seen?.curtain === undefined ? onOpen : undefined);
  if (!seen) return <Loading isLate={isLate} />;
  const atTable: AtTable = {
    ...props,
    play: tutored.play,
    onTutor: tutored.toggle,
    seen,
    isLate,
    names,
    reader: readerAmong(table.own),
    reviewed,
    question,
    onAsk,
    onOpen,
    onWatch,
    onHurry: hurry,
  };
  if (watched) return <Watching {...atTable} watched={watched} />;
  if (seen.curtain !== undefined) return <Curtain {...atTable} to={seen.curtain} onClaim={claim} />;
  return <OnTable {...atTable} {...{ opened, asked: tutored.question }} />;
}

interface OnTableProps extends AtTable {
  readonly opened: Opened | undefined;
  /** What a tutor wants to know before a step is taken. */
  readonly asked: TutorQuestion | undefined;
}

function OnTable({ opened, asked, ...atTable }: OnTableProps): ReactElement {
  const { game, module, seen } = atTable;
  const style = measuresOn(useScreen(), module.desk);
  return (
    <div className="play-page" data-game={game} data-desk="table" data-pending={seen.now.pending} style={style}>
      <Laid {...atTable} />
      <PlaySheets {...atTable} opened={opened} />
      {asked && <TutorSheet {...atTable} asked={asked} />}
    </div>
  );
}

/** What has to be known before the first move. */
function firstNote(props: PlayPageProps): Note<Kind> | undefined {
  const { isLasting, isNearlyFull = false } = props;
  if (!isLasting) return { type: 'unkept' };
  if (isNearlyFull) return { type: 'nearly-full' };
  return isGoalNews(props) ? { type: 'goal' } : undefined;
}

/** Whoever plays a game here for the first time is told what for. A lesson has a goal of its own. */
const isGoalNews = ({ game, module, table, around }: PlayPageProps): boolean =>
  module.goal !== undefined && !around.lesson && table.own.length > 0 && !table.now.outcome && !isGoalTold(game);

/** The rail and the table; with a pad on it where chance is typed in. */
function Laid(atTable: AtTable): ReactElement {
  const { around, seen } = atTable;
  const typed = useCompanion(atTable);
  const line = around.renderLine?.(atTable) ?? around.line;
  const asked = typed ? { ...atTable, question: typed.pad.question } : atTable;
  return (
    <>
      <Said {...atTable} />
      <PlayRail {...asked} />
      {line !== undefined && <div className="play-line">{line}</div>}
      {around.lesson?.renderPanel(asked)}
      {typed ? <CompanionDesk key={seen.now.seat} {...asked} typed={typed} /> : <Desk key={seen.now.seat} {...asked} />}
    </>
  );
}

/** Before everything else on the page: what has happened is said before what is asked next. */
function Said(props: AtTable): ReactElement {
  const { module, seen, reader } = props;
  const { events, count } = useLastSaid(seen.said);
  const news = events.filter(event => reader === undefined || !module.isEcho?.(event, reader));
  const said = sentencesOf(news, module.words[useSettings().language], props);
  return <Announcer text={said} turn={count} />;
}

/** What was said last stays until more is said: who hands the screen to another at once would take the words away unheard. */
function useLastSaid(said: Seen<Kind>['said']): { readonly events: Seen<Kind>['said']; readonly count: number } {
  const [last, setLast] = useState({ events: said, count: 0 });
  if (said.length === 0 || said === last.events) return last;
  const next = { events: said, count: last.count + 1 };
  setLast(next);
  return next;
}

function Loading({ isLate }: Pick<AtTable, 'isLate'>): ReactElement | null {
  const { loading } = useWords();
  if (!isLate) return null;
  return (
    <p className="tag loading" data-late>
      {loading}
    </p>
  );
}

/** Another way the match could have gone. */
function Watching({
  game,
  around,
  module,
  names,
  reader,
  onWatch,
  watched,
}: AtTable & { readonly watched: Watched }): ReactElement {
  const { replay } = useWords();
  const { review } = module.texts[useSettings().language];
  const back = { label: replay.backToResult, href: around.path, onPress: () => onWatch(undefined) };
  return (
    <ReplayView
      {...{ game, module, names, reader, back }}
      {...watched}
      isPlaying
      title={review?.best ?? replay.title}
    />
  );
}

/** What is done at the table, as far as the tutor lets it pass. A lesson has its own ways to say what is better. */
function useTutoredPlay(props: PlayPageProps, seen: Seen<Kind> | undefined): Tutored {
  const { table, module, around } = props;
  const [first] = useState(() => firstNote(props));
  const play = usePlay(table, seen?.now, first);
  useGoalTold(play, props);
  useKeepingTold(play, around);
  const { coachedSeats: _, ...unjudged } = module;
  return useTutor(table, around.lesson ? unjudged : module, whileWatched(seen, play));
}

/** What stands on a slip until the first step is taken need not stand there again. */
function useGoalTold({ note }: Play<Kind>, { game }: PlayPageProps): void {
  const isTelling = note?.type === 'goal';
  useEffect(() => {
    if (isTelling) noteGoalTold(game);
  }, [isTelling, game]);
}

/** What the browser has answered when it was asked to keep a match is told once, at the first table. */
function useKeepingTold({ note, say }: Play<Kind>, { lesson }: AtTable['around']): void {
  const keeping = useObserved(untold);
  useEffect(() => {
    if (keeping === undefined || note !== undefined || lesson) return;
    untold.set(undefined);
    say({ type: 'keeping', keeping });
  }, [keeping, note, say, lesson]);
}

/** Whoever still watches is not told what comes after it, by a hint either. */
function whileWatched(seen: Seen<Kind> | undefined, play: Play<Kind>): Play<Kind> {
  if (!seen || !(seen.isTelling || seen.isBehind)) return play;
  return { ...play, askHint: async () => play.say({ type: 'hint-too-soon' }) };
}

/** A match has ended for whoever looks at it when all of its end was shown. */
type ShownPhase = 'playing' | 'ended';

/** The result lies on top when the match has ended, until it is put away. */
function useOpened(phase: ShownPhase): [Opened | undefined, AtTable['onOpen']] {
  const [opened, setOpened] = useState<Opened>();
  const [isResultAway, putResultAway] = useState(false);
  const shown = opened ?? (phase === 'ended' && !isResultAway ? ({ sheet: 'end' } as const) : undefined);
  const onOpen = (next: Opened | undefined): void => {
    if (phase === 'ended') putResultAway(true);
    setOpened(next);
  };
  return [shown, onOpen];
}

interface Progress {
  readonly share: number;
  readonly between: Between | undefined;
}

/** Only who has played alone can be told how it would have gone better. */
function useReview({ module, table }: PlayPageProps, phase: ShownPhase): AtTable['reviewed'] {
  const isAsked = phase === 'ended' && table.start.seats === 1 && module.texts.en.review !== undefined;
  const [{ share, between }, setProgress] = useState<Progress>({ share: 0, between: undefined });
  const [stopping] = useState(() => new AbortController());
  const look = useCallback(async () => {
    const heard: OnProgress = (come, known) => setProgress({ share: come, between: known });
    return { review: isAsked ? await table.ask('review', heard, stopping.signal) : undefined };
  }, [table, isAsked, stopping]);
  const answer = useLoaded(look);
  if (!answer) return { share, between, onStop: () => stopping.abort() };
  return stopping.signal.aborted && !answer.review ? { stopped: between } : answer;
}

/** Nothing is played by key behind a curtain. */
function usePlayKeys({ play, toggle }: Tutored, onOpen: AtTable['onOpen'] | undefined): void {
  useKeys(
    onOpen
      ? {
          u: () => void play.undo(),
          'Shift+u': () => void play.redo(),
          h: () => void play.askHint(),
          ...(toggle && { 'Shift+h': toggle }),
          p: () => changePace(play),
          '?': () => onOpen({ sheet: 'keys' }),
          ...(play.note && { Escape: () => play.say(undefined) }),
        }
      : {},
  );
}

/** A scene is heard as it begins; of what has none, the last thing that was told. */
function useSounds(module: GameModule<Kind>, seen: Seen<Kind> | undefined): void {
  const [told, moving] = [seen?.unseen, seen?.moving];
  useEffect(() => {
    const name = told?.map(({ type }) => module.sounds[type]).findLast(found => found !== undefined);
    if (name) void sound(name);
  }, [module, told]);
  useEffect(() => {
    if (moving?.sound) void sound(moving.sound);
  }, [moving]);
}
