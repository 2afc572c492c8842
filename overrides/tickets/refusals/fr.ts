/** What a person reads when a call about a ticket is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'TICKET-009':
      'Les images d’un billet sont des PNG de 2 000 pixels de côté au plus. Choisissez de nouveau le fichier.',
    'TICKET-008':
      'La présentation « %{layout} » s’applique déjà à ce papier, cette unité et ce spectacle. Modifiez-la, ou choisissez autre chose ici.',
    'TICKET-007': 'Cette représentation n’a aucun billet valide, ou plus que les %{most} d’un document.',
    'TICKET-006': 'Choisissez la représentation de cette entrée.',
    'TICKET-005': 'Lisez un code ou choisissez un billet.',
    'TICKET-004': 'Ce contrôle a déjà été envoyé pour un autre billet. Contrôlez-le de nouveau.',
    'TICKET-003': 'Ces billets n’appartiennent pas à cette commande.',
    'TICKET-002': 'Les billets et les tickets de caisse n’existent pas dans ce format.',
  },
};
