import type * as Prometheus from 'prom-client';

export interface Metrics {
  readonly registry: Prometheus.Registry;
  readonly sockets: Prometheus.Gauge;
  readonly faults: Prometheus.Counter<'fault'>;
  readonly requests: Prometheus.Counter<'type'>;
  readonly wishSeconds: Prometheus.Histogram;
}

/** Numbers that other parts of the server count. */
interface Counted {
  /** In memory. */
  readonly matches: number;
  /** Invariants that did not hold. */
  readonly brokenInvariants: number;
}

const WISH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What a server can be watched by. */
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
    requests: new prometheus.Counter({
      name: 'oubliette_requests_total',
      help: 'Requests read from sockets',
      labelNames: ['type'],
      registers,
    }),
    wishSeconds: new prometheus.Histogram({
      name: 'oubliette_wish_seconds',
      help: 'From reading a wish to having stored and answered it',
      buckets: WISH_SECONDS,
      registers,
    }),
  };
}
