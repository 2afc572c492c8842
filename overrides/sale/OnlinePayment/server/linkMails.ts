/**
 * The mails about a payment link: to the buyer with its address, to the organiser once it is paid. Sent outside of any
 * transaction and settled as sent; one that was cut off goes again by the same Message-ID.
 */
import { tieTexts } from '../../../../schema/tieMarks.ts';
import type { Host, Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type Mail, writeMail } from '../../../accounts/Mail/model.ts';
import { sendMail } from '../../../accounts/Mail/server/sendMail.ts';
import { makeSheetWriter } from '../../../fiscal/Sheet/model.ts';

interface LinkMail {
  readonly url: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly buyer: string;
  readonly number: string | null;
  readonly organiser: string;
  readonly contact: string | null;
  readonly isForBuyer: boolean | null;
  readonly isForUs: boolean | null;
}

const readLinkMail = sqlFile<{ readonly contract: number; readonly link: number }, LinkMail>(
  import.meta.dirname,
  'readLinkMail.sql',
);

/** Whose language is not known: both. */
const texts = {
  buyer: {
    subject: '{organiser} : {amount}',
    paragraphs: [
      ...tieTexts({
        paragraphs: [
          'Bonjour,',
          'Vous pouvez régler {amount} pour la commande {number} auprès de {organiser} à cette adresse :',
          '{url}',
        ],
      }).paragraphs,
      'Hello,',
      'You can pay {amount} for the order {number} of {organiser} at this address:',
      '{url}',
    ],
  },
  us: {
    subject: 'Paiement reçu / Payment received: {number}',
    paragraphs: [
      ...tieTexts({ paragraphs: ['La commande {number} est payée en ligne : {amount}, par {buyer}.'] })
        .paragraphs,
      'The order {number} was paid online: {amount}, by {buyer}.',
    ],
  },
} as const;

type Recipient = 'buyer' | 'us';

function writeLinkMail(mail: LinkMail, recipient: Recipient): Mail {
  const { amount, currency, organiser, buyer, contact } = mail;
  const values = {
    organiser,
    buyer,
    number: mail.number ?? '',
    url: mail.url ?? '',
    amount: makeSheetWriter('fr').money(amount, currency),
  };
  return writeMail(recipient === 'buyer' ? buyer : (contact ?? ''), texts[recipient], values);
}

const findRecipient = ({ isForBuyer, isForUs, url }: LinkMail): Recipient | undefined => {
  if (isForBuyer && url) return 'buyer';
  return isForUs ? 'us' : undefined;
};

export function subscribeLinkMails(host: Host): void {
  host.outbox.subscribe('payment-link-mails', {
    entities: ['PaymentLink'],
    async call({ entityId, action }, { contract, key }) {
      if (action === 'delete') return undefined;
      const sql: Sql = { query: (text, params) => host.database.query({ contract }, text, params) };
      const [mail] = await sql.query(readLinkMail({ contract, link: entityId }));
      const recipient = mail && findRecipient(mail);
      if (!mail || !recipient) return undefined;
      await sendMail(host, { ...writeLinkMail(mail, recipient), key });
      return recipient;
    },
    async run([link], { now, write }, recipient) {
      if (!link || !recipient) return;
      const at = now.toISOString();
      const values = recipient === 'buyer' ? { buyerNotifiedAt: at } : { proNotifiedAt: at };
      await write.update('PaymentLink', link.entityId, values);
    },
  });
}
