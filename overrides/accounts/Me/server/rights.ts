/** `GET /me/rights`: one call, so that screens offer nothing that would be refused. */
import { defineCall } from '../../../../server/call.ts';
import { unansweredActions, unseenProperties } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../SignIn/model.ts';

const collections = {
  organizational_unit: '/ticketing/v1/organizational_units',
  ticketing: '/ticketing/v1/ticketings',
  selling_device: '/ticketing/v1/selling_devices',
} as const;

export const readOwnRights = defineCall('GET /me/rights', {
  prepare: ({ host }) => ({
    unanswered: host.use(unansweredActions),
    listUnseen: host.use(unseenProperties),
  }),
  async run({ tx, caller, contract }, _request, { unanswered, listUnseen }) {
    const [own] = await tx.query(
      db
        .selectFrom('contract as c')
        .leftJoin('accounts_user as u', (join) =>
          join
            .onRef('u.contract_id', '=', 'c.id')
            .on(({ fn }) => fn<string>('lower', ['u.email']), '=', normaliseEmail(caller.email)),
        )
        .leftJoin('role as r', (join) =>
          join.onRef('r.contract_id', '=', 'u.contract_id').onRef('r.id', '=', 'u.contract_role_id'),
        )
        .select(['c.timezone', 'u.id as user', 'u.full_name as fullName', 'r.name as role'])
        .where('c.id', '=', contract),
    );
    const held = [...(caller.rights?.policies ?? [])].map(([code, holding]) => [
      code,
      holding === 'all' ? true : holding.ids.map((id) => `${collections[holding.kind]}/${id}`),
    ]);
    return {
      value: {
        email: caller.email,
        name: own?.fullName ?? caller.name,
        contract: `/ticketing/v1/contracts/${contract}`,
        timezone: own?.timezone ?? 'Europe/Paris',
        user: own?.user ? `/accounts/api/v1/contracts/${contract}/users/${own.user}` : null,
        role: own?.role ?? null,
        rights: Object.fromEntries(held),
        unseen: listUnseen(caller.rights),
        unanswered,
      },
    };
  },
});
