import type { ReportError } from '../matches/automation.ts';
import type { Limits } from '../online/limits.ts';
import { Counter } from '../online/limits.ts';
import type { RobotStream, WhyClosed } from './stream.ts';

/** How often an empty line is sent. Proxies let connections be silent for a minute at least. */
const BEAT_MS = 15_000;
/** How often it is looked for matches that a robot was seated in elsewhere, and whether its token still lets it in. */
const LOOK_MS = 5000;

/** A stream, and the address that it is counted for. */
interface OpenStream {
  readonly stream: RobotStream;
  readonly address: string;
}

/** The streams of this process: one for each robot, the newest. */
export class Streams {
  readonly #byRobot = new Map<string, OpenStream>();
  readonly #counter: Counter;
  readonly #report: ReportError;
  readonly #timers: readonly NodeJS.Timeout[];
  #isClosed = false;

  constructor({ streamsPerAddress, streams }: Limits, report: ReportError) {
    this.#counter = new Counter(streamsPerAddress, streams);
    this.#report = report;
    const forAll = (what: (stream: RobotStream) => void) => () => this.#byRobot.forEach(open => what(open.stream));
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

  /**
   * Whether there is room for one more of an address, which is counted from now on. The stream that this robot had before
   * makes way: it may be a connection that is long dead.
   */
  makeRoom(robot: string, address: string): boolean {
    const before = this.#byRobot.get(robot);
    if (before) this.#uncount(before);
    before?.stream.close('replaced');
    return !this.#isClosed && this.#counter.enter(address);
  }

  /** There has to be room for it. */
  open(stream: RobotStream, address: string): void {
    this.#byRobot.set(stream.robot.id, { stream, address });
    this.#look(stream);
  }

  forget(stream: RobotStream): void {
    stream.cutOff();
    const open = this.#byRobot.get(stream.robot.id);
    if (open?.stream === stream) this.#uncount(open);
  }

  #uncount({ stream, address }: OpenStream): void {
    this.#byRobot.delete(stream.robot.id);
    this.#counter.leave(address);
  }

  /** A robot has sat down, or its token has ended: its stream finds out at once. */
  lookFor(robot: string): void {
    const open = this.#byRobot.get(robot);
    if (open) this.#look(open.stream);
  }

  #look(stream: RobotStream): void {
    void stream.look().catch(this.#report);
  }

  close(why: WhyClosed = 'closing'): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { stream } of this.#byRobot.values()) stream.close(why);
  }
}
