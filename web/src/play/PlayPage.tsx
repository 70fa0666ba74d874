import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { useScreen } from '../look/screen.ts';
import { namesOf, readerAmong } from '../parts/names.ts';
import { useKeys } from '../parts/useKeys.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { nextPace, useSettings } from '../settings.ts';
import { sound } from '../sound.ts';
import { type Play, usePlay } from '../table/usePlay.ts';
import { useWords } from '../words/words.ts';
import type { AtTable, Opened, Watched } from './atTable.ts';
import { Curtain } from './Curtain.tsx';
import { Desk } from './Desk.tsx';
import { measuresOn } from './measures.ts';
import { PlayRail } from './PlayRail.tsx';
import { PlaySheets } from './PlaySheets.tsx';
import { ReplayView } from './ReplayView.tsx';
import type { Seen } from './seen.ts';
import { useStage } from './useStage.ts';
import './play.css';
import './small-screens.css';

interface PlayPageProps extends Pick<AtTable, 'game' | 'around' | 'module' | 'table'> {
  readonly isLasting: boolean;
}

export function PlayPage(props: PlayPageProps): ReactElement {
  const words = useWords();
  const { game, around, module, table, isLasting } = props;
  const { seen, isLate, claim, hurry } = useStage(table, module);
  const play = whileWatched(seen, usePlay(table, seen?.now, isLasting ? undefined : { type: 'unkept' }));
  const names = namesOf(table.sitters, words);
  const phase = seen?.now.outcome !== undefined && !seen.moving ? 'ended' : 'playing';
  const [opened, onOpen] = useOpened(phase);
  const [watched, onWatch] = useState<Watched>();
  const [question, onAsk] = useState<string>();
  const screen = useScreen();
  const reviewed = useReview(props, phase);
  useSounds(module, seen);
  usePlayKeys(play, seen?.curtain === undefined ? onOpen : undefined);
  if (!seen) return <Loading isLate={isLate} />;
  const atTable: AtTable = {
    ...props,
    play,
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
  return (
    <div className="play-page" data-game={game} data-desk="table" style={measuresOn(screen, module.desk)}>
      <PlayRail {...atTable} />
      {around.line !== undefined && <div className="play-line">{around.line}</div>}
      <Desk key={seen.now.seat} {...atTable} />
      <PlaySheets {...atTable} opened={opened} />
    </div>
  );
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
  onWatch,
  watched,
}: AtTable & { readonly watched: Watched }): ReactElement {
  const { replay } = useWords();
  const { review } = module.texts[useSettings().language];
  const back = { label: replay.backToResult, href: around.path, onPress: () => onWatch(undefined) };
  return <ReplayView {...{ game, module, names, back }} {...watched} isPlaying title={review?.best ?? replay.title} />;
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

/** Only who has played alone can be told how it would have gone better. */
function useReview({ module, table }: PlayPageProps, phase: ShownPhase): AtTable['reviewed'] {
  const isAsked = phase === 'ended' && table.start.seats === 1 && module.texts.en.review !== undefined;
  const [share, setShare] = useState(0);
  const answer = useLoaded(
    useCallback(async () => ({ review: isAsked ? await table.ask('review', setShare) : undefined }), [table, isAsked]),
  );
  return answer ?? { share };
}

/** Nothing is played by key behind a curtain. */
function usePlayKeys(play: Play<Kind>, onOpen: AtTable['onOpen'] | undefined): void {
  useKeys(
    onOpen
      ? {
          u: () => void play.undo(),
          'Shift+u': () => void play.redo(),
          h: () => void play.askHint(),
          p: () => play.say({ type: 'pace', pace: nextPace() }),
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
