// The level noise of a valuation: how far it is off what a position is worth. How far it is off about which of two actions is
// worth more is its noise (noise.ts), and another matter. What is measured (levelling.ts) is kept as text.
import type { LevelNoise } from './valuation.ts';

/** The level noise once a share of the entries, from 0 to 1, is over; between two points that were looked at, in proportion. */
export function offAt({ off }: LevelNoise, share: number): number {
  const place = share * off.length;
  const part = Math.floor(place);
  const [from = 0, to = 0] = [off[part], off[part + 1]];
  return from + (to - from) * (place - part);
}

/** Whether a valuation corrects itself in a match by as much as luck: whoever shows what it says, warns of that. */
export const isShaky = ({ off: [drift = 0], luck }: LevelNoise): boolean => drift >= luck;

export const writeLevel = ({ off, luck }: LevelNoise): string => [luck, ...off].map(each => each.toFixed(4)).join(' ');

export function readLevel(text: string): LevelNoise {
  const [luck = 0, ...off] = text.split(' ').map(Number);
  return { off, luck };
}
