import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react';
import { beside, type BesideSide, within } from './beside.ts';
import type { Area, Room } from './geometry.ts';
import { useRoom } from './useRoom.ts';
import './bubble.css';

interface BubbleProps {
  /** What it stays in; all areas are in its pixels. */
  readonly room: Room;
  /** What it speaks of, and what it should not hide. */
  readonly about: Area;
  readonly avoid: readonly Area[];
  readonly tone?: 'plain' | 'bad' | 'card';
  readonly children: ReactNode;
}

const TIP = 16;
const CLOSE: readonly BesideSide[] = ['below', 'above', 'right', 'left'];
const ANYWHERE: readonly BesideSide[] = [...CLOSE, 'far'];
const NOTHING: Room = { width: 0, height: 0 };

/** Words close to a thing, where they hide little, and never outside the room. */
export function Bubble({ room, about, avoid, tone = 'plain', children }: BubbleProps): ReactElement {
  const bubble = useRef<HTMLDivElement>(null);
  const size = useRoom(bubble) ?? NOTHING;
  const { side, x, y } = beside(size, room, { about, avoid }, tone === 'card' ? ANYWHERE : CLOSE);
  const isLevel = side === 'left' || side === 'right';
  const tip = isLevel
    ? within(about.y + about.height / 2 - y, TIP, size.height - TIP)
    : within(about.x + about.width / 2 - x, TIP, size.width - TIP);
  const style = { transform: `translate(${x}px, ${y}px)`, '--tip': `${tip}px` } as CSSProperties;
  return (
    <div ref={bubble} className="bubble" data-tone={tone} data-side={side} style={style}>
      {children}
    </div>
  );
}
