/** A wallet: whether it has an account to be paid out to. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const walletBehaviour = defineBehaviour('Wallet', {
  computed: {
    missingBankAccounts: (row) => `NOT EXISTS (SELECT 1 FROM "bank_account" "the_account"
      WHERE "the_account"."contract_id" = ${row}."contract_id" AND "the_account"."wallet_id" = ${row}."id")`,
  },
});
