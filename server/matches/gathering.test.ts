import { expect, test } from 'vitest';
import { forgetReadiness } from './gathering.ts';
import { type Chair, OPEN } from './head.ts';

const seated = (person: string): Chair => ({ ...OPEN, person });

test('a table that was begun is not begun any more once somebody has got up', () => {
  const fold = { chairs: [seated('ada'), OPEN], ready: new Set(['ada', 'bob']), isBegun: true };
  forgetReadiness(fold);
  expect(fold).toMatchObject({ ready: new Set(['ada']), isBegun: false });
});

test('a table at which all still sit stays begun, and all ready', () => {
  const fold = { chairs: [seated('ada'), seated('bob')], ready: new Set(['ada', 'bob']), isBegun: true };
  forgetReadiness(fold);
  expect(fold).toMatchObject({ ready: new Set(['ada', 'bob']), isBegun: true });
});
