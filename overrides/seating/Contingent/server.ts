/** A contingent through the API: hiding and showing it. */
import type { Behaviour } from '../../../server/kit.ts';
import { setVisibility } from '../../programming/Visibility/server.ts';

export const contingentBehaviour: Behaviour = {
  entity: 'Contingent',
  actions: setVisibility('Contingent', 'contingent'),
};
