/** That two customers are not the same: who decided it is kept with it. */
import { defineBehaviour } from '../../../../server/behaviour.ts';

export const customerDistinctionBehaviour = defineBehaviour('CustomerDistinction', {
  normalize: (_values, { operation, caller }) =>
    operation === 'create' ? { decidedBy: caller.email } : undefined,
});
