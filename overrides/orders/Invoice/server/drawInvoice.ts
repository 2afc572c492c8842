/** An invoice as PDF: the work of a thread of the pool (`document.ts`). */
import { fileURLToPath } from 'node:url';
import { typesetPdf } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { InvoiceSheet } from '../model/describeInvoice.ts';

const folder = fileURLToPath(new URL('./templates', import.meta.url));

export const drawInvoice = (sheet: InvoiceSheet): Uint8Array =>
  typesetPdf({ folder, template: 'invoice', data: sheet });
