/** A role through the API: what may not be made of it. */
import { wordCollation } from '../../../../schema/wordOrder.ts';
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Stored, WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { forgetRights } from '../../Policy/server/readRights.ts';
import { PERSONALIZED_ACCESS } from '../model.ts';
import { roleProblem } from './errors.ts';
import { refuseBeyond, requireAdministrator, writeEntries } from './guards.ts';

/** A role of this name is made by granting personalised access, and by nothing else. */
function refuseName(name: unknown): void {
  if (name === PERSONALIZED_ACCESS) throw roleProblem('ROLE-001', { role: name });
}

function refuseFixed({ isEditable, name }: Stored<'Role'>): void {
  if (!isEditable) throw roleProblem('ROLE-001', { role: name });
}

async function finish({ tx, contract, afterCommit }: WriteContext): Promise<void> {
  await requireAdministrator(tx, contract);
  afterCommit(forgetRights);
}

const users = defineAction('Role.users', {
  async run({ tx, contract }, { params }) {
    const holders = await tx.query(
      db
        .selectFrom('accounts_user')
        .select('id')
        .where('contract_id', '=', contract)
        .where('contract_role_id', '=', params.roleId)
        .orderBy('lastname', (order) => order.collate(wordCollation))
        .orderBy('id'),
    );
    return { ids: holders.map(({ id }) => id) };
  },
});

export const roleBehaviour = defineBehaviour('Role', {
  normalize(values, { operation, caller, contract }) {
    refuseName(values.name);
    if (operation === 'update' && !('policies' in values)) return {};
    refuseBeyond(values.policies, caller);
    return { policies: writeEntries(values.policies, contract) };
  },
  beforeUpdate({ current }, { caller }) {
    refuseFixed(current);
    // Neither more than one has, nor a role that already is more: it could be taken away from those who hold it.
    refuseBeyond(current.policies, caller);
  },
  afterUpdate: (_record, context) => finish(context),
  beforeDelete({ current }, { caller, afterCommit }) {
    refuseFixed(current);
    refuseBeyond(current.policies, caller);
    afterCommit(forgetRights);
  },
  actions: [users],
});
