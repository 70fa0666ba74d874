import type { Event, Verdict } from './events.ts';

/** Dice that have fallen, and what they came to. */
export interface Throw {
  readonly dice: readonly number[];
  /** Whether the second die is somebody else's. */
  readonly isFight: boolean;
  /** Null where they have brought something forth, which their event tells. */
  readonly verdict: Verdict | null;
}

const throwWith = (dice: readonly number[], verdict: Verdict | null): Throw => ({
  dice,
  isFight: verdict?.type === 'fight',
  verdict,
});

/** The dice that an event has thrown; undefined where none fell. */
export function throwIn(event: Event): Throw | undefined {
  switch (event.type) {
    case 'dice-thrown':
      return throwWith(event.dice, event.verdict);
    case 'movement-rolled':
      return throwWith([event.die], { type: 'movement', tiles: event.tiles });
    case 'door-unlocked':
    case 'door-locked':
      return throwWith([event.die], { type: 'lock', isOpen: event.type === 'door-unlocked' });
    case 'test-rolled':
      return throwWith(event.dice, { ...event, type: 'test' });
    case 'save-rolled':
      return throwWith([event.die], { type: 'save', saved: event.saved });
    case 'fought':
    case 'rival-fought':
      return throwWith(event.dice, { ...event, type: 'fight' });
    case 'enemy-met':
    case 'found':
    case 'gold-found':
    case 'object-found':
    case 'none-available':
    case 'cave-in':
    case 'way-out-found':
      return event.die === null ? undefined : throwWith([event.die], null);
    default:
      return undefined;
  }
}
