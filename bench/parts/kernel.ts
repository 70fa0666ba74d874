import type { Figure } from '../figure.ts';
import { measure, run, type Variant } from '../rounds.ts';

const PLAYOUTS = 'random playouts per CPU second';
const MATCHES = 'refereed matches per CPU second';

export async function measureKernel(): Promise<Figure[]> {
  await run('peers/agreement');
  return [...(await measure(variantsOf('race'))), ...(await measure(variantsOf('tic-tac-toe')))];
}

function variantsOf(game: string): readonly Variant[] {
  const [ours, theirs] = [`${game} on the kernel`, `${game} on boardgame.io`];
  return [
    { name: ours, file: `variants/${game}-on-kernel`, unit: PLAYOUTS, against: theirs },
    { name: theirs, file: `peers/variants/${game}-on-boardgame-io`, unit: PLAYOUTS },
    { name: `${game} by hand`, file: `variants/${game}-by-hand`, unit: PLAYOUTS, against: ours },
    { name: `${game} refereed`, file: `variants/${game}-refereed`, unit: MATCHES, against: theirs },
  ];
}
