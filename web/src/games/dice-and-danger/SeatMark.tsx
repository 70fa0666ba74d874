import type { ReactElement } from 'react';
import type { Pencil } from '../../../../art/paint.ts';
import { PencilMark } from '../../look/PencilMark.tsx';

/** The mark of a pencil, in its colour. */
export const SeatMark = ({ pencil }: { readonly pencil: Pencil }): ReactElement => (
  <PencilMark pencil={pencil} className="ddd-mark" />
);
