/** The pairs of a relation to many, replaced as a whole, in the order given. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Sql } from '../kit.ts';
import { quote } from '../query/identifiers.ts';

export async function writePairs(
  sql: Sql,
  property: PropertyDescriptor,
  row: { readonly contract: number; readonly id: number; readonly ids: unknown },
): Promise<void> {
  const pairs = quote(property.through ?? '');
  await sql.query(`DELETE FROM ${pairs} WHERE "contract_id" = $1 AND "source_id" = $2`, [
    row.contract,
    row.id,
  ]);
  const ids = [...new Set([row.ids].flat().map(Number))];
  if (ids.length === 0) return;
  await sql.query(
    `INSERT INTO ${pairs} ("contract_id", "source_id", "target_id", "position") SELECT $1::bigint, $2::bigint, v.id, v.position FROM unnest($3::bigint[]) WITH ORDINALITY v(id, position)`,
    [row.contract, row.id, ids],
  );
}
