/** An invoice through the API: written with what it bills or credits, drawn, and sent. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { document } from './document.ts';
import { sendByMail } from './sendByMail.ts';

export const invoiceBehaviour = defineBehaviour('Invoice', { actions: [document, sendByMail] });
