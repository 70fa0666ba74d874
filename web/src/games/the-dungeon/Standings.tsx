import { type ReactElement, useState } from 'react';
import { characterSheetOf } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { NARROW } from '../../look/breakpoints.ts';
import { Icon } from '../../look/Icon.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { CharacterDetails } from './CharacterDetails.tsx';
import { characterAt, useDesk } from './context.ts';
import { statusOf } from './names.ts';
import { inPencil, SeatMark } from './SeatMark.tsx';

/** Everyone in a line; a press lays that sheet beside the map, or over it where there is no room beside. */
export function Standings(): ReactElement {
  const desk = useDesk();
  const { seats, shown, show, words, game, content, play } = desk;
  const [isOpen, setOpen] = useState(false);
  useKeys(seats > 1 ? { s: () => show((shown + 1) % seats) } : {});
  const press = (seat: Seat): void => {
    show(seat);
    setOpen(matchMedia(NARROW).matches);
  };
  const sheet = characterSheetOf(content, characterAt(desk, shown));
  return (
    <>
      <ul className="td-standings" aria-label={words.standings.title} data-seats={seats}>
        {play.now.view.characters.map((_, seat) => (
          <li key={seat}>
            <Standing seat={seat} onPress={press} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Dialog title={sheet ? game.thing(sheet.name) : ''} onClose={() => setOpen(false)}>
          <div className="td-sheet" style={inPencil(shown)}>
            <CharacterDetails seat={shown} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface StandingProps {
  readonly seat: Seat;
  readonly onPress: (seat: Seat) => void;
}

function Standing({ seat, onPress }: StandingProps): ReactElement {
  const desk = useDesk();
  const { play, words, shown } = desk;
  const person = characterAt(desk, seat);
  const { view } = play.now;
  const isActing = view.turn === seat && view.phase !== 'over';
  const name = play.names[seat] ?? '';
  const status = statusOf(desk, seat);
  const label = words.standings.row(name, status, person);
  return (
    <button
      type="button"
      className="tag td-standing"
      aria-pressed={shown === seat}
      data-acting={isActing}
      data-gone={person.lives === 0}
      aria-label={`${label}. ${words.standings.show}`}
      title={label}
      style={inPencil(seat)}
      onClick={() => onPress(seat)}
    >
      <SeatMark seat={seat} />
      <b className="td-standing-name">{name}</b>
      <span className="small soft td-standing-status">{status}</span>
      <span className="td-standing-figure" data-figure="heart">
        <Icon name={person.lives === 0 ? 'skull' : 'heart'} size={17} />
        <b>{person.lives}</b>
      </span>
      <span className="td-standing-figure" data-figure="coin">
        <Icon name="coin" size={17} />
        <b>{person.gold}</b>
      </span>
    </button>
  );
}
