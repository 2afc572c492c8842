/** What is due of an order is taken as a sale is paid: it is an order's, and stands where sales are made. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { debit } from './debit.ts';

export const debitBehaviour = defineBehaviour('Order', { actions: [debit] });
