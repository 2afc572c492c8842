/** What a client puts on account and takes back, and how the account stands: at the till, and so in this area. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { account } from './account.ts';
import { credit, debit } from './moveMoney.ts';

export const clientAccountBehaviour = defineBehaviour('Client', { actions: [account, credit, debit] });
