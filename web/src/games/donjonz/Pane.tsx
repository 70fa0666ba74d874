import { type HTMLAttributes, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { SPACE } from '../../../../art/donjonz/index.ts';
import type { Drawing as DrawingData, Shape } from '../../../../art/shape.ts';
import type { Area } from '../../../../games/donjonz/index.ts';
import { areasOf, boundsOf } from '../../../../games/donjonz/readers.ts';
import { Drawing, type Dress } from '../../look/Drawing.tsx';
import { type CameraLimits, middleOf, project } from '../../board/camera.ts';
import type { Size, Spot } from '../../board/geometry.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { plane } from '../../board/plane.ts';
import { useDesk, useSpeak } from './context.ts';
import { type Shot, useCamera } from '../../board/useCamera.ts';
import { type Handling, usePointers } from '../../board/usePointers.ts';
import { BREAKPOINTS } from '../../look/breakpoints.ts';
import '../../board/pane.css';

export interface PaneProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly viewport: Size;
  readonly shapes: readonly Shape[];
  readonly area: Area;
  readonly limits: CameraLimits;
  readonly handling: Handling;
  readonly dress?: Dress;
  readonly picture: keyof typeof PICTURES;
  readonly pane: RefObject<HTMLDivElement | null>;
  /** What lies over the table and is no drawing. */
  readonly children: (shot: Shot) => ReactNode;
}

/** Said: what is in the picture can be reached. Seen: it is told elsewhere. */
const PICTURES = { said: { role: 'presentation' }, seen: { 'aria-hidden': true } } as const;

/** The table as far as the camera shows it. Its drawing measures one space, and reaches beyond it on all sides. */
export function Pane(props: PaneProps): ReactElement {
  const { viewport, shapes, area, limits, handling, dress, picture, pane, children, ...rest } = props;
  const { content, play } = useDesk();
  const { now, moving } = play;
  const speak = useSpeak();
  const table = useRef<HTMLDivElement>(null);
  const shot = useCamera(viewport, area, limits);
  const pointers = usePointers(table, shot, handling);
  const drawing: DrawingData = { view: [0, 0, SPACE, SPACE], shapes };
  return (
    <>
      <div
        ref={pane}
        className="pane donjonz-pane"
        data-phase={now.view.phase}
        data-part={moving?.part}
        style={sceneTime(moving)}
        {...plane(spaceSeen(shot, boundsOf(areasOf(content, now.view.laid))), '[data-id^="card/"]')}
        {...rest}
        {...pointers}
      >
        <div ref={table} className="pane-table donjonz-table" data-glides={shot.glides} style={placing(shot)}>
          <Drawing drawing={drawing} dress={dress} speak={speak} {...PICTURES[picture]} />
        </div>
      </div>
      <div className="donjonz-over">{children(shot)}</div>
    </>
  );
}

/** Where the middle of a space is seen, by its place among those that are told row by row. */
const spaceSeen =
  (shot: Shot, bounds: Area) =>
  ({ x, y }: Spot): Spot =>
    middleOf(project(shot, { x: bounds.x + x, y: bounds.y + y, width: 1, height: 1 }));

function placing({ camera: { x, y, scale }, viewport }: Shot): { transform: string } {
  const [left, top] = [viewport.width / 2 - x * scale, viewport.height / 2 - y * scale];
  return { transform: `translate(${left}px, ${top}px) scale(${scale / SPACE})` };
}

const smallest = ({ width }: Size): number => (width < BREAKPOINTS.phone ? 32 : 44);
const LARGEST = 80;
/** A map grows: what is drawn small enough from the first card on need not shrink under one's eyes with every other one. */
const LARGEST_MAP = 60;

/** Room for a card that lies against the outermost one, and a little more. */
const CARD = 3.2;

export const layingLimits = (viewport: Size): CameraLimits => ({
  least: smallest(viewport),
  most: LARGEST_MAP,
  margins: [CARD, 2.4, 2, 1.6],
  growth: 'in-place',
});
export const walkingLimits = (viewport: Size): CameraLimits => ({
  least: smallest(viewport),
  most: LARGEST,
  margins: [0.6, 0.2],
});
