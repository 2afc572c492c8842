/**
 * A person's own list of policies and resources. The specification shows no body; ours is `{ user, policies }` with
 * entries as a role has them, and `{ user, role? }` to revoke: the role held afterwards, none without it. The list is
 * a role of the specification's name that only this person holds, so that "personalised" means what it says there.
 */
import { defineAction } from '../../../../server/action.ts';
import { Problem, type Transaction } from '../../../../server/kit.ts';
import { PERSONALIZED_ACCESS } from '../../Role/model.ts';
import { readPolicies, refuseBeyond, writeEntries } from '../../Role/server/guards.ts';

interface Holder {
  readonly id: number;
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly fullName: string | null;
}

/** Of a user who is there: the reader of the body has found them. */
async function lockHolder(tx: Transaction, contract: number, id: number): Promise<Holder> {
  const [holder] = await tx.query<Holder>(
    `SELECT u."id", u."contract_role_id" AS "roleId", u."full_name" AS "fullName",
       (SELECT r."name" FROM "role" r WHERE r."contract_id" = u."contract_id" AND r."id" = u."contract_role_id") AS "roleName"
     FROM "accounts_user" u WHERE u."contract_id" = $1 AND u."id" = $2 FOR UPDATE`,
    [contract, id],
  );
  if (!holder) throw new Problem('REQ-010', { entity: 'AccountsUser', id });
  return holder;
}

async function writePersonal(
  tx: Transaction,
  contract: number,
  { roleId, roleName, fullName }: Holder,
  policies: readonly unknown[],
): Promise<number> {
  const written = JSON.stringify(policies);
  if (roleName === PERSONALIZED_ACCESS && roleId !== null) {
    await tx.query(`UPDATE "role" SET "policies" = $3::jsonb WHERE "contract_id" = $1 AND "id" = $2`, [
      contract,
      roleId,
      written,
    ]);
    return roleId;
  }
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO "role" ("contract_id", "name", "description", "is_editable", "policies")
     VALUES ($1, $2, $3, false, $4::jsonb) RETURNING "id"`,
    [contract, PERSONALIZED_ACCESS, fullName, written],
  );
  return Number(made?.id);
}

export const grantPersonalizedAccess = defineAction('AccountsUser.grantPersonalizedAccess', {
  async run({ tx, contract, caller, write }, { body: { user, policies } }) {
    const holder = await lockHolder(tx, contract, user);
    refuseBeyond(await readPolicies(tx, contract, holder.roleId), caller);
    refuseBeyond(policies, caller);
    const role = await writePersonal(tx, contract, holder, writeEntries(policies, contract));
    await write.update('AccountsUser', holder.id, { contractRole: role });
    return { id: holder.id };
  },
});

export const revokePersonalizedAccess = defineAction('AccountsUser.revokePersonalizedAccess', {
  async run({ tx, contract, write }, { body: { user, role = null } }) {
    const holder = await lockHolder(tx, contract, user);
    if (holder.roleName !== PERSONALIZED_ACCESS) return { id: holder.id };
    await write.update('AccountsUser', holder.id, { contractRole: role });
    await tx.query(
      `DELETE FROM "role" r WHERE r."contract_id" = $1 AND r."id" = $2 AND NOT EXISTS (
         SELECT 1 FROM "accounts_user" u WHERE u."contract_id" = $1 AND u."contract_role_id" = r."id")`,
      [contract, holder.roleId],
    );
    return { id: holder.id };
  },
});
