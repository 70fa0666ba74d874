import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { characterOf, otherOf } from '../../../../games/dungeon-pen/readers.ts';
import { type MistakeKind, ownEvents, type Sight } from '../lesson.ts';

/** What a treasure is worth that was not brought home, in HP. */
const TREASURE = 8;
/** A flick that passes nothing costs a part of a potion. */
const IDLE = 0.25;
/** Of so many flicks one has to pass something. */
const FLICKS_A_FIND = 2;

const brought = (sight: Sight<DungeonPen>): number =>
  ownEvents(sight, 'chest-passed').length + ownEvents(sight, 'potion-passed').length;

/** What the other has drunk before there was a wall to stop it; all of it where there was none. */
function drunkByOther({ events, seat }: Sight<DungeonPen>): number {
  const walled = events.findIndex(event => event.type === 'wall-drawn' && event.seat === seat);
  return events
    .slice(0, walled < 0 ? events.length : walled)
    .filter(event => event.type === 'hp-gained')
    .filter(event => event.seat === otherOf(seat) && event.cause === 'potion')
    .reduce((sum, { by }) => sum + by, 0);
}

export const mistakeKinds: Readonly<Record<string, MistakeKind<DungeonPen>>> = {
  passing: {
    cost: sight => IDLE * Math.max(0, ownEvents(sight, 'flicked').length - FLICKS_A_FIND * brought(sight)),
  },
  corner: {
    cost: sight =>
      ownEvents(sight, 'hp-lost')
        .filter(({ cause }) => cause === 'wall')
        .reduce((sum, { by }) => sum + by, 0),
  },
  salts: { cost: ({ view, seat }) => characterOf(view, seat).hand.length },
  wall: { cost: drunkByOther },
  home: {
    cost: ({ view, seat, outcome }) => (outcome?.places[seat] !== 1 && characterOf(view, seat).carries ? TREASURE : 0),
  },
};
