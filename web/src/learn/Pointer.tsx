import { type ReactElement, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { same } from '../../../kernel/plain.ts';
import { stroke } from '../../../art/pencil.ts';
import type { Point } from '../../../art/figure.ts';
import type { Area, Spot } from '../board/geometry.ts';
import { Drawing } from '../look/Drawing.tsx';
import { pointAt, type Pointed } from './pointing.ts';

interface PointerProps {
  /** The ids of what is ringed, as the drawing has them: one ring lies around all of them. */
  readonly ids: readonly string[];
  readonly pull: string | undefined;
}

/** A ring around what a step is about, and a hand that shows what to do with it. It is in nobody's way. */
export function Pointer(props: PointerProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const pointed = usePointed(layer, props);
  return (
    <div className="lesson-pointer" ref={layer} aria-hidden="true">
      {pointed && <PointerPicture {...pointed} />}
    </div>
  );
}

/** The finger's tip is at the origin, and points up. */
const HAND =
  'M-5 5C-5-2 5-2 5 5L5 24C8 20 14 21 14 26C17 23 22 25 22 29C25 27 29 29 29 33L29 45C29 57 22 64 12 64C4 64-2 60-7 52L-17 37C-20 32-14 27-10 31L-5 36Z';

function PointerPicture({ ring: { corner, ...box }, arrow, hand }: Pointed): ReactElement {
  return (
    <>
      <svg className="lesson-ring">
        <rect {...box} rx={corner} className="lesson-ring-glow" />
        <rect {...box} rx={corner} className="lesson-ring-line" />
        <g transform={`translate(${hand.x} ${hand.y}) rotate(${hand.turn})`}>
          <path d={HAND} className="lesson-hand" />
        </g>
      </svg>
      <Arrow arrow={arrow} />
    </>
  );
}

const HEAD = 13;

/** Drawn where it lies: one picture unit is one pixel. */
function Arrow({ arrow: [from, to] }: Pick<Pointed, 'arrow'>): ReactElement {
  const [left, top] = [Math.min(from.x, to.x) - 2 * HEAD, Math.min(from.y, to.y) - 2 * HEAD];
  const [width, height] = [Math.abs(from.x - to.x) + 4 * HEAD, Math.abs(from.y - to.y) + 4 * HEAD];
  const look = { pencil: 'graphite', size: 5 } as const;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (side: number): Point => [
    to.x - HEAD * Math.cos(angle + side * 0.55),
    to.y - HEAD * Math.sin(angle + side * 0.55),
  ];
  const shapes = [
    stroke('lesson/arrow', [pointOf(from), pointOf(to)], look),
    stroke('lesson/head', [barb(1), pointOf(to), barb(-1)], look),
  ];
  const drawing = { view: [left, top, width, height], shapes } as const;
  return <Drawing drawing={drawing} className="lesson-arrow" style={{ left, top, width, height }} />;
}

const pointOf = ({ x, y }: Spot): Point => [x, y];

/** What glides is in a transition, what arrives in an animation. */
const MOTION_ENDS = ['transitionend', 'animationend'] as const;

/** Measured as soon as it is laid out, and anew whenever the table has moved: a camera, a new drawing, another size. */
function usePointed(layer: RefObject<HTMLElement | null>, props: PointerProps): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  const measure = useEffectEvent(() => {
    const found = layer.current ? measured(layer.current, props) : undefined;
    setPointed(before => (same(before, found) ? before : found));
  });
  useLayoutEffect(() => {
    const page = layer.current?.closest('.play-page');
    if (!page) return undefined;
    const resized = new ResizeObserver(() => measure());
    const changed = new MutationObserver(() => measure());
    const moved = (): void => measure();
    for (const part of page.querySelectorAll('.play-board, .play-side')) {
      resized.observe(part);
      changed.observe(part, { attributes: true, childList: true, subtree: true });
    }
    for (const end of MOTION_ENDS) page.addEventListener(end, moved);
    return () => {
      resized.disconnect();
      changed.disconnect();
      for (const end of MOTION_ENDS) page.removeEventListener(end, moved);
    };
  }, [layer]);
  return pointed;
}

function measured(layer: HTMLElement, { ids, pull }: PointerProps): Pointed | undefined {
  const page = layer.closest('.play-page');
  const origin = layer.getBoundingClientRect();
  const find = (id: string): Area | undefined => areaIn(page?.querySelector(`[data-id=${JSON.stringify(id)}]`), origin);
  const at = unionOf(ids.map(find).filter(area => area !== undefined));
  const pulled = pull === undefined ? undefined : pieceIn(page, pull, origin);
  if (!at || (pull !== undefined && !pulled)) return undefined;
  const others = page?.querySelectorAll('[data-role="pawn"], [data-role="target"]') ?? [];
  const avoid = [...others].map(each => areaIn(each, origin)).filter(area => area && !isAbout(area, at));
  return pointAt({ viewport: origin, at, pull: pulled, avoid: avoid.filter(area => area !== undefined) });
}

/** Whether an area lies around the middle of another: what is ringed is itself lit. */
function isAbout(area: Area, { x, y, width, height }: Area): boolean {
  const [across, down] = [x + width / 2 - area.x, y + height / 2 - area.y];
  return across > 0 && down > 0 && across < area.width && down < area.height;
}

const PIECE = 30;

/** Around where a piece stands, however far its figure reaches up. */
function pieceIn(page: Element | null, id: string, origin: Spot): Area | undefined {
  const piece = page?.querySelector<SVGGraphicsElement>(`[data-id=${JSON.stringify(id)}]`);
  const foot = piece?.getScreenCTM();
  if (!foot) return undefined;
  return { x: foot.e - origin.x - PIECE / 2, y: foot.f - origin.y - PIECE / 2, width: PIECE, height: PIECE };
}

function areaIn(element: Element | null | undefined, origin: Spot): Area | undefined {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
}

function unionOf(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const x = Math.min(...areas.map(area => area.x));
  const y = Math.min(...areas.map(area => area.y));
  const right = Math.max(...areas.map(area => area.x + area.width));
  const bottom = Math.max(...areas.map(area => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
