/** A service that keeps jobs in a table of its own: the seam's smallest implementation, for tests of the engine alone. */
import { type JobRecords, jobRecords as recordsToken, type Service } from '../../../server/kit.ts';

export const jobTable = `CREATE TABLE IF NOT EXISTS test_job (contract_id bigint, id bigserial, name text, caller jsonb, parameters jsonb, result jsonb, state text DEFAULT 'waiting', progress numeric DEFAULT 0);
GRANT SELECT, INSERT, UPDATE ON test_job TO back_office`;

const records: JobRecords = {
  async create(sql, { contract, name, caller, parameters }) {
    const [row] = await sql.query<{ id: number }>(
      'INSERT INTO test_job (contract_id, name, caller, parameters) VALUES ($1, $2, $3, $4) RETURNING id',
      [contract, name, JSON.stringify(caller), JSON.stringify(parameters)],
    );
    return Number(row?.id);
  },
  async read(sql, { contract, id }) {
    const [row] = await sql.query<NonNullable<Awaited<ReturnType<JobRecords['read']>>>>(
      'SELECT name, caller, parameters, result, state FROM test_job WHERE contract_id = $1 AND id = $2',
      [contract, id],
    );
    return row && { ...row, result: row.result ?? undefined };
  },
  async write(sql, { contract, id }, { state, progress, result, after }) {
    const rows = await sql.query(
      `UPDATE test_job SET state = coalesce($3, state), progress = coalesce($4, progress), result = coalesce($5::jsonb, result)
       WHERE contract_id = $1 AND id = $2 AND (NOT $6::boolean OR result IS NOT DISTINCT FROM $7::jsonb) RETURNING id`,
      [
        contract,
        id,
        state ?? null,
        progress ?? null,
        result === undefined ? null : JSON.stringify(result),
        after !== undefined,
        after ? JSON.stringify(after) : null,
      ],
    );
    return rows.length > 0;
  },
  async reopen(sql, { contract, id }, result) {
    const rows = await sql.query(
      `UPDATE test_job SET state = 'waiting', result = $3::jsonb
       WHERE contract_id = $1 AND id = $2 AND state = 'failed' RETURNING id`,
      [contract, id, JSON.stringify(result)],
    );
    return rows.length > 0;
  },
  iri: (id) => `/ticketing/v1/jobs/${id}`,
};

export const jobRecords: Service = {
  name: 'job records',
  async register(host) {
    await host.database.query('system', jobTable);
    host.provide(recordsToken, records);
  },
};
