import { useRef, useState } from 'react';
import type { Need, Node } from '../../../../games/dice-and-danger/index.ts';
import { later } from '../../stage/clock.ts';
import type { Desk } from './context.ts';
import type { Offer } from './offers.ts';
import { meantBy } from './refusal.ts';

/** What the sheet answers to a press that did not simply do something. */
export type Asked =
  | { readonly type: 'which'; readonly offer: Offer }
  | { readonly type: 'why'; readonly node: Node; readonly needs: readonly Need[] };

export interface Pressing {
  readonly asked: Asked | undefined;
  readonly press: (node: Node, by?: string) => void;
  /** Takes back a question that a second tap has made pointless. */
  readonly forget: () => void;
  readonly leave: () => void;
}

/** Long enough for the second half of a double tap, which enlarges the sheet and asks nothing. */
const PATIENCE_MS = 330;

export function usePressing(desk: Desk): Pressing {
  const { play, offers, mode, setMode, content, number } = desk;
  const { decision, view, seat } = play.now;
  const [asked, ask] = useState<{ decision: number; asked: Asked }>();
  const patience = useRef((): void => undefined);
  const forget = (): void => patience.current();
  const leave = (): void => ask(undefined);
  const refuse = async (node: Node): Promise<void> => {
    if (!view.draft || desk.shown !== seat || view.phase === 'over') return;
    const meant = meantBy(content, view.draft, node, number === undefined ? mode : { number });
    void play.refuse(meant);
    const { needs } = (await play.why(meant)).refused;
    if (needs) ask({ decision, asked: { type: 'why', node, needs } });
  };
  const press = (node: Node, by?: string): void => {
    forget();
    const offer = offers.find(each => each.node === node);
    const [action, other] = offer?.actions ?? [];
    if (offer && other) return ask({ decision, asked: { type: 'which', offer } });
    leave();
    if (!action && by === 'touch') patience.current = later(PATIENCE_MS, () => void refuse(node));
    else if (!action) void refuse(node);
    else {
      setMode('sums');
      void play.act(action);
    }
  };
  return { asked: asked?.decision === decision ? asked.asked : undefined, press, forget, leave };
}
