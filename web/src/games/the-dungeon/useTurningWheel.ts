import { type RefObject, useRef } from 'react';
import type { Shot } from '../../board/useCamera.ts';
import { useWheel } from '../../board/useWheel.ts';
import type { Desk } from './context.ts';

/** Wheels of a touch pad send many small turns: so much of them is one. */
const NOTCH = 60;

/** Over the tile in hand the wheel turns it, elsewhere it enlarges the map about the pointer. */
export function useTurningWheel(pane: RefObject<HTMLDivElement | null>, { holding }: Desk, shot: Shot): void {
  const turned = useRef(0);
  useWheel(pane, event => {
    event.preventDefault();
    if (holding && event.target instanceof Element && event.target.closest('[data-id="held"]')) {
      turned.current += event.deltaY;
      if (Math.abs(turned.current) < NOTCH) return;
      holding.rotate(turned.current > 0 ? 1 : -1);
      turned.current = 0;
      return;
    }
    const box = pane.current?.getBoundingClientRect();
    if (!box) return;
    const { camera, viewport } = shot;
    const about = {
      x: camera.x + (event.clientX - box.left - viewport.width / 2) / camera.scale,
      y: camera.y + (event.clientY - box.top - viewport.height / 2) / camera.scale,
    };
    shot.zoom(Math.exp(-event.deltaY / 500), about);
  });
}
