/** What the server itself waits for: connections to the database, threads, jobs. */
import { countWork } from '../jobs/openQueue.ts';
import type { Host } from '../kit.ts';

export function observeServer({
  metrics,
  database,
  workers,
}: Pick<Host, 'metrics' | 'database' | 'workers'>): void {
  metrics.gauge({
    name: 'database_connections',
    help: 'Connections to the database in use and idle, and calls that wait for one.',
    labels: ['state'],
    read() {
      const { inUse, idle } = database.connections;
      return byLabel('state', { in_use: inUse, idle, waiting: database.waiting });
    },
  });
  metrics.gauge({
    name: 'workers_pieces',
    help: 'Drawings and files to read that wait for a thread and that have one.',
    labels: ['state'],
    read() {
      const { waiting, running } = workers.counts();
      return byLabel('state', { waiting, running });
    },
  });
  metrics.counter({
    name: 'workers_pieces_total',
    help: 'Pieces of such work since the start: done, failed, refused because too much was waiting.',
    labels: ['outcome'],
    read() {
      const { done, failed, refused } = workers.counts();
      return byLabel('outcome', { done, failed, refused });
    },
  });
  metrics.gauge({
    name: 'jobs',
    help: 'Jobs of all servers that wait and that run.',
    labels: ['state'],
    async read() {
      const { waiting, running } = await countWork(database);
      return byLabel('state', { waiting, running });
    },
  });
}

function byLabel<Label extends string>(label: Label, values: Readonly<Record<string, number>>) {
  return Object.entries(values).map(([name, value]) => ({
    labels: { [label]: name } as Record<Label, string>,
    value,
  }));
}
