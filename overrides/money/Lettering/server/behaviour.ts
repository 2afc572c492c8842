/** Letterings: what of a client's account settles each other, and whether an entry is in one. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { letter, lettering } from './letter.ts';
import { undo } from './undo.ts';

export const letteringBehaviour = defineBehaviour('Lettering', { actions: [undo] });

export const letteredClientBehaviour = defineBehaviour('Client', { actions: [letter, lettering] });

export const letteredTransactionBehaviour = defineBehaviour('Transaction', {
  computed: {
    lettered: (row) => `EXISTS (SELECT FROM "lettering_transaction_list" "the_link"
      JOIN "lettering" "the_lettering" ON "the_lettering"."contract_id" = "the_link"."contract_id" AND "the_lettering"."id" = "the_link"."source_id"
      WHERE "the_link"."contract_id" = ${row}."contract_id" AND "the_link"."target_id" = ${row}."id" AND "the_lettering"."undone_at" IS NULL)`,
  },
});
