import type { ReactElement } from 'react';
import { textWidth } from '../../../../art/text.ts';
import { middleOf, tileAt } from '../../../../art/the-dungeon/index.ts';
import { project } from '../../board/camera.ts';
import type { Area } from '../../board/geometry.ts';
import type { Shot } from '../../board/useCamera.ts';
import { placeArea, SMALLEST_NAMED } from './camera.ts';
import { moverOf, useDesk } from './context.ts';
import { namePlaces, roomOn, widthOn } from './namePlaces.ts';
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
  const areaAt = (place: readonly [number, number]): Area => project(shot, placeArea(place));
  const named = [...tiles].map(tile => {
    const [area, name] = [areaAt(tileAt(view, tile)), roomName(desk, tile)];
    return { tile, name, ...area, isLong: textWidth(name, 'text', SIZE) > roomOn(area.width) - PADDING };
  });
  const laid = [...view.places, ...offers.map(({ light }) => light.place)].map(place => areaAt(middleOf(place)));
  const places = namePlaces(named, laid);
  const { x: across, y: down, scale } = shot.camera;
  return (
    <>
      {named.map(({ tile, name, x, y, width, height }, i) => {
        const place = places[i];
        if (place === undefined) return null;
        const { edge, on } = place;
        const style = { left: x + width / 2, top: edge === 'lower' ? y + height : y, maxWidth: widthOn(width, on) };
        return (
          <span
            // Where the table glides they wait for it.
            key={shot.glides ? [tile, across, down, scale].join('/') : tile}
            className="td-name"
            data-edge={edge}
            data-lies={on}
            data-glides={shot.glides}
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
