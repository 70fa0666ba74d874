import type { ServerResponse } from 'node:http';
import type { FaultCode } from '../../wire/fault.ts';
import { VERSION } from '../../wire/limits.ts';
import type { RobotLine, RobotLineOf } from '../../wire/robot.ts';
import { listedOf } from '../matches/views.ts';
import type { RobotSignedIn } from '../storage/robots.ts';
import type { Services } from '../online/services.ts';
import { RobotSeat, type SeatListener } from './robot-seat.ts';

/** Whoever leaves so much unread is cut off: it can come back and is then told all that is still to do. */
export const UNREAD_BYTES = 1_048_576;
/** Whoever does not read why a stream ends is not waited for any longer. */
const LINGER_MS = 1000;

export type WhyClosed = RobotLineOf<'closed'>['why'];

/** Who listens, and by which token. */
export interface Bearer {
  readonly robot: RobotSignedIn;
  readonly token: string;
}

/** What streams need of the server. */
type StreamServices = Pick<Services, 'storage' | 'rooms'>;

/** The stream of one robot: a line for everything it has to know of, in all matches that it sits in. */
export class RobotStream implements SeatListener {
  readonly robot: RobotSignedIn;
  readonly #token: string;
  readonly #out: ServerResponse;
  readonly #services: StreamServices;
  readonly #seats = new Map<string, RobotSeat>();
  readonly #invited = new Set<string>();
  #isClosed = false;
  /** One look for matches after the other. */
  #looking: Promise<void> | undefined;
  #mustLookAgain = false;

  constructor({ robot, token }: Bearer, out: ServerResponse, services: StreamServices) {
    this.robot = robot;
    this.#token = token;
    this.#out = out;
    this.#services = services;
    const { name, owner } = robot;
    this.line({ type: 'hello', version: VERSION, name, owner });
  }

  line(line: RobotLine): void {
    if (!this.#isClosed) this.#write(JSON.stringify(line));
  }

  /** Says that somebody is there; the connection of one who is not ends by that. */
  beat(): void {
    if (!this.#isClosed) this.#write('');
  }

  #write(text: string): void {
    if (this.#out.writableLength > UNREAD_BYTES) return this.cutOff();
    this.#out.write(`${text}\n`);
  }

  lost(seat: RobotSeat, fault: FaultCode): void {
    const { match } = seat;
    if (this.#seats.get(match) === seat) this.#seats.delete(match);
    if (fault === 'signed-out') this.close('signed-out');
    else if (fault === 'no-such-match') this.line({ type: 'left', match });
  }

  /** Looks for matches that it sits in and does not listen to yet; ends where its token does not let it in any more. */
  look(): Promise<void> {
    this.#mustLookAgain = true;
    this.#looking ??= this.#lookOn().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookOn(): Promise<void> {
    while (this.#mustLookAgain && !this.#isClosed) {
      this.#mustLookAgain = false;
      await this.#lookOnce();
    }
  }

  async #lookOnce(): Promise<void> {
    const { storage } = this.#services;
    if ((await storage.robots.byToken(this.#token)) === undefined) return this.close('signed-out');
    for (const overview of await storage.runningOf(this.robot.id)) {
      const { match, game, phase, own } = listedOf(overview, this.robot.id);
      if (own.length > 0) await this.#sit(match);
      else if (phase === 'gathering') this.#invite(match, game);
    }
  }

  #invite(match: string, game: string): void {
    if (this.#invited.has(match)) return;
    this.#invited.add(match);
    this.line({ type: 'invited', match, game });
  }

  async #sit(match: string): Promise<void> {
    if (this.#isClosed || this.#seats.has(match)) return;
    const room = await this.#services.rooms.room(match);
    if (typeof room === 'string' || this.#isClosed) return;
    const seat = room.fold.chairs.findIndex(({ person }) => person === this.robot.id);
    if (seat < 0) return;
    const listening = new RobotSeat(this.robot, room, seat, this);
    this.#seats.set(match, listening);
    await room.enter(listening).catch((error: unknown) => {
      // The next look lets it sit down once more.
      this.#seats.delete(match);
      throw error;
    });
    if (this.#isClosed) listening.leave();
  }

  close(why: WhyClosed): void {
    this.line({ type: 'closed', why });
    this.#end();
    this.#out.end();
    setTimeout(() => this.#out.destroy(), LINGER_MS).unref();
  }

  /** The connection is gone, or has to go. */
  cutOff(): void {
    this.#end();
    this.#out.destroy();
  }

  #end(): void {
    this.#isClosed = true;
    for (const seat of this.#seats.values()) seat.leave();
    this.#seats.clear();
  }
}
