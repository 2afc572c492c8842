/** Coupons by their codes, and the statuses that a customer holds by theirs. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { StoredCoupon } from '../model.ts';

export type ReadCoupon = StoredCoupon & { readonly id: number; readonly code: string };

const readRows = sqlFile<{ readonly contract: number; readonly codes: readonly string[] }, ReadCoupon>(
  import.meta.dirname,
  'readCoupons.sql',
);

/** A code as it is stored, or as it is typed in small letters. Nothing is asked of the database without a code. */
export async function readCoupons(
  sql: Sql,
  contract: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ReadCoupon>> {
  if (codes.length === 0) return new Map();
  const rows = await sql.query(
    readRows({ contract, codes: codes.flatMap((code) => [code, code.toUpperCase()]) }),
  );
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return new Map(
    codes.flatMap((code) => {
      const coupon = byCode.get(code) ?? byCode.get(code.toUpperCase());
      return coupon ? [[code, coupon]] : [];
    }),
  );
}

const readStatuses = sqlFile<
  { readonly contract: number; readonly customer: number; readonly now: string },
  { readonly status: number }
>(import.meta.dirname, 'readStatuses.sql');

/** @returns ids of customer statuses; none for no customer */
export async function readCustomerStatuses(
  sql: Sql,
  {
    contract,
    customer,
    now,
  }: { readonly contract: number; readonly customer: number | null; readonly now: Date },
): Promise<readonly number[]> {
  if (customer === null) return [];
  const rows = await sql.query(readStatuses({ contract, customer, now: now.toISOString() }));
  return rows.map(({ status }) => status);
}
