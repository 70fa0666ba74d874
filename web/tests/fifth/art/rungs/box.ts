import { boxWith } from '../box.ts';
import type { Drawing } from '../shape.ts';
import { ladder } from './ladder.ts';

/** The box on the shelf. */
export const box = (): Drawing =>
  boxWith({ colour: 'box-green', title: ['Rungs'], titleSize: 50, picture: ladder([70, 90], 6, 'box-print') });
