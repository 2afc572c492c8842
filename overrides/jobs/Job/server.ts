/** The record of long work: written for the server's queue, shown through the API, cancelled by people. */
import { sql } from 'kysely';
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { type Caller, type JobData, type JobRecords, jobRecords, type Service } from '../../../server/kit.ts';
import { anyOf, db } from '../../../server/sql.ts';
import { jobProblem } from '../errors.ts';

const states: Readonly<Record<string, 'waiting' | 'running' | 'done' | 'failed'>> = {
  PENDING: 'waiting',
  STARTED: 'running',
  SUCCESS: 'done',
  FAIL: 'failed',
};
const statuses = { running: 'STARTED', done: 'SUCCESS', failed: 'FAIL' } as const;

/** What the metadata knows of mass actions; other kinds of work leave these empty. */
const actions = [
  'create',
  'update',
  'delete',
  'clone',
  'scan',
  'pay',
  'add_to_selling_device',
  'create_for_selling_device',
  'remove_from_selling_device',
] as const;
const targets = ['EventDate', 'Ticketing', 'TicketPrice', 'Ticket', 'Order', 'Cart'] as const;

const now = sql<string>`now()`;

const records: JobRecords = {
  async create(store, { contract, name, caller, parameters }) {
    const { accountId, ...person } = caller;
    const { operation, entity } = parameters;
    const action = actions.find((one) => one === operation) ?? null;
    const [row] = await store.query(
      db
        .insertInto('job')
        .values({
          contract_id: contract,
          name,
          type: action && 'mass_action',
          action,
          target: targets.find((one) => one === entity) ?? null,
          status: 'PENDING',
          progress: 0,
          user_id: accountId,
          user_data: JSON.stringify(person),
          parameters: JSON.stringify(parameters),
          created_at: now,
          updated_at: now,
        })
        .returning('id'),
    );
    if (!row) throw new Error(`The job "${name}" was not stored.`);
    return row.id;
  },
  async read(store, { contract, id }) {
    const [row] = await store.query(
      db
        .selectFrom('job')
        .select(({ ref }) => [
          'name',
          'user_id',
          ref('user_data').$castTo<Omit<Caller, 'accountId'>>().as('person'),
          ref('parameters').$castTo<JobData>().as('parameters'),
          ref('result').$castTo<JobData | null>().as('result'),
          'status',
        ])
        .where('contract_id', '=', contract)
        .where('id', '=', id),
    );
    return (
      row && {
        name: row.name,
        caller: { ...row.person, accountId: Number(row.user_id) },
        parameters: row.parameters,
        result: row.result ?? undefined,
        state: states[row.status] ?? 'failed',
      }
    );
  },
  async write(store, { contract, id }, { state, progress, result, after }) {
    const whole = db
      .updateTable('job')
      .set({
        ...(state && { status: statuses[state] }),
        ...(progress !== undefined && { progress }),
        ...(result && { result: JSON.stringify(result) }),
        updated_at: now,
      })
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .returning('id');
    // With `after`, a job that ended meanwhile — cancelled, or done by another server — is not written any more.
    const rows = await store.query(
      after === undefined
        ? whole
        : whole
            .where('result', 'is not distinct from', after && JSON.stringify(after))
            .where('status', '=', anyOf(['PENDING', 'STARTED'])),
    );
    return rows.length > 0;
  },
  async reopen(store, { contract, id }, result) {
    const rows = await store.query(
      db
        .updateTable('job')
        .set({ status: 'PENDING', result: JSON.stringify(result), updated_at: now })
        .where('contract_id', '=', contract)
        .where('id', '=', id)
        .where('status', '=', 'FAIL')
        .returning('id'),
    );
    return rows.length > 0;
  },
  iri: (id) => `/ticketing/v1/jobs/${id}`,
};

const cancel = defineAction('Job.cancel', {
  async run({ caller, write }, { id, record: { status, result } }) {
    if (status !== 'PENDING' && status !== 'STARTED') throw jobProblem('JOB-002', { id, status });
    await write.update('Job', id, {
      status: 'FAIL',
      result: { ...(result as JobData | null), cancelled: caller.email },
    });
    return { id };
  },
});

/** Without rights to go by, as in a server that asks for none, everybody's. */
function seesAll({ rights }: Caller): boolean {
  return !rights || rights.policies.has('jobs.manage');
}

export const jobBehaviour = defineBehaviour('Job', {
  visible: ({ row, caller, param }) =>
    seesAll(caller) ? 'true' : `${row}."user_id" = ${param(caller.accountId)}::bigint`,
  actions: [cancel],
});

export const jobRecordsService: Service = {
  name: 'job records',
  register: (host) => host.provide(jobRecords, records),
};
