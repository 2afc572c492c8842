/** A user of the ticketing: the name and address of the member of staff, which stand in one place. */
import type { Behaviour } from '../../../server/kit.ts';

/** SQL of a column of the member of staff behind a user's row. */
const ofStaff = (column: string) => (row: string) =>
  `(SELECT "the_staff"."${column}" FROM "accounts_user" "the_staff"
    WHERE "the_staff"."contract_id" = ${row}."contract_id" AND "the_staff"."id" = ${row}."accounts_user_id")`;

export const userBehaviour: Behaviour = {
  entity: 'User',
  computed: {
    fullName: ofStaff('full_name'),
    firstname: ofStaff('firstname'),
    lastname: ofStaff('lastname'),
    email: ofStaff('email'),
  },
};
