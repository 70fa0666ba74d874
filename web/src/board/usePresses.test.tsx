import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { Spot } from './geometry.ts';
import { type Drag, type Presses, STRAY, usePresses } from './usePresses.ts';

const HERE: Spot = { x: 100, y: 100 };
const FAR: Spot = { x: 100 + 2 * STRAY, y: 100 };

let presses: Presses;
/** What the fingers have done to the picture. */
let done: string[];

/** Between press and release nothing is drawn anew: one rendering is enough. */
function Board({ onReady }: { readonly onReady: (presses: Presses) => void }): null {
  const pan = ({ x, y }: Spot): void => void done.push(`pan ${x} ${y}`);
  const pinch = (factor: number): void => void done.push(`pinch ${factor}`);
  onReady(usePresses({ pan, pinch }));
  return null;
}

beforeEach(() => {
  done = [];
  renderToStaticMarkup(<Board onReady={ready => (presses = ready)} />);
});

test('a finger that strays a little taps, one that strays far drags', () => {
  presses.begin(1, HERE);
  expect(presses.follow(1, { x: HERE.x + STRAY, y: HERE.y })).toBe(false);
  expect(presses.wasDragged()).toBe(false);
  expect(presses.follow(1, FAR)).toBe(true);
  presses.end(1);
  expect(presses.wasDragged()).toBe(true);
  expect(done).toEqual([`pan ${2 * STRAY} 0`]);
});

test('what is grabbed is moved instead of the picture, and dropped where it was brought', () => {
  const drag: Drag = { move: ({ x, y }) => void done.push(`move ${x} ${y}`) };
  presses.begin(1, HERE, () => drag);
  presses.follow(1, FAR);
  expect(presses.end(1)).toBe(drag);
  expect(done).toEqual([`move ${FAR.x} ${FAR.y}`]);
});

test('what was not dragged is not dropped', () => {
  presses.begin(1, HERE, () => ({ move: () => undefined }));
  expect(presses.end(1)).toBeUndefined();
});

test('a second finger pinches', () => {
  presses.begin(1, HERE);
  presses.begin(2, { x: 200, y: 100 });
  presses.follow(2, { x: 300, y: 100 });
  expect(done).toEqual(['pinch 2']);
});

test('after a drag whose release nobody saw, the next press is a tap again', () => {
  presses.begin(1, HERE);
  presses.follow(1, FAR);
  presses.begin(1, HERE);
  expect(presses.wasDragged()).toBe(false);
  expect(presses.follow(1, HERE)).toBe(false);
  presses.end(1);
  expect(presses.wasDragged()).toBe(false);
});

test('nor is the next press a second finger: it grabs', () => {
  presses.begin(1, HERE);
  presses.begin(1, HERE, () => ({ move: ({ x, y }) => void done.push(`move ${x} ${y}`) }));
  presses.follow(1, FAR);
  expect(done).toEqual([`move ${FAR.x} ${FAR.y}`]);
});
