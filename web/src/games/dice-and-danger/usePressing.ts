import { useRef, useState } from 'react';
import { type Node } from '../../../../games/dice-and-danger/index.ts';
import type { Desk } from './context.ts';
import type { Offer } from './lit.ts';
import { meantBy } from './refusal.ts';

/** What the sheet answers to a press that did not simply do something. */
export type Asked = { readonly type: 'which'; readonly offer: Offer } | { readonly type: 'why'; readonly node: Node };

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = (): void => clearTimeout(timer.current);
  const leave = (): void => ask(undefined);
  const refuse = (node: Node): void => {
    if (!view.pencil || desk.shown !== seat || view.phase === 'over') return;
    if (view.phase !== 'write') ask({ decision, asked: { type: 'why', node } });
    void play.refuse(meantBy(content, view.pencil, node, number === undefined ? mode : { number }));
  };
  const press = (node: Node, by?: string): void => {
    forget();
    const offer = offers.find(each => each.node === node);
    const [deed, other] = offer?.deeds ?? [];
    if (offer && other) return ask({ decision, asked: { type: 'which', offer } });
    leave();
    if (!deed && by === 'touch') timer.current = setTimeout(() => refuse(node), PATIENCE_MS);
    else if (!deed) refuse(node);
    else {
      setMode('sums');
      void play.act(deed);
    }
  };
  return { asked: asked?.decision === decision ? asked.asked : undefined, press, forget, leave };
}
