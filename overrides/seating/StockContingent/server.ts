/** A stock contingent through the API: what is left of it. Its parents' limits hold as well, at the sale. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderBookable } from '../Stock/server/layers.ts';

export const stockContingentBehaviour: Behaviour = {
  entity: 'StockContingent',
  computed: { bookableStock: renderBookable },
};
