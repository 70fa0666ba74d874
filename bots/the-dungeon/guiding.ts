import type { Net } from './net.ts';
import type { Guide } from './playing-out.ts';
import { Lookout } from './ways.ts';

/** Takes the way that a net likes best; of equal ones the first. */
export function guideBy(net: Net): Guide {
  const lookout = new Lookout();
  return (crossroads, ways) => {
    const scores: number[] = [];
    lookout.scan(crossroads, ways, features => scores.push(net.answerTo(features)));
    return scores.indexOf(Math.max(...scores));
  };
}
