/**
 * A saved view through the API: its owner is who makes it, and nobody else changes it. `mine=1` asks for one's own and
 * the shared ones.
 */
import { type Behaviour, type Caller, Problem, type Values } from '../../../server/kit.ts';
import './errors.ts';

function refuseOthers({ name, owner }: Values, caller: Caller): void {
  if (owner && owner !== caller.email) throw new Problem('VIEW-001', { name, owner });
}

export const savedViewBehaviour: Behaviour = {
  entity: 'SavedView',
  filters: {
    user: ({ row, value, caller, param }) =>
      `${row}."owner" = ${param(value === 'me' ? caller.email : value)}`,
    mine: ({ row, caller, param }) => `(${row}."owner" = ${param(caller.email)} OR ${row}."is_shared")`,
  },
  beforeCreate: (values, { caller }) => ({ ...values, owner: caller.email }),
  beforeUpdate({ values, current }, { caller }) {
    refuseOthers(current, caller);
    return values;
  },
  beforeDelete: ({ current }, { caller }) => refuseOthers(current, caller),
};
