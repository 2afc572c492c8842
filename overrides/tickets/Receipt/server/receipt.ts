/**
 * `GET /orders/{id}/receipt.{format}`: what was sold and how it was paid, as PDF, or as PNG in the dots of a printer. As with
 * tickets, reading counts no print: what came out of a printer does.
 */
import { defineAction } from '../../../../server/action.ts';
import { requestProblem, type WorkTask } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { ticketProblem } from '../../Ticket/server/errors.ts';
import { describeReceipt, type ReceiptFacts } from '../model.ts';
import type { drawReceipt } from './drawReceipt.ts';

const readReceipt = sqlFile<
  { readonly contract: number; readonly id: number },
  { readonly receipt: ReceiptFacts }
>(import.meta.dirname, 'readReceipt.sql');

const receiptTask: WorkTask<typeof drawReceipt> = {
  name: 'drawReceipt',
  file: new URL('./drawReceipt.ts', import.meta.url),
  timeLimit: 30_000,
};

function readFormat(format: string): 'pdf' | 'png' {
  if (format === 'pdf' || format === 'png') return format;
  throw ticketProblem('TICKET-002', { document: 'receipt', format });
}

export const receipt = defineAction('Order.receipt', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readReceipt({ contract, id }));
    if (!row) throw requestProblem('REQ-010', { entity: 'Order', id });
    return row.receipt;
  },
  async finish({ host, contract, signal }, facts, { params, query: { dpi, language } }) {
    const format = readFormat(params.format);
    const sheet = describeReceipt(facts, language);
    const document = await host.workers.run(
      receiptTask,
      { receipt: sheet, format, dpi },
      { contract, signal },
    );
    const contentType = format === 'pdf' ? 'application/pdf' : 'image/png';
    return { document, contentType, filename: `receipt-${facts.order}.${format}` };
  },
});
