/** Why no row was written: it is not there, or it has another version. */
import type { Problem } from '../errors.ts';
import type { Sql } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { requestProblem } from '../request/errors.ts';
import { transactionProblem } from './errors.ts';

export async function findMissing(
  sql: Sql,
  { resource, contract }: { readonly resource: Resource; readonly contract: number },
  { id, version }: { readonly id: string; readonly version?: string },
): Promise<Problem> {
  if (version !== undefined) {
    const [row] = await sql.query<{ etag: string }>(
      `SELECT t.xmin::text AS etag FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = $2`,
      [contract, id],
    );
    if (row) return transactionProblem('TX-002', { entity: resource.name, id, version: row.etag });
  }
  return requestProblem('REQ-010', { entity: resource.name, id });
}
