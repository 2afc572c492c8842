/** A test ticket on a printer, in French. */
export const testTicket = {
  title: 'Imprimer un billet d’essai',
  printer: 'Imprimante',
  print: 'Imprimer',
  printed: 'Le billet d’essai est imprimé.',
  none: 'Aucune imprimante n’est connectée avec ce papier.',
};
