import type { Bounds, Kind, Rules, Seat } from '../../kernel/game.ts';
import type { Encoded } from '../../wire/encode.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { Message, MessageOf, WireNow } from '../../wire/messages.ts';
import type { RobotLine, RobotLineOf } from '../../wire/robot.ts';
import type { Subscriber } from '../matches/broadcast.ts';
import { deadlineOf, isLateIn } from '../matches/clock.ts';
import { type Fold, hasStarted, phaseOf } from '../matches/fold.ts';
import type { Room } from '../matches/room.ts';
import { publicHead } from '../matches/views.ts';
import type { RobotSignedIn } from '../storage/robots.ts';

/** Whoever has missed more than that looks at the view. */
const MOST_EVENTS = 1000;

type Story = RobotLineOf<'turn'>['events'];

/** What a seat tells its stream. */
export interface SeatListener {
  line(line: RobotLine): void;
  /** The seat hears nothing more of its match, and why. */
  lost(seat: RobotSeat, fault: FaultCode): void;
}

/**
 * A robot in a match: it hears what a page in that seat would hear, and tells its stream whenever the match waits for it,
 * with what it may do. Everything in a line comes from what the seat may know: legal actions follow from it by law.
 */
export class RobotSeat implements Subscriber {
  readonly person: RobotSignedIn;
  seat: Seat;
  readonly room: Room;
  readonly #listener: SeatListener;
  #now: WireNow | undefined;
  #events: Story = null;
  /** The decision that it was told of. */
  #told: number | undefined;
  #isOver = false;

  constructor(person: RobotSignedIn, room: Room, seat: Seat, listener: SeatListener) {
    this.person = person;
    this.room = room;
    this.seat = seat;
    this.#listener = listener;
  }

  get device(): string {
    return this.person.device;
  }

  get match(): string {
    return this.room.fold.head.id;
  }

  dismiss(fault: FaultCode): void {
    this.leave();
    this.#listener.lost(this, fault);
  }

  leave(): void {
    this.#isOver = true;
    this.room.leave(this);
  }

  send(text: Encoded<Message>): void {
    if (!this.#isOver) this.#hear(JSON.parse(text) as Message);
  }

  sendLater(text: Encoded<Message>): void {
    this.send(text);
  }

  /** Every line leaves by itself: what was asked for over HTTP is answered there. */
  hold(): void {}

  release(): void {}

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'table':
        return message.own.includes(this.seat) ? this.#tellTurn() : this.#getUp();
      default:
    }
  }

  #welcome({ now, table, own }: MessageOf<'welcome'>): void {
    if (!own.includes(this.seat)) return this.#getUp();
    const names = table.sitters.map(({ name }) => name);
    const head = publicHead(this.room.fold.head);
    this.#listener.line({ type: 'seated', match: this.match, seat: this.seat, head, phase: table.phase, names });
    this.#now = now ?? undefined;
    this.#events = now ? null : [];
    this.#tellTurn();
  }

  /** Whoever looks on is told nothing here. */
  #update({ now, events }: MessageOf<'update'>): void {
    if (now.seat !== this.seat || this.seat < 0) return;
    this.#now = now;
    this.#events = wholeStory(this.#events, events);
    this.#tellTurn();
  }

  #getUp(): void {
    this.dismiss('no-such-match');
  }

  #tellTurn(): void {
    const [now, { fold }] = [this.#now, this.room];
    if (!now) return;
    if (now.outcome) return this.#tellEnd(now, now.outcome);
    if (!isAsked(fold, this.seat) || now.decision === this.#told || !hasStarted(fold)) return;
    this.#told = now.decision;
    const { rules, state } = fold.match;
    const actions = rules.actions(state, this.seat);
    this.#listener.line({
      type: 'turn',
      match: this.match,
      game: fold.head.game.id,
      seat: this.seat,
      decision: now.decision,
      view: now.view,
      events: this.#takeEvents(),
      prompt: { ...rules.prompt(now.view, this.seat) },
      actions: [...actions] as RobotLineOf<'turn'>['actions'],
      ...boundsOf(rules, actions),
      ...leftOf(this.room, this.seat),
    });
  }

  #tellEnd({ view }: WireNow, outcome: NonNullable<WireNow['outcome']>): void {
    const { match, seat } = this;
    this.#listener.line({ type: 'ended', match, seat, outcome, view, events: this.#takeEvents() });
    this.dismiss('not-now');
  }

  /** From now on all that happens is a story. */
  #takeEvents(): Story {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

/** Nobody can tell a story of which a part is missing. */
function wholeStory(before: Story, events: Story): Story {
  if (!before || !events || before.length + events.length > MOST_EVENTS) return null;
  return [...before, ...events];
}

/** Whether the match waits for what this seat decides, and not a bot in its place. */
const isAsked = (fold: Fold, seat: Seat): boolean =>
  phaseOf(fold) === 'playing' &&
  fold.waiting.includes(seat) &&
  !fold.forfeited.has(seat) &&
  !fold.chairs[seat]?.bot &&
  !isLateIn(fold, seat);

/** The bounds of those types of action that may be played now. */
function boundsOf(
  { bounds = {} }: Rules<Kind>,
  actions: readonly Kind['action'][],
): Pick<RobotLineOf<'turn'>, 'bounds'> {
  const types = new Set(actions.map(({ type }) => type));
  const open = Object.entries(bounds).flatMap(([type, each]) =>
    each && types.has(type) ? [[type, plainBounds(each)] as const] : [],
  );
  return open.length > 0 ? { bounds: Object.fromEntries(open) } : {};
}

const plainBounds = (bounds: Bounds): Record<string, [number, number]> =>
  Object.fromEntries(Object.entries(bounds).map(([name, [least, most]]) => [name, [least, most]]));

function leftOf({ fold, now }: Room, seat: Seat): Pick<RobotLineOf<'turn'>, 'left'> {
  const deadline = deadlineOf(fold, seat);
  return deadline === undefined ? {} : { left: Math.max(0, deadline - now) };
}
