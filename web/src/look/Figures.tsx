import type { ReactElement } from 'react';
import type { Figure } from '../../../art/figure.ts';
import { figureElement } from '../../../art/svg.ts';
import { nodeOf, nodesOf } from './node.ts';
import { colourOf } from './paint.ts';

/** Shapes that never change place in their list: the place is key enough. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }): ReactElement => (
  <>{nodesOf(figures.map(figure => figureElement(figure, colourOf)))}</>
);

export const FigureNode = ({ figure }: { readonly figure: Figure }): ReactElement =>
  nodeOf(figureElement(figure, colourOf));
