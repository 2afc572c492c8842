/**
 * A contract's user through the API: what is answered of it that no column holds, the name that follows from its
 * parts, and the same person in the ticketing's and the desk's API, where each has a record that leans on this one.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Draft, WriteContext } from '../../../../server/kit.ts';
import { forgetRights } from '../../Policy/server/readRights.ts';
import { PERSONALIZED_ACCESS } from '../../Role/model.ts';
import { readPolicies, refuseBeyond, requireAdministrator } from '../../Role/server/guards.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { disable, enable, invite, reset } from './access.ts';
import { policyUsers, rights } from './explainRights.ts';
import { grantPersonalizedAccess, revokePersonalizedAccess } from './personalizedAccess.ts';
import { resetFactor } from './resetFactor.ts';

/** Last name, then first name; without either, the e-mail. */
function nameUser({ firstname, lastname, email }: Draft<'AccountsUser'>): string {
  return [lastname, firstname].filter(Boolean).join(' ') || String(email);
}

async function refuseRole(
  role: number | null | undefined,
  { tx, contract, caller }: WriteContext,
): Promise<void> {
  if (typeof role === 'number' && caller.rights) refuseBeyond(await readPolicies(tx, contract, role), caller);
}

export const accountsUserBehaviour = defineBehaviour('AccountsUser', {
  computed: {
    contractId: (row) => `${row}."contract_id"`,
    state: (row) =>
      `CASE WHEN NOT ${row}."enabled" THEN 'disabled' WHEN ${row}."invited" THEN 'invited' ELSE 'active' END`,
    personalizedAccess: (row) => `EXISTS (SELECT 1 FROM "role" "own_role"
      WHERE "own_role"."contract_id" = ${row}."contract_id" AND "own_role"."id" = ${row}."contract_role_id"
        AND "own_role"."name" = '${PERSONALIZED_ACCESS}')`,
  },
  normalize(values, { operation }) {
    // One spelling, so that a person is in a contract once.
    const email = values.email === undefined ? undefined : normaliseEmail(values.email);
    if (operation === 'update') return email === undefined ? {} : { email };
    // Until they choose a password, sign in, or are found to have one when the invitation is sent.
    return { email, fullName: nameUser(values), invited: true };
  },
  beforeCreate: ({ values }, context) => refuseRole(values.contractRole, context),
  // What the product notes of a user changes nothing that they may do.
  onUpdateOf: {
    allBut: ['accessMail', 'accessMailAt', 'accessMailBy', 'accessMailedAt', 'factorResetMailedAt'],
  },
  async beforeUpdate({ values, current }, context) {
    // Whose e-mail is changed is taken over: nobody does that to somebody who may do more.
    await refuseRole(current.contractRole, context);
    await refuseRole(values.contractRole, context);
    if (!('lastname' in values) && !('firstname' in values) && !('email' in values)) return;
    const isMoved = values.email !== undefined && values.email !== normaliseEmail(current.email);
    // Another mailbox is another person until they sign in.
    return { fullName: nameUser({ ...current, ...values }), invited: isMoved ? true : undefined };
  },
  async afterUpdate(_record, { tx, contract, afterCommit }) {
    await requireAdministrator(tx, contract);
    afterCommit(forgetRights);
  },
  actions: [
    disable,
    enable,
    grantPersonalizedAccess,
    invite,
    policyUsers,
    reset,
    resetFactor,
    revokePersonalizedAccess,
    rights,
  ],
  async afterCreate({ id }, { write, afterCommit }) {
    afterCommit(forgetRights);
    const user = await write.create('User', { accountsUser: id });
    await write.create('ContractUser', { user });
    await write.create('DeskUser', { user });
  },
});
