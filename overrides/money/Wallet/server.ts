/** A wallet: whether it has an account to be paid out to. */
import type { Behaviour } from '../../../server/kit.ts';

export const walletBehaviour: Behaviour = {
  entity: 'Wallet',
  computed: {
    missingBankAccounts: (row) => `NOT EXISTS (SELECT 1 FROM "bank_account" "the_account"
      WHERE "the_account"."contract_id" = ${row}."contract_id" AND "the_account"."wallet_id" = ${row}."id")`,
  },
};
