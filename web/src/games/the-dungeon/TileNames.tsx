import type { ReactElement } from 'react';
import { tileAt } from '../../../../art/the-dungeon/index.ts';
import { project } from '../../board/camera.ts';
import type { Shot } from '../../board/useCamera.ts';
import { placeArea, SMALLEST_NAMED } from './camera.ts';
import { moverOf, useDesk } from './context.ts';
import { isWithin, nameEdges, widthOn } from './nameEdges.ts';
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
  const named = [...tiles].map(tile => ({ tile, ...project(shot, placeArea(tileAt(view, tile))) }));
  const edges = nameEdges(named);
  return (
    <>
      {named.map(({ tile, x, y, width, height }, i) => {
        const edge = edges[i];
        if (edge === undefined) return null;
        const style = { left: x + width / 2, top: edge === 'lower' ? y + height : y, maxWidth: widthOn(width) };
        return (
          <span
            key={tile}
            className="td-name"
            data-edge={edge}
            data-within={isWithin(width)}
            style={style}
            aria-hidden="true"
          >
            {roomName(desk, tile)}
          </span>
        );
      })}
    </>
  );
}
