import type { Event, Throw, Verdict, View } from '../../../../games/the-dungeon/index.ts';
import { throwIn } from '../../../../games/the-dungeon/readers.ts';

/** Dice on the table and what they meant. */
export interface Thrown extends Omit<Throw, 'verdict'> {
  readonly tone: Tone;
  /** What it meant, or the event that tells it best. */
  readonly meaning: Verdict | Found;
}

export type Tone = 'plain' | 'good' | 'bad';

export interface Found {
  readonly type: 'found';
  readonly event: Event;
}

/** The dice that somebody may throw again, else the last throw among what has happened. */
export function lastThrow(events: readonly Event[] | null, { fate, dice }: View): Thrown | undefined {
  if (fate) return judged(fate.verdict, { dice, isFight: fate.verdict.type === 'fight' });
  const event = events?.findLast(each => throwIn(each));
  return event && thrownIn(event);
}

/** The dice that an event has thrown, with how they are told; undefined where none fell. */
export function thrownIn(event: Event): Thrown | undefined {
  const thrown = throwIn(event);
  if (!thrown) return undefined;
  const { verdict, ...fallen } = thrown;
  if (verdict) return judged(verdict, fallen);
  return { ...fallen, tone: FOUND[event.type] ?? 'plain', meaning: { type: 'found', event } };
}

const judged = (verdict: Verdict, fallen: Omit<Throw, 'verdict'>): Thrown => ({
  ...fallen,
  tone: toneOf(verdict),
  meaning: verdict,
});

const TONES = { won: 'good', drawn: 'plain', lost: 'bad' } as const;

function toneOf(verdict: Verdict): Tone {
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

/** What a die has found, where that is good or bad. */
const FOUND: { readonly [T in Event['type']]?: Tone } = {
  'object-found': 'good',
  'gold-found': 'good',
  'cave-in': 'bad',
  'way-out-found': 'good',
};
