import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { PlayProps } from '../games/module.ts';
import { Token } from '../parts/Token.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import { type AtTable, namesFor } from './atTable.ts';
import { Log } from './Log.tsx';
import { NoteSlip } from './NoteSlip.tsx';

/** The board and what lies beside it. */
export function Desk(props: AtTable): ReactElement {
  const { module, table, play, sitting } = props;
  const words = useWords();
  const { language } = useSettings();
  const { Board, Side, Frame } = module;
  const { now, actions, events } = sitting;
  const { options, seats } = table.start;
  const said = module.words[language];
  const given: PlayProps<Kind> = {
    now,
    actions,
    events,
    language,
    options,
    words: said,
    act: play.act,
    undo: play.undo,
    hint: play.hint,
    review: 'review' in props.reviewed ? props.reviewed.review : undefined,
    preview: action => table.preview(action),
    why: input => table.why(input),
    showRule: rule => props.onOpen({ sheet: 'rules', rule }),
  };
  const names = namesFor(seats, words.you);
  const desk = (
    <>
      <section className="play-board" aria-label={words.table.board}>
        <Board {...given} />
        <OverBoard {...props} />
      </section>
      <section className="play-side" aria-label={words.table.side}>
        <Side {...given} />
        <LogCorner {...props} />
      </section>
      <Announcer text={(events ?? []).map(event => say(said.events, event, names)).join(' ')} turn={now.decision} />
    </>
  );
  return Frame ? <Frame {...given}>{desk}</Frame> : desk;
}

function OverBoard({ module, play, onOpen }: AtTable): ReactElement {
  const { table } = useWords();
  const { language } = useSettings();
  return (
    <>
      {play.isThinking && (
        <p className="tag loading thinking" role="status">
          {table.thinking}
        </p>
      )}
      <NoteSlip
        note={play.note}
        words={module.words[language]}
        onRule={rule => onOpen({ sheet: 'rules', rule })}
        onClose={() => play.say(undefined)}
      />
    </>
  );
}

function LogCorner({ module, table, sitting, onOpen }: AtTable): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  return (
    <div className="log-corner">
      <Log told={sitting.told} words={module.words[language]} names={namesFor(table.start.seats, words.you)} />
      <span className="narrow-only">
        <Token label={words.table.wholeLog} icon="log" onClick={() => onOpen({ sheet: 'log' })} />
      </span>
    </div>
  );
}
