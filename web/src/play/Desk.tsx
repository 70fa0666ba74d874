import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { PlayProps } from '../games/module.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import type { AtTable } from './atTable.ts';
import { Log } from './Log.tsx';
import { NoteSlip } from './NoteSlip.tsx';

/** The board and what lies beside it. */
export function Desk(props: AtTable): ReactElement {
  const { module, around, seen, names } = props;
  const words = useWords();
  const { Board, Side, Frame } = module;
  const given = usePlayProps(props);
  const said = seen.said.map(event => say(given.words.events, event, names)).join(' ');
  const desk = (
    <>
      <section className="play-board" aria-label={words.table.board}>
        <Board {...given} />
        {around.banner}
        <OverBoard {...props} />
      </section>
      <section className="play-side" aria-label={words.table.side}>
        <h2 className="spoken">{words.table.side}</h2>
        <Side {...given} />
        <LogCorner {...props} />
      </section>
      <Announcer text={said} turn={seen.told.length} />
    </>
  );
  return Frame ? <Frame {...given}>{desk}</Frame> : desk;
}

/** A match that was broken off has no result that its game could show: the board lies as it was left. */
function usePlayProps({ module, table, play, seen, names, reviewed, onOpen, onAsk }: AtTable): PlayProps<Kind> {
  const { language } = useSettings();
  const { now, actions, events, told, moving } = seen;
  return {
    now: now.isCutShort ? { ...now, outcome: undefined } : now,
    actions,
    events,
    told,
    moving,
    language,
    rules: table.rules,
    words: module.words[language],
    names,
    act: play.act,
    undo: play.undo,
    hint: play.plan[0],
    plan: play.plan,
    review: 'review' in reviewed ? reviewed.review : undefined,
    preview: action => table.preview(action),
    why: input => table.why(input),
    refuse: play.refuse,
    ask: onAsk,
    showRule: rule => onOpen({ sheet: 'rules', rule }),
  };
}

function OverBoard({ module, table: { rules }, play, seen, names, onOpen }: AtTable): ReactElement {
  const { table } = useWords();
  const { language } = useSettings();
  const words = module.words[language];
  const describe = (action: Kind['action']): string =>
    module.describe?.(action, { view: seen.now.view, rules, language }) ?? say(words.actions, action, names);
  return (
    <>
      {play.isThinking && (
        <p className="tag loading thinking" role="status">
          {table.thinking}
        </p>
      )}
      <NoteSlip
        note={play.note}
        {...{ words, names, describe }}
        onRule={rule => onOpen({ sheet: 'rules', rule })}
        onClose={() => play.say(undefined)}
      />
    </>
  );
}

function LogCorner({ module, seen, names, onOpen }: AtTable): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  return (
    <div className="log-corner">
      <Log told={seen.told} words={module.words[language]} names={names} />
      <span className="narrow-only">
        <RoundButton label={words.table.wholeLog} icon="log" onClick={() => onOpen({ sheet: 'log' })} />
      </span>
    </div>
  );
}
