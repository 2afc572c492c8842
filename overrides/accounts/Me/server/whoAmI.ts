/**
 * GET of `/me/rights`: who asks, in which contract, and what they may do there: `rights` has every policy held, with `true` for
 * everything or the addresses of what it is bound to. One call, so that screens offer nothing that would be refused.
 */
import { SIGNED_IN } from '../../../../schema/policies.ts';
import { type Host, readContract } from '../../../../server/kit.ts';
import { rightsSource } from '../../Policy/server/service.ts';

const collections = {
  organizational_unit: '/ticketing/v1/organizational_units',
  ticketing: '/ticketing/v1/ticketings',
  selling_device: '/ticketing/v1/selling_devices',
} as const;

const userText = `SELECT u."id", u."full_name" AS "fullName", r."name" AS role FROM "accounts_user" u
  LEFT JOIN "role" r ON r."contract_id" = u."contract_id" AND r."id" = u."contract_role_id"
  WHERE u."contract_id" = $1 AND lower(u."email") = lower($2)`;

export function registerWhoAmI(host: Host, path: string): void {
  host.app.get(path, { config: { policies: [SIGNED_IN] } }, async (request) => {
    const caller = await host.authenticate(request);
    const { contract: named } = request.query as { readonly contract?: unknown };
    const contract = readContract(caller, [named]);
    const { policies } = await rightsSource(host)(caller, contract);
    const [user] = await host.database.query<{ id: number; fullName: string; role: string | null }>(
      { contract },
      userText,
      [contract, caller.email],
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
    };
  });
}
