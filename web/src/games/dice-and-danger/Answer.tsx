import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import type { Node } from '../../../../games/dice-and-danger/index.ts';
import { say } from '../../../../kernel/words.ts';
import { useDesk } from './context.ts';
import type { Offer } from './lit.ts';
import { letterOf } from './lit.ts';
import { said } from './names.ts';
import { remediesFor } from './remedy.ts';
import type { Pressing } from './usePressing.ts';
import { useRoom } from './useRoom.ts';
import type { Room, Spot } from './zoom.ts';

interface AnswerProps {
  readonly pressing: Pressing;
  readonly place: (node: Node) => Spot & Room;
  readonly room: Room;
}

/** A slip beside a node: with which of two sums, or what would make it legal. */
export function Answer({ pressing, place, room }: AnswerProps): ReactElement | null {
  const { asked, leave } = pressing;
  const slip = useRef<HTMLDivElement>(null);
  const size = useRoom(slip) ?? { width: 0, height: 0 };
  const node = asked?.type === 'which' ? asked.offer.node : asked?.node;
  if (!asked || node === undefined) return <div ref={slip} hidden />;
  const style = placing(place(node), size, room);
  return (
    <div ref={slip} className="ddd-answer" style={style} data-asks={asked.type}>
      {asked.type === 'which' ? <Which offer={asked.offer} onDone={leave} /> : <Why node={asked.node} />}
    </div>
  );
}

const [GAP, EDGE] = [8, 4];
const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

function placing({ x, y, width, height }: Spot & Room, size: Room, room: Room): CSSProperties {
  const below = y + height + GAP;
  const top = below + size.height > room.height ? y - GAP - size.height : below;
  return {
    left: within(x + width / 2 - size.width / 2, room.width - size.width),
    top: within(top, room.height - size.height),
  };
}

function Which({ offer, onDone }: { readonly offer: Offer; readonly onDone: () => void }): ReactElement {
  const { play, words, round } = useDesk();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div role="group" aria-label={words.map.choose} className="ddd-which">
      <span className="note">{words.map.choose}</span>
      {offer.deeds.map((deed, i) => {
        const sum = 'sum' in deed ? deed.sum : 0;
        return (
          <button
            key={sum}
            ref={i === 0 ? first : undefined}
            type="button"
            className="button"
            onClick={() => {
              onDone();
              void play.act(deed);
            }}
          >
            <span className="ddd-letter" data-letter={letterOf(sum, round.sums)} aria-hidden="true">
              {letterOf(sum, round.sums)}
            </span>
            {words.map.with(sum)}
          </button>
        );
      })}
    </div>
  );
}

function Why({ node }: { readonly node: Node }): ReactElement | null {
  const desk = useDesk();
  const { pencil } = desk.play.now.view;
  if (!pencil) return null;
  const remedies = remediesFor(desk.board, pencil, node).map(remedy => said(desk, pencil.paper, remedy));
  return (
    <p className="note" role="status">
      {desk.words.map.why} {remedies.map(remedy => say(desk.words.remedies, remedy)).join(' ')}
    </p>
  );
}
