import type { Layout } from '../../../../art/dungeon-pen/index.ts';
import type { Point } from '../../../../art/figure.ts';
import type { Size, Spot } from '../../board/geometry.ts';

/** Within so many degrees of a straight edge the sheet lies straight. */
const STRAIGHT = 7;

export const inTurn = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The shortest way from one turn to another, in degrees. */
export function wayTo(from: number, to: number): number {
  const way = inTurn(to - from);
  return way > 180 ? way - 360 : way;
}

/** A sheet that lies nearly straight is straightened. */
export function straightened(turn: number): number {
  const straight = Math.round(turn / 90) * 90;
  return Math.abs(turn - straight) <= STRAIGHT ? straight : turn;
}

/** How a sheet lies in a viewport: how large, how far turned. */
export interface Lie {
  readonly layout: Layout;
  readonly viewport: Size;
  readonly turn: number;
  readonly scale: number;
}

/** As large as the viewport allows, whichever way the sheet is turned. */
export function lieOf(layout: Layout, viewport: Size, turn: number): Lie {
  const { width, height } = extentOf(layout, turn);
  return { layout, viewport, turn, scale: Math.min(viewport.width / width, viewport.height / height) };
}

/** How much room a sheet of full size takes when it is turned. */
function extentOf({ width, height }: Layout, turn: number): Size {
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * across + height * down, height: width * down + height * across };
}

/** How much of the viewport the sheet takes as it lies. */
export function takenBy({ layout, turn, scale }: Lie): Size {
  const { width, height } = extentOf(layout, turn);
  return { width: width * scale, height: height * scale };
}

/** Which point of the paper lies under a spot of the viewport. */
export function paperAt({ layout, viewport, turn, scale }: Lie, { x, y }: Spot): Point {
  const [across, down] = [(x - viewport.width / 2) / scale, (y - viewport.height / 2) / scale];
  const angle = (-turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [layout.width / 2 + across * cosine - down * sine, layout.height / 2 + across * sine + down * cosine];
}

/** Where a point of the paper is seen in the viewport. */
export function seenAt({ layout, viewport, turn, scale }: Lie, [x, y]: Point): Spot {
  const [across, down] = [(x - layout.width / 2) * scale, (y - layout.height / 2) * scale];
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: viewport.width / 2 + across * cosine - down * sine,
    y: viewport.height / 2 + across * sine + down * cosine,
  };
}

/** By how many degrees a line between two spots has turned, seen from the first. */
export function turnBetween(middle: Spot, from: Spot, to: Spot): number {
  const angle = ({ x, y }: Spot): number => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
  return wayTo(angle(from), angle(to));
}
