import type { Event, Enemy, Test, View } from '../../../../games/the-dungeon/index.ts';

/** Dice on the table and what they meant. */
export interface Thrown {
  readonly pips: readonly number[];
  /** The sum of the other side, in a fight. */
  readonly against?: number;
  readonly tone: 'plain' | 'good' | 'bad';
  /** What it meant, or the event that tells it best. */
  readonly meaning: Meaning | Found;
}

export type Meaning =
  | { readonly type: 'movement'; readonly tiles: number }
  | { readonly type: 'lock'; readonly isOpen: boolean }
  | { readonly type: 'test'; readonly test: Test; readonly passed: boolean; readonly craft: number }
  | { readonly type: 'fight'; readonly enemy: Enemy | undefined; readonly mine: number; readonly theirs: number }
  | { readonly type: 'save'; readonly saved: boolean };

export interface Found {
  readonly type: 'found';
  readonly event: Event;
}

/** The last throw among what has happened; its dice lie on the table unless the event names them. */
export function lastThrow(events: readonly Event[] | null, view: View | undefined): Thrown | undefined {
  for (const event of [...(events ?? [])].reverse()) {
    const thrown = thrownIn(event, view?.dice ?? []);
    if (thrown) return thrown;
  }
  return undefined;
}

function thrownIn(event: Event, lying: readonly number[]): Thrown | undefined {
  switch (event.type) {
    case 'movement-rolled':
      return { pips: [event.die], tone: 'plain', meaning: { type: 'movement', tiles: event.tiles } };
    case 'door-unlocked':
    case 'door-locked': {
      const isOpen = event.type === 'door-unlocked';
      return { pips: [event.die], tone: isOpen ? 'good' : 'bad', meaning: { type: 'lock', isOpen } };
    }
    case 'test-rolled':
      return { pips: event.dice, tone: event.passed ? 'good' : 'bad', meaning: { ...event, type: 'test' } };
    case 'save-rolled':
      return { pips: [event.die], tone: event.saved ? 'good' : 'bad', meaning: { type: 'save', saved: event.saved } };
    case 'fought':
    case 'rival-fought':
      return foughtIn(event, lying);
    default:
      return foundIn(event, lying);
  }
}

const TONES = { won: 'good', drawn: 'plain', lost: 'bad' } as const;

function foughtIn(event: Extract<Event, { type: 'fought' | 'rival-fought' }>, lying: readonly number[]): Thrown {
  const { mine, theirs, result } = event;
  const enemy = event.type === 'fought' ? event.enemy : undefined;
  return {
    pips: lying.length === 2 ? lying : [],
    against: theirs,
    tone: TONES[result],
    meaning: { type: 'fight', enemy, mine, theirs },
  };
}

const FOUND: readonly Event['type'][] = [
  'found',
  'object-found',
  'none-available',
  'gold-found',
  'cave-in',
  'enemy-met',
];

/** The Guard is always at home: no die brings him forth. */
function foundIn(event: Event, lying: readonly number[]): Thrown | undefined {
  const isGuard = event.type === 'enemy-met' && event.enemy === 'guard';
  if (!FOUND.includes(event.type) || isGuard || lying.length !== 1) return undefined;
  return { pips: lying, tone: 'plain', meaning: { type: 'found', event } };
}
