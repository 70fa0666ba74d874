import type { Content, Event, Verdict, View } from '../../../../games/the-dungeon/index.ts';
import { characterOf, fightAhead, forceOf, mover } from '../../../../games/the-dungeon/readers.ts';

/** Dice on the table and what they meant. */
export interface Thrown {
  readonly pips: readonly number[];
  /** Whether the second die is somebody else's. */
  readonly isFight: boolean;
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
export function lastThrow(events: readonly Event[] | null, view: View | undefined): Thrown | undefined {
  if (view?.fate) return thrown(view.dice, view.fate.verdict);
  for (const event of [...(events ?? [])].reverse()) {
    const found = thrownIn(event, view?.dice ?? []);
    if (found) return found;
  }
  return undefined;
}

/** The dice that an event has thrown, as far as it tells or the table shows; undefined where none fell. */
export function diceOf(
  event: Event,
  view: View,
  { after, content }: { readonly after: View; readonly content: Content },
): number[] | undefined {
  const sums = sumsBefore(event, view, content);
  if (sums && 'mine' in event) return [event.mine - sums[0], event.theirs - sums[1]];
  const found = thrownIn(event, after.dice);
  return found && [...found.pips];
}

/** What both sides of a fight have before the dice; undefined where nobody fights. */
export function sumsBefore(
  event: Event,
  view: View,
  content: Content,
): readonly [mine: number, theirs: number] | undefined {
  if (event.type === 'rival-fought')
    return [
      forceOf(content, mover(view), 'strength') + view.bonus,
      forceOf(content, characterOf(view, event.rival), 'strength'),
    ];
  const fight = event.type === 'fought' ? fightAhead(content, view) : undefined;
  return fight && [fight.own + fight.gear + fight.bonus, fight.power];
}

const thrown = (pips: readonly number[], meaning: Verdict): Thrown => ({
  pips,
  isFight: meaning.type === 'fight',
  tone: toneOf(meaning),
  meaning,
});

/** The dice of a fight or a find lie on the table: their events do not name them. */
export function thrownIn(event: Event, lying: readonly number[]): Thrown | undefined {
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

const FOUND: { readonly [T in Event['type']]?: Tone } = {
  found: 'plain',
  'object-found': 'good',
  'none-available': 'plain',
  'gold-found': 'good',
  'cave-in': 'bad',
  'enemy-met': 'plain',
  'way-out-found': 'good',
};

/** The Guard is always at home, and the other ways out are no matter of luck: no die brings them forth. */
function isSure(event: Event): boolean {
  if (event.type === 'enemy-met') return event.enemy === 'guard';
  return event.type === 'way-out-found' && event.room !== 'tunnel';
}

function foundIn(event: Event, lying: readonly number[]): Thrown | undefined {
  const tone = FOUND[event.type];
  if (!tone || isSure(event) || lying.length === 2) return undefined;
  return { pips: lying, isFight: false, tone, meaning: { type: 'found', event } };
}
