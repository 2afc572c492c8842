/** A person's place at one organiser, as the desk's API tells it: ids as bare numbers. */
import { type Behaviour, defineErrors, Problem } from '../../../server/kit.ts';
import { ofStaff, roleNames } from '../Member/server.ts';

defineErrors({
  'DESK-006': {
    status: 404,
    message: 'There are no customer fields of the type "{type}".',
    hint: 'The types are "contact", "organization" and "shopping".',
  },
});

const fieldTypes = ['contact', 'organization', 'shopping'];

export const contractUserBehaviour: Behaviour = {
  entity: 'ContractUser',
  computed: {
    email: ofStaff('email'),
    userId: (row) => `${row}."user_id"`,
    contractId: (row) => `${row}."contract_id"`,
    deskSellingDeviceId: ofStaff('desk_selling_device_id'),
    position: ofStaff('position'),
    roles: roleNames,
  },
  actions: {
    async customerFieldContracts({ params, contract, host }) {
      const { type = '' } = params;
      if (!fieldTypes.includes(type)) throw new Problem('DESK-006', { type: type.slice(0, 80) });
      const rows = await host.database.query<{ id: number }>(
        { contract },
        `SELECT "id" FROM "customer_field_contract" WHERE "contract_id" = $1 AND "type" = $2 ORDER BY "position", "id"`,
        [contract, type],
      );
      return { collection: 'CustomerFieldContract', ids: rows.map(({ id }) => id) };
    },
  },
};
