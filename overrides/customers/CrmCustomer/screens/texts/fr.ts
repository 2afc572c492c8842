/** What a customer bought, in French. */
import type { purchases as english } from './en.ts';

export const purchases: typeof english = {
  title: 'Ce qui a été acheté',
  orders: 'Commandes',
  ahead: 'Billets à venir',
  due: 'Reste dû',
  nothingDue: 'Rien',
  when: 'Quand',
  number: 'Commande',
  what: 'Quoi',
  amount: 'Montant',
  status: 'Paiement',
  none: 'Rien n’a encore été acheté.',
  latest: 'Les %{shown} dernières sur %{total}.',
};
