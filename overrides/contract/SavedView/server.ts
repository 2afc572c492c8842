/** A saved view through the API: its owner is who makes it. `mine=1` asks for one's own and the shared ones. */
import type { Behaviour } from '../../../server/kit.ts';

export const savedViewBehaviour: Behaviour = {
  entity: 'SavedView',
  filters: {
    user: ({ row, value, caller, param }) =>
      `${row}."owner" = ${param(value === 'me' ? caller.email : value)}`,
    mine: ({ row, caller, param }) => `(${row}."owner" = ${param(caller.email)} OR ${row}."is_shared")`,
  },
  beforeCreate: (values, { caller }) => ({ ...values, owner: caller.email }),
};
