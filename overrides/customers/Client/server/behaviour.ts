/** The account of a customer: its sums are read off its transactions, by currency, money apart from cash coupons. */
import { defineBehaviour } from '../../../../server/behaviour.ts';

type Part = 'money' | 'coupons';

const ofClient = (row: string) =>
  `"the_entry"."contract_id" = ${row}."contract_id" AND "the_entry"."client_id" = ${row}."id"`;

/** An object from currency to amount in minor units; `sum` names the columns of a transaction. */
const byCurrency = (sum: string, part: Part) => (row: string) =>
  `(SELECT coalesce(jsonb_object_agg("the_sum"."currency", "the_sum"."amount"), '{}') FROM (
    SELECT "the_entry"."currency", sum(${sum})::bigint AS "amount" FROM "transaction" "the_entry"
    WHERE ${ofClient(row)} AND "the_entry"."account_type" = 'client'
      AND ("the_entry"."provider" IS NOT DISTINCT FROM 'cash_coupon_breakdown') = ${part === 'coupons'}
    GROUP BY "the_entry"."currency") "the_sum")`;

const credit = 'coalesce("the_entry"."credit", 0)';
const debit = 'coalesce("the_entry"."debit", 0)';

export const clientBehaviour = defineBehaviour('Client', {
  computed: {
    credit: byCurrency(credit, 'money'),
    debit: byCurrency(debit, 'money'),
    balance: byCurrency(`${credit} - ${debit}`, 'money'),
    cashCouponCredit: byCurrency(credit, 'coupons'),
    cashCouponDebit: byCurrency(debit, 'coupons'),
    cashCouponBalance: byCurrency(`${credit} - ${debit}`, 'coupons'),
    mostRecentTransactionValueDate: (row) =>
      `(SELECT max("the_entry"."value_date") FROM "transaction" "the_entry" WHERE ${ofClient(row)})`,
  },
});
