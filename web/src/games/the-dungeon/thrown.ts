import type { Event, Verdict, View } from '../../../../games/the-dungeon/index.ts';

/** Dice on the table and what they meant. */
export interface Thrown {
  readonly pips: readonly number[];
  /** Whether the second die is somebody else's. */
  readonly isFight: boolean;
  readonly tone: 'plain' | 'good' | 'bad';
  /** What it meant, or the event that tells it best. */
  readonly meaning: Verdict | Found;
}

export interface Found {
  readonly type: 'found';
  readonly event: Event;
}

/** The dice that somebody may throw again, else the last throw among what has happened. */
export function lastThrow(events: readonly Event[] | null, view: View | undefined): Thrown | undefined {
  if (view?.fate) return thrown(view.dice, view.fate.verdict);
  for (const event of [...(events ?? [])].reverse()) {
    const found = thrownIn(event, view?.dice ?? []);
    if (found) return found;
  }
  return undefined;
}

/** What was thrown, whether it counts yet or not. */
export const throwsIn = (events: readonly Event[]): readonly Event[] =>
  events.filter(event => thrownIn(event, []) !== undefined);

const thrown = (pips: readonly number[], meaning: Verdict): Thrown => ({
  pips,
  isFight: meaning.type === 'fight',
  tone: toneOf(meaning),
  meaning,
});

/** The dice of a fight or a find lie on the table: their events do not name them. */
function thrownIn(event: Event, lying: readonly number[]): Thrown | undefined {
  switch (event.type) {
    case 'dice-thrown':
      return thrown(event.dice, event.verdict);
    case 'movement-rolled':
      return thrown([event.die], { type: 'movement', tiles: event.tiles });
    case 'door-unlocked':
    case 'door-locked':
      return thrown([event.die], { type: 'lock', isOpen: event.type === 'door-unlocked' });
    case 'test-rolled':
      return thrown(event.dice, { ...event, type: 'test' });
    case 'save-rolled':
      return thrown([event.die], { type: 'save', saved: event.saved });
    case 'fought':
    case 'rival-fought':
      return thrown(lying.length === 2 ? lying : [], { ...event, type: 'fight' });
    default:
      return foundIn(event, lying);
  }
}

const TONES = { won: 'good', drawn: 'plain', lost: 'bad' } as const;

function toneOf(verdict: Verdict): Thrown['tone'] {
  switch (verdict.type) {
    case 'lock':
      return verdict.isOpen ? 'good' : 'bad';
    case 'test':
      return verdict.passed ? 'good' : 'bad';
    case 'save':
      return verdict.saved ? 'good' : 'bad';
    case 'fight':
      return TONES[verdict.result];
    default:
      return 'plain';
  }
}

const FOUND: readonly Event['type'][] = [
  'found',
  'object-found',
  'none-available',
  'gold-found',
  'cave-in',
  'enemy-met',
  'way-out-found',
];

/** The Guard is always at home, and the other ways out are no matter of luck: no die brings them forth. */
function isSure(event: Event): boolean {
  if (event.type === 'enemy-met') return event.enemy === 'guard';
  return event.type === 'way-out-found' && event.room !== 'tunnel';
}

function foundIn(event: Event, lying: readonly number[]): Thrown | undefined {
  if (!FOUND.includes(event.type) || isSure(event) || lying.length === 2) return undefined;
  return { pips: lying, isFight: false, tone: 'plain', meaning: { type: 'found', event } };
}
