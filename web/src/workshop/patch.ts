/** How one text becomes another: what goes, and what is put there, between what both begin and end with. */
export interface Patch {
  readonly at: number;
  readonly gone: number;
  readonly put: string;
}

export function patchBetween(from: string, to: string): Patch {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < shorter - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;
  return { at: head, gone: from.length - head - tail, put: to.slice(head, to.length - tail) };
}

export const patched = (text: string, { at, gone, put }: Patch): string =>
  text.slice(0, at) + put + text.slice(at + gone);
