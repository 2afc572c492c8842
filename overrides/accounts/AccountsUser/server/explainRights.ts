/** What a user may do and why, and who has a policy and by what: read off roles, with names of what they reach. */
import type { HeldRole } from '../../../../schema/generated/accounts/HeldRole.ts';
import type { resourceKinds } from '../../../../schema/policies.ts';
import { wordCollation } from '../../../../schema/wordOrder.ts';
import { defineAction } from '../../../../server/action.ts';
import { type Holding, Problem, type Sql } from '../../../../server/kit.ts';
import { readEntries } from '../../Policy/model/readEntries.ts';
import { sumEntries } from '../../Policy/model/sumEntries.ts';
import { policyByCode, resourceIris } from '../../Policy/model.ts';
import { PERSONALIZED_ACCESS } from '../../Role/model.ts';

type Kind = (typeof resourceKinds)[number];

/** What a policy reaches: everything, or records by address and name. */
type Reach = 'all' | readonly { readonly '@id': string; readonly name: string }[];

const nameColumns: Readonly<Record<Kind, string>> = {
  organizational_unit: 'name',
  ticketing: 'title',
  selling_device: 'name',
};

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
    const rows = await sql.query<{ id: number; name: string }>(
      `SELECT "id", "${nameColumns[kind]}" AS name FROM "${kind}" WHERE "contract_id" = $1 AND "id" = ANY($2::bigint[])`,
      [contract, [...ids[kind]]],
    );
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

interface Row {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly enabled: boolean;
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly policies: unknown;
}

const ROWS = `SELECT u."id", u."full_name" AS "fullName", u."email", u."enabled", r."id" AS "roleId",
    r."name" AS "roleName", r."policies"
  FROM "accounts_user" u LEFT JOIN "role" r ON r."contract_id" = u."contract_id" AND r."id" = u."contract_role_id"
  WHERE u."contract_id" = $1`;

function describeRole(contract: number, { roleId, roleName }: Row): HeldRole | null {
  if (roleId === null) return null;
  const name = roleName ?? '';
  const isPersonal = name === PERSONALIZED_ACCESS;
  return { '@id': `/accounts/api/v1/contracts/${contract}/roles/${roleId}`, name, isPersonal };
}

export const rights = defineAction('AccountsUser.rights', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query<Row>(`${ROWS} AND u."id" = $2`, [contract, id]);
    if (!row) throw new Problem('REQ-010', { entity: 'AccountsUser', id });
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
    if (!code) throw new Problem('ROLE-010', { code: params.code.slice(0, 80) });
    const rows = await tx.query<Row>(
      `${ROWS} AND r."id" IS NOT NULL ORDER BY u."full_name" COLLATE "${wordCollation}", u."id"`,
      [contract],
    );
    const holders = rows.flatMap((row) => {
      const holding = sumEntries(readEntries(row.policies).entries).get(code);
      return holding ? [{ row, holding }] : [];
    });
    const names = await readNames(
      tx,
      contract,
      holders.map(({ holding }) => holding),
    );
    return {
      value: {
        code,
        users: holders.map(({ row, holding }) => ({
          '@id': `/accounts/api/v1/contracts/${contract}/users/${row.id}`,
          fullName: row.fullName,
          email: row.email,
          enabled: row.enabled,
          role: describeRole(contract, row),
          reach: describeReach(holding, names),
        })),
      },
    };
  },
});
