import { type RefObject } from 'react';
import { wayId } from '../../../../art/the-dungeon/index.ts';
import type { Side } from '../../../../games/the-dungeon/index.ts';
import { type Keys, useKeys } from '../../parts/useKeys.ts';
import type { Shot } from '../../board/useCamera.ts';
import { isAsked, useDesk } from './context.ts';
import type { Offer } from './offers.ts';

const ARROWS: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const STRIDE = 110;
const CLOSER = 1.25;

interface MapKeys {
  readonly pane: RefObject<HTMLElement | null>;
  readonly offers: readonly Offer[];
  readonly shot: Shot;
  readonly press: (id: string) => void;
}

/** Arrows choose a way, the same arrow or Enter takes it; with a tile in hand they turn it, and Enter lays it. */
export function useMapKeys({ pane, offers, shot, press }: MapKeys): void {
  const { holding } = useDesk();
  const going = useGoing({ pane, offers, press });
  const turning: Keys = holding
    ? {
        ArrowRight: () => holding.rotate(1),
        ArrowLeft: () => holding.rotate(-1),
        r: () => holding.rotate(1),
        'Shift+r': () => holding.rotate(-1),
        Enter: () => void holding.lay(),
      }
    : {};
  const middle = { x: shot.camera.x, y: shot.camera.y };
  useKeys({
    ...(holding ? turning : going),
    f: shot.overview,
    '+': () => shot.zoom(CLOSER, middle),
    '=': () => shot.zoom(CLOSER, middle),
    '-': () => shot.zoom(1 / CLOSER, middle),
    'Shift+ArrowUp': () => shot.pan(0, STRIDE),
    'Shift+ArrowDown': () => shot.pan(0, -STRIDE),
    'Shift+ArrowLeft': () => shot.pan(STRIDE, 0),
    'Shift+ArrowRight': () => shot.pan(-STRIDE, 0),
  });
}

function useGoing({ pane, offers, press }: Omit<MapKeys, 'shot'>): Keys {
  const desk = useDesk();
  if (!isAsked(desk) || desk.play.now.view.phase !== 'step') return {};
  const arrow = (side: Side, { repeat }: KeyboardEvent): void => {
    const id = wayId(side);
    const target = pane.current?.querySelector<SVGElement>(`[data-id="${id}"]`);
    if (!target || !offers.some(({ light }) => light.id === id)) void desk.play.refuse({ type: 'go', side });
    else if (document.activeElement !== target) target.focus({ preventScroll: true });
    else if (!repeat) press(id);
  };
  return Object.fromEntries(
    Object.entries(ARROWS).map(([key, side]) => [key, (event: KeyboardEvent) => arrow(side, event)]),
  );
}
