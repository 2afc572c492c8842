/** The transactions written by one event: what they come to on the client's account. */
import { defineBehaviour } from '../../../server/behaviour.ts';

const sumOf = (amount: string) => (row: string) =>
  `(SELECT coalesce(sum(${amount}), 0)::bigint FROM "transaction" "the_entry"
    WHERE "the_entry"."contract_id" = ${row}."contract_id" AND "the_entry"."transaction_group_id" = ${row}."id"
      AND "the_entry"."account_type" = 'client')`;

const credit = 'coalesce("the_entry"."credit", 0)';
const debit = 'coalesce("the_entry"."debit", 0)';

export const transactionGroupBehaviour = defineBehaviour('TransactionGroup', {
  computed: {
    clientTransactionCredit: sumOf(credit),
    clientTransactionDebit: sumOf(debit),
    clientTransactionBalance: sumOf(`${credit} - ${debit}`),
  },
});
