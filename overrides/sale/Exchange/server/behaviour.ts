/** An exchange sells and gives back: it is an order's, and stands where sales are made. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { exchange } from './exchange.ts';

export const exchangeBehaviour = defineBehaviour('Order', { actions: [exchange] });
