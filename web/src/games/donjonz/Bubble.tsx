import type { ReactElement, ReactNode } from 'react';
import { Bubble as PlainBubble } from '../../board/Bubble.tsx';
import { project } from '../../board/camera.ts';
import type { Shot } from '../../board/useCamera.ts';
import type { Area } from '../../../../games/donjonz/index.ts';

interface BubbleProps {
  readonly shot: Shot;
  /** What it speaks of, and what it should not hide, in spaces. */
  readonly about: Area;
  readonly avoid: readonly Area[];
  readonly tone?: 'plain' | 'bad' | 'card';
  readonly children: ReactNode;
}

export const Bubble = ({ shot, about, avoid, ...rest }: BubbleProps): ReactElement => (
  <PlainBubble
    viewport={shot.viewport}
    about={project(shot, about)}
    avoid={avoid.map(area => project(shot, area))}
    {...rest}
  />
);
