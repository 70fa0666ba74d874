import type { Content } from '../../games/dice-and-danger/index.ts';
import { beginnersNet } from './beginner.ts';
import { layoutOf } from './layout.ts';
import { readNet } from './net.ts';
import { Value } from './value.ts';
import { LEARNT } from './weights/index.ts';

const VALUES = new WeakMap<Content, Value>();

/** What is known of the sheets of a match: what was learnt, or for a sheet of somebody's own what a beginner sees. */
export function valueOf(content: Content): Value {
  const value = VALUES.get(content) ?? made(content);
  VALUES.set(content, value);
  return value;
}

function made(content: Content): Value {
  const layout = layoutOf(content);
  const text = learntText(content);
  return new Value(text === undefined ? beginnersNet(content, layout, 0) : readNet(text, layout.count), layout);
}

/** The net that strong plays a sheet by, as text. */
export function learntText(content: Content): string | undefined {
  const learnt = LEARNT[signOf(content)];
  return content.everyone.length === 1 ? learnt?.alone : learnt?.company;
}

/** Tells a sheet from every other: its name and all that is on it. */
export function signOf({ sheet: { name, spaces, rooms, neighbours, achievements } }: Content): string {
  const text = [
    ...spaces.map(({ kind, number }) => `${kind} ${number}`),
    ...rooms.map(room =>
      [room.role, room.armoured, room.boxes, room.black, room.locked, room.gems, room.hearts].join(' '),
    ),
    ...neighbours.map(nodes => nodes.join(' ')),
    ...achievements.map(achievement => Object.values(achievement).join(' ')),
  ].join();
  let sign = 0;
  for (let i = 0; i < text.length; i++) sign = (Math.imul(sign, 31) + text.charCodeAt(i)) | 0;
  return `${name} ${sign >>> 0}`;
}
