/** The invariants of the ledger, read in one statement: in tests, every night and by `npm run check-counters`. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { renderOrderTotals } from './orderTotals.ts';

const findFaults = sqlText<{ readonly contract: number }, { readonly fault: string }>({
  file: import.meta.filename,
  text: `
WITH "ledger" AS (${renderOrderTotals('t."order_id" IS NOT NULL')}),
"given_back" AS (
  SELECT r."order_id" AS "order", sum(r."amount") AS "amount" FROM "refund" r WHERE r."contract_id" = :contract GROUP BY 1),
"uneven" AS (
  SELECT t."transaction_group_id" AS "id", sum(coalesce(t."debit", 0)) AS "debit", sum(coalesce(t."credit", 0)) AS "credit"
  FROM "transaction" t WHERE t."contract_id" = :contract GROUP BY t."transaction_group_id", t."currency")
SELECT f."fault" FROM (
SELECT format('TransactionGroup %s: debits %s, credits %s', u."id", u."debit", u."credit") AS "fault", 1 AS "rank", u."id"
FROM "uneven" u WHERE u."debit" <> u."credit"
UNION ALL
SELECT format('Order %s, customerPaidAmount: stored %s, sold by the ledger %s', o."id", o."customer_paid_amount", coalesce(l."sold", 0)),
  2, o."id"
FROM "order" o LEFT JOIN "ledger" l ON l."order" = o."id"
WHERE o."contract_id" = :contract AND o."customer_paid_amount" <> coalesce(l."sold", 0)
UNION ALL
SELECT format('Order %s, refundList: stored %s, refunded by the ledger %s', o."id", coalesce(g."amount", 0), coalesce(l."refunded", 0)),
  3, o."id"
FROM "order" o LEFT JOIN "ledger" l ON l."order" = o."id" LEFT JOIN "given_back" g ON g."order" = o."id"
WHERE o."contract_id" = :contract AND coalesce(g."amount", 0) <> coalesce(l."refunded", 0)
) f ORDER BY f."rank", f."id"`,
});

/** @returns in words what does not agree: groups in themselves, orders and their refunds with the ledger */
export async function findLedgerFaults(sql: Sql, contract: number): Promise<readonly string[]> {
  const rows = await sql.query(findFaults({ contract }));
  return rows.map(({ fault }) => fault);
}
