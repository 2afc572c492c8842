/** Providers' accesses, in French. */
export const providers = {
  title: 'Accès prestataires',
  subtitle:
    'Les partenaires qui vendent vos billets. Ce que vous saisissez pour y être reconnu est scellé, et personne ne peut le relire.',
  none: 'Aucun prestataire pour l’instant',
  noneText: 'Avec un accès, les billets vendus par un partenaire arrivent d’eux-mêmes.',
  state: {
    untested: 'Non testé',
    connected: 'Connecté',
    refused: 'Refusé par le prestataire',
    unreachable: 'Sans réponse',
  },
  hint: {
    untested: 'Testez une fois la connexion ; les billets sont ensuite relevés toutes les dix minutes.',
    connected: 'Les nouveaux billets sont relevés toutes les dix minutes.',
    refused: 'Le prestataire ne reconnaît pas ce compte ou cette clé. Saisissez-les de nouveau.',
    unreachable: 'Rien ne répond à cette adresse. Vérifiez-la, ou réessayez plus tard.',
  },
  inactive: 'Inactif',
  inactiveHint: 'Rien n’est relevé.',
  kind: { ticket_import: 'Import de billets', cart_export: 'Export de paniers' },
  tried: 'Dernier essai le %{time}',
  test: 'Tester la connexion',
  fetch: 'Relever les billets maintenant',
  fetching: 'Les billets sont en cours de relève. Chaque fichier figure parmi les imports.',
  imports: 'Voir les imports',
};
