/** A role through the API: how many users hold it. */
import type { Behaviour } from '../../../server/kit.ts';

/** An id out of an address; 0, which nothing has, when it is none. */
function readWhole(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : 0;
}

export const roleBehaviour: Behaviour = {
  entity: 'Role',
  computed: {
    usersCount: (row) => `(SELECT count(*)::int FROM "accounts_user" "holder"
      WHERE "holder"."contract_id" = ${row}."contract_id" AND "holder"."contract_role_id" = ${row}."id")`,
  },
  actions: {
    async users({ params, contract, host }) {
      const holders = await host.database.query<{ id: number }>(
        { contract },
        `SELECT "id" FROM "accounts_user" WHERE "contract_id" = $1 AND "contract_role_id" = $2 ORDER BY "lastname", "id"`,
        [contract, readWhole(params.roleId)],
      );
      return { collection: 'AccountsUser', ids: holders.map(({ id }) => id) };
    },
  },
};
