/** What the ledger holds of orders, in SQL: the sums of `sumOrder`, which a test compares. */

const sum = (sides: string, where: string) => `coalesce(sum(${sides}) FILTER (WHERE ${where}), 0)::bigint`;

const DEBIT = 'coalesce(t."debit", 0) - coalesce(t."credit", 0)';
const CREDIT = 'coalesce(t."credit", 0) - coalesce(t."debit", 0)';
const EARNED = `t."account_type" NOT IN ('bank', 'client')`;
const IS_REFUND = `t."operation_type" IS NOT DISTINCT FROM 'refund'`;

/** SELECT of `order`, `sold`, `refunded`, `paid` and `due` of the contract `:contract`. @param where about the entry `t` */
export const renderOrderTotals = (where: string) => `
  SELECT t."order_id" AS "order", ${sum(CREDIT, `${EARNED} AND NOT ${IS_REFUND}`)} AS "sold",
    ${sum(DEBIT, `${EARNED} AND ${IS_REFUND}`)} AS "refunded",
    ${sum(DEBIT, `t."account_type" = 'bank'`)} AS "paid", ${sum(DEBIT, `t."account_type" = 'client'`)} AS "due"
  FROM "transaction" t WHERE t."contract_id" = :contract AND ${where} GROUP BY t."order_id"`;
