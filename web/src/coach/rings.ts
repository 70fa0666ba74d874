// The picture on a card of the coach: as near as it takes to see where something was done and where it would have been better.
import { type Box, rect } from '../../../art/figure.ts';
import type { Drawing } from '../../../art/shape.ts';

/** Where an action was done, and where the better one would have been. */
export interface Rings {
  readonly played: Box | undefined;
  readonly better: Box | undefined;
}

const WEIGHT = 7;
/** So many times as large as the smaller ring is what is seen at least. */
const AROUND = 4;
const WIDE = 2;

export function ringed(drawing: Drawing, { played, better }: Rings): Drawing {
  const boxes = [played, better].filter(box => box !== undefined);
  if (boxes.length === 0) return drawing;
  const rings = [
    ...(played ? [ringAt(played, { stroke: 'bad', weight: WEIGHT })] : []),
    ...(better ? [ringAt(better, { stroke: 'good', weight: WEIGHT, dash: [14, 10] })] : []),
  ];
  return { view: nearBy(drawing.view, boxes), shapes: [...drawing.shapes, ...rings] };
}

const ringAt = ([x, y, width, height]: Box, look: Parameters<typeof rect>[1]) =>
  rect([x - WEIGHT, y - WEIGHT, width + 2 * WEIGHT, height + 2 * WEIGHT], look, Math.min(width, height) / 2);

/** All the boxes and something around them, twice as wide as high, within the drawing as far as it goes. */
function nearBy([left, top, right, bottom]: Box, boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map(box => box[0])), Math.min(...boxes.map(box => box[1]))];
  const across = Math.max(...boxes.map(box => box[0] + box[2])) - x;
  const down = Math.max(...boxes.map(box => box[1] + box[3])) - y;
  const small = AROUND * Math.min(...boxes.flatMap(box => [box[2], box[3]]));
  const height = Math.min(bottom, Math.max(down, across / WIDE, small / WIDE) + small / 2);
  const width = Math.min(right, WIDE * height);
  return [
    Math.max(left, Math.min(left + right - width, x + across / 2 - width / 2)),
    Math.max(top, Math.min(top + bottom - height, y + down / 2 - height / 2)),
    width,
    height,
  ];
}
