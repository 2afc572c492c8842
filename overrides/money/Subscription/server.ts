/** A payment in instalments: what is paid of it and what is still due. Cancelled instalments count nowhere. */
import { defineBehaviour } from '../../../server/behaviour.ts';

const sumOf = (condition: string) => (row: string) =>
  `(SELECT coalesce(sum("the_part"."amount"), 0)::bigint FROM "subscription_maturity" "the_part"
    WHERE "the_part"."contract_id" = ${row}."contract_id" AND "the_part"."subscription_id" = ${row}."id"
      AND "the_part"."status" ${condition})`;

export const subscriptionBehaviour = defineBehaviour('Subscription', {
  computed: {
    paidMaturityAmount: sumOf(`= 'paid'`),
    pendingMaturityAmount: sumOf(`IN ('pending', 'failed')`),
  },
});
