import { type PointerEvent, useRef } from 'react';
import { later } from '../../stage/clock.ts';

const HOLD_MS = 450;
/** A finger that is held still trembles. */
const STILL = 8;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly letGo: () => void;
}

export interface Hold {
  /** Whether the press that ends now was one that was held: it is no tap. */
  readonly wasHeld: () => boolean;
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onPointerMoveCapture: (event: PointerEvent) => void;
  readonly onPointerUpCapture: () => void;
  readonly onPointerCancelCapture: () => void;
}

/** Says what was pressed and held. */
export function useHold(onHold: (on: Element) => void): Hold {
  const press = useRef<Press>(undefined);
  const held = useRef(false);
  const end = (): void => {
    press.current?.letGo();
    press.current = undefined;
  };
  return {
    wasHeld: () => held.current,
    onPointerDownCapture: ({ target, clientX, clientY }) => {
      end();
      held.current = false;
      const letGo = later(HOLD_MS, () => {
        held.current = true;
        if (target instanceof Element) onHold(target);
      });
      press.current = { x: clientX, y: clientY, letGo };
    },
    onPointerMoveCapture: ({ clientX, clientY }) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > STILL) end();
    },
    onPointerUpCapture: end,
    onPointerCancelCapture: end,
  };
}
