/** What a person reads when an account, a right or a mail is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'ACC-101': 'Un jeton d’accès personnel n’atteint pas le compte lui-même. Connectez-vous.',
    'ACC-102': 'Cette session a été terminée. Reconnectez-vous.',
    'ACC-103': 'Ce n’est pas votre mot de passe actuel.',
    'ACC-105': 'Trop d’essais. Le prochain sera accepté dans %{minutes} min.',
    'ACC-107': 'Cela n’existe plus.',
    'ACC-108': 'Le second facteur a changé entre-temps. Fermez ceci et regardez de nouveau.',
    'ACC-109': 'Ce n’est pas le code que l’application affiche maintenant. Vérifiez l’heure de son appareil.',
    'ACC-110': 'Cette clé d’accès n’a pas été retenue. Recommencez, en suivant votre navigateur.',
    'ROLE-001': 'Le rôle « %{role} » est livré avec le produit et ne se modifie pas.',
    'ROLE-002':
      'Le droit « %{policy} » va plus loin que ce que vous pouvez faire. Personne ne donne des droits qu’il n’a pas.',
    'ROLE-003':
      'Après cela, plus personne ne pourrait donner des droits. Donnez d’abord ce droit à quelqu’un.',
    'ROLE-006': 'L’accès de %{email} est désactivé.',
    'ROLE-013': '%{email} ne travaille plus pour cet organisateur.',
    'ROLE-007': 'Personne ne désactive son propre accès. Demandez à quelqu’un d’autre.',
    'ROLE-009': '%{email} a reçu plusieurs e-mails dans l’heure. Qu’il regarde sa messagerie.',
    'MAIL-001': 'L’e-mail à %{to} n’a pas pu partir. L’utilisateur est enregistré : renvoyez l’invitation.',
    'ACC-001': 'Aucun compte n’a cet e-mail.',
    'ACC-002': 'Ce compte ne travaille pas pour cet organisateur.',
    'ACC-003': 'Cette demande de jeton ne vient pas de la machine du serveur.',
    'ACC-004': 'Cette façon de se connecter n’est pas acceptée.',
    'ACC-005': 'Votre session a pris fin. Reconnectez-vous.',
    'ACC-006': 'Il manque quelque chose à la connexion. Recommencez-la.',
    'ACC-007': 'La connexion est illisible. Recommencez-la.',
    'ACC-104': 'Ce mot de passe n’est pas accepté. Choisissez-en un autre.',
    'ACC-106': 'La valeur de « %{member} » ne convient pas.',
    'ACT-001': 'Personne de cet organisateur qui puisse se connecter ne s’appelle « %{user} ».',
    'ACT-002':
      '%{user} peut plus que vous : le droit « %{policy} ». Personne ne travaille sous l’identité de qui peut plus.',
    'ACT-003':
      'Vous travaillez sous l’identité de %{user} : son compte, son mot de passe et ses droits restent fermés.',
    'ACT-004': 'Vous êtes déjà %{user}.',
    'ME-001': 'Votre choix ne peut pas être gardé.',
    'ME-002': 'Trop de choix sont déjà gardés (%{most}).',
    'ROLE-004': 'Un des droits ne peut pas être donné. Rechargez la page.',
    'ROLE-005': 'Cet utilisateur ou ce rôle n’existe plus.',
    'ROLE-008':
      'Cet e-mail ne peut pas partir vers %{email} : une invitation va à qui n’a pas encore de mot de passe, une réinitialisation à qui est actif.',
    'ROLE-010': 'Ce droit n’existe pas.',
    'ACT-005': 'Vous ne travaillez plus sous l’identité de %{user}.',
    'ACT-006': 'Vous ne travaillez sous aucune autre identité : il n’y a rien à quitter.',
    'ME-003': 'Un jeton d’accès personnel n’atteint pas vos propres choix. Connectez-vous.',
    'ROLE-011':
      '%{email} travaille aussi pour d’autres organisateurs : personne ne retire seul cette protection. Un code de secours lui ouvre la porte.',
    'ROLE-012': 'Votre propre second facteur se désactive sur la page de votre compte.',
  },
};
