/** What a person reads when an account, a right or a mail is refused, by code and in French. Fetched with the first refusal. */
import { policies } from '../Policy/model/french.ts';
import type { refusals as english } from './en.ts';

export const rights = { policy: policies.policy };

export const refusals: typeof english = {
  errors: {
    'ACC-101': 'Un jeton d’accès personnel ne peut pas modifier le compte. Connectez-vous.',
    'ACC-102': 'Cette session a été terminée. Reconnectez-vous.',
    'ACC-103': 'Ce n’est pas votre mot de passe actuel.',
    'ACC-105': 'Trop de tentatives. Réessayez dans %{minutes} min.',
    'ACC-107': 'Cela n’existe plus.',
    'ACC-108': 'Le second facteur a changé entre-temps. Fermez cette fenêtre et vérifiez à nouveau.',
    'ACC-109': 'Ce n’est pas le code actuel. Vérifiez l’heure de votre téléphone.',
    'ACC-110':
      'Cette clé d’accès n’a pas été acceptée. Recommencez en suivant les indications du navigateur.',
    'ROLE-001': 'Le rôle « %{role} » est livré avec le produit et ne se modifie pas.',
    'ROLE-002': 'Vous n’avez pas vous-même le droit « %{policy} » : vous ne pouvez pas le donner.',
    'ROLE-003': 'Plus personne ne pourrait gérer les droits. Donnez d’abord ce droit à quelqu’un d’autre.',
    'ROLE-006': 'L’accès de %{email} est désactivé.',
    'ROLE-013': '%{email} ne travaille plus pour cet organisateur.',
    'ROLE-007': 'Vous ne pouvez pas désactiver votre propre accès. Demandez à quelqu’un d’autre.',
    'ROLE-009':
      '%{email} a déjà reçu plusieurs e-mails dans l’heure. Demandez-lui de vérifier sa messagerie.',
    'MAIL-002': 'Cette boîte aux lettres n’existe pas. Corrigez l’adresse e-mail, puis invitez de nouveau.',
    'MAIL-001': 'L’e-mail n’a pas encore pu partir. Un nouvel essai suivra.',
    'ACC-001': 'Aucun compte n’a cet e-mail.',
    'ACC-002': 'Ce compte ne travaille pas pour cet organisateur.',
    'ACC-003': 'Cette demande de jeton ne vient pas de la machine du serveur.',
    'ACC-004': 'Cette façon de se connecter n’est pas acceptée.',
    'ACC-005': 'Votre session a pris fin. Reconnectez-vous.',
    'ACC-006': 'La connexion est incomplète. Recommencez.',
    'ACC-007': 'La connexion n’a pas pu être lue. Recommencez.',
    'ACC-104': 'Ce mot de passe n’est pas accepté. Choisissez-en un autre.',
    'ACC-106': 'La valeur de « %{member} » n’est pas valide.',
    'ACT-001': 'Cet organisateur n’a pas d’utilisateur actif « %{user} ».',
    'ACT-002':
      '%{user} a le droit « %{policy} », que vous n’avez pas. Vous ne pouvez prendre que l’identité d’une personne qui n’a pas plus de droits que vous.',
    'ACT-003':
      'Vous travaillez sous l’identité de %{user} : son compte, son mot de passe et ses droits ne sont pas accessibles.',
    'ACT-004': 'Vous êtes déjà %{user}.',
    'ME-001': 'Votre réglage n’a pas pu être enregistré.',
    'ME-002': 'Trop de réglages sont déjà enregistrés (limite : %{most}).',
    'ROLE-004': 'Un des droits ne peut pas être donné. Rechargez la page.',
    'ROLE-008':
      'Cet e-mail ne peut pas être envoyé à %{email} : l’invitation est réservée aux personnes sans mot de passe, la réinitialisation aux utilisateurs actifs.',
    'ROLE-010': 'Ce droit n’existe pas.',
    'ACT-005': 'Vous ne travaillez plus sous l’identité de %{user}.',
    'ACT-006': 'Vous ne travaillez pas sous une autre identité.',
    'ME-003': 'Un jeton d’accès personnel ne peut pas lire vos réglages. Connectez-vous.',
    'ROLE-011':
      '%{email} travaille aussi pour d’autres organisateurs : vous ne pouvez pas retirer son second facteur. Un code de secours lui permet de se connecter.',
    'ROLE-012': 'Votre propre second facteur se désactive sur la page de votre compte.',
  },
};
