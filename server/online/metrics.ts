import type { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly matches: Gauge;
  readonly sockets: Gauge;
  readonly messages: Counter<'type'>;
  readonly faults: Counter<'fault'>;
  readonly seconds: Histogram;
}

/** What a server can be watched by. */
export async function openMetrics(matches: () => number): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  return {
    registry,
    matches: new prometheus.Gauge({
      name: 'oubliette_matches',
      help: 'Matches in memory',
      registers,
      collect() {
        this.set(matches());
      },
    }),
    sockets: new prometheus.Gauge({ name: 'oubliette_sockets', help: 'Open sockets', registers }),
    messages: new prometheus.Counter({
      name: 'oubliette_messages_total',
      help: 'Messages read from sockets',
      labelNames: ['type'] as const,
      registers,
    }),
    faults: new prometheus.Counter({
      name: 'oubliette_faults_total',
      help: 'Faults told to strangers',
      labelNames: ['fault'] as const,
      registers,
    }),
    seconds: new prometheus.Histogram({
      name: 'oubliette_wish_seconds',
      help: 'From reading a wish to having stored and answered it',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
  };
}
