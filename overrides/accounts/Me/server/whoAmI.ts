/**
 * GET of `/me/rights`: who asks, in which contract, and what they may do there: `rights` has every policy held, with `true` for
 * everything or the addresses of what it is bound to, `unanswered` the declared actions that have no handler yet. One
 * call, so that screens offer nothing that would be refused.
 */
import { SIGNED_IN } from '../../../../schema/policies.ts';
import { type Host, readContract, unansweredActions } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { rightsSource } from '../../Policy/server/service.ts';
import { normaliseEmail } from '../../SignIn/model.ts';

const collections = {
  organizational_unit: '/ticketing/v1/organizational_units',
  ticketing: '/ticketing/v1/ticketings',
  selling_device: '/ticketing/v1/selling_devices',
} as const;

export function registerWhoAmI(host: Host, path: string): void {
  host.app.get(path, { config: { policies: [SIGNED_IN] } }, async (request) => {
    const caller = await host.authenticate(request);
    const { contract: named } = request.query as { readonly contract?: unknown };
    const contract = readContract(caller, [named]);
    const { policies } = await rightsSource(host)(caller, contract);
    const [user] = await host.database.query(
      { contract },
      db
        .selectFrom('accounts_user as u')
        .leftJoin('role as r', (join) =>
          join.onRef('r.contract_id', '=', 'u.contract_id').onRef('r.id', '=', 'u.contract_role_id'),
        )
        .select(['u.id', 'u.full_name as fullName', 'r.name as role'])
        .where('u.contract_id', '=', contract)
        .where(({ fn }) => fn<string>('lower', ['u.email']), '=', normaliseEmail(caller.email)),
    );
    const held = [...policies].map(([code, holding]) => [
      code,
      holding === 'all' ? true : holding.ids.map((id) => `${collections[holding.kind]}/${id}`),
    ]);
    return {
      email: caller.email,
      name: user?.fullName ?? caller.name,
      contract: `/ticketing/v1/contracts/${contract}`,
      ...(user && { user: `/accounts/api/v1/contracts/${contract}/users/${user.id}` }),
      role: user?.role ?? null,
      rights: Object.fromEntries(held),
      unanswered: host.use(unansweredActions),
    };
  });
}
