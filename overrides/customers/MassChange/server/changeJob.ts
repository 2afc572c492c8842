/**
 * The job of a change of many customers: some of its rows a transaction, each with what the customer was and became, which is
 * what it takes to undo it. Deleted customers are out of sight, and are gone for good after thirty days.
 */
import type { CustomerEditValues } from '../../../../schema/generated/customers/CustomerEdit.ts';
import {
  actorOf,
  type Host,
  type JobData,
  type JobRun,
  listContracts,
  type Service,
  type Sql,
  type WriteContext,
} from '../../../../server/kit.ts';
import { db, fromNow } from '../../../../server/sql.ts';
import { lockCustomers } from '../../Duplicates/server/readSources.ts';
import {
  type CustomerFacts,
  changesNothing,
  type EditType,
  type Planned,
  planChange,
  planUndo,
} from '../model/planChange.ts';
import { type ChangedCustomer, noteRows, readFacts } from './readFacts.ts';

export const CHANGE_JOB = 'customer-change';

/** Customers a transaction. */
const AT_ONCE = 250;
const NIGHTLY = '40 3 * * *';
const KEPT = '30 days';
/** Deleted for good in one transaction. */
const PURGED_AT_ONCE = 100;

export type Task =
  | { readonly task: 'edit'; readonly editType: EditType; readonly patch: CustomerEditValues }
  | { readonly task: 'delete' }
  | { readonly task: 'undo'; readonly undoes: number };

export type ChangeParameters = Task & {
  readonly operation: 'update' | 'delete';
  readonly entity: 'CrmCustomer';
  readonly total: number;
  /** Whether it deletes, or brings back who was deleted. */
  readonly isDeletion: boolean;
};

interface State {
  /** The last customer that is done with. */
  readonly after: number;
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Left as they were. */
  readonly failed: number;
}

const listWaiting = ({ contract, id }: JobRun, after: number) =>
  db
    .selectFrom('customer_change_row')
    .select('customer_id as customer')
    .select(({ ref }) => [
      ref('before').$castTo<CustomerFacts | null>().as('before'),
      ref('after').$castTo<CustomerFacts | null>().as('after'),
    ])
    .where('contract_id', '=', contract)
    .where('job_id', '=', id)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(AT_ONCE);

type Waiting = Readonly<Record<'before' | 'after', CustomerFacts | null>> & { readonly customer: number };

type Outcome = Planned | { readonly refused: 'gone' };

function planOne(
  task: Task,
  row: Waiting,
  { customer, now }: { readonly customer: ChangedCustomer | undefined; readonly now: string },
): Outcome {
  if (!customer || customer.isMerged) return { refused: 'gone' };
  if (task.task === 'undo')
    return planUndo(customer.facts, { before: row.before ?? {}, after: row.after ?? {} });
  if (customer.isDeleted) return { refused: 'gone' };
  if (task.task === 'delete') return { before: { deletedAt: null }, after: { deletedAt: now } };
  return planChange(customer.facts, { ...task, now });
}

const describe = (customer: number, outcome: Outcome) =>
  'refused' in outcome
    ? { customer, state: 'refused', reason: outcome.refused, before: null, after: null }
    : { customer, state: changesNothing(outcome) ? 'unchanged' : 'changed', reason: null, ...outcome };

async function changeBatch(
  { tx, contract, now, write }: WriteContext,
  { job, task, waiting }: { readonly job: number; readonly task: Task; readonly waiting: readonly Waiting[] },
) {
  const ids = waiting.map(({ customer }) => Number(customer));
  await tx.query(lockCustomers(contract, ids));
  const found = new Map(
    (await tx.query(readFacts({ contract, ids }))).map((one) => [Number(one.id), one] as const),
  );
  const at = now.toISOString();
  const outcomes = waiting.map((row) => {
    const customer = Number(row.customer);
    return { customer, outcome: planOne(task, row, { customer: found.get(customer), now: at }) };
  });
  const written = outcomes.flatMap(({ customer: id, outcome }) =>
    'after' in outcome && !changesNothing(outcome) ? [{ id, values: outcome.after }] : [],
  );
  if (written.length > 0) await write.updateMany('CrmCustomer', written);
  const rows = outcomes.map(({ customer, outcome }) => describe(customer, outcome));
  await tx.query(noteRows({ contract, job, rows: JSON.stringify(rows) }));
  return (state: 'changed' | 'unchanged' | 'refused') => rows.filter((row) => row.state === state).length;
}

async function runChange(host: Host, job: JobRun): Promise<JobData> {
  const { contract, caller, signal } = job;
  const task = job.parameters as unknown as ChangeParameters;
  const { total } = task;
  let state = (job.saved as State | undefined) ?? { after: 0, total, changed: 0, unchanged: 0, failed: 0 };
  for (;;) {
    signal.throwIfAborted();
    const isDone = await host.transaction({ contract, actor: actorOf(caller) }, async (context) => {
      const waiting = await context.tx.query(listWaiting(job, state.after));
      if (waiting.length === 0) return true;
      const count = await changeBatch(context, { job: job.id, task, waiting });
      const next = {
        ...state,
        after: Number(waiting.at(-1)?.customer),
        changed: state.changed + count('changed'),
        unchanged: state.unchanged + count('unchanged'),
        failed: state.failed + count('refused'),
      };
      const done = next.changed + next.unchanged + next.failed;
      await job.save({ progress: Math.min(99, Math.floor((100 * done) / total)), result: next }, context.tx);
      state = next;
      return waiting.length < AT_ONCE;
    });
    if (isDone) return { ...state };
  }
}

const listForgotten = (contract: number) =>
  db
    .selectFrom('crm_customer')
    .select('id')
    .where('contract_id', '=', contract)
    .where('deleted_at', '<', fromNow(`-${KEPT}`))
    .orderBy('id')
    .limit(PURGED_AT_ONCE);

/** Whoever was deleted long enough ago is gone for good. */
async function purge(sql: Pick<Sql, 'query'>, { contract, write }: WriteContext): Promise<number> {
  const rows = await sql.query(listForgotten(contract));
  for (const { id } of rows) await write.delete('CrmCustomer', Number(id));
  return rows.length;
}

export const massChangeService: Service = {
  name: 'changes of many customers',
  register(host) {
    const { database, jobs } = host;
    jobs.define(CHANGE_JOB, (job) => runChange(host, job));
    jobs.schedule(
      'deleted customers',
      NIGHTLY,
      { timezone: 'Europe/Paris' },
      async ({ signal, transaction }) => {
        for (const contract of await listContracts(database))
          for (let purged = PURGED_AT_ONCE; purged === PURGED_AT_ONCE; ) {
            signal.throwIfAborted();
            purged = await transaction(contract, (context) => purge(context.tx, context));
          }
      },
    );
  },
};
