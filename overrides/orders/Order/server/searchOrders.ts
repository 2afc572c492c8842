/**
 * What `q` finds an order by beside its own texts: whose it is, for who may see customers; the code of one of its tickets;
 * what it came to, typed as people write an amount.
 */
import { foldText } from '../../../../schema/foldText.ts';
import type { Caller, RowFilter } from '../../../../server/kit.ts';
import { readAmount } from '../model/readAmount.ts';

const seesCustomers = ({ rights }: Caller): boolean => !rights || rights.policies.has('customers.read');

/** Named by the connection and not by the row: so the look-up runs once and not for each order. */
const CONTRACT = `nullif(current_setting('app.contract', true), '')::bigint`;

const patternsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export const searchOrders: RowFilter = ({ row, value, caller, param }) => {
  const found = [
    `${row}."id" IN (SELECT "made"."order_id" FROM "ticket" "made"
      WHERE "made"."contract_id" = ${CONTRACT} AND "made"."barcode" = ANY (${param([value, value.toUpperCase()])}::text[]))`,
  ];
  if (seesCustomers(caller))
    found.push(`${row}."customer_id" IN (SELECT "buyer"."id" FROM "customer" "buyer"
      WHERE "buyer"."contract_id" = ${CONTRACT}
        AND fold_text(concat_ws(' ', "buyer"."display_name", "buyer"."firstname", "buyer"."lastname", "buyer"."email", "buyer"."phone"))
          LIKE ALL (${param(patternsOf(value))}::text[]))`);
  const amount = readAmount(value);
  if (amount !== undefined)
    found.push(`${row}."customer_paid_amount" = CASE ${row}."currency" WHEN 'XPF' THEN ${param(amount)}::numeric
      ELSE ${param(amount)}::numeric * 100 END`);
  return found.join(' OR ');
};
