import type * as Prometheus from 'prom-client';

export interface Metrics {
  readonly registry: Prometheus.Registry;
  readonly sockets: Prometheus.Gauge;
  readonly faults: Prometheus.Counter<'fault'>;
  /** A message was read. */
  countMessage(type: string): void;
  /** A wish was answered, so many milliseconds after it was read. */
  timeWish(milliseconds: number): void;
}

/** What is counted elsewhere. */
interface Counted {
  /** In memory. */
  readonly matches: number;
  /** Invariants that did not hold. */
  readonly brokenInvariants: number;
}

/** What a server can be watched by. What comes with every move is handed on to prom-client in heaps: that is cheaper. */
export async function openMetrics(counted: Counted): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  const inMemory: Prometheus.Gauge = new prometheus.Gauge({
    name: 'oubliette_matches',
    help: 'Matches in memory',
    registers,
    collect: () => inMemory.set(counted.matches),
  });
  const brokenInvariants: Prometheus.Gauge = new prometheus.Gauge({
    name: 'oubliette_broken_invariants',
    help: 'Matches that were closed since the start, because an invariant of the server did not hold',
    registers,
    collect: () => brokenInvariants.set(counted.brokenInvariants),
  });
  return {
    registry,
    sockets: new prometheus.Gauge({ name: 'oubliette_sockets', help: 'Open sockets', registers }),
    faults: new prometheus.Counter({
      name: 'oubliette_faults_total',
      help: 'Faults told to strangers',
      labelNames: ['fault'],
      registers,
    }),
    countMessage: countingMessages(prometheus, registers),
    timeWish: timingWishes(prometheus, registers),
  };
}

function countingMessages({ Counter }: typeof Prometheus, registers: Prometheus.Registry[]): Metrics['countMessage'] {
  const counts = new Map<string, number>();
  const messages = new Counter({
    name: 'oubliette_messages_total',
    help: 'Messages read from sockets',
    labelNames: ['type'],
    registers,
    collect: () => {
      for (const [type, count] of counts) messages.inc({ type }, count);
      counts.clear();
    },
  });
  return type => counts.set(type, (counts.get(type) ?? 0) + 1);
}

const HEAP = 500;

function timingWishes({ Histogram }: typeof Prometheus, registers: Prometheus.Registry[]): Metrics['timeWish'] {
  const times: number[] = [];
  const handOn = (): void => times.splice(0).forEach(milliseconds => seconds.observe(milliseconds / 1000));
  const seconds = new Histogram({
    name: 'oubliette_wish_seconds',
    help: 'From reading a wish to having stored and answered it',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
    collect: handOn,
  });
  return milliseconds => {
    if (times.push(milliseconds) === HEAP) handOn();
  };
}
