/** A user of the ticketing: the name and address of the member of staff, which stand in one place. */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { Problem } from '../../../server/kit.ts';
import { isWorkedAs } from '../../accounts/Impersonation/server/storeImpersonation.ts';

/** SQL of a column of the member of staff behind a user's row. */
const ofStaff = (column: string) => (row: string) =>
  `(SELECT "the_staff"."${column}" FROM "accounts_user" "the_staff"
    WHERE "the_staff"."contract_id" = ${row}."contract_id" AND "the_staff"."id" = ${row}."accounts_user_id")`;

const me = defineAction('User.me', {
  async run({ tx, contract, caller }) {
    const [user] = await tx.query<{ id: number }>(
      `SELECT u."id" FROM "user" u JOIN "accounts_user" s
         ON s."contract_id" = u."contract_id" AND s."id" = u."accounts_user_id"
       WHERE u."contract_id" = $1 AND s."email" = $2`,
      [contract, caller.email],
    );
    if (!user) throw new Problem('REQ-010', { entity: 'User', id: caller.email });
    return { id: user.id };
  },
});

export const userBehaviour = defineBehaviour('User', {
  computed: {
    fullName: ofStaff('full_name'),
    firstname: ofStaff('firstname'),
    lastname: ofStaff('lastname'),
    email: ofStaff('email'),
    impersonated: (row) => isWorkedAs(row, `${row}."accounts_user_id"`),
  },
  actions: [me],
});
