/** A contract's user through the API: what is answered of it that no column holds. */
import type { Behaviour } from '../../../server/kit.ts';

/** The role whose holders have a list of rights of their own. The specification's name. */
const PERSONALIZED_ACCESS = 'Customer-Personalized-Access';

export const accountsUserBehaviour: Behaviour = {
  entity: 'AccountsUser',
  computed: {
    contractId: (row) => `${row}."contract_id"`,
    personalizedAccess: (row) => `EXISTS (SELECT 1 FROM "role" "own_role"
      WHERE "own_role"."contract_id" = ${row}."contract_id" AND "own_role"."id" = ${row}."contract_role_id"
        AND "own_role"."name" = '${PERSONALIZED_ACCESS}')`,
  },
};
