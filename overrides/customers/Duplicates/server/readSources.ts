/** The customers of a merge as they are now, locked where they are about to be merged. */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import type { MergeSource, MergeValues } from '../model/mergeCustomers.ts';
import { mergeProblem } from './errors.ts';

interface Source extends MergeSource {
  readonly customerType: 'contact' | 'organization' | null;
  readonly mergedInto: number | null;
  readonly displayName: string;
  readonly values: MergeValues;
  readonly buyers: number;
  readonly accounts: number;
  readonly orders: number;
  readonly tickets: number;
  readonly coupons: number;
  readonly participations: number;
  readonly contacts: number;
}

const read = sqlFile<{ readonly contract: number; readonly ids: readonly number[] }, Source>(
  import.meta.dirname,
  'readSources.sql',
);

/** In the order of their ids, so that two merges wait for one another. */
export const lockCustomers = (contract: number, ids: readonly number[]) =>
  db
    .selectFrom('crm_customer')
    .select('id')
    .where('contract_id', '=', contract)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate();

/**
 * @returns in the order of `ids`
 * @throws CRM-004 where they cannot be merged
 */
export async function readSources(
  sql: Sql,
  contract: number,
  ids: readonly number[],
): Promise<readonly [Source, ...Source[]]> {
  const refuse = (reason: string) => mergeProblem('CRM-004', { ids: ids.join(', '), reason });
  if (new Set(ids).size < ids.length) throw refuse('one of them is named twice');
  const rows = new Map((await sql.query(read({ contract, ids }))).map((row) => [Number(row.id), row]));
  const [kept, ...others] = ids.flatMap((id) => rows.get(id) ?? []);
  if (!kept || others.length + 1 < ids.length) throw refuse('one of them is gone');
  const all = [kept, ...others] as const;
  if (all.some(({ mergedInto }) => mergedInto !== null)) throw refuse('one of them is merged already');
  if (new Set(all.map(({ customerType }) => customerType)).size > 1)
    throw refuse('a contact and an organisation are never the same');
  return all;
}
