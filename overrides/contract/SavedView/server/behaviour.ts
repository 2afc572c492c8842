/**
 * A saved view through the API: its owner is who makes it. Others see it once it is shared, and change it never.
 * `mine=1` asks for one's own and the shared ones, which is all there is to see.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { type Behaviour, type Caller, requestProblem, type Stored } from '../../../../server/kit.ts';
import { viewProblem } from './errors.ts';

/** A private view is for its owner alone: for others there is none. */
function demandOwner({ id, current }: { id: number; current: Stored<'SavedView'> }, caller: Caller): void {
  // One without an owner came with the organiser: it is everyone's.
  if (!current.owner || current.owner === caller.email) return;
  if (!current.isShared) throw requestProblem('REQ-010', { entity: 'SavedView', id });
  throw viewProblem('VIEW-001', { name: current.name, owner: current.owner });
}

const visible: Behaviour['visible'] = ({ row, caller, param }) =>
  `${row}."owner" IS NULL OR ${row}."owner" = ${param(caller.email)} OR ${row}."is_shared"`;

export const savedViewBehaviour = defineBehaviour('SavedView', {
  visible,
  filters: {
    user: ({ row, value, caller, param }) =>
      `${row}."owner" = ${param(value === 'me' ? caller.email : value)}`,
    mine: visible,
  },
  normalize: (_values, { operation, caller }) =>
    operation === 'create' ? { owner: caller.email } : undefined,
  beforeUpdate(record, { caller }) {
    demandOwner(record, caller);
  },
  beforeDelete: (record, { caller }) => demandOwner(record, caller),
});
