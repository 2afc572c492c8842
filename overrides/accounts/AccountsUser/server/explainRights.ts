/** What a user may do and why, and who has a policy and by what: read off roles, with names of what they reach. */

import type { InferResult } from 'kysely';
import type { HeldRole } from '../../../../schema/generated/accounts/HeldRole.ts';
import type { resourceKinds } from '../../../../schema/policies.ts';
import { wordCollation } from '../../../../schema/wordOrder.ts';
import { defineAction } from '../../../../server/action.ts';
import { type Holding, requestProblem, type Sql } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { readEntries } from '../../Policy/model/readEntries.ts';
import { sumEntries } from '../../Policy/model/sumEntries.ts';
import { policyByCode, resourceIris } from '../../Policy/model.ts';
import { PERSONALIZED_ACCESS } from '../../Role/model.ts';
import { roleProblem } from '../../Role/server/errors.ts';

type Kind = (typeof resourceKinds)[number];

/** What a policy reaches: everything, or records by address and name. */
type Reach = 'all' | readonly { readonly '@id': string; readonly name: string }[];

/** By kind, the names of the records of these ids. */
const nameStatements = {
  organizational_unit: (contract: number, ids: ReturnType<typeof anyOf<number>>) =>
    db
      .selectFrom('organizational_unit')
      .select(['id', 'name'])
      .where('contract_id', '=', contract)
      .where('id', '=', ids),
  ticketing: (contract: number, ids: ReturnType<typeof anyOf<number>>) =>
    db
      .selectFrom('ticketing')
      .select(['id', 'title as name'])
      .where('contract_id', '=', contract)
      .where('id', '=', ids),
  selling_device: (contract: number, ids: ReturnType<typeof anyOf<number>>) =>
    db
      .selectFrom('selling_device')
      .select(['id', 'name'])
      .where('contract_id', '=', contract)
      .where('id', '=', ids),
} satisfies Record<Kind, unknown>;

type Names = Readonly<Record<Kind, ReadonlyMap<number, string>>>;

async function readNames(sql: Sql, contract: number, holdings: Iterable<Holding>): Promise<Names> {
  const ids: Record<Kind, Set<number>> = {
    organizational_unit: new Set(),
    ticketing: new Set(),
    selling_device: new Set(),
  };
  for (const holding of holdings)
    if (holding !== 'all') for (const id of holding.ids) ids[holding.kind].add(id);
  const read = async (kind: Kind) => {
    if (ids[kind].size === 0) return new Map<number, string>();
    const rows = await sql.query(nameStatements[kind](contract, anyOf([...ids[kind]])));
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return {
    organizational_unit: await read('organizational_unit'),
    ticketing: await read('ticketing'),
    selling_device: await read('selling_device'),
  };
}

/** What was deleted since is left out: it is reached no more. */
function describeReach(holding: Holding, names: Names): Reach {
  if (holding === 'all') return 'all';
  const { kind, ids } = holding;
  return ids.flatMap((id) => {
    const name = names[kind].get(id);
    return name === undefined ? [] : [{ '@id': `${resourceIris[kind]}/${id}`, name }];
  });
}

const holders = db
  .selectFrom('accounts_user as u')
  .leftJoin('role as r', (join) =>
    join.onRef('r.contract_id', '=', 'u.contract_id').onRef('r.id', '=', 'u.contract_role_id'),
  )
  .select([
    'u.id',
    'u.full_name as fullName',
    'u.email',
    'u.enabled',
    'r.id as roleId',
    'r.name as roleName',
    'r.policies',
  ]);

type Row = InferResult<typeof holders>[number];

function describeRole(contract: number, { roleId, roleName }: Row): HeldRole | null {
  if (roleId === null) return null;
  const name = roleName ?? '';
  const isPersonal = name === PERSONALIZED_ACCESS;
  return { '@id': `/accounts/api/v1/contracts/${contract}/roles/${roleId}`, name, isPersonal };
}

export const rights = defineAction('AccountsUser.rights', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(holders.where('u.contract_id', '=', contract).where('u.id', '=', id));
    if (!row) throw requestProblem('REQ-010', { entity: 'AccountsUser', id });
    const held = sumEntries(readEntries(row.policies).entries);
    const names = await readNames(tx, contract, held.values());
    return {
      value: {
        enabled: row.enabled,
        role: describeRole(contract, row),
        policies: [...held].map(([code, holding]) => ({ code, reach: describeReach(holding, names) })),
      },
    };
  },
});

export const policyUsers = defineAction('AccountsUser.policyUsers', {
  async run({ tx, contract }, { params }) {
    const code = policyByCode.get(params.code)?.code;
    if (!code) throw roleProblem('ROLE-010', { code: params.code.slice(0, 80) });
    const rows = await tx.query(
      holders
        .where('u.contract_id', '=', contract)
        .where('r.id', 'is not', null)
        .orderBy('u.full_name', (order) => order.collate(wordCollation))
        .orderBy('u.id'),
    );
    const holding = rows.flatMap((row) => {
      const held = sumEntries(readEntries(row.policies).entries).get(code);
      return held ? [{ row, held }] : [];
    });
    const names = await readNames(
      tx,
      contract,
      holding.map(({ held }) => held),
    );
    return {
      value: {
        code,
        users: holding.map(({ row, held }) => ({
          '@id': `/accounts/api/v1/contracts/${contract}/users/${row.id}`,
          fullName: row.fullName ?? '',
          email: row.email,
          enabled: row.enabled,
          role: describeRole(contract, row),
          reach: describeReach(held, names),
        })),
      },
    };
  },
});
