/** A person's place at one organiser, as the desk's API answers it: ids as bare numbers. */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { defineErrors } from '../../../server/kit.ts';
import { db } from '../../../server/sql.ts';
import { ofStaff, roleNames } from '../Member/server.ts';

const customerFieldProblem = defineErrors({
  'DESK-006': {
    status: 404,
    message: 'There are no customer fields of the type "{type}".',
    hint: 'The types are "contact", "organization" and "shopping".',
  },
});

const fieldTypes = ['contact', 'organization', 'shopping'] as const;

const customerFieldContracts = defineAction('ContractUser.customerFieldContracts', {
  async run({ tx, contract }, { params }) {
    const type = fieldTypes.find((one) => one === params.type);
    if (!type) throw customerFieldProblem('DESK-006', { type: params.type.slice(0, 80) });
    const rows = await tx.query(
      db
        .selectFrom('customer_field_contract')
        .select('id')
        .where('contract_id', '=', contract)
        .where('type', '=', type)
        .orderBy('position')
        .orderBy('id'),
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
