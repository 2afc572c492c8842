/**
 * A server as a process of its own, for what only several processes show: a subscriber that writes a tag for each name a
 * season is given, slowly, and work by the clock that writes one for each run.
 */
import { deadLetters } from '../../../overrides/jobs/DeadLetter/server.ts';
import { scheduledTasks } from '../../../overrides/jobs/ScheduledTask/server.ts';
import type { Service, Sql } from '../../../server/kit.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/start.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const addTag = (sql: Sql, contract: number, name: unknown) =>
  sql.query(`INSERT INTO "tag" ("contract_id", "name", "unique_id") VALUES ($1, $2, $3)`, [
    contract,
    name,
    String(process.pid),
  ]);

const following: Service = {
  name: 'following',
  register({ outbox, jobs, database }) {
    outbox.subscribe('names', {
      entities: ['Season'],
      async run(changes, { tx, contract }) {
        for (const { changes: changed } of changes) {
          if (!changed.name) continue;
          await addTag(tx, contract, changed.name[1]);
          await pause(3);
        }
      },
    });
    jobs.schedule('yearly', '0 0 1 1 *', { timezone: 'UTC' }, async () => {
      await addTag({ query: (text, params) => database.query('system', text, params) }, 1, 'by the clock');
      await pause(300);
    });
  },
};

const { stop } = await startServer(readSettings(process.env), {
  behaviours: [],
  services: [scheduledTasks, deadLetters, following],
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
