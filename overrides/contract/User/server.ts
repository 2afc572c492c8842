/** A user of the ticketing: the name and address of the member of staff, which are in one place. */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { requestProblem } from '../../../server/kit.ts';
import { db } from '../../../server/sql.ts';
import { isWorkedAs } from '../../accounts/Impersonation/server/storeImpersonation.ts';

/** SQL of a column of the member of staff behind a user's row. */
const ofStaff = (column: string) => (row: string) =>
  `(SELECT "the_staff"."${column}" FROM "accounts_user" "the_staff"
    WHERE "the_staff"."contract_id" = ${row}."contract_id" AND "the_staff"."id" = ${row}."accounts_user_id")`;

const me = defineAction('User.me', {
  async run({ tx, contract, caller }) {
    const [user] = await tx.query(
      db
        .selectFrom('user as u')
        .innerJoin('accounts_user as s', (join) =>
          join.onRef('s.contract_id', '=', 'u.contract_id').onRef('s.id', '=', 'u.accounts_user_id'),
        )
        .select('u.id')
        .where('u.contract_id', '=', contract)
        .where('s.email', '=', caller.email),
    );
    if (!user) throw requestProblem('REQ-010', { entity: 'User', id: caller.email });
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
