import type { CSSProperties } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Moving } from '../stage/scene.ts';

/** How long the scene under way takes, for the style sheet of what moves in it: `--scene`, unset while nothing does. */
export const sceneTime = (moving: Pick<Moving<Kind>, 'ms'> | undefined): CSSProperties =>
  moving ? ({ '--scene': `${moving.ms}ms` } as CSSProperties) : {};
