/** A contract's user through the API: what is answered of it that no column holds. */
import type { Behaviour, Values } from '../../../server/kit.ts';

/** The role whose holders have a list of rights of their own. The specification's name. */
const PERSONALIZED_ACCESS = 'Customer-Personalized-Access';

function nameUser({ firstname, lastname, email }: Values): string {
  const parts = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '');
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
};
