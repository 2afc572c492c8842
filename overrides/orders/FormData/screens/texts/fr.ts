/** What the customer of an order answered, in French. */
export const formData = {
  title: 'Réponses au formulaire',
  none: 'Aucune question n’a été posée pour cette commande, et rien n’a été répondu.',
};
