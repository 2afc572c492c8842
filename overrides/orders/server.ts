/** What the server does beyond metadata for the area "orders": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { invoiceBehaviour } from './Invoice/server/behaviour.ts';
import { orderBehaviour } from './Order/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [invoiceBehaviour, orderBehaviour];
