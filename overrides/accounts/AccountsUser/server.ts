/**
 * A contract's user through the API: what is answered of it that no column holds, the name that follows from its
 * parts, and the same person in the ticketing's and the desk's API, where each has a record that leans on this one.
 */
import type { Behaviour, Values } from '../../../server/kit.ts';

/** The role whose holders have a list of rights of their own. The specification's name. */
const PERSONALIZED_ACCESS = 'Customer-Personalized-Access';

/** Last name, then first name; without either, the e-mail. */
function nameUser({ firstname, lastname, email }: Values): string {
  const parts = [lastname, firstname].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : String(email);
}

export const accountsUserBehaviour: Behaviour = {
  entity: 'AccountsUser',
  computed: {
    contractId: (row) => `${row}."contract_id"`,
    personalizedAccess: (row) => `EXISTS (SELECT 1 FROM "role" "own_role"
      WHERE "own_role"."contract_id" = ${row}."contract_id" AND "own_role"."id" = ${row}."contract_role_id"
        AND "own_role"."name" = '${PERSONALIZED_ACCESS}')`,
  },
  beforeCreate: (values) => ({ ...values, fullName: nameUser(values) }),
  beforeUpdate({ values, current }) {
    if (!('lastname' in values) && !('firstname' in values) && !('email' in values)) return values;
    return { ...values, fullName: nameUser({ ...current, ...values }) };
  },
  async afterCreate({ id }, { tx, contract }) {
    const [user] = await tx.query<{ id: number }>(
      `INSERT INTO "user" ("contract_id", "accounts_user_id") VALUES ($1, $2) RETURNING "id"`,
      [contract, id],
    );
    for (const table of ['contract_user', 'desk_user'])
      await tx.query(`INSERT INTO "${table}" ("contract_id", "user_id") VALUES ($1, $2)`, [
        contract,
        user?.id,
      ]);
  },
};
