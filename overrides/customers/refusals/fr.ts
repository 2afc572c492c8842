/** What a person reads when something about customers is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'CRM-001': 'Une condition de ce segment est incomplète. Corrigez-la ou retirez-la.',
    'CRM-002': 'Ce segment a trop de conditions. Retirez-en, ou faites-en deux segments.',
    'CRM-003':
      'Vous ne pouvez pas chercher des clients d’après leurs achats ou leurs venues. Retirez cette condition.',
    'CRM-004':
      'Ces clients ne peuvent pas être fusionnés. Choisissez-en deux à huit encore présents, tous contacts ou tous structures.',
    'CRM-005': 'Un des choix ne concerne aucun des clients fusionnés. Reprenez la fusion.',
    'CRM-006': 'Cette fusion est déjà annulée.',
    'CRM-007': 'Un de ces clients a été fusionné à nouveau depuis. Annulez d’abord cette fusion-là.',
    'CRM-008': 'Leurs comptes ont été lettrés ensemble depuis. Annulez d’abord ce lettrage.',
    'CRM-009': 'Cet indicateur sur les clients n’existe pas. Choisissez-en un de la page.',
    'CRM-010':
      'Vous ne pouvez pas voir les indicateurs d’achat et de venue de tous les spectacles. Ceux sur les clients restent.',
    'CRM-012': 'Le fichier n’est plus dans cet état. Rouvrez-le.',
    'CRM-013': 'Aucune colonne ne va encore dans un champ. Choisissez où va au moins une colonne.',
    'CRM-014': 'Ce fichier n’est plus conservé, ou n’a pas de lignes refusées.',
    'CRM-015': 'Une colonne ne peut pas aller là. Choisissez un autre champ.',
    'CRM-016': 'Vous ne pouvez pas supprimer de clients. Supprimez le fichier seul.',
    'CRM-017': 'Aucun de ces clients n’a d’adresse postale. Complétez d’abord leurs adresses.',
    'CRM-018': 'C’est trop d’étiquettes à la fois. Resserrez le segment, par exemple par code postal.',
    'CRM-019':
      'Cette modification n’est pas possible. Choisissez au moins un champ ; on n’ajoute ou ne retire que dans les listes.',
    'CRM-020': 'Des clients sont arrivés, ont changé ou sont partis depuis. Revoyez l’aperçu.',
    'CRM-021':
      'Cette modification ne peut plus être annulée : elle n’est pas terminée, l’est déjà, ou n’a modifié personne.',
    'CRM-022':
      'Vous ne pouvez pas rétablir des clients supprimés. Demandez à la personne qui les a supprimés.',
    'CRM-023':
      'Aucun accès à ce service d’e-mailing n’est encore enregistré. Enregistrez sa clé dans Paramètres, Marketing.',
    'CRM-024':
      'Le service d’e-mailing n’accepte pas la clé. Créez-en une nouvelle dans votre compte, puis enregistrez-la dans Paramètres, Marketing.',
    'CRM-025': 'Le service d’e-mailing n’a pas répondu. Réessayez dans un moment.',
    'CRM-026': 'Le service d’e-mailing a refusé. Consultez votre compte chez lui.',
    'CRM-027': 'Cette liste est celle d’un autre organisateur.',
    'CRM-028':
      'Aucun de ces clients ne peut être envoyé : sans adresse e-mail, sans accord, ou opposé à cette liste.',
    'CRM-011':
      'Cette période est impossible : son premier jour doit précéder le dernier. Corrigez les dates.',
  },
};
