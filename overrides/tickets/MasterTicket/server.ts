/** What a master ticket does beyond its metadata: a bulk change may be bound to the order it is of. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { requireOrder } from '../Ticket/server/requireOrder.ts';

export const masterTicketBehaviour = defineBehaviour('MasterTicket', { bulk: requireOrder('MasterTicket') });
