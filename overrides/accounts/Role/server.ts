/** A role through the API: how many users hold it. */
import type { Behaviour } from '../../../server/kit.ts';

export const roleBehaviour: Behaviour = {
  entity: 'Role',
  computed: {
    usersCount: (row) => `(SELECT count(*)::int FROM "accounts_user" "holder"
      WHERE "holder"."contract_id" = ${row}."contract_id" AND "holder"."contract_role_id" = ${row}."id")`,
  },
};
