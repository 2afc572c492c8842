/** What a person reads when a desk session is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'DESK-001': 'Ouvrez votre session de caisse avant de vendre.',
    'DESK-002': 'Votre session de caisse %{sessionNumber} est déjà ouverte.',
    'DESK-003': 'La session de caisse %{sessionNumber} est déjà fermée.',
    'DESK-004': 'La session de caisse %{sessionNumber} appartient à %{owner}.',
    'SWITCH-001': 'Cette adresse ne fait pas partie du back-office.',
    'DESK-006': 'Il n’y a pas de champs client de ce genre.',
    'DESK-007': 'Il n’y a pas de fonction nommée %{name}.',
    'DESK-008': 'Il n’existe pas de pièce ou de billet de cette valeur en %{currency}.',
    'DESK-009': 'Les espèces comptées ne correspondent pas à l’attendu. Recomptez, ou indiquez pourquoi.',
    'DESK-010': 'Il n’y a pas autant d’espèces dans le tiroir.',
  },
};
