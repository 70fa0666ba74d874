import { expect, test } from 'vitest';
import { shippedPackages } from './licences.mjs';

/** What may be shipped with a program under MIT without asking anything of whoever passes it on but to name it. */
const FREE = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

test('what is shipped may be: the server’s packages, what they need, and what the page is bundled with', () => {
  const shipped = shippedPackages();
  const names = shipped.map(({ name }) => name);
  for (const name of ['fastify', 'avvio', 'pdfkit', 'png-js', 'react-dom', 'scheduler']) expect(names).toContain(name);
  for (const name of ['vite', 'vitest', 'typescript']) expect(names).not.toContain(name);
  expect(shipped.filter(({ licence }) => !FREE.includes(licence))).toEqual([]);
});
