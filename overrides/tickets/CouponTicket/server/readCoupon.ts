/** Reads what is printed on a coupon: one statement, in the caller's contract. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { CouponFacts } from '../model.ts';

const findCoupon = sqlFile<{ readonly contract: number; readonly id: number }, CouponFacts>(
  import.meta.dirname,
  'readCoupon.sql',
);

/** @returns undefined where there is none */
export async function readCoupon(
  tx: Sql,
  asked: { readonly contract: number; readonly id: number },
): Promise<CouponFacts | undefined> {
  const [found] = await tx.query(findCoupon(asked));
  return found;
}
