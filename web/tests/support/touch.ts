import type { CDPSession, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Chromium takes a finger that is lifted sooner for a fling, whatever the page says, and swallows a tap right after it. */
const REST_MS = 150;

/** Fingers that go from point to point, rest at the last one, and are all lifted. */
export async function touch(page: Page, ...moves: readonly (readonly Point[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [i, points] of moves.entries()) await send(session, i === 0 ? 'touchStart' : 'touchMove', points);
  await page.evaluate(rest, REST_MS);
  await send(session, 'touchEnd', []);
  await session.detach();
}

/** Moves are handed to the page once a frame: it has seen the last one when this is over. */
const rest = (milliseconds: number): Promise<void> =>
  new Promise(done => {
    const from = performance.now();
    const look = (): void => void (performance.now() - from < milliseconds ? requestAnimationFrame(look) : done());
    requestAnimationFrame(() => requestAnimationFrame(look));
  });

const send = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

/** A finger that lies still until something has come of it, and goes on to `to` from there if that is wanted. */
export async function holdFinger(page: Page, at: Point, until: () => Promise<unknown>, to: Point = at): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await send(session, 'touchStart', [at]);
  await until();
  if (to !== at) {
    for (const part of [0.5, 1])
      await send(session, 'touchMove', [{ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part }]);
    await page.evaluate(rest, REST_MS);
  }
  await send(session, 'touchEnd', []);
  await session.detach();
}

/** One finger dragged along a line, in a few steps. */
export const drag = (page: Page, from: Point, to: Point): Promise<void> =>
  touch(
    page,
    ...Array.from({ length: 9 }, (_, i) => [
      { x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 },
    ]),
  );

/** Two fingers about a point, pulled apart from one distance to another. */
export const pinch = (page: Page, { x, y }: Point, from: number, to: number): Promise<void> =>
  touch(
    page,
    ...Array.from({ length: 5 }, (_, i) => {
      const apart = (from + ((to - from) * i) / 4) / 2;
      return [
        { x: x - apart, y },
        { x: x + apart, y },
      ];
    }),
  );
