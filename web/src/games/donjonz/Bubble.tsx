import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react';
import type { Area } from '../../../../games/donjonz/index.ts';
import { beside, type BesideSide, within } from './beside.ts';
import type { Room } from './camera.ts';
import { project } from './Stage.tsx';
import { type Shot, useRoom } from './useCamera.ts';

interface BubbleProps {
  readonly shot: Shot;
  /** What it speaks of, and what it should not hide, in spaces. */
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
export function Bubble({ shot, about, avoid, tone = 'plain', children }: BubbleProps): ReactElement {
  const bubble = useRef<HTMLDivElement>(null);
  const size = useRoom(bubble) ?? NOTHING;
  const thing = project(shot, about);
  const seen = { about: thing, avoid: avoid.map(area => project(shot, area)) };
  const { side, x, y } = beside(size, shot.room, seen, tone === 'card' ? ANYWHERE : CLOSE);
  const isLevel = side === 'left' || side === 'right';
  const tip = isLevel
    ? within(thing.y + thing.height / 2 - y, TIP, size.height - TIP)
    : within(thing.x + thing.width / 2 - x, TIP, size.width - TIP);
  const style = { transform: `translate(${x}px, ${y}px)`, '--tip': `${tip}px` } as CSSProperties;
  return (
    <div ref={bubble} className="donjonz-bubble" data-tone={tone} data-side={side} style={style}>
      {children}
    </div>
  );
}
