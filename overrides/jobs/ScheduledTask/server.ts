/** The records of what is done by the clock: written for the server's schedules, shown through the API. */
import { sql } from 'kysely';
import { defineBehaviour } from '../../../server/behaviour.ts';
import {
  scheduledTasks as recordsToken,
  type ScheduledRun,
  type ScheduledTasks,
  type Service,
} from '../../../server/kit.ts';
import { anyOf, db } from '../../../server/sql.ts';

/** A run whose server gave no sign of life for so long is begun anew. */
const DEAD = sql<string>`now() - interval '1 minute'`;
const NOW = sql<string>`now()`;

const tasks = db.updateTable('scheduled_task').where('contract_id', '=', 0);
const runOf = ({ name, startedAt }: ScheduledRun) =>
  tasks.where('name', '=', name).where('started_at', '=', startedAt);

const records: ScheduledTasks = {
  async keep(tx, { name, cron, timezone, dueAt }) {
    const values = { cron, timezone, due_at: dueAt.toISOString() };
    await tx.query(
      db
        .insertInto('scheduled_task')
        .values({ contract_id: 0, name, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['contract_id', 'name'])
            .doUpdateSet(values)
            .where(({ eb, ref, or }) =>
              or([
                eb('scheduled_task.cron', '<>', ref('excluded.cron')),
                eb('scheduled_task.timezone', '<>', ref('excluded.timezone')),
              ]),
            ),
        ),
    );
  },
  begin: (tx, names) =>
    tx.query(
      tasks
        .set({ started_at: NOW, alive_at: NOW })
        .where('name', '=', anyOf(names))
        .where('due_at', '<=', NOW)
        .where(({ eb, ref, or }) =>
          or([
            eb('started_at', 'is', null),
            eb('ended_at', '>=', ref('started_at')),
            eb('alive_at', '<', DEAD),
          ]),
        )
        .returning(['name', 'due_at as dueAt', 'started_at as startedAt', 'failures'])
        .$narrowType<{ startedAt: string; failures: number }>(),
    ),
  async giveSign(tx, run) {
    await tx.query(runOf(run).set({ alive_at: NOW }));
  },
  async end(tx, run, { is, dueAt }) {
    await tx.query(
      runOf(run).set({
        ended_at: NOW,
        due_at: dueAt.toISOString(),
        ...(is === 'succeeded' && { succeeded_at: NOW, failures: 0 }),
        ...(is === 'failed' && { failures: run.failures + 1 }),
      }),
    );
  },
};

export const scheduledTaskBehaviour = defineBehaviour('ScheduledTask', {
  computed: {
    state: (row) => `CASE WHEN ${row}."started_at" IS NULL THEN 'waiting'
      WHEN ${row}."ended_at" IS NULL OR ${row}."ended_at" < ${row}."started_at" THEN 'running'
      WHEN ${row}."succeeded_at" = ${row}."ended_at" THEN 'succeeded'
      WHEN ${row}."failures" > 0 THEN 'failed' ELSE 'waiting' END`,
  },
});

export const scheduledTasks: Service = {
  name: 'scheduled tasks',
  register: (host) => host.provide(recordsToken, records),
};
