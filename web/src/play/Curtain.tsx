import { type ReactElement, useEffect, useRef } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { pencilOnTable } from '../../../art/things.ts';
import { titleOf } from '../games.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { takeFocus } from '../parts/takeFocus.ts';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from '../desk/atTable.ts';
import './curtain.css';

interface CurtainProps extends AtTable {
  readonly to: Seat;
  /** Somebody says who sits in front of the screen. */
  readonly onClaim: () => void;
}

/** Lies over the table while the device goes from one person to the next: nothing of a seat is on the page. */
export function Curtain(props: CurtainProps): ReactElement {
  const { game, module, table, seen, names, to } = props;
  const words = useWords();
  const title = titleOf(game);
  const back = { href: pathOf({ page: 'game', game }), label: words.table.leave(title) };
  const call = seen.now.seat === to ? words.curtain.begin : words.curtain.pass;
  const pencil = pencilOnTable(module.art.pencilOf(to, table.start.seats), 150, 26);
  return (
    <div className="curtain-page">
      <Rail title={title} back={back}>
        <Switches />
      </Rail>
      <section className="paper curtain" ref={useFocus()} tabIndex={-1} aria-labelledby="curtain-call">
        <Drawing drawing={{ view: [-6, -30, 164, 60], shapes: pencil }} width="164" aria-hidden="true" />
        <h2 className="h2" id="curtain-call">
          {call(names[to] ?? '')}
        </h2>
        <p className="note">{words.curtain.why}</p>
        <Claims {...props} />
      </section>
    </div>
  );
}

/** Not on the button: the key that ended one turn must not begin the next. */
function useFocus(): React.RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => takeFocus(section.current), []);
  return section;
}

/** Who is asked next sits down, or another who is waited for, or the one before takes the last step back. */
function Claims({ table, seen, names, play, to, onClaim }: CurtainProps): ReactElement {
  const { curtain } = useWords();
  const { seat, waiting, canUndo } = seen.now;
  const others = table.own.filter(person => person !== to && waiting.includes(person));
  const isBetween = seat !== to && canUndo;
  const sitDown = (person: Seat): void => {
    onClaim();
    play.say(undefined);
    void table.sit(person);
    document.getElementById('content')?.focus();
  };
  return (
    <div className="curtain-claims">
      <button type="button" className="button button-go" onClick={() => sitDown(to)}>
        {curtain.iAm(names[to] ?? '')}
      </button>
      {others.map(other => (
        <button key={other} type="button" className="button" onClick={() => sitDown(other)}>
          {curtain.iAm(names[other] ?? '')}
        </button>
      ))}
      {isBetween && (
        <button type="button" className="button" onClick={() => void play.undo()}>
          {curtain.stillMe(names[seat] ?? '')}
        </button>
      )}
    </div>
  );
}
