import type { Limits } from '../online/limits.ts';
import { Counter } from '../online/limits.ts';
import type { RobotStream, WhyClosed } from './stream.ts';

/** How often an empty line is sent. Proxies let connections be silent for a minute at least. */
const BEAT_MS = 15_000;
/** How often it is looked for matches that a robot was seated in elsewhere, and whether its token still lets it in. */
const LOOK_MS = 5000;

/** The streams of this process: one for each robot, the newest. */
export class Streams {
  readonly #byRobot = new Map<string, RobotStream>();
  readonly #counter: Counter;
  readonly #report: (error: unknown) => void;
  readonly #timers: readonly NodeJS.Timeout[];
  #isClosed = false;

  constructor({ streamsPerAddress, streams }: Limits, report: (error: unknown) => void) {
    this.#counter = new Counter(streamsPerAddress, streams);
    this.#report = report;
    const forAll = (what: (stream: RobotStream) => void) => () => this.#byRobot.forEach(what);
    this.#timers = [
      setInterval(
        forAll(stream => stream.beat()),
        BEAT_MS,
      ).unref(),
      setInterval(
        forAll(stream => this.#look(stream)),
        LOOK_MS,
      ).unref(),
    ];
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether there is room for one more of an address; who was let in has to be let out. */
  letIn(address: string): boolean {
    return !this.#isClosed && this.#counter.enter(address);
  }

  letOut(address: string): void {
    this.#counter.leave(address);
  }

  /** The one that this robot had before ends: it may be a connection that is long dead. */
  open(stream: RobotStream): void {
    const { id } = stream.robot;
    this.#byRobot.get(id)?.close('replaced');
    this.#byRobot.set(id, stream);
    this.#look(stream);
  }

  forget(stream: RobotStream): void {
    stream.cutOff();
    if (this.#byRobot.get(stream.robot.id) === stream) this.#byRobot.delete(stream.robot.id);
  }

  /** A robot has sat down, or its token has ended: its stream finds out at once. */
  lookFor(robot: string): void {
    const stream = this.#byRobot.get(robot);
    if (stream) this.#look(stream);
  }

  #look(stream: RobotStream): void {
    void stream.look().catch(this.#report);
  }

  close(why: WhyClosed = 'closing'): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#byRobot.values()) stream.close(why);
  }
}
