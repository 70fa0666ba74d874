import { colourWith } from '../../../art/svg.ts';

/** A paint as the page writes it: the tokens of `tokens.css`, and the patterns of `Definitions`. */
export const colourOf = colourWith(paint => {
  if (paint === 'current') return 'currentColor';
  return paint === 'cut' ? 'var(--cut, var(--paper))' : `var(--${paint})`;
});
