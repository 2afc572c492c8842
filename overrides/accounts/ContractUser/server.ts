/** A person's place at one organiser, as the desk's API tells it: ids as bare numbers. */
import type { Behaviour } from '../../../server/kit.ts';
import { ofStaff, roleNames } from '../Member/server.ts';

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
};
