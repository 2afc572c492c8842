/** The receipt of a sale, in French. */
import type { receipt as english } from './en.ts';

export const receipt: typeof english = {
  print: 'Imprimer le ticket de caisse',
  printing: 'Impression du ticket de caisse…',
  printed: 'Le ticket de caisse est imprimé.',
  pdf: 'Ticket de caisse en PDF',
  noPrinter: 'Aucune imprimante n’est connectée. Ouvrez le ticket de caisse en PDF.',
};
