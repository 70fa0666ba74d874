import type { EnginePage } from './engine.ts';

/** How many points of a picture differ plainly from the one beside them. One colour has none, and a gradient neither. */
export const edgesIn = (engine: EnginePage, png: Buffer): Promise<number> =>
  engine.evaluate(countEdges, png.toString('base64'));

/** Runs in the page, which can read pictures. */
async function countEdges(base64: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('nothing to paint on');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const brightness = (at: number): number => (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  let edges = 0;
  for (let at = 4; at < data.length; at += 4) if (Math.abs(brightness(at) - brightness(at - 4)) > 120) edges++;
  return edges;
}
