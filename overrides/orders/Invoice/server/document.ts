/** `GET /invoices/{id}/invoice.pdf`: the document as it was issued. With `downloadId` it is one of that order, or not found. */
import { defineAction } from '../../../../server/action.ts';
import { requestProblem, type WorkTask } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { describeInvoice, type IssuedInvoice } from '../model/describeInvoice.ts';
import type { drawInvoice } from './drawInvoice.ts';

export const readInvoice = sqlFile<
  { readonly contract: number; readonly id: number },
  { readonly invoice: IssuedInvoice; readonly downloadId: string | null }
>(import.meta.dirname, 'readInvoice.sql');

export const invoiceTask: WorkTask<typeof drawInvoice> = {
  name: 'drawInvoice',
  file: new URL('./drawInvoice.ts', import.meta.url),
  timeLimit: 30_000,
};

export const document = defineAction('Invoice.document', {
  async run({ tx, contract }, { id, query: { downloadId } }) {
    const [row] = await tx.query(readInvoice({ contract, id }));
    const isAnother = downloadId !== undefined && downloadId !== null && downloadId !== row?.downloadId;
    if (!row || isAnother) throw requestProblem('REQ-010', { entity: 'Invoice', id });
    return row.invoice;
  },
  async finish({ host, contract, signal }, issued, { query: { language } }) {
    const sheet = describeInvoice(issued, language);
    const document = await host.workers.run(invoiceTask, sheet, { contract, signal });
    return { document, contentType: 'application/pdf', filename: `${issued.identifier}.pdf` };
  },
});
