/** A user as the desk's API answers it: the ticketing's user, with roles. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { isWorkedAs } from '../Impersonation/server/storeImpersonation.ts';
import { ofStaff, ofUser, roleNames } from '../Member/server.ts';

export const deskUserBehaviour = defineBehaviour('DeskUser', {
  computed: {
    fullName: ofStaff('full_name'),
    firstname: ofStaff('firstname'),
    lastname: ofStaff('lastname'),
    email: ofStaff('email'),
    avatar: ofUser('avatar'),
    phoneNumber: ofUser('phone_number'),
    address: ofUser('address'),
    zipcode: ofUser('zipcode'),
    city: ofUser('city'),
    impersonated: (row) => isWorkedAs(row, ofUser('accounts_user_id')(row)),
    roles: roleNames,
  },
});
