import { figure, type Figure, median } from '../figure.ts';
import { serving } from '../serving.ts';

const STARTS = 3;

/** From `npm start` on an installed and built checkout to the first answered request, in seconds of the clock. */
export async function measureStart(): Promise<Figure> {
  const seconds: number[] = [];
  for (let i = 1; i <= STARTS; i++) {
    process.stderr.write(`bench: start ${i} of ${STARTS}\n`);
    seconds.push(await startOnce());
  }
  return figure('npm start to the first answer', median(seconds), 'seconds');
}

async function startOnce(): Promise<number> {
  const before = performance.now();
  return serving(['npm', 'start'], {}, async () => (performance.now() - before) / 1000);
}
