import type { TimeSource } from '../connection.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that goes when it is told to. */
export class FakeClock implements TimeSource {
  #now = 0;
  #alarms: readonly Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, run };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter(each => each !== alarm);
    };
  }

  /** Everything that is due meanwhile happens in its time. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) this.#ring(next, next.at);
    this.#now = end;
  }

  /** Nothing happens meanwhile; what was due happens afterwards. */
  sleep(milliseconds: number): void {
    this.skip(milliseconds);
    const end = this.#now;
    for (let next = this.#next(end); next; next = this.#next(end)) this.#ring(next, end);
  }

  /** Nothing happens meanwhile, and not yet afterwards. */
  skip(milliseconds: number): void {
    this.#now += milliseconds;
  }

  #next(end: number): Alarm | undefined {
    return this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  #ring(alarm: Alarm, now: number): void {
    this.#now = Math.max(this.#now, now);
    this.#alarms = this.#alarms.filter(each => each !== alarm);
    alarm.run();
  }
}
