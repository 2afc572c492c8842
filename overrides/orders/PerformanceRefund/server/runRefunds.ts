/**
 * The job that gives back all of a performance: order by order, each with the job's progress in one transaction, so that
 * none is given back twice. An order that is refused is named, and the others go on.
 */
import { type Host, type JobData, type JobRun, Problem, type Service } from '../../../../server/kit.ts';
import { db, instant, sqlFile } from '../../../../server/sql.ts';
import { sendMail } from '../../../accounts/Mail/server/sendMail.ts';
import { type CancelledShow, describeMail } from './mailRefund.ts';
import { type RefundedOrder, type RefundWish, refundOne } from './refundOne.ts';

export const REFUNDS_JOB = 'performance-refunds';

/** The result names no more refused orders than this; `failed` counts them all. */
const MOST_NAMED = 200;

export interface RefundsWish extends RefundWish {
  readonly cancel: boolean;
  readonly notify: boolean;
  readonly orders: readonly number[] | null;
}

interface State {
  /** The last order that is done with. */
  readonly after: number;
  readonly changed: number;
  readonly failed: number;
  readonly unmailed: number;
  readonly errors: readonly (Pick<Problem, 'code' | 'message' | 'values'> & { readonly record: string })[];
  /** Given back, and its customer not written to yet: first thing of the next run. */
  readonly waiting: RefundedOrder | null;
}

const nothingDone: State = { after: 0, changed: 0, failed: 0, unmailed: 0, errors: [], waiting: null };

const listOrders = sqlFile<
  {
    readonly contract: number;
    readonly eventDate: number;
    readonly after: number;
    readonly orders: readonly number[] | null;
  },
  { readonly id: number }
>(import.meta.dirname, 'listOrders.sql');

const readShow = (contract: number, eventDate: number) =>
  db
    .selectFrom('event_date as e')
    .innerJoin('ticketing as s', (join) =>
      join.onRef('s.contract_id', '=', 'e.contract_id').onRef('s.id', '=', 'e.ticketing_id'),
    )
    .innerJoin('contract as c', 'c.id', 'e.contract_id')
    .select((row) => [
      'c.company_name as organiser',
      's.title as show',
      's.timezone',
      'e.status',
      instant(row.ref('e.start_date')).as('startDate'),
    ])
    .where('e.contract_id', '=', contract)
    .where('e.id', '=', eventDate);

async function runRefunds(host: Host, job: JobRun): Promise<JobData> {
  const { contract, caller, signal } = job;
  const wish = job.parameters as unknown as RefundsWish;
  const { eventDate } = wish;
  const actor = caller.email;
  let state = (job.saved as State | undefined) ?? nothingDone;
  const orders = await host.transaction({ contract, actor }, async ({ tx, write }) => {
    const [date] = await tx.query(readShow(contract, eventDate));
    if (wish.cancel && date?.status !== 'cancelled')
      await write.update('EventDate', eventDate, { status: 'cancelled' });
    return tx.query(listOrders({ contract, eventDate, after: state.after, orders: wish.orders }));
  });
  const count = state.changed + state.failed + orders.length;
  const save = (next: State, tx?: Parameters<JobRun['save']>[1]) => {
    const done = next.changed + next.failed;
    return job.save({ progress: Math.min(99, Math.floor((100 * done) / count)), result: { ...next } }, tx);
  };

  /** By the same key, by which a mailbox knows a mail that was sent before a crash. */
  async function notify(show: CancelledShow): Promise<void> {
    const { waiting } = state;
    if (!waiting) return;
    const key = `performance-${eventDate}-order-${waiting.order}`;
    const isSent = waiting.email
      ? await sendMail(host, describeMail(waiting.email, waiting, show, key)).then(
          () => true,
          () => false,
        )
      : false;
    state = { ...state, waiting: null, unmailed: state.unmailed + (isSent ? 0 : 1) };
  }

  async function giveBack(order: number): Promise<void> {
    const next = await host.transaction({ contract, actor }, async (context) => {
      const refunded = await refundOne(context, order, wish);
      const changed = state.changed + (refunded ? 1 : 0);
      const after = { ...state, after: order, changed, waiting: (wish.notify && refunded) || null };
      await save(after, context.tx);
      return after;
    });
    state = next;
  }

  async function skip(order: number, error: unknown): Promise<void> {
    if (!(error instanceof Problem)) throw error;
    const { code, message, values } = error;
    const record = `/ticketing/v1/orders/${order}`;
    const errors = [...state.errors, { record, code, message, values }].slice(0, MOST_NAMED);
    state = { ...state, after: order, failed: state.failed + 1, errors };
    await save(state);
  }

  const [date] = await host.database.query<CancelledShow>({ contract }, ...compile(contract, eventDate));
  const show = date ?? { organiser: '', show: '', startDate: null, timezone: 'UTC' };
  await notify(show);
  for (const { id } of orders) {
    signal.throwIfAborted();
    await giveBack(id).catch((error: unknown) => skip(id, error));
    await notify(show);
  }
  return { ...state };
}

function compile(contract: number, eventDate: number): [string, unknown[]] {
  const { sql, parameters } = readShow(contract, eventDate).compile();
  return [sql, [...parameters]];
}

export const performanceRefunds: Service = {
  name: 'refunds of performances',
  register(host) {
    host.jobs.define(REFUNDS_JOB, (job) => runRefunds(host, job));
  },
};
