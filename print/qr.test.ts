import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { trace } from '../art/tests/trace.ts';
import { pressFor } from './press.ts';
import { USUAL_ORDER } from './tests/order.ts';
import { addressOf, qrCode } from './qr.ts';
import { drawnOn } from './tests/pages.ts';

const site = { address: 'https://oubliette.example/dungeon-pen' };
const silent = ({ key }: { readonly key: string }): string => key;

test('an address says what was chosen, and nothing that no phone would read', () => {
  expect(addressOf(site, {})).toBe(site.address);
  expect(addressOf(site, { dungeon: 'hall', first: '1' })).toBe(`${site.address}?dungeon=hall&first=1`);
  expect(addressOf(site, { dungeon: '#'.repeat(500) })).toBe(site.address);
  expect(addressOf({ ...site, link: 'https://oubliette.example/x#y' }, {})).toBe('https://oubliette.example/x#y');
});

test.each(['colour', 'low'] as const)('in %s ink the dark modules are drawn, each at its place, and no others', ink => {
  const size = 26;
  const [figure] = qrCode(pressFor({ ...USUAL_ORDER, ink }, silent, site), {}, [10, 20], size);
  const [drawn] = drawnOn(figure as never);
  expect(drawn?.element.attributes['fill']).toBe('#000000');
  const { data } = encode(site.address, { ecc: 'M', border: 0 });
  const dark = data.flat().filter(Boolean).length;
  const boxes = String(drawn?.element.attributes['d']).split('z').filter(Boolean);
  const areas = boxes.map(box => {
    const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] = trace(box);
    return (right - left) * (bottom - top);
  });
  expect(areas.reduce((sum, area) => sum + area, 0)).toBe(dark);
  expect(drawn?.at([0, 0])).toEqual([10, 20]);
  expect(drawn?.at([data.length, data.length]).map(Math.round)).toEqual([36, 46]);
});

test('where no server is known there is no code', () => {
  expect(qrCode(pressFor(USUAL_ORDER, silent), {}, [0, 0], 20)).toEqual([]);
});
