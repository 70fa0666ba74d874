import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { trace } from '../art/tests/trace.ts';
import { pressFor } from './press.ts';
import { USUAL_ORDER } from './tests/order.ts';
import { addressOf, type Code, codeFor, LONGEST, qrCode, SMALLEST_MODULE } from './qr.ts';
import { drawnOn } from './tests/pages.ts';

const site = { address: 'https://oubliette.example/dungeon-pen' };
const silent = ({ key }: { readonly key: string }): string => key;
const press = pressFor(USUAL_ORDER, silent, site);

function linked(length: number): Code {
  const link = `${site.address}/work#`.padEnd(length, 'a');
  const code = codeFor(pressFor(USUAL_ORDER, silent, { ...site, link }), {}, 26);
  if (!code) throw new Error(`no code of ${length} signs`);
  return code;
}

test('an address says what was chosen, and nothing that no phone would read', () => {
  expect(addressOf(site, {})).toBe(site.address);
  expect(addressOf(site, { dungeon: 'hall', first: '1' })).toBe(`${site.address}?dungeon=hall&first=1`);
  expect(addressOf(site, { dungeon: '#'.repeat(500) })).toBeUndefined();
  expect(addressOf({ ...site, link: 'https://oubliette.example/x#y' }, {})).toBe('https://oubliette.example/x#y');
});

test.each(['colour', 'low'] as const)('in %s ink the dark modules are drawn, each at its place, and no others', ink => {
  const size = 26;
  const inInk = pressFor({ ...USUAL_ORDER, ink }, silent, site);
  const [figure] = qrCode(inInk, codeFor(inInk, {}, size) as Code, [10, 20]);
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

test('a code is as wide as usual until its modules would be too small, and then as wide as they ask for', () => {
  expect(linked(60).width).toBe(26);
  for (let length = 100; length <= LONGEST; length += 260) {
    const { width, size } = linked(length);
    expect(width / size).toBeGreaterThanOrEqual(SMALLEST_MODULE - 0.001);
    expect(width).toBeLessThanOrEqual(50);
  }
});

test('a long link has the smaller of the codes that hold it', () => {
  const { address, size } = linked(900);
  expect(size).toBe(encode(address, { ecc: 'L', border: 0 }).size);
  expect(size).toBeLessThan(encode(address, { ecc: 'M', border: 0 }).size);
});

test('where no server is known there is no code', () => {
  expect(codeFor(pressFor(USUAL_ORDER, silent), {}, 20)).toBeUndefined();
  expect(codeFor(press, {}, 20)?.address).toBe(site.address);
});
