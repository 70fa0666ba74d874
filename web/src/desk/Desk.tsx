import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type Language, say, type Words } from '../../../kernel/words.ts';
import type { PlayProps } from '../games/module.ts';
import { isScreen, useScreen } from '../look/screen.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useSettings } from '../settings.ts';
import type { Advice } from '../table/table.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';
import { describedAt, goalOf, hearingOf } from './hearing.ts';
import { Log } from './Log.tsx';
import { Missed } from './Missed.tsx';
import { type Follow, NoteSlip } from './NoteSlip.tsx';
import { SkipButton } from './SkipButton.tsx';
import { useAsking } from './useAsking.ts';

/** The board and what lies beside it. */
export function Desk(props: AtTable): ReactElement {
  const { module, around } = props;
  const words = useWords();
  const { Board, Side, Frame } = module;
  const place = useLogPlace(props);
  const given = {
    ...usePlayProps(props),
    log: place === 'board' && <LogCorner {...props} place={place} />,
    skip: module.desk?.skip === 'side' && <SkipButton {...props} />,
  };
  const desk = (
    <>
      <section className="play-board" aria-label={words.table.board}>
        <Board {...given} />
        {around.banner}
        <OverBoard {...props} />
      </section>
      {around.overSide}
      <section className="play-side" aria-label={words.table.side}>
        <h2 className="spoken">{words.table.side}</h2>
        <Side {...given} />
        {place !== 'board' && <LogCorner {...props} place={place} />}
      </section>
    </>
  );
  return Frame ? <Frame {...given}>{desk}</Frame> : desk;
}

/** Events as they are said to whoever sits here. */
export const sentencesOf = (
  events: readonly Kind['event'][],
  words: Words<Kind>,
  { names, reader }: Pick<AtTable, 'names' | 'reader'>,
): string => events.map(event => say(words.events, event, names, reader)).join(' ');

type LogPlace = 'side' | 'board' | 'nowhere';

/** Where there is no room for the log it is a sheet. */
function useLogPlace({ module }: AtTable): LogPlace {
  const screen = useScreen();
  const asked = module.desk?.log?.[screen];
  if (asked === 'board') return asked;
  return asked === 0 || isScreen(screen, 'landscape') ? 'nowhere' : 'side';
}

/** A match that was broken off has no result that its game could show: the board lies as it was left. */
export function usePlayProps({
  module,
  table,
  play,
  seen,
  names,
  reader,
  reviewed,
  onOpen,
  onAsk,
}: AtTable): PlayProps<Kind> {
  const { language } = useSettings();
  const { now, actions, events, told, moving, lapse } = seen;
  return {
    now: now.isCutShort ? { ...now, outcome: undefined } : now,
    actions,
    events,
    told,
    moving,
    lapse,
    language,
    rules: table.rules,
    words: module.words[language],
    names,
    reader,
    act: play.act,
    undo: play.undo,
    hint: play.plan[0],
    plan: play.plan,
    compared: play.compared,
    meant: play.meant,
    review: 'review' in reviewed ? reviewed.review : undefined,
    preview: action => table.preview(action),
    why: input => table.why(input),
    refuse: play.refuse,
    ask: onAsk,
    showRule: rule => onOpen({ sheet: 'rules', rule }),
  };
}

export function OverBoard(props: AtTable): ReactElement {
  const { module, play, seen, names, reader, onOpen } = props;
  const page = useWords();
  const { table } = page;
  const { language } = useSettings();
  const words = module.words[language];
  const describe = describedAt(props, language);
  const reason = (advice: Advice<Kind>): string | undefined => module.reason?.(advice, hearingOf(props, language));
  const progress = module.texts[language].progress(seen.now.view);
  const told = (events: readonly Kind['event'][]): string => sentencesOf(events, words, props);
  useAsking({ play, seen, describe, told, progress, isListed: props.table.rules.unlisted === undefined });
  return (
    <>
      {play.isThinking && (
        <p className="tag loading thinking" role="status">
          {table.thinking}
        </p>
      )}
      <NoteSlip
        note={play.note}
        {...{ words, names, reader, describe, reason }}
        goal={goalOf(props, language, page)}
        follow={followOf(props, language)}
        hintWays={module.HintWays && <module.HintWays />}
        onRule={rule => onOpen({ sheet: 'rules', rule })}
        onClose={() => play.say(undefined)}
      />
      <Missed {...props} />
      {module.desk?.skip !== 'side' && <SkipButton {...props} />}
    </>
  );
}

/** With real dice what is hinted is done by hand, and typed in. */
function followOf({ module, table, play, seen }: AtTable, language: Language): Follow | undefined {
  const [hinted] = play.plan;
  const label = hinted && module.texts[language].follow?.[hinted.type];
  if (label === undefined || table.typing || seen.now.pending) return undefined;
  return { label, onFollow: () => void play.act(hinted) };
}

function LogCorner(props: AtTable & { readonly place: LogPlace }): ReactElement {
  const { module, seen, names, reader, onOpen, place } = props;
  const words = useWords();
  const { language } = useSettings();
  return (
    <div className="log-corner" data-place={place}>
      <Log
        goal={goalOf(props, language, words)}
        told={seen.told}
        words={module.words[language]}
        names={names}
        reader={reader}
      />
      <span data-on="phone">
        <RoundButton label={words.table.wholeLog} icon="log" onClick={() => onOpen({ sheet: 'log' })} />
      </span>
    </div>
  );
}
