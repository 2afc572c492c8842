/** Writes to a customer that their performance does not take place, and where their money is. */
import { tieTexts } from '../../../../schema/tieMarks.ts';
import { type Mail, writeMail } from '../../../accounts/Mail/model.ts';
import type { RefundedOrder } from './refundOne.ts';

const texts = tieTexts({
  subject: '{organiser} : « {show} » du {when} est annulé',
  greeting: 'Bonjour,',
  cancelled:
    '« {show} », le {when}, n’aura pas lieu. Vos billets de la commande {number} ne sont plus valables.',
  refunded: '{amount} vous sont remboursés par le moyen de paiement utilisé en ligne.',
  credit:
    '{credit} restent à votre crédit. Vous pouvez les utiliser ou en demander le remboursement au guichet.',
});

export interface CancelledShow {
  readonly organiser: string;
  readonly show: string;
  readonly startDate: string | null;
  readonly timezone: string;
}

/** In French, as tickets and receipts are: what a buyer reads otherwise is not known. */
export function describeMail(to: string, order: RefundedOrder, show: CancelledShow, key: string): Mail {
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: order.currency });
  const money = (amount: number) =>
    format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  const clock = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: show.timezone,
  });
  const out = order.amount - order.credit;
  const paragraphs = [
    texts.greeting,
    texts.cancelled,
    ...(out > 0 ? [texts.refunded] : []),
    ...(order.credit > 0 ? [texts.credit] : []),
    '{organiser}',
  ];
  const values = {
    organiser: show.organiser,
    show: show.show,
    when: show.startDate ? clock.format(new Date(show.startDate)) : '',
    number: order.number,
    amount: money(out),
    credit: money(order.credit),
  };
  return { ...writeMail(to, { subject: texts.subject, paragraphs }, values), key };
}
