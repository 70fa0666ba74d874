import type { DiceAndDanger, Event, Node } from '../../../../games/dice-and-danger/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { PlayProps } from '../module.ts';
import type { Part } from './scenes.ts';

/** A part of a round that is being told, and what of it lies on the table. */
export interface ToldPart {
  readonly part: Part;
  readonly event: Event;
  /** Whose sheet is seen. */
  readonly sheet: Seat;
  /** What is new on it. */
  readonly marks: readonly Node[];
  /** The room that it is about. */
  readonly room: Node | undefined;
  /** What has been told of this round so far. */
  readonly round: readonly Event[];
}

/** The dice and what is drawn from a chest lie beside the sheet: whoever looks at one goes on looking. */
const ELSEWHERE: readonly Part[] = ['dice', 'pairs', 'chest'];
/** One's own sheet lies there while all are told of. */
const ON_OWN: readonly Part[] = ['sheets', 'slip', 'end'];

export function toldPartOf({ moving, now, told }: PlayProps<DiceAndDanger>): ToldPart | undefined {
  if (!moving || ELSEWHERE.includes(moving.part as Part)) return undefined;
  const [part, event] = [moving.part as Part, moving.event];
  const own = Math.max(now.seat, 0);
  return {
    part,
    event,
    sheet: 'seat' in event && !ON_OWN.includes(part) ? event.seat : own,
    marks: marksIn(part, event),
    room: 'room' in event && part !== 'turn' && !ON_OWN.includes(part) ? event.room : undefined,
    round: told.slice(told.findLastIndex(({ type }) => type === 'dice-rolled') + 1),
  };
}

function marksIn(part: Part, event: Event): readonly Node[] {
  if (part === 'marks' && event.type === 'round-shown') return [...event.spaces, ...event.rooms];
  return part === 'blow' && event.type === 'free-damage' ? [event.room] : [];
}
