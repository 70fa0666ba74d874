import type { CSSProperties } from 'react';
import type { DeskMeasures } from '../games/module.ts';
import type { Screen } from '../look/screen.ts';

const inPixels = (length: number | undefined): string | undefined => (length === undefined ? undefined : `${length}px`);

/** What a game says of its desk, for the style sheet of the page. */
export function measuresOn(screen: Screen, { side, log, replay }: DeskMeasures = {}): CSSProperties {
  const asked = log?.[screen];
  const height = typeof asked === 'number' ? asked : undefined;
  return {
    '--side': inPixels(side?.[screen]),
    '--replay-side': inPixels(replay?.[screen]),
    '--log': inPixels(height),
    '--log-grow': height === undefined ? undefined : 0,
  } as CSSProperties;
}
