import { expect, test } from 'vitest';
import { COLOURS, LIGHTS } from '../../../art/colours.ts';
import type { Palette } from '../../../art/svg.ts';

const HEAD = '/* Written from art/colours.ts by `npx vitest run web/src/look/colours.test.ts -u`. */';

/** What differs from the light that is usual. */
const ruleOf = (selector: string, palette: Palette, usual: Partial<Palette> = {}): string => {
  const lines = Object.entries(palette).filter(([paint, colour]) => usual[paint as keyof Palette] !== colour);
  return `${selector} {\n${lines.map(([paint, colour]) => `  --${paint}: ${colour};`).join('\n')}\n}\n`;
};

test('the page has the colours of the drawings, by day and by candle', async () => {
  const { day, candle } = COLOURS;
  const css = [HEAD, ruleOf(':root', day), ruleOf(":root[data-light='candle']", candle, day)].join('\n');
  await expect(css).toMatchFileSnapshot('colours.css');
});

test.each(LIGHTS)('by %s every paint has a colour', light => {
  expect(Object.entries(COLOURS[light]).filter(([, colour]) => !/^#[\da-f]{3}([\da-f]{3})?$/.test(colour))).toEqual([]);
});
