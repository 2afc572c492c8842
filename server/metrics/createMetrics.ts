/**
 * Metrics by prom-client, in a registry of this server's own. Without METRICS_TOKEN nobody can read them: then the
 * package is not loaded and what is counted goes nowhere.
 */
import type { Metrics, Settings } from '../kit.ts';

/** A reading that takes longer is left out: an answer without it is better than none. */
const READ_MS = 2000;

export interface ServedMetrics extends Metrics {
  /** Absent where nothing is kept. */
  render?(): Promise<{ readonly type: string; readonly text: string }>;
}

const silent: ServedMetrics = {
  counter: () => ({ add: () => undefined }),
  gauge: () => undefined,
  histogram: () => ({ observe: () => undefined }),
};

function readInTime<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The reading took too long.')), READ_MS);
  });
  return Promise.race([(async () => read())(), late]).finally(() => clearTimeout(timer));
}

export async function createMetrics({
  metricsToken,
}: Pick<Settings, 'metricsToken'>): Promise<ServedMetrics> {
  if (metricsToken === undefined) return silent;
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    counter({ name, help, labels, read }) {
      const counter = new Counter({
        name,
        help,
        labelNames: [...labels],
        registers,
        ...(read && {
          collect() {
            this.reset();
            for (const { labels: values, value } of read()) this.inc(values, value);
          },
        }),
      });
      return { add: (values) => counter.inc(values) };
    },
    gauge({ name, help, labels, read }) {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const readings = await readInTime(read).catch(() => []);
          this.reset();
          // Without labels, what is reset would be answered as 0.
          if (readings.length === 0 && labels.length === 0) this.remove();
          for (const { labels: values, value } of readings) this.set(values, value);
        },
      });
    },
    histogram({ name, help, labels, buckets }) {
      const histogram = new Histogram({
        name,
        help,
        labelNames: [...labels],
        buckets: [...buckets],
        registers,
      });
      return { observe: (values, value) => histogram.observe(values, value) };
    },
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
