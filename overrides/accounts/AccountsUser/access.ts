/**
 * A user's way in: invited, disabled, enabled, sent a reset. Who may do more than the caller is not the caller's to
 * touch, nobody shuts themselves out, and somebody can always give rights.
 */
import { type ActionRequest, Problem, type Transaction, type WriteContext } from '../../../server/kit.ts';
import { sendInvitation } from '../Password/server/sendInvitation.ts';
import { findReceiver, sendReset } from '../Password/server/sendReset.ts';
import { forgetRights } from '../Policy/server/readRights.ts';
import { keepAdministrator, readPolicies, readWhole, refuseBeyond } from '../Role/guards.ts';
import { normaliseEmail } from '../SignIn/model.ts';

interface Member {
  readonly id: number;
  readonly email: string;
  readonly roleId: number | null;
  readonly enabled: boolean;
  readonly invited: boolean;
}

async function lockMember(tx: Transaction, contract: number, named: unknown): Promise<Member> {
  const [member] = await tx.query<Member>(
    `SELECT u."id", u."email", u."contract_role_id" AS "roleId", u."enabled", u."invited"
     FROM "accounts_user" u WHERE u."contract_id" = $1 AND u."id" = $2 FOR UPDATE`,
    [contract, readWhole(named)],
  );
  if (!member) throw new Problem('ROLE-005', { named: String(named).slice(0, 80) });
  return member;
}

/** The member, when they may not do more than the caller. */
async function lockWithin({ tx, contract, caller }: WriteContext, named: unknown): Promise<Member> {
  const member = await lockMember(tx, contract, named);
  refuseBeyond(await readPolicies(tx, contract, member.roleId), caller);
  return member;
}

/** One who signs in with a password of their own, and may not do more than the caller. */
export async function lockActive(context: WriteContext, named: unknown): Promise<Member> {
  const member = await lockWithin(context, named);
  if (stateOf(member) !== 'active')
    throw new Problem('ROLE-008', { email: member.email, state: stateOf(member) });
  return member;
}

async function setEnabled({ params, transaction }: ActionRequest, enabled: boolean) {
  const id = await transaction(async (context) => {
    const { tx, contract, caller, afterCommit } = context;
    const member = await lockWithin(context, params.id);
    if (!enabled && normaliseEmail(member.email) === normaliseEmail(caller.email))
      throw new Problem('ROLE-007');
    if (member.enabled === enabled) return member.id;
    await tx.query(`UPDATE "accounts_user" SET "enabled" = $3 WHERE "contract_id" = $1 AND "id" = $2`, [
      contract,
      member.id,
      enabled,
    ]);
    await keepAdministrator(tx, contract);
    afterCommit(forgetRights);
    return member.id;
  });
  return { entity: 'AccountsUser', id };
}

export const disable = (request: ActionRequest) => setEnabled(request, false);
export const enable = (request: ActionRequest) => setEnabled(request, true);

const stateOf = ({ enabled, invited }: Member): string =>
  enabled ? (invited ? 'invited' : 'active') : 'disabled';

/** Who has a password already is no longer waited for: they are told, and need no link. */
export async function invite({ params, host, transaction, caller, contract }: ActionRequest) {
  const { id, email } = await transaction(async (context) => {
    const member = await lockWithin(context, params.id);
    if (stateOf(member) !== 'invited')
      throw new Problem('ROLE-008', { email: member.email, state: stateOf(member) });
    return member;
  });
  const receiver = await findReceiver(host, email);
  if (!(await sendInvitation(host, { email, contract, inviter: caller.name })))
    throw new Problem('ROLE-009', { email });
  if (receiver?.hasAccount)
    await transaction(async ({ tx, afterCommit }) => {
      await tx.query(`UPDATE "accounts_user" SET "invited" = false WHERE "contract_id" = $1 AND "id" = $2`, [
        contract,
        id,
      ]);
      afterCommit(forgetRights);
    });
  return { entity: 'AccountsUser', id };
}

export async function reset({ params, host, transaction }: ActionRequest) {
  const { id, email } = await transaction(async ({ tx, contract }) => {
    const member = await lockMember(tx, contract, params.id);
    if (stateOf(member) !== 'active')
      throw new Problem('ROLE-008', { email: member.email, state: stateOf(member) });
    return member;
  });
  if (!(await sendReset(host, email))) throw new Problem('ROLE-009', { email });
  return { entity: 'AccountsUser', id };
}
