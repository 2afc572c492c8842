/** What a person reads when the engine refuses, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'AUTH-001': 'Vous n’êtes pas connecté. Reconnectez-vous.',
    'AUTH-002': 'Votre connexion n’est plus valable. Reconnectez-vous.',
    'AUTH-003': 'Votre connexion a expiré. Reconnectez-vous.',
    'AUTH-004': 'Cet accès permet seulement de lire.',
    'BULK-001': 'Trop de fiches à la fois : %{count}, au plus %{most}.',
    'BULK-002': '%{count} des fiches n’existent plus. Rien n’a été modifié.',
    'BULK-003': 'Cela ne peut pas encore se faire pour plusieurs fiches à la fois.',
    'BULK-004': '%{count} des fiches ont été modifiées entre-temps. Rien n’a été modifié.',
    'HIST-001': 'Ce changement n’est pas dans l’historique.',
    'HIST-002':
      'Ceci a encore changé depuis et n’est pas écrasé : revenez d’abord sur le changement suivant.',
    'HIST-003': 'Ce changement ne contient rien qui puisse être rétabli.',
    'IMP-001': 'Le fichier n’est pas arrivé en entier. Choisissez-le de nouveau.',
    'IMP-002':
      'Le fichier « %{name} » n’est ni un CSV ni un classeur Excel (.xlsx). Enregistrez-le ainsi, puis choisissez-le de nouveau.',
    'IMP-003':
      'Le fichier est trop grand : il dépasse ce qui est pris en une fois (%{most}). Partagez-le en plusieurs fichiers.',
    'IMP-004': 'Un choix fait pour cet import ne convient pas au fichier. Revenez vérifier les colonnes.',
    'IMP-005': 'La colonne « %{column} » ne peut pas aller là. Choisissez-lui un autre champ.',
    'IMP-006':
      'Le classeur est illisible. Ouvrez-le dans un tableur, enregistrez-le de nouveau et choisissez ce fichier.',
    'IMP-007': 'Il n’y a pas de rapport pour cet import. Les rapports sont gardés une semaine.',
    'IMP-008': 'Sur %{rows} lignes, %{failed} ont été refusées. Rien n’a été enregistré.',
    'IMP-009':
      'Le guillemet ouvert à la ligne %{row} n’est jamais refermé. Corrigez le fichier et choisissez-le de nouveau.',
    'JOB-001': 'Le traitement a échoué après plusieurs tentatives.',
    'PLAN-001': 'Le champ « %{field} » n’existe pas.',
    'PLAN-002': 'Les colonnes demandées n’ont pas pu être lues.',
    'PLAN-003': 'Le champ « %{field} » n’a pas de sous-champs.',
    'PLAN-004':
      'Le filtre « %{parameter} » n’existe pas dans cette liste. Effacez les filtres et recommencez.',
    'PLAN-005': 'La valeur « %{value} » ne convient pas au filtre « %{parameter} ».',
    'PLAN-006': 'Le filtre « %{parameter} » ne convient pas à ce champ.',
    'PLAN-007': 'Cette requête est trop lourde. Utilisez moins de colonnes ou de filtres.',
    'PLAN-008': 'Une des conditions est inutilisable. Vérifiez le filtre.',
    'PLAN-009': 'Le tri a changé. Revenez à la première page.',
    'PLAN-010': 'On ne peut ni filtrer ni trier par « %{field} ».',
    'PLAN-011': '« %{parameter} » est indiqué deux fois. Effacez les filtres et recommencez.',
    'REM-001': 'Ce service n’est pas encore relié. Adressez-vous à un administrateur de l’installation.',
    'REM-002':
      'L’adresse de ce service ne peut pas être utilisée. Adressez-vous à un administrateur de l’installation.',
    'REM-003': 'Le service est injoignable pour le moment. Réessayez dans un instant.',
    'REM-004':
      'Le service n’a pas répondu en %{seconds} secondes. Vérifiez si votre modification a été faite avant de réessayer.',
    'REM-005': 'Le service a rencontré un problème. Réessayez dans un instant.',
    'REM-006': 'La réponse du service est illisible. Réessayez dans un instant.',
    'REM-007': 'Le service n’accepte plus notre accès. Adressez-vous à un administrateur de l’installation.',
    'REM-008':
      'Le service ne peut pas filtrer ou trier cette liste ainsi. Effacez les filtres et recommencez.',
    'REM-009': 'Le service a refusé la modification : %{reason}.',
    'REM-010': 'Le service a refusé les valeurs : %{reason}.',
    'REM-011': 'Le service a été sollicité trop souvent. Réessayez un peu plus tard.',
    'REQ-001': 'Choisissez d’abord un organisateur.',
    'REQ-002': 'Vous ne travaillez pas pour cet organisateur.',
    'REQ-003': 'Cet organisateur n’existe pas.',
    'REQ-004': 'Il n’y a rien à cette adresse.',
    'REQ-005': 'Cette action n’est pas possible ici.',
    'REQ-006': 'Un contenu de ce type n’est pas accepté ici.',
    'REQ-007': 'C’est trop volumineux pour un seul envoi.',
    'REQ-008': 'La requête n’a pas pu être lue. Rechargez la page.',
    'REQ-009': 'La requête n’a pas pu être lue. Rechargez la page.',
    'REQ-010': 'Cette fiche a peut-être été supprimée, ou appartient à un autre organisateur.',
    'REQ-011': 'Cette adresse n’est pas valide.',
    'REQ-012': 'Cela n’est pas encore disponible.',
    'REQ-013':
      'Une erreur est survenue sur le serveur. Réessayez ; si le problème persiste, signalez le numéro %{request}.',
    'REQ-014': 'La requête n’a pas pu être lue. Rechargez la page.',
    'REQ-015': 'Cette requête vient d’un autre site. Ouvrez directement le back-office.',
    'REQ-016': 'La connexion a été coupée. Réessayez.',
    'REQ-017': 'La connexion était trop lente et l’envoi a été abandonné. Réessayez.',
    'REQ-018': 'Cela fait beaucoup en peu de temps. Réessayez dans %{seconds} secondes.',
    'RIGHT-001': 'Il vous manque le droit « %{policy} ». Demandez-le à un administrateur de votre structure.',
    'RIGHT-003': 'Un jeton d’accès personnel ne peut pas modifier les réglages personnels. Connectez-vous.',
    'RIGHT-002':
      'Vos droits portent sur certains spectacles, unités ou canaux de vente, dont celui-ci ne fait pas partie.',
    'RIGHT-004':
      'Il vous manque le droit « %{policy} » : le fichier ne peut pas contenir toutes ces colonnes. Choisissez moins de colonnes, ou demandez à la personne qui gère les droits dans votre structure.',
    'RIGHT-005':
      'Ceci appartient à un collègue. Adressez-vous à cette personne, ou reprenez-le d’abord quand c’est possible.',
    'RIGHT-006':
      'Il vous manque le droit « %{policy} » pour modifier ceci. Demandez-le à la personne qui gère les droits dans votre structure.',
    'SEL-001': 'La liste a changé : elle compte %{matched} fiches et non %{expected}. Rien n’a été modifié.',
    'SEL-002': 'Une sélection porte sur tous les résultats des filtres, pas sur une seule page.',
    'SEL-003': 'Des fiches sont encore utilisées (%{count}). Rien n’a été supprimé.',
    'TX-001': 'Cette fiche est encore utilisée. Supprimez ou modifiez d’abord celles qui l’utilisent.',
    'TX-002': 'Rechargez la fiche, puis refaites votre modification.',
    'TX-003': 'La même demande est encore en cours. Patientez un instant.',
    'TX-004': 'Cela a déjà été envoyé, avec d’autres valeurs. Rechargez la page.',
    'TX-005': 'La base de données ne répond pas. Réessayez dans un instant.',
    'TX-006': 'Quelqu’un d’autre a modifié la même chose au même moment. Réessayez.',
    'TX-007': 'L’opération prenait trop de temps et a été arrêtée. Réessayez avec un filtre plus précis.',
    'TX-008':
      'La connexion a été perdue au dernier moment. Vérifiez si votre modification est enregistrée avant de la refaire.',
    'TX-009': 'Il y a beaucoup de demandes en ce moment. Réessayez dans un instant.',
    'TX-010': 'Rien n’est enregistré : le disque du serveur est plein.',
    'TX-011': 'L’opération prenait trop de mémoire. Réessayez avec un filtre plus précis.',
    'VAL-001': 'Corrigez ces valeurs, puis renvoyez.',
    'WORK-001': 'Trop de choses sont en préparation à la fois. Réessayez dans un instant.',
    'WORK-002':
      'La préparation a échoué. Réessayez ; si cela persiste, prévenez la personne qui gère le serveur.',
    'WORK-003':
      'Cela prenait trop de temps et a été arrêté. Réessayez plus tard, ou demandez moins à la fois.',
    'WORK-004': 'Le serveur redémarre. Réessayez dans un instant.',
  },
};
