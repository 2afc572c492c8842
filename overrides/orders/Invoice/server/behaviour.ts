/** An invoice through the API: written with what it bills or credits, and drawn. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { document } from './document.ts';

export const invoiceBehaviour = defineBehaviour('Invoice', { actions: [document] });
