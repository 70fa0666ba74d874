import type { ReactElement } from 'react';
import { tileAt } from '../../../../art/the-dungeon/index.ts';
import { project } from '../../board/camera.ts';
import type { Shot } from '../../board/useCamera.ts';
import { placeArea, SMALLEST_NAMED } from './camera.ts';
import { moverOf, useDesk } from './context.ts';
import { roomName } from './names.ts';
import type { Offer } from './offers.ts';

interface TileNamesProps {
  readonly shot: Shot;
  readonly offers: readonly Offer[];
}

/** Where tiles are too small for the names printed on them: the name of the one that matters, and of the lit ones. */
export function TileNames({ shot, offers }: TileNamesProps): ReactElement | null {
  const desk = useDesk();
  const { view } = desk.play.now;
  if (shot.camera.scale >= SMALLEST_NAMED || desk.holding) return null;
  const tiles = new Set([moverOf(desk).at, ...offers.flatMap(({ way }) => way?.tile ?? [])]);
  return (
    <>
      {[...tiles].map(tile => {
        const { x, y, width, height } = project(shot, placeArea(tileAt(view, tile)));
        return (
          <span key={tile} className="td-name" style={{ left: x + width / 2, top: y + height }} aria-hidden="true">
            {roomName(desk, tile)}
          </span>
        );
      })}
    </>
  );
}
