/** What a performance gives back when it is given up: its orders are what is changed. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { refundPlan } from './plan.ts';
import { refundAll } from './refundAll.ts';

export const performanceRefundBehaviour = defineBehaviour('EventDate', { actions: [refundAll, refundPlan] });
