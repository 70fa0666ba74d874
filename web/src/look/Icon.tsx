import type { ReactElement } from 'react';
import type { IconName } from '../../../art/icons.ts';
import { ICONS, ICON_GRID } from '../../../art/icons.ts';
import { Figures } from './Figures.tsx';

/** Takes the colour of the words beside it, which say what it means: it is hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }): ReactElement => (
  <svg className="icon" width={size} height={size} viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} aria-hidden="true">
    <Figures figures={ICONS[name]} />
  </svg>
);
