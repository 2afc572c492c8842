/** What the server does beyond metadata for the area "orders": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { invoiceBehaviour } from './Invoice/server/behaviour.ts';
import { orderBehaviour } from './Order/server/behaviour.ts';
import { performanceRefundBehaviour } from './PerformanceRefund/server/behaviour.ts';
import { performanceRefunds } from './PerformanceRefund/server/runRefunds.ts';

export const behaviours: readonly Behaviour[] = [
  invoiceBehaviour,
  orderBehaviour,
  performanceRefundBehaviour,
];

export const services: readonly Service[] = [performanceRefunds];
