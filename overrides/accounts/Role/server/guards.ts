/** What holds for every way to change rights: nobody gives what they have not, and somebody can always give. */
import type { Caller, Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readEntries } from '../../Policy/model/readEntries.ts';
import { findBeyond, sumEntries } from '../../Policy/model/sumEntries.ts';
import { policyByCode, policyIri, resourceIris } from '../../Policy/model.ts';
import { roleProblem } from './errors.ts';

/** Refuses policies that reach further than the caller's own. */
export function refuseBeyond(list: unknown, { rights }: Pick<Caller, 'rights'>): void {
  if (!rights) return;
  const policy = findBeyond(sumEntries(readEntries(list).entries), rights.policies);
  if (policy !== undefined) throw roleProblem('ROLE-002', { policy });
}

/** The list as it is stored: every policy and resource by its address. */
export function writeEntries(list: unknown, contract: number): readonly unknown[] {
  const { entries, faults } = readEntries(list);
  const [fault] = faults;
  if (fault) throw roleProblem('ROLE-004', { reason: `At entry ${fault.index}: ${fault.message}` });
  return entries.map(({ code, resources }) => {
    const kind = policyByCode.get(code)?.resourceType;
    const policy = policyIri(contract, code);
    return resources && kind
      ? { policy, resources: resources.map((id) => `${resourceIris[kind]}/${id}`) }
      : { policy };
  });
}

/** After a change, in its transaction. Who is disabled, or has no password yet, administers nothing. */
export async function requireAdministrator(tx: Sql, contract: number): Promise<void> {
  const held = await tx.query(
    db
      .selectFrom('accounts_user as u')
      .innerJoin('role as r', (join) =>
        join.onRef('r.contract_id', '=', 'u.contract_id').onRef('r.id', '=', 'u.contract_role_id'),
      )
      .select('r.policies')
      .distinct()
      .where('u.contract_id', '=', contract)
      .where('u.enabled', '=', true)
      .where('u.invited', '=', false),
  );
  const may = ({ policies }: { policies: unknown }) =>
    sumEntries(readEntries(policies).entries).get('rights.write') === 'all';
  if (!held.some(may)) throw roleProblem('ROLE-003');
}

/** The policies of a role, of none without one. */
export async function readPolicies(tx: Sql, contract: number, role: number | null): Promise<unknown> {
  if (role === null) return [];
  const [row] = await tx.query(
    db
      .selectFrom('role')
      .select('policies')
      .where('contract_id', '=', contract)
      .where('id', '=', role)
      .forShare(),
  );
  return row?.policies ?? [];
}
