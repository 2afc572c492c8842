/**
 * A user's way in: invited, disabled, enabled, sent a reset. Who may do more than the caller is not the caller's to
 * touch, nobody shuts themselves out, and somebody can always give rights.
 */
import type { AccountsUserValues } from '../../../../schema/generated/accounts/AccountsUser.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { findReceiver } from '../../Password/server/findReceiver.ts';
import { hasRoom } from '../../Password/server/links.ts';
import { reserveMail } from '../../Password/server/reserveMail.ts';
import { roleProblem } from '../../Role/server/errors.ts';
import { readPolicies, refuseBeyond } from '../../Role/server/guards.ts';
import { normaliseEmail } from '../../SignIn/model.ts';

type Member = AccountsUserValues & { readonly id: number };

/** Nobody touches the way in of somebody who may do more than they. */
async function refuseAbove({ tx, contract, caller }: WriteContext, member: Member): Promise<void> {
  refuseBeyond(await readPolicies(tx, contract, member.contractRole), caller);
}

const stateOf = ({ enabled, invited }: Member): string =>
  enabled ? (invited ? 'invited' : 'active') : 'disabled';

function requireState(member: Member, state: 'invited' | 'active'): void {
  if (stateOf(member) !== state)
    throw roleProblem('ROLE-008', { email: member.email, state: stateOf(member) });
}

/** One who signs in with a password of their own, and may not do more than the caller. */
export async function requireActive(context: WriteContext, member: Member): Promise<void> {
  await refuseAbove(context, member);
  requireState(member, 'active');
}

const setEnabled = (enabled: boolean) =>
  async function act(
    context: WriteContext,
    { id, record }: { readonly id: number; readonly record: Member },
  ) {
    const { caller, write } = context;
    await refuseAbove(context, record);
    if (!enabled && normaliseEmail(record.email) === normaliseEmail(caller.email))
      throw roleProblem('ROLE-007');
    if (record.enabled !== enabled) await write.update('AccountsUser', id, { enabled });
    return { id };
  };

export const disable = defineAction('AccountsUser.disable', { run: setEnabled(false) });
export const enable = defineAction('AccountsUser.enable', { run: setEnabled(true) });

/** Who has a password already is no longer waited for: they are notified, and need no link. */
export const invite = defineAction('AccountsUser.invite', {
  async run(context, { record }) {
    await refuseAbove(context, record);
    requireState(record, 'invited');
    return record.email;
  },
  async finish({ host, caller, transaction }, email, { id }) {
    const receiver = await findReceiver(host, email);
    if (!receiver?.hasAccount && !(await hasRoom(host.database, email)))
      throw roleProblem('ROLE-009', { email });
    await transaction(({ write, now }) =>
      write.update('AccountsUser', id, {
        ...reserveMail('invitation', { by: caller.email, now }),
        ...(receiver?.hasAccount && { invited: false }),
      }),
    );
    return { id };
  },
});

export const reset = defineAction('AccountsUser.reset', {
  run(_context, { record }) {
    requireState(record, 'active');
    return record.email;
  },
  async finish({ host, caller, transaction }, email, { id }) {
    if (!(await hasRoom(host.database, email))) throw roleProblem('ROLE-009', { email });
    await transaction(({ write, now }) =>
      write.update('AccountsUser', id, reserveMail('reset', { by: caller.email, now })),
    );
    return { id };
  },
});
