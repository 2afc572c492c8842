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
    'CRM-008': 'Leurs comptes ont été lettrés ensemble depuis. Supprimez d’abord ce lettrage.',
    'CRM-009': 'Cet indicateur sur les clients n’existe pas. Choisissez-en un de la page.',
    'CRM-010':
      'Vous ne pouvez pas voir les indicateurs d’achat et de venue de tous les spectacles. Ceux sur les clients restent.',
    'CRM-011':
      'Cette période est impossible : son premier jour doit précéder le dernier. Corrigez les dates.',
  },
};
