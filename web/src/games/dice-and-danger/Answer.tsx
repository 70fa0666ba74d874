import { type ReactElement, useEffect, useRef } from 'react';
import type { Node } from '../../../../games/dice-and-danger/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Bubble } from '../../board/Bubble.tsx';
import type { Area, Room } from '../../board/geometry.ts';
import { useDesk } from './context.ts';
import type { Offer } from './lit.ts';
import { letterOf } from './lit.ts';
import { said } from './names.ts';
import { remediesFor } from './remedy.ts';
import type { Pressing } from './usePressing.ts';

interface AnswerProps {
  readonly pressing: Pressing;
  readonly place: (node: Node) => Area;
  readonly room: Room;
}

/** Words beside a node: with which of two sums, or what would make it legal. */
export function Answer({ pressing, place, room }: AnswerProps): ReactElement | null {
  const { asked, leave } = pressing;
  if (!asked) return null;
  const node = asked.type === 'which' ? asked.offer.node : asked.node;
  return (
    <Bubble room={room} about={place(node)} avoid={[]}>
      {asked.type === 'which' ? <Which offer={asked.offer} onDone={leave} /> : <Why node={asked.node} />}
    </Bubble>
  );
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
  const remedies = remediesFor(desk.content, pencil, node).map(remedy => said(desk, pencil.paper, remedy));
  return (
    <p className="note" role="status">
      {desk.words.map.why} {remedies.map(remedy => say(desk.words.remedies, remedy)).join(' ')}
    </p>
  );
}
