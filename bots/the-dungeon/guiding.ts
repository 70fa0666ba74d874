import type { Net } from './net.ts';
import type { Guide } from './playing-out.ts';
import { waysSeen } from './ways.ts';

/** Takes the way that a net likes best; of equal ones the first. */
export const guideBy =
  (net: Net): Guide =>
  (crossroads, ways) => {
    const scores = waysSeen(crossroads, ways).map(row => net.answerTo(row));
    return scores.indexOf(Math.max(...scores));
  };
