/** `GET /me/rights`: one call, so that screens offer nothing that would be refused. */
import { defineCall } from '../../../../server/call.ts';
import { unansweredActions } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../SignIn/model.ts';

const collections = {
  organizational_unit: '/ticketing/v1/organizational_units',
  ticketing: '/ticketing/v1/ticketings',
  selling_device: '/ticketing/v1/selling_devices',
} as const;

export const readOwnRights = defineCall('GET /me/rights', {
  prepare: ({ host }) => host.use(unansweredActions),
  async run({ tx, caller, contract }, _request, unanswered) {
    const [user] = await tx.query(
      db
        .selectFrom('accounts_user as u')
        .leftJoin('role as r', (join) =>
          join.onRef('r.contract_id', '=', 'u.contract_id').onRef('r.id', '=', 'u.contract_role_id'),
        )
        .select(['u.id', 'u.full_name as fullName', 'r.name as role'])
        .where('u.contract_id', '=', contract)
        .where(({ fn }) => fn<string>('lower', ['u.email']), '=', normaliseEmail(caller.email)),
    );
    const held = [...(caller.rights?.policies ?? [])].map(([code, holding]) => [
      code,
      holding === 'all' ? true : holding.ids.map((id) => `${collections[holding.kind]}/${id}`),
    ]);
    return {
      value: {
        email: caller.email,
        name: user?.fullName ?? caller.name,
        contract: `/ticketing/v1/contracts/${contract}`,
        user: user ? `/accounts/api/v1/contracts/${contract}/users/${user.id}` : null,
        role: user?.role ?? null,
        rights: Object.fromEntries(held),
        unanswered,
      },
    };
  },
});
