import type { Content, Event, TheDungeon, View } from '../../../../games/the-dungeon/index.ts';
import { mayFall, unfold, whereaboutsOf } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Scene, SceneKind, Timing } from '../../stage/scene.ts';
import type { SoundName } from '../../sound.ts';
import type { Now } from '../../table/table.ts';
import { thrownIn, type Tone } from './thrown.ts';

/**
 * Which part of an event is seen: what somebody is about to do, dice in the air, dice that lie, what they mean, hearts, a
 * tile that is laid, a step, a hand of fate or a spell, or anything else that is told.
 */
export type Part = 'choice' | 'tumble' | 'lie' | 'meaning' | 'hearts' | 'tile' | 'step' | 'news';

/** A part of an event: for how long, and whether the table is seen as before the event or as after it. */
interface Cut {
  readonly part: Part;
  readonly kind: SceneKind;
  readonly time: Timing;
  readonly shows: 'before' | 'after';
  readonly sound?: SoundName;
}

const timing = (calm: number, brisk: number, still: number): Timing => ({ calm, brisk, still });

const CHOICE: Cut = { part: 'choice', kind: 'motion', time: timing(600, 400, 300), shows: 'before' };
const TUMBLE: Cut = { part: 'tumble', kind: 'motion', time: timing(700, 450, 0), shows: 'before', sound: 'dice' };
const LIE: Cut = { part: 'lie', kind: 'motion', time: timing(400, 200, 0), shows: 'before' };
const MEANING: Cut = { part: 'meaning', kind: 'consequence', time: timing(800, 450, 700), shows: 'after' };
const HEARTS: Cut = { part: 'hearts', kind: 'held', time: timing(1000, 400, 500), shows: 'after' };
const TILE: Cut = { part: 'tile', kind: 'motion', time: timing(400, 240, 200), shows: 'after', sound: 'card' };
const STEP: Cut = { part: 'step', kind: 'motion', time: timing(220, 140, 200), shows: 'after', sound: 'scratch' };
const NEWS: Cut = { part: 'news', kind: 'held', time: timing(900, 500, 700), shows: 'after' };
const MOMENT: Cut = { ...NEWS, time: timing(1600, 1000, 1200) };
/** A card of another that is to be read. */
const CARD: Cut = { ...NEWS, time: timing(2000, 1500, 1500), sound: 'card' };

const lasting = (cut: Cut, ...times: readonly [number, number, number]): Cut => ({ ...cut, time: timing(...times) });
const heard = (cut: Cut, sound: SoundName): Cut => ({ ...cut, sound });

/** Doors and movement are thrown for at every turn: their dice are quicker. */
const QUICK: readonly Cut[] = [lasting(TUMBLE, 500, 300, 0), lasting(MEANING, 500, 300, 200)];
const THROW: readonly Cut[] = [TUMBLE, LIE, MEANING];

/** What is seen of an event in which no dice fall. Of one's own deeds nothing that one has just pressed is told again. */
const CUTS: { readonly [T in Event['type']]?: { readonly own: readonly Cut[]; readonly others: readonly Cut[] } } = {
  'tile-laid': both(TILE),
  moved: both(STEP),
  'thrown-back': both(heard(lasting(STEP, 500, 300, 300), 'hit')),
  'tile-turned-up': both(heard(lasting(NEWS, 700, 450, 500), 'card')),
  'tiles-taken-up': both(heard(MOMENT, 'card')),
  'dark-ignored': both(lasting(NEWS, 700, 400, 500)),
  waded: both(heard(NEWS, 'scratch')),
  tortured: both(heard(NEWS, 'hit')),
  'enemy-met': others(lasting(NEWS, 700, 500, 500)),
  'enemy-evaded': both(NEWS),
  'guard-bribed': both(heard(NEWS, 'coin')),
  'life-lost': both(heard(HEARTS, 'lose')),
  'life-healed': both(heard(HEARTS, 'win')),
  died: both(heard(MOMENT, 'lose')),
  'turn-forfeited': both(lasting(NEWS, 800, 450, 500)),
  'turn-missed': both(NEWS),
  'object-found': both(heard(NEWS, 'coin')),
  'none-available': both(NEWS),
  'object-left': others(lasting(NEWS, 600, 400, 400)),
  'gold-taken': others(heard(lasting(NEWS, 600, 400, 400), 'coin')),
  'object-taken': others(lasting(NEWS, 600, 400, 400)),
  'way-out-found': both(heard(MOMENT, 'win')),
  escaped: both(heard(MOMENT, 'win')),
  'last-turns': both(MOMENT),
  'scroll-read': others(lasting(NEWS, 600, 400, 400)),
  'spell-learnt': { own: [CARD], others: [] },
  'spell-cast': { own: [heard(lasting(NEWS, 700, 450, 500), 'scratch')], others: [CARD] },
  eaten: both(lasting(NEWS, 600, 400, 400)),
  'fate-spent': both(heard(CHOICE, 'scratch')),
  robbed: both(heard(MOMENT, 'coin')),
  'object-robbed': both(heard(MOMENT, 'coin')),
  'fell-in': both(heard(NEWS, 'hit')),
  'dungeon-won': both(heard(MOMENT, 'lose')),
};

function both(cut: Cut): { readonly own: readonly Cut[]; readonly others: readonly Cut[] } {
  return { own: [cut], others: [cut] };
}

function others(cut: Cut): { readonly own: readonly Cut[]; readonly others: readonly Cut[] } {
  return { own: [], others: [cut] };
}

const WHOSE: Readonly<Record<Tone, SoundName | undefined>> = { good: 'win', bad: 'lose', plain: undefined };

/** What is seen of a step, in the order of its events. All of it is seen in the moment after, each part with a view of its own. */
export function scenesOf(
  events: readonly Event[],
  before: Now<TheDungeon>,
  after: Now<TheDungeon>,
  content: Content,
): readonly Scene<TheDungeon>[] {
  const views = unfold(before.view, events, after.view);
  const told = { before: before.view, seat: after.seat };
  const isCalm = after.seat >= 0 && !isOut(before.view, after.seat, content);
  return events.flatMap((event, i) => {
    const [last, next] = [views[i - 1] ?? before.view, views[i] ?? after.view];
    return [...chosen(event, i, told), ...cutsOf(event, i, { ...told, events })].map(cut =>
      sceneOf(event, cut, { last, next, isCalm }),
    );
  });
}

/** Whether somebody has come out or died and cannot fall in again. Who plays no longer watches briskly. */
export function isOut({ characters }: View, seat: Seat, content: Content): boolean {
  const person = characters[seat];
  const place = person && whereaboutsOf(person);
  return person !== undefined && place !== undefined && place !== 'inside' && !mayFall(content, person);
}

/** Changes that a seat wants to be told of, even if it did not look. */
export function concerns(event: Event, seat: Seat): boolean {
  if ('victim' in event && event.victim === seat) return true;
  if (event.type === 'last-turns' || event.type === 'tiles-taken-up') return true;
  return 'seat' in event && event.seat === seat && OWN_NEWS.includes(event.type);
}

const OWN_NEWS: readonly Event['type'][] = ['life-lost', 'died', 'turn-missed', 'escaped', 'way-out-found'];

interface Looker {
  readonly before: View;
  readonly seat: Seat;
}

/** What another is about to do is seen before it is done; a step through an open door is its own picture. */
function chosen(event: Event, i: number, { before, seat }: Looker): readonly Cut[] {
  if (i > 0 || before.turn === seat || !('seat' in event) || before.turn !== event.seat) return [];
  return PLAIN.includes(event.type) ? [] : [CHOICE];
}

const PLAIN: readonly Event['type'][] = [
  'moved',
  'tile-laid',
  'tile-drawn',
  'turn-began',
  'movement-rolled',
  'fate-spent',
];

interface Falling extends Looker {
  readonly events: readonly Event[];
}

function cutsOf(event: Event, i: number, falling: Falling): readonly Cut[] {
  const thrown = thrownIn(event);
  if (!thrown) {
    const cuts = CUTS[event.type];
    return ('seat' in event && event.seat === falling.seat ? cuts?.own : cuts?.others) ?? cuts?.own ?? [];
  }
  const cuts = QUICKLY.includes(event.type) ? QUICK : [...throwOf(event, falling), ...daylight(event)];
  const toned = cuts.map(cut => (cut.part === 'meaning' ? withSound(cut, WHOSE[thrown.tone]) : cut));
  return liesAlready(i, falling) ? toned.filter(({ kind }) => kind !== 'motion') : toned;
}

const daylight = ({ type }: Event): readonly Cut[] => (type === 'way-out-found' ? [heard(MOMENT, 'win')] : []);

const QUICKLY: readonly Event['type'][] = ['movement-rolled', 'door-unlocked', 'door-locked'];

const withSound = (cut: Cut, sound: SoundName | undefined): Cut => (sound ? { ...cut, sound } : cut);

/** Dice that fate may throw again lie before whoever is asked: what they come to stands on the card of that question. */
const throwOf = (event: Event, { seat }: Falling): readonly Cut[] =>
  event.type === 'dice-thrown' && event.seat === seat ? [TUMBLE, LIE] : THROW;

/** TD-B14: dice that are let lie do not fall again. */
const liesAlready = (i: number, { before, events }: Falling): boolean =>
  before.phase === 'fate' && i === 0 && events[0]?.type !== 'fate-spent';

interface Between {
  readonly last: View;
  readonly next: View;
  readonly isCalm: boolean;
}

/** Its dice, and what they are thrown for, are in every picture of an event. */
function sceneOf(event: Event, cut: Cut, { last, next, isCalm }: Between): Scene<TheDungeon> {
  const { part, kind, time, shows, sound } = cut;
  return {
    event,
    part,
    kind,
    time: isCalm ? time : { ...time, calm: time.brisk },
    comes: 'after',
    view: shows === 'after' ? next : { ...last, dice: next.dice, door: next.door, rival: next.rival },
    ...(sound && { sound }),
  };
}
