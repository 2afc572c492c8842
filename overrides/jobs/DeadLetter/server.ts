/** Changes that a subscriber of the outbox could not take: kept for people, who have them tried again or skip them. */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import type { Service, Sql, WriteContext } from '../../../server/kit.ts';
import { db } from '../../../server/sql.ts';
import { jobProblem } from '../errors.ts';

/** What an error may take up. */
const MOST_ERROR = 2000;

async function remove({ write }: WriteContext, id: number): Promise<undefined> {
  await write.delete('DeadLetter', id);
}

/** In the transaction of the call, so that it is done and the letter gone, or neither. */
const retry = defineAction('DeadLetter.retry', {
  prepare: ({ host }) => host.outbox,
  async run(context, { id, record: { subscriber, row, recordId } }, outbox) {
    try {
      await outbox.redeliver(context, { subscriber, row, entityId: recordId });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw jobProblem('JOB-003', { subscriber, reason: reason.slice(0, MOST_ERROR) });
    }
    return remove(context, id);
  },
});

const skip = defineAction('DeadLetter.skip', {
  run: (context, { id }) => remove(context, id),
});

export const deadLetterBehaviour = defineBehaviour('DeadLetter', { actions: [retry, skip] });

async function countLetters(sql: Sql) {
  return sql.query(
    db
      .selectFrom('dead_letter')
      .select(['subscriber', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('subscriber'),
  );
}

export const deadLetters: Service = {
  name: 'dead letters',
  register({ outbox, metrics, database }) {
    outbox.keepDeadLetters(async ({ write }, { subscriber, change, attempts, error }) => {
      await write.create('DeadLetter', {
        subscriber,
        entity: change.entity,
        recordId: change.entityId,
        action: change.action,
        row: change.id,
        attempts,
        error: error.slice(0, MOST_ERROR),
      });
    });
    metrics.gauge({
      name: 'dead_letters',
      help: 'Changes of all contracts that a subscriber could not take and that nobody has tried again or skipped.',
      labels: ['subscriber'],
      read: async () => {
        const rows = await countLetters({
          query: (statement, params) => database.query('system', statement, params),
        });
        return rows.map(({ subscriber, count }) => ({ labels: { subscriber }, value: Number(count) }));
      },
    });
  },
};
