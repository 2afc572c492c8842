/** A person's place at one organiser, as the desk's API tells it: ids as bare numbers. */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { defineErrors, Problem } from '../../../server/kit.ts';
import { ofStaff, roleNames } from '../Member/server.ts';

defineErrors({
  'DESK-006': {
    status: 404,
    message: 'There are no customer fields of the type "{type}".',
    hint: 'The types are "contact", "organization" and "shopping".',
  },
});

const fieldTypes = ['contact', 'organization', 'shopping'];

const customerFieldContracts = defineAction('ContractUser.customerFieldContracts', {
  async run({ tx, contract }, { params: { type } }) {
    if (!fieldTypes.includes(type)) throw new Problem('DESK-006', { type: type.slice(0, 80) });
    const rows = await tx.query<{ id: number }>(
      `SELECT "id" FROM "customer_field_contract" WHERE "contract_id" = $1 AND "type" = $2 ORDER BY "position", "id"`,
      [contract, type],
    );
    return { ids: rows.map(({ id }) => id) };
  },
});

export const contractUserBehaviour = defineBehaviour('ContractUser', {
  computed: {
    email: ofStaff('email'),
    userId: (row) => `${row}."user_id"`,
    contractId: (row) => `${row}."contract_id"`,
    deskSellingDeviceId: ofStaff('desk_selling_device_id'),
    position: ofStaff('position'),
    roles: roleNames,
  },
  actions: [customerFieldContracts],
});
