import { type ReactElement, useEffect, useRef } from 'react';
import type { Need, Node } from '../../../../games/dice-and-danger/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Bubble } from '../../board/Bubble.tsx';
import type { Area, Size } from '../../board/geometry.ts';
import { useDesk } from './context.ts';
import type { Offer } from './offers.ts';
import { letterOf } from './offers.ts';
import { isTarget } from './rows.ts';
import { named } from './names.ts';
import type { Pressing } from './usePressing.ts';

interface AnswerProps {
  readonly pressing: Pressing;
  readonly place: (node: Node) => Area;
  readonly viewport: Size;
}

/** Words beside a node: with which of two sums, or what would make it legal. */
export function Answer({ pressing, place, viewport }: AnswerProps): ReactElement | null {
  const { asked, leave } = pressing;
  if (!asked) return null;
  const node = asked.type === 'which' ? asked.offer.node : asked.node;
  return (
    <Bubble viewport={viewport} about={place(node)} avoid={[]}>
      {asked.type === 'which' ? <Which offer={asked.offer} onDone={leave} /> : <Why needs={asked.needs} />}
    </Bubble>
  );
}

function Which({ offer, onDone }: { readonly offer: Offer; readonly onDone: () => void }): ReactElement {
  const { content, play, words, round } = useDesk();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div role="group" aria-label={words.map.choose} className="ddd-which">
      <span className="note">{words.map.choose}</span>
      {offer.actions.filter(isTarget).map((action, i) => {
        const { sum } = action;
        const letter = letterOf(content, action, round.left);
        return (
          <button
            key={sum}
            ref={i === 0 ? first : undefined}
            type="button"
            className="button"
            onClick={() => {
              onDone();
              void play.act(action);
            }}
          >
            <span className="ddd-letter" data-letter={letter} aria-hidden="true">
              {letter}
            </span>
            {words.map.with(sum)}
          </button>
        );
      })}
    </div>
  );
}

function Why({ needs }: { readonly needs: readonly Need[] }): ReactElement | null {
  const desk = useDesk();
  const { draft } = desk.play.now.view;
  if (!draft) return null;
  const sentences = needs.map(need => say(desk.words.needs, named(desk, draft.paper, need)));
  return (
    <p className="note" role="status">
      {desk.words.map.why} {sentences.join(' ')}
    </p>
  );
}
