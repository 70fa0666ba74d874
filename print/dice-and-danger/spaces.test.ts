import { expect, test } from 'vitest';
import { layoutOf, spaceShapes } from '../../art/dice-and-danger/index.ts';
import { isStart, KINDS, sheetOf } from '../../games/dice-and-danger/readers.ts';
import type { Space } from '../../games/dice-and-danger/index.ts';
import { silent } from '../../art/svg.ts';
import { pressFor } from '../press.ts';
import { USUAL_ORDER } from '../tests/order.ts';
import { withoutColours } from '../tests/pages.ts';

const sheet = sheetOf({ adventure: 'annoyed-animals' });
const [first] = sheet.spaces as readonly [Space];
const press = pressFor(USUAL_ORDER, silent);

/** A space of that kind, in the place of the first one of a sheet. */
const drawn = (space: Space): string =>
  JSON.stringify(
    press.elements(spaceShapes(layoutOf({ ...sheet, spaces: [space] }, 'landscape'), 0)).map(withoutColours),
  );

test('spaces of any two kinds differ by more than their colours', () => {
  const spaces = KINDS.map((kind): Space => ({ ...first, kind }));
  // One enters at both sides alike; which side it is, its place says.
  const kinds = spaces.filter((space, i) => !isStart(space) || spaces.findIndex(isStart) === i);
  expect(kinds.length).toBeGreaterThan(8);
  expect(new Set(kinds.map(drawn)).size).toBe(kinds.length);
});
