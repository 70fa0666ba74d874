import type { Action, Content, Node, View } from '../../games/dice-and-danger/index.ts';
import { PORTAL_NUMBER } from '../../games/dice-and-danger/readers.ts';
import type { Random } from '../../kernel/game.ts';
import { best } from '../best.ts';

/** The 11 opens the far side, so it comes first; then the rarer a number, the longer one has to wait for it. */
const ORDER: readonly number[] = [PORTAL_NUMBER, 3, 10, 4, 9, 5, 8, 6];

interface Writing {
  readonly content: Content;
  readonly view: View;
  readonly actions: readonly Action[];
  readonly random: Random;
}

/** DDD-PP-1: the next number into one of the clouds that are closest to the start spaces. */
export function writing({ content, view, actions, random }: Writing): Action {
  const written = view.draft?.paper.written ?? [];
  const number = ORDER.find(next => !written.includes(next));
  const writes = actions.filter(action => action.type !== 'write' || action.number === number);
  const distance = distances(content);
  return best(writes, action => (action.type === 'write' ? -(distance.get(action.cloud) ?? Infinity) : 0), random);
}

/** As `writing`, but of clouds that are equally close always the first: whoever has learnt one way to write stays with it. */
export function fixedWriting(content: Content, { draft }: View): Action {
  const written = draft?.paper.written ?? [];
  const number = ORDER.find(next => !written.includes(next));
  const far = distances(content);
  const [nearest] = content.clouds
    .filter((_, i) => written[i] === 0)
    .sort((one, two) => (far.get(one) ?? Infinity) - (far.get(two) ?? Infinity));
  return number === undefined || nearest === undefined ? { type: 'done' } : { type: 'write', cloud: nearest, number };
}

/** By node: how many corridors lie between it and the nearest start space. */
export function distances(content: Content): ReadonlyMap<Node, number> {
  const found = new Map(content.starts.map(start => [start, 0]));
  for (const [node, far] of found)
    for (const next of content.sheet.neighbours[node] ?? []) if (!found.has(next)) found.set(next, far + 1);
  return found;
}
