/**
 * `POST /invoices/{id}/send_invoice_by_mail`: the document as it was issued, to an address. Nothing is stored: where the mail
 * is not taken, whoever asked is answered so, and asks again.
 */
import { tieTexts } from '../../../../schema/tieMarks.ts';
import { defineAction } from '../../../../server/action.ts';
import { requestProblem } from '../../../../server/kit.ts';
import { writeMail } from '../../../accounts/Mail/model.ts';
import { sendMail } from '../../../accounts/Mail/server/sendMail.ts';
import { describeInvoice } from '../model/describeInvoice.ts';
import { invoiceTask, readInvoice } from './document.ts';

const texts = {
  en: {
    subject: '{organiser}: document {number}',
    paragraphs: ['Hello,', 'Please find attached the document {number} of {organiser}.', '{organiser}'],
  },
  fr: tieTexts({
    subject: '{organiser} : document {number}',
    paragraphs: ['Bonjour,', 'Vous trouverez ci-joint le document {number} de {organiser}.', '{organiser}'],
  }),
} as const;

export const sendByMail = defineAction('Invoice.sendByMail', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readInvoice({ contract, id }));
    if (!row) throw requestProblem('REQ-010', { entity: 'Invoice', id });
    return row.invoice;
  },
  async finish({ host, contract, signal }, issued, { body: { email, language } }) {
    const used = language ?? 'fr';
    const sheet = describeInvoice(issued, used);
    const drawn = await host.workers.run(invoiceTask, sheet, { contract, signal });
    const values = { organiser: issued.seller.name ?? '', number: issued.identifier };
    const content = Buffer.from(drawn);
    const attachments = [{ filename: `${issued.identifier}.pdf`, contentType: 'application/pdf', content }];
    await sendMail(host, { ...writeMail(email, texts[used], values), attachments });
    return undefined;
  },
});
