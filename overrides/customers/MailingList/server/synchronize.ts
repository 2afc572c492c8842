/**
 * The job that sends customers to a mailing list: who goes is reserved with the request, each part is handed to the service outside of
 * any transaction and settled with the job's progress. A part that was cut off in between is handed over again, which changes
 * nothing there.
 */
import {
  actorOf,
  type Host,
  isUnavailable,
  type JobData,
  type JobRun,
  Problem,
  type Service,
  type Sql,
  type WriteContext,
} from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { isSameList, type MailProvider } from '../model/provider.ts';
import { openProvider } from './openProvider.ts';

export const SYNCHRONIZATION_JOB = 'mail-synchronization';

/** Contacts in one import: some hundred kilobytes of the eight megabytes that the service takes. */
const AT_ONCE = 2000;

type PartState = 'waiting' | 'withdrawn';

const readSending = (contract: number, job: number) =>
  db
    .selectFrom('mail_sending')
    .select(['id', 'name', 'mailer_provider as provider', 'sent_count as sent', 'removed_count as removed'])
    .where('contract_id', '=', contract)
    .where('job_id', '=', job);

/** Names as they are now. */
const listPart = (contract: number, sending: number, state: PartState) =>
  db
    .selectFrom('mail_recipient as r')
    .innerJoin('crm_customer as c', (join) =>
      join.onRef('c.contract_id', '=', 'r.contract_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .select(['r.customer_id as customer', 'r.email', 'c.lastname', 'c.firstname'])
    .where('r.contract_id', '=', contract)
    .where('r.sending_id', '=', sending)
    .where('r.state', '=', state)
    .orderBy('r.customer_id')
    .limit(AT_ONCE);

const settlePart = (
  contract: number,
  sending: number,
  { customers, state }: { readonly customers: readonly number[]; readonly state: 'sent' | 'removed' },
) =>
  db
    .updateTable('mail_recipient')
    .set({ state })
    .where('contract_id', '=', contract)
    .where('sending_id', '=', sending)
    .where('customer_id', '=', anyOf(customers));

interface Sending {
  readonly id: number;
  readonly name: string;
  readonly sent: number;
  readonly removed: number;
}

interface Work {
  readonly host: Host;
  readonly job: JobRun;
  readonly provider: MailProvider;
  readonly list: string;
  readonly total: number;
}

const transact = <Result>(host: Host, job: JobRun, run: (context: WriteContext) => Promise<Result>) =>
  host.transaction({ contract: job.contract, actor: actorOf(job.caller) }, run);

async function demandList(provider: MailProvider, name: string): Promise<string> {
  const found = (await provider.readLists()).find((one) => isSameList(one.name, name));
  return found?.id ?? provider.createList(name);
}

/** Hands one part over and settles it. @returns undefined when there is none left */
async function sendPart({ host, job, provider, list, total }: Work, sending: Sending, state: PartState) {
  const { contract, signal } = job;
  signal.throwIfAborted();
  const part = await host.database.query({ contract }, listPart(contract, sending.id, state));
  if (part.length === 0) return undefined;
  const contacts = part.flatMap(({ email, lastname, firstname }) =>
    email === null ? [] : [{ email, lastname, firstname }],
  );
  if (state === 'waiting') await provider.addContacts(list, contacts);
  else
    await provider.removeContacts(
      list,
      contacts.map(({ email }) => email),
    );
  const next: Sending = {
    ...sending,
    ...(state === 'waiting'
      ? { sent: sending.sent + part.length }
      : { removed: sending.removed + part.length }),
  };
  await transact(host, job, async ({ tx, write }) => {
    const customers = part.map(({ customer }) => Number(customer));
    await tx.query(
      settlePart(contract, sending.id, { customers, state: state === 'waiting' ? 'sent' : 'removed' }),
    );
    await write.update('MailSending', sending.id, { sentCount: next.sent, removedCount: next.removed });
    const done = next.sent + next.removed;
    const progress = Math.min(99, Math.floor((100 * done) / Math.max(1, total)));
    await job.save({ progress, result: { sent: next.sent, removed: next.removed } }, tx);
  });
  return next;
}

async function sendAll(host: Host, job: JobRun, sending: Sending, providerName: string): Promise<Sending> {
  const { contract, signal } = job;
  const sql: Sql = { query: (text, params) => host.database.query({ contract }, text, params) };
  const provider = await openProvider({ host, tx: sql, contract, signal }, providerName);
  await transact(host, job, ({ write }) =>
    write.update('MailSending', sending.id, { state: 'sending', fault: null, endedAt: null }),
  );
  const list = await demandList(provider, sending.name);
  const work: Work = { host, job, provider, list, total: Number(job.parameters.total) };
  let at = sending;
  for (const state of ['withdrawn', 'waiting'] as const)
    for (let next = await sendPart(work, at, state); next; next = await sendPart(work, at, state)) at = next;
  return at;
}

function nameFault(error: unknown): 'key' | 'away' | 'refused' | 'stopped' {
  const code = error instanceof Problem ? error.code : '';
  if (code === 'CRM-023' || code === 'CRM-024') return 'key';
  if (code === 'CRM-025') return 'away';
  return code === 'CRM-026' ? 'refused' : 'stopped';
}

async function runSynchronization(host: Host, job: JobRun): Promise<JobData> {
  const [row] = await host.database.query({ contract: job.contract }, readSending(job.contract, job.id));
  if (!row) return {};
  const sending = { id: Number(row.id), name: row.name, sent: row.sent, removed: row.removed };
  const settle = (values: { state: 'sent' | 'failed'; fault: ReturnType<typeof nameFault> | null }) =>
    transact(host, job, ({ write, now }) =>
      write.update('MailSending', sending.id, { ...values, endedAt: now.toISOString() }),
    );
  try {
    const { sent, removed } = await sendAll(host, job, sending, row.provider);
    await settle({ state: 'sent', fault: null });
    return { sent, removed };
  } catch (error) {
    // A server that stops leaves it to the next one; what failed is tried again by the queue and begins anew then.
    if (!job.signal.aborted && !isUnavailable(error))
      await settle({ state: 'failed', fault: nameFault(error) });
    throw error;
  }
}

export const mailingListService: Service = {
  name: 'sendings to mailing lists',
  register(host) {
    host.jobs.define(SYNCHRONIZATION_JOB, (job) => runSynchronization(host, job));
  },
};
