/** The tickets of a performance, in French. */
import type { performanceTickets as English } from './en.ts';

export const performanceTickets: typeof English = {
  title: 'Tous les billets de la représentation',
  text: 'Chaque billet valide, un par page, dans l’ordre des numéros. Ouvrir le document ne compte pas comme une impression.',
  paper: 'Papier',
  stock_tickets: 'Billets cartonnés',
  thermal_roller: 'Rouleau thermique',
  file: 'Billets',
  cancel: 'Annuler',
  open: 'Ouvrir le PDF',
};
