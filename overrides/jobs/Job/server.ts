/** The record of long work: written for the server's queue, shown through the API, cancelled by people. */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { type Caller, type JobData, type JobRecords, Problem, type Service } from '../../../server/kit.ts';
import '../errors.ts';

const states = {
  PENDING: 'waiting',
  STARTED: 'running',
  SUCCESS: 'done',
  FAIL: 'failed',
} as const;
const statuses = { running: 'STARTED', done: 'SUCCESS', failed: 'FAIL' } as const;

/** What the metadata knows of mass actions; other kinds of work leave these empty. */
const actions: readonly unknown[] = ['create', 'update', 'delete', 'clone', 'scan', 'pay'];
const targets: readonly unknown[] = ['EventDate', 'Ticketing', 'TicketPrice', 'Ticket', 'Order', 'Cart'];

interface Row {
  readonly name: string;
  readonly user_id: number;
  readonly user_data: Omit<Caller, 'accountId'>;
  readonly parameters: JobData;
  readonly result: JobData | null;
  readonly status: keyof typeof states;
}

const records: JobRecords = {
  async create(sql, { contract, name, caller, parameters }) {
    const { accountId, ...person } = caller;
    const { operation, entity } = parameters;
    const [row] = await sql.query<{ id: number }>(
      `INSERT INTO "job" ("contract_id", "name", "type", "action", "target", "status", "progress", "user_id", "user_data",
         "parameters", "created_at", "updated_at")
       VALUES ($1, $2, $3, $4, $5, 'PENDING', 0, $6, $7, $8, now(), now()) RETURNING "id"`,
      [
        contract,
        name,
        actions.includes(operation) ? 'mass_action' : null,
        actions.includes(operation) ? operation : null,
        targets.includes(entity) ? entity : null,
        accountId,
        JSON.stringify(person),
        JSON.stringify(parameters),
      ],
    );
    return Number(row?.id);
  },
  async read(sql, { contract, id }) {
    const [row] = await sql.query<Row>(
      `SELECT "name", "user_id", "user_data", "parameters", "result", "status" FROM "job"
       WHERE "contract_id" = $1 AND "id" = $2`,
      [contract, id],
    );
    return (
      row && {
        name: row.name,
        caller: { ...row.user_data, accountId: Number(row.user_id) },
        parameters: row.parameters,
        result: row.result ?? undefined,
        state: states[row.status] ?? 'failed',
      }
    );
  },
  async write(sql, { contract, id }, { state, progress, result, after }) {
    // With `after`, a job that ended meanwhile — cancelled, or done by another server — is not written any more.
    const rows = await sql.query(
      `UPDATE "job" SET "status" = coalesce($3, "status"), "progress" = coalesce($4, "progress"),
         "result" = coalesce($5::jsonb, "result"), "updated_at" = now()
       WHERE "contract_id" = $1 AND "id" = $2
         AND (NOT $6::boolean OR ("result" IS NOT DISTINCT FROM $7::jsonb AND "status" IN ('PENDING', 'STARTED')))
       RETURNING 1`,
      [
        contract,
        id,
        state ? statuses[state] : null,
        progress ?? null,
        result === undefined ? null : JSON.stringify(result),
        after !== undefined,
        after ? JSON.stringify(after) : null,
      ],
    );
    return rows.length > 0;
  },
  iri: (id) => `/ticketing/v1/jobs/${id}`,
};

const cancel = defineAction('Job.cancel', {
  async run({ tx, contract, caller, now }, { id, record: { status } }) {
    if (status !== 'PENDING' && status !== 'STARTED') throw new Problem('JOB-002', { id, status });
    await tx.query(
      `UPDATE "job" SET "status" = 'FAIL', "updated_at" = $3,
         "result" = coalesce("result", '{}') || jsonb_build_object('cancelled', $4::text)
       WHERE "contract_id" = $1 AND "id" = $2`,
      [contract, id, now.toISOString(), caller.email],
    );
    return { id };
  },
});

/** Without rights to tell, as in a server that asks for none, everybody's. */
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
  register: (host) => host.provide('jobRecords', records),
};
