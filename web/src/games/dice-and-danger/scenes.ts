import type { Content, DiceAndDanger, Event, View } from '../../../../games/dice-and-danger/index.ts';
import { unfold } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Scene, Timing } from '../../stage/scene.ts';
import type { SoundName } from '../../sound.ts';
import type { Now } from '../../table/table.ts';

type RoundScene = Scene<DiceAndDanger>;
type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Shown = EventOf<'round-shown' | 'seat-wrote'>;
type UpshotEvent = EventOf<
  'monster-slain' | 'deed-done' | 'seat-fell' | 'no-damage' | 'free-damage' | 'free-damage-left'
>;

/** A step with which a round has ended, as one seat sees it. */
interface Settlement {
  readonly events: readonly Event[];
  readonly before: View;
  readonly seat: Seat;
  readonly content: Content;
}

/** What is seen of a round: by the name of a part. */
const PARTS = [
  'lost',
  'turn',
  'marks',
  'sheets',
  'fall',
  'reward',
  'deed',
  'skull',
  'idle',
  'blow',
  'slip',
  'end',
  'chest',
  'dice',
  'pairs',
] as const;
export type Part = (typeof PARTS)[number];

/** A sheet comes, its marks are drawn; where something is to come of them, they need less time of their own. */
const TURN: Timing = { calm: 240, brisk: 0, still: 0 };
const MARKS: Readonly<Record<'alone' | 'among-others' | 'before-an-upshot', Timing>> = {
  alone: { calm: 760, brisk: 0, still: 0 },
  'among-others': { calm: 460, brisk: 0, still: 0 },
  'before-an-upshot': { calm: 360, brisk: 0, still: 0 },
};
/** All sheets in one picture, and all that happened on one slip. */
const SHEETS: Timing = { calm: 0, brisk: 500, still: 0 };
const SLIP: Timing = { calm: 0, brisk: 0, still: 1500 };

const TIMES: Readonly<Record<Exclude<Part, 'turn' | 'marks' | 'sheets' | 'slip'>, Timing>> = {
  lost: { calm: 600, brisk: 350, still: 0 },
  fall: { calm: 300, brisk: 300, still: 0 },
  reward: { calm: 900, brisk: 700, still: 0 },
  deed: { calm: 1200, brisk: 700, still: 0 },
  skull: { calm: 1200, brisk: 700, still: 0 },
  idle: { calm: 600, brisk: 350, still: 0 },
  blow: { calm: 1000, brisk: 500, still: 0 },
  end: { calm: 800, brisk: 400, still: 600 },
  chest: { calm: 600, brisk: 350, still: 600 },
  dice: { calm: 800, brisk: 500, still: 0 },
  pairs: { calm: 120, brisk: 80, still: 0 },
};

const SOUNDS: Readonly<Partial<Record<Part, SoundName>>> = {
  turn: 'card',
  marks: 'scratch',
  sheets: 'scratch',
  fall: 'hit',
  reward: 'win',
  deed: 'win',
  skull: 'lose',
  idle: 'lose',
  blow: 'hit',
  slip: 'card',
  end: 'win',
  chest: 'door',
  dice: 'dice',
};

const KINDS: Readonly<Partial<Record<Part, Scene<DiceAndDanger>['kind']>>> = {
  turn: 'motion',
  fall: 'motion',
  dice: 'motion',
  marks: 'held',
  sheets: 'held',
  slip: 'held',
};

/** The round is shown sheet by sheet, then what comes of it, then the dice of the next. */
export function scenes(
  events: readonly Event[],
  before: Now<DiceAndDanger>,
  after: Now<DiceAndDanger>,
  content: Content,
): readonly RoundScene[] {
  const settlement = { events, before: before.view, seat: after.seat, content };
  const all = [
    ...chests(events),
    ...losses(settlement),
    ...recap(settlement),
    ...ending(settlement),
    ...rolling(events, after),
  ];
  return isConcerned(after) ? all : all.map(briskly);
}

/** Whoever looks on, or has fallen, has no part in it. */
const isConcerned = ({ view, seat }: Now<DiceAndDanger>): boolean => seat >= 0 && !isOut(view, seat);

export const isOut = ({ fallen }: View, seat: Seat): boolean => fallen[seat] !== 0;

const briskly = (scene: RoundScene): RoundScene => ({ ...scene, time: { ...scene.time, calm: scene.time.brisk } });

const chests = (events: readonly Event[]): readonly RoundScene[] =>
  events.filter(isA('chest-opened')).map(event => partOf('chest', event, TIMES.chest, 'after'));

function rolling(events: readonly Event[], { seat, waiting }: Now<DiceAndDanger>): readonly RoundScene[] {
  return events
    .filter(isA('dice-rolled'))
    .flatMap(event => [
      partOf('dice', event, TIMES.dice, 'after'),
      ...(waiting.includes(seat) ? [partOf('pairs', event, TIMES.pairs, 'after')] : []),
    ]);
}

/** What one loses oneself lies on the own sheet before those of others are turned up. */
const losses = (settlement: Settlement): readonly RoundScene[] =>
  settlement.events
    .filter(isA('sums-given-up'))
    .filter(({ seat }) => seat === settlement.seat && settlement.events.some(isSettling))
    .map(event => inView(settlement, partOf('lost', event, TIMES.lost)));

function recap(settlement: Settlement): readonly RoundScene[] {
  const { events, seat } = settlement;
  const shown = events.filter(isShown).filter(event => event.seat !== seat);
  const upshots = events.filter(isUpshot).filter(event => isToldOf(event, seat));
  if (shown.length + upshots.length === 0) return [];
  return [
    ...shown.flatMap(event => sheet(settlement, event, lengthOf(event, shown, upshots))),
    ...shown.slice(-1).map(event => inView(settlement, partOf('sheets', event, SHEETS))),
    ...upshots.flatMap((event, i) => upshot(settlement, event, (upshots[i - 1] ?? shown.at(-1))?.seat ?? seat)),
    ...events
      .filter(isSettling)
      .slice(-1)
      .map(event => inView(settlement, partOf('slip', event, SLIP))),
  ];
}

const ending = (settlement: Settlement): readonly RoundScene[] =>
  settlement.events.filter(isA('game-ended')).map(event => inView(settlement, partOf('end', event, TIMES.end)));

const sheet = (settlement: Settlement, event: Shown, marks: Timing): readonly RoundScene[] => [
  unseen(settlement, partOf('turn', event, TURN)),
  inView(settlement, partOf('marks', event, marks)),
];

function lengthOf(event: Shown, shown: readonly Shown[], upshots: readonly UpshotEvent[]): Timing {
  if (upshots[0]?.seat === event.seat && event === shown.at(-1)) return MARKS['before-an-upshot'];
  return MARKS[shown.length > 1 ? 'among-others' : 'alone'];
}

/** Which parts a moment has, on the sheet that it happens on. */
function upshot(settlement: Settlement, event: UpshotEvent, lying: Seat): readonly RoundScene[] {
  const turn = event.seat === lying ? [] : [unseen(settlement, partOf('turn', event, TURN))];
  const fall = event.type === 'monster-slain' ? [unseen(settlement, partOf('fall', event, TIMES.fall))] : [];
  const part = UPSHOTS[event.type];
  return [...turn, ...fall, inView(settlement, partOf(part, event, TIMES[part]))];
}

const UPSHOTS = {
  'monster-slain': 'reward',
  'deed-done': 'deed',
  'seat-fell': 'skull',
  'no-damage': 'idle',
  'free-damage': 'blow',
  'free-damage-left': 'blow',
} as const satisfies Readonly<Record<UpshotEvent['type'], Part>>;

/** Of free damage only one's own is shown: the others’ follows from what has been seen. */
export const isToldOf = ({ type, seat }: UpshotEvent, looker: Seat): boolean =>
  seat === looker || (type !== 'free-damage' && type !== 'free-damage-left');

function isA<Type extends Event['type']>(...types: readonly Type[]): (event: Event) => event is EventOf<Type> {
  return (event): event is EventOf<Type> => (types as readonly Event['type'][]).includes(event.type);
}

export const isShown = isA('round-shown', 'seat-wrote');
export const isUpshot = isA(...(Object.keys(UPSHOTS) as UpshotEvent['type'][]));
const isSettling = (event: Event): event is Shown | UpshotEvent => isShown(event) || isUpshot(event);

const partOf = (part: Part, event: Event, time: Timing, comes: RoundScene['comes'] = 'before'): RoundScene => {
  const sound = SOUNDS[part];
  return { event, part, kind: KINDS[part] ?? 'consequence', time, comes, ...(sound && { sound }) };
};

/** The table as the event has left it, or as it was before. */
const inView = (settlement: Settlement, scene: RoundScene): RoundScene => lookingAt(settlement, scene, 1);
const unseen = (settlement: Settlement, scene: RoundScene): RoundScene => lookingAt(settlement, scene, 0);

function lookingAt({ content, events, ...looker }: Settlement, scene: RoundScene, own: 0 | 1): RoundScene {
  const seen = events.slice(0, events.indexOf(scene.event) + own);
  return { ...scene, view: unfold(content, { ...looker, events: seen }) };
}

/** Whether an event changes what a seat has or hopes for: whoever is first leaves less to all others. */
export function concerns(event: Event, seat: Seat): boolean {
  if (event.type === 'monster-slain') return event.first || event.seat === seat;
  if (event.type === 'game-ended') return true;
  return isUpshot(event) && event.seat === seat;
}
