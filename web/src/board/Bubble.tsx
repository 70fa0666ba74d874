import { type ReactElement, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { beside, type BesideSide, within } from './beside.ts';
import type { Area, Size } from './geometry.ts';
import './bubble.css';

interface Anchor {
  /** What it stays in; all areas are in its pixels. */
  readonly viewport: Size;
  /** What it speaks of, and what it should not hide. */
  readonly about: Area;
  readonly avoid: readonly Area[];
  readonly tone?: 'plain' | 'bad' | 'card';
}

interface BubbleProps extends Anchor {
  readonly children: ReactNode;
}

const TIP = 16;
const CLOSE: readonly BesideSide[] = ['below', 'above', 'right', 'left'];
const ANYWHERE: readonly BesideSide[] = [...CLOSE, 'far'];

/** Words close to a thing, where they hide little, and never outside the viewport. */
export function Bubble({ children, tone = 'plain', ...place }: BubbleProps): ReactElement {
  const bubble = useRef<HTMLDivElement>(null);
  usePlaced(bubble, { ...place, tone });
  return (
    <div ref={bubble} className="bubble" data-tone={tone}>
      {children}
    </div>
  );
}

/**
 * Put into its place by hand, once the browser tells its size and before it paints: to ask for the size is to lay out
 * the page once more, and to render again is to run every effect that should wait for the picture.
 */
function usePlaced(bubble: RefObject<HTMLElement | null>, place: Anchor): void {
  const size = useRef<Size>(undefined);
  const put = useEffectEvent(() => {
    if (bubble.current && size.current) putBeside(bubble.current, size.current, place);
  });
  useLayoutEffect(() => put());
  useLayoutEffect(() => {
    const measured = bubble.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => {
      size.current = { width: measured.clientWidth, height: measured.clientHeight };
      put();
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [bubble]);
}

function putBeside(bubble: HTMLElement, size: Size, { viewport, about, avoid, tone }: Anchor): void {
  const { side, x, y } = beside(size, viewport, { about, avoid }, tone === 'card' ? ANYWHERE : CLOSE);
  const isLevel = side === 'left' || side === 'right';
  const tip = isLevel
    ? within(about.y + about.height / 2 - y, TIP, size.height - TIP)
    : within(about.x + about.width / 2 - x, TIP, size.width - TIP);
  bubble.dataset['side'] = side;
  bubble.style.transform = `translate(${x}px, ${y}px)`;
  bubble.style.setProperty('--tip', `${tip}px`);
}
