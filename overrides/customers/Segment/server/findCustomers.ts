/** A page of the customers of a segment and how many they are, in one statement. */
import type { Sql } from '../../../../server/kit.ts';
import type { Segment } from '../model/segment.ts';
import { renderSegment } from './renderSegment.ts';

export interface Window {
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
}

/** @returns ids as the list of customers has them: by surname and first name */
export async function findCustomers(
  tx: Sql,
  {
    contract,
    segment,
    window,
  }: { readonly contract: number; readonly segment: Segment; readonly window: Window },
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const inContract = `"t"."contract_id" = ${param(contract)}::bigint`;
  const condition = renderSegment('"t"', segment, param);
  const [row] = await tx.query<{ total: number; ids: readonly number[] }>(
    `WITH "found" AS MATERIALIZED (
      SELECT "t"."id", "t"."lastname", "t"."firstname" FROM "crm_customer" "t" WHERE ${inContract} AND ${condition}
    )
    SELECT (SELECT count(*)::int FROM "found") AS "total", (SELECT coalesce(json_agg("one"."id"), '[]') FROM (
      SELECT "id" FROM "found" ORDER BY "lastname" COLLATE "und-x-icu", "firstname" COLLATE "und-x-icu", "id"
      LIMIT ${param(window.size)}::int OFFSET ${param((window.page - 1) * window.size)}::bigint
    ) "one") AS "ids"`,
    values,
  );
  return row ?? { total: 0, ids: [] };
}
