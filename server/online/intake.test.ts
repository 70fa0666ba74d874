import { describe, expect, test } from 'vitest';
import { Arrivals } from './arrivals.ts';
import { Intake } from './intake.ts';
import { Bucket, Buckets } from './limits.ts';
import { PacedQueue } from './pace.ts';

const RATE = { burst: 4, perSecond: 2 };

/** An intake whose time passes by hand; `log` is what became of its socket. */
function open(shares: readonly { buckets: Buckets; key: string }[] = []) {
  let now = 0;
  const log: string[] = [];
  const tap = {
    pause: () => log.push('pause'),
    resume: () => log.push('resume'),
    warn: () => log.push('warn'),
    expel: () => log.push('expel'),
  };
  const line = new PacedQueue<Intake>({ most: 1, everyMs: 1e6 }, each => each.goOn());
  const intake = new Intake(tap, { own: new Bucket(RATE, 0), shares, line, most: 3, clock: () => now });
  let frames = 0;
  const send = (count: number): void => {
    for (let i = 0; i < count; i++) {
      const frame = ++frames;
      intake.take(() => log.push(`frame ${frame}`));
    }
  };
  /** Sends what is answered by hand. */
  const ask = (): (() => void) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>(resolve => (answer = resolve));
    intake.take(() => {
      log.push('question');
      return answered;
    });
    return answer;
  };
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    intake.goOn();
  };
  return { intake, send, ask, pass, log: () => log.splice(0) };
}

describe('what comes through a socket', () => {
  test('passes while it stays within its rate', () => {
    const { send, log } = open();
    send(4);
    expect(log()).toEqual(['frame 1', 'frame 2', 'frame 3', 'frame 4']);
  });

  test('waits when it is too fast, in order, while nothing more is read; that is said once', () => {
    const { intake, send, pass, log } = open();
    send(6);
    expect(log().slice(4)).toEqual(['pause', 'warn']);
    pass(500);
    expect(log()).toEqual(['frame 5']);
    pass(500);
    expect(log()).toEqual(['frame 6', 'resume']);
    send(1);
    expect(log()).toEqual(['pause']);
    intake.end();
  });

  test('ends when more of it waits than may', () => {
    const { send, pass, log } = open();
    send(9);
    expect(log().slice(4)).toEqual(['pause', 'warn', 'expel']);
    pass(60_000);
    send(1);
    expect(log()).toEqual([]);
  });

  test('ends when it never rests', () => {
    const { send, pass, log } = open();
    send(5);
    for (let second = 0; second < 9; second++) {
      pass(1000);
      send(2);
    }
    expect(log()).not.toContain('expel');
    for (let second = 0; second < 3; second++) {
      pass(1000);
      send(4);
    }
    expect(log()).toContain('expel');
  });

  test('is warned anew after a rest', () => {
    const { intake, send, pass, log } = open();
    send(5);
    pass(500);
    send(1);
    pass(500);
    pass(4000);
    send(5);
    expect(log().filter(each => each === 'warn')).toHaveLength(2);
    intake.end();
  });

  test('waits for the answer to what came before, in order, while nothing more is read; nobody is warned of that', async () => {
    const { intake, send, ask, log } = open();
    const answer = ask();
    send(2);
    expect([log(), intake.isPaused]).toEqual([['question', 'pause'], true]);
    answer();
    await intake.answered;
    expect([log(), intake.isPaused]).toEqual([['frame 1', 'frame 2', 'resume'], false]);
  });

  test('waits for its rates once what came before is answered', async () => {
    const { intake, send, ask, pass, log } = open();
    const answer = ask();
    intake.charge(4);
    send(1);
    expect(log()).toEqual(['question', 'pause']);
    answer();
    await intake.answered;
    expect(log()).toEqual(['warn']);
    pass(1000);
    expect(log()).toEqual(['frame 1', 'resume']);
  });

  test('is dropped with the end, but for what is being answered', async () => {
    const { intake, send, ask, log } = open();
    const answer = ask();
    send(2);
    intake.end();
    answer();
    await intake.answered;
    send(1);
    expect(log()).toEqual(['question', 'pause']);
  });

  test('waits for what others of its address have sent', () => {
    const buckets = new Buckets({ burst: 5, perSecond: 1 });
    const share = { buckets, key: 'an address' };
    const [one, two] = [open([share]), open([share])];
    one.send(4);
    two.send(2);
    expect(two.log()).toEqual(['frame 1', 'pause', 'warn']);
    two.pass(1000);
    expect(two.log()).toEqual(['frame 2', 'resume']);
    const stranger = open([{ buckets, key: 'another' }]);
    stranger.send(1);
    expect(stranger.log()).toEqual(['frame 1']);
  });

  test('waits longer for what is dear', () => {
    const { intake, send, pass, log } = open();
    send(1);
    intake.charge(5);
    send(1);
    pass(1000);
    expect(log()).toEqual(['frame 1', 'pause', 'warn']);
    pass(500);
    expect(log()).toEqual(['frame 2', 'resume']);
  });
});

test('a line moves on step by step, and serves each once', async () => {
  const served: number[] = [];
  const line = new PacedQueue<number>({ most: 2, everyMs: 1 }, one => served.push(one));
  for (const one of [1, 2, 3, 2, 1, 4]) line.add(one);
  line.delete(3);
  await expect.poll(() => served).toEqual([1, 2, 4]);
  line.add(1);
  await expect.poll(() => served).toEqual([1, 2, 4, 1]);
});

test('whoever comes alone does not wait for those who come in crowds', async () => {
  let now = 0;
  const arrivals = new Arrivals({ burst: 2, perSecond: 1000 }, () => now);
  const begun: string[] = [];
  const come = (address: string): void => void arrivals.turn(address).then(() => begun.push(address));
  for (let i = 0; i < 5; i++) come('crowd');
  come('alone');
  await expect.poll(() => begun).toEqual(['crowd', 'crowd']);
  now = 2;
  arrivals.moveOn();
  await expect.poll(() => begun).toEqual(['crowd', 'crowd', 'crowd', 'alone']);
  now = 10;
  arrivals.moveOn();
  await expect.poll(() => begun).toHaveLength(6);
});
