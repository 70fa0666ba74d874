import type { ReactElement } from 'react';
import { textWidth } from '../../../../art/text.ts';
import { tileAt } from '../../../../art/the-dungeon/index.ts';
import { project } from '../../board/camera.ts';
import type { Shot } from '../../board/useCamera.ts';
import { placeArea, SMALLEST_NAMED } from './camera.ts';
import { moverOf, useDesk } from './context.ts';
import { isWithin, nameEdges, widthOn } from './nameEdges.ts';
import { roomName } from './names.ts';
import type { Offer } from './offers.ts';

/** As the style sheet sets `td-name`: its letters, and what lies around them in a line. */
const SIZE = 14;
const PADDING = 10;

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
  const named = [...tiles].map(tile => {
    const [area, name] = [project(shot, placeArea(tileAt(view, tile))), roomName(desk, tile)];
    return { tile, name, ...area, isLong: textWidth(name, 'text', SIZE) > widthOn(area.width) - PADDING };
  });
  const edges = nameEdges(named);
  const { x: across, y: down, scale } = shot.camera;
  return (
    <>
      {named.map(({ tile, name, x, y, width, height }, i) => {
        const edge = edges[i];
        if (edge === undefined) return null;
        const style = { left: x + width / 2, top: edge === 'lower' ? y + height : y, maxWidth: widthOn(width) };
        return (
          <span
            // Where the table glides they wait for it.
            key={shot.glides ? [tile, across, down, scale].join('/') : tile}
            className="td-name"
            data-edge={edge}
            data-glides={shot.glides}
            data-within={isWithin(width)}
            style={style}
            aria-hidden="true"
          >
            {name}
          </span>
        );
      })}
    </>
  );
}
