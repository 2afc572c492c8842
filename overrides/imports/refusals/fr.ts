/** What a person reads when something about imports is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: {
  readonly errors: Readonly<Record<keyof (typeof english)['errors'], string>>;
} = {
  errors: {
    'TIMPORT-001': 'Le fichier n’est plus dans cet état. Rouvrez-le.',
    'TIMPORT-002':
      'Les colonnes ne peuvent pas aller là. Chaque place prend une colonne, et les billets veulent une colonne de codes, ou des codes créés ici.',
    'TIMPORT-003': 'Ce fichier n’est plus conservé, ou n’a pas de lignes refusées.',
    'TIMPORT-004':
      'Il n’y a pas d’accès actif au prestataire « %{provider} ». Ajoutez-le ou activez-le d’abord.',
  },
};
