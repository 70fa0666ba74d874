export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How large something is, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Spot, Size {}

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where something happened, in pixels of `element`. */
export function spotIn(element: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const box = element?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}
