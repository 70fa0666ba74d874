import type { Content, DungeonPen, Event, EventOf, View } from '../../../../games/dungeon-pen/index.ts';
import { groundNow, unfold } from '../../../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Scene, SceneKind, Timing } from '../../stage/scene.ts';
import type { SoundName } from '../../sound.ts';
import type { Now } from '../../table/table.ts';
import { legsOf } from './legs.ts';

/** A part of an event, before what it changes is seen or after that. */
interface Beat {
  readonly part: string;
  readonly kind: SceneKind;
  readonly time: Timing;
}

/** Who looks at an event, and what lies on the table before it. */
interface Onlooker {
  readonly looker: Seat;
  readonly view: View;
  readonly content: Content;
  /** What comes after it in the same step. */
  readonly next: Event | undefined;
}

type Type = Event['type'];
type Beats = { readonly [T in Type]?: (event: EventOf<T>, onlooker: Onlooker) => readonly Beat[] };

const timing = (calm: number, brisk: number, still: number): Timing => ({ calm, brisk, still });

/** What a rival is about to do. */
const CHOICE = timing(600, 400, 300);
const LANDING = timing(200, 120, 0);
const LIFE = timing(600, 350, 600);
const FIND = timing(900, 500, 600);
const HOME = timing(1200, 700, 600);
const CARD_TURN = timing(320, 240, 0);
const CARD_HELD = timing(2000, 1500, 1500);
/** What a card does is seen next: dice, a wall, a life. Its words need not be read to the end. */
const CARD_SHOWN = timing(1500, 1500, 1500);
const WALL = timing(400, 240, 200);
const WHIRL = timing(700, 400, 300);
const THROW = timing(700, 450, 0);
const THROWN = timing(600, 450, 600);

const motion = (part: string, time: Timing): Beat => ({ part, kind: 'motion', time });
const consequence = (part: string, time: Timing): Beat => ({ part, kind: 'consequence', time });
const held = (part: string, time: Timing): Beat => ({ part, kind: 'held', time });

const told = (time: Timing) => (): readonly Beat[] => [consequence('told', time)];
/** Only others have to be watched: whoever does it knows. */
const toldOfOthers =
  (time: Timing) =>
  ({ seat }: { readonly seat: Seat }, { looker }: Onlooker): readonly Beat[] =>
    seat === looker ? [] : [consequence('told', time)];

/**
 * What is seen of each event, in the order of the rulebook. What has no beats is told with what comes next: a line that
 * comes to rest, and what a card has said already.
 */
const BEATS: Beats = {
  flicked: ({ seat }, { looker }) => (seat === looker ? [] : [motion('aim', CHOICE)]),
  'flick-failed': told(LIFE),
  'card-spun': () => [motion('whirl', WHIRL)],
  'line-drawn': (line, { view, content }) => [
    ...legsOf(groundNow(content, view), line).map(({ part, time }) => motion(part, time)),
    ...(line.contact === 'wall' ? [consequence('landing', LANDING)] : []),
  ],
  'junk-drawn': told(LIFE),
  'treasure-taken': told(FIND),
  'hp-lost': told(LIFE),
  'hp-gained': told(LIFE),
  'touch-spared': told(LIFE),
  'junk-gone': told(LIFE),
  'junk-used': toldOfOthers(LIFE),
  'junk-returned': told(LIFE),
  'junk-stolen': told(FIND),
  'flick-taken-back': told(LIFE),
  quibbled: told(LIFE),
  'guard-bribed': toldOfOthers(LIFE),
  'event-skipped': told(LIFE),
  'event-drawn': (_, { next }) => [
    motion('turn', CARD_TURN),
    held('card', next && next.type in BEATS ? CARD_SHOWN : CARD_HELD),
  ],
  'card-fizzled': told(LIFE),
  'dice-rolled': () => [motion('throw', THROW), consequence('thrown', THROWN)],
  'die-set': told(LIFE),
  'coin-tossed': () => [motion('throw', THROW), consequence('thrown', THROWN)],
  'wall-drawn': ({ seat }, { looker }) => [
    ...(seat === looker ? [] : [motion('choice', CHOICE)]),
    consequence('told', WALL),
  ],
  'stone-grew': toldOfOthers(WALL),
  'wall-removed': toldOfOthers(WALL),
  'stone-forgotten': told(LIFE),
  'rats-started': toldOfOthers(CHOICE),
  'plague-drawn': told(FIND),
  'table-bolted': told(LIFE),
  teleported: told(LIFE),
  'sent-back': told(LIFE),
  'turn-repeated': told(LIFE),
  'monster-cancelled': told(LIFE),
  'blade-missed': told(LIFE),
  'toll-escaped': told(LIFE),
  'nobody-near': told(LIFE),
  'character-died': told(HOME),
  'game-ended': ({ end }) => (end.type === 'treasure' ? [consequence('home', HOME)] : []),
};

export const SOUNDS: Readonly<Partial<Record<Type, SoundName>>> = {
  'line-drawn': 'scratch',
  'potion-passed': 'coin',
  'treasure-taken': 'win',
  'hp-lost': 'hit',
  'hp-gained': 'coin',
  'junk-drawn': 'door',
  'junk-used': 'card',
  'junk-stolen': 'lose',
  'event-drawn': 'card',
  'card-spun': 'card',
  'dice-rolled': 'dice',
  'coin-tossed': 'coin',
  'wall-drawn': 'scratch',
  'stone-grew': 'scratch',
  'table-bolted': 'hit',
  'character-died': 'lose',
  'game-ended': 'win',
};

/** What is seen of a step, event by event: every scene shows the table as far as the story has come. */
export function scenes(
  events: readonly Event[],
  { view, seat }: Now<DungeonPen>,
  _after: Now<DungeonPen>,
  content: Content,
): readonly Scene<DungeonPen>[] {
  const views = unfold(content, view, events);
  return events.flatMap((event, i) => {
    const onlooker = { looker: seat, view: views[i - 1] ?? view, content, next: events[i + 1] };
    return scenesOf(event, onlooker, views[i] ?? view);
  });
}

function scenesOf(event: Event, onlooker: Onlooker, after: View): readonly Scene<DungeonPen>[] {
  const beatsOf = BEATS[event.type] as ((event: Event, onlooker: Onlooker) => readonly Beat[]) | undefined;
  const sound = SOUNDS[event.type];
  return (beatsOf?.(event, onlooker) ?? []).map(({ part, kind, time }, i) => ({
    event,
    part,
    kind,
    time: paceFor(onlooker.looker, time),
    comes: 'before',
    view: kind === 'motion' ? onlooker.view : after,
    ...(i === 0 && sound && { sound }),
  }));
}

/** Whoever plays no part in a match watches it briskly. */
const paceFor = (looker: Seat, time: Timing): Timing => (looker < 0 ? { ...time, calm: time.brisk } : time);
