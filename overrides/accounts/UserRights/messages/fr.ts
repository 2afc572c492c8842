/** What is read of user rights before their screens are fetched, in French: the menu, and refusals. */
export const userRights = {
  userRights: { menu: 'Utilisateurs et droits' },
  errors: {
    'ROLE-001': 'Le rôle « %{role} » est livré avec le produit et ne se modifie pas.',
    'ROLE-002': 'Cela va plus loin que ce que vous pouvez faire. Personne ne donne des droits qu’il n’a pas.',
    'ROLE-003':
      'Après cela, plus personne ne pourrait donner des droits. Donnez d’abord ce droit à quelqu’un.',
    'ROLE-006': 'L’accès de %{email} est désactivé.',
    'ROLE-007': 'Personne ne désactive son propre accès. Demandez à quelqu’un d’autre.',
    'ROLE-009': '%{email} a reçu plusieurs e-mails dans l’heure. Qu’il regarde sa messagerie.',
    'MAIL-001': 'L’e-mail à %{to} n’a pas pu partir. L’utilisateur est enregistré : renvoyez l’invitation.',
  },
};
