/**
 * A person's own list of policies and resources. The specification shows no body; ours is `{ user, policies }` with
 * entries as a role has them, and `{ user, role? }` to revoke: the role held afterwards, without it the one before. The list is
 * a role of the specification's name that only this person holds, so that "personalised" means the same as there.
 */
import { defineAction } from '../../../../server/action.ts';
import { requestProblem, type Transaction } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { PERSONALIZED_ACCESS } from '../../Role/model.ts';
import { readPolicies, refuseBeyond, writeEntries } from '../../Role/server/guards.ts';

interface Holder {
  readonly id: number;
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly roleBefore: number | null;
  readonly fullName: string | null;
}

const isPersonal = ({ roleName }: Holder) => roleName === PERSONALIZED_ACCESS;

/** Of a user who is there: the reader of the body has found them. */
async function lockHolder(tx: Transaction, contract: number, id: number): Promise<Holder> {
  const [holder] = await tx.query(
    db
      .selectFrom('accounts_user as u')
      .select(({ selectFrom }) => [
        'u.id',
        'u.contract_role_id as roleId',
        'u.role_before_id as roleBefore',
        'u.full_name as fullName',
        selectFrom('role as r')
          .select('r.name')
          .whereRef('r.contract_id', '=', 'u.contract_id')
          .whereRef('r.id', '=', 'u.contract_role_id')
          .as('roleName'),
      ])
      .where('u.contract_id', '=', contract)
      .where('u.id', '=', id)
      .forUpdate(),
  );
  if (!holder) throw requestProblem('REQ-010', { entity: 'AccountsUser', id });
  return holder;
}

async function writePersonal(
  tx: Transaction,
  contract: number,
  holder: Holder,
  policies: readonly unknown[],
): Promise<number> {
  const written = JSON.stringify(policies);
  const { roleId, fullName } = holder;
  if (isPersonal(holder) && roleId !== null) {
    await tx.query(
      db
        .updateTable('role')
        .set({ policies: written })
        .where('contract_id', '=', contract)
        .where('id', '=', roleId),
    );
    return roleId;
  }
  const [made] = await tx.query(
    db
      .insertInto('role')
      .values({
        contract_id: contract,
        name: PERSONALIZED_ACCESS,
        description: fullName,
        is_editable: false,
        policies: written,
      })
      .returning('id'),
  );
  if (!made) throw new Error(`The role "${PERSONALIZED_ACCESS}" was not stored.`);
  return made.id;
}

export const grantPersonalizedAccess = defineAction('AccountsUser.grantPersonalizedAccess', {
  async run({ tx, contract, caller, write }, { body: { user, policies } }) {
    const holder = await lockHolder(tx, contract, user);
    refuseBeyond(await readPolicies(tx, contract, holder.roleId), caller);
    refuseBeyond(policies, caller);
    const role = await writePersonal(tx, contract, holder, writeEntries(policies, contract));
    const roleBefore = isPersonal(holder) ? holder.roleBefore : holder.roleId;
    await write.update('AccountsUser', holder.id, { contractRole: role, roleBefore });
    return { id: holder.id };
  },
});

export const revokePersonalizedAccess = defineAction('AccountsUser.revokePersonalizedAccess', {
  async run({ tx, contract, write }, { body: { user, role } }) {
    const holder = await lockHolder(tx, contract, user);
    if (!isPersonal(holder)) return { id: holder.id };
    const contractRole = role === undefined ? holder.roleBefore : role;
    await write.update('AccountsUser', holder.id, { contractRole, roleBefore: null });
    await tx.query(
      db
        .deleteFrom('role as r')
        .where('r.contract_id', '=', contract)
        .where('r.id', '=', holder.roleId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('accounts_user as u')
                .select('u.id')
                .where('u.contract_id', '=', contract)
                .whereRef('u.contract_role_id', '=', 'r.id'),
            ),
          ),
        ),
    );
    return { id: holder.id };
  },
});
