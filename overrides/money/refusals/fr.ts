/** What a person reads when lettering is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'MONEY-001': 'Ces écritures ne se soldent pas : il reste %{difference}. Choisissez-en d’autres.',
    'MONEY-002': 'Une de ces écritures n’est pas de ce compte. Consultez-le à nouveau.',
    'MONEY-003':
      'Des écritures en %{currencies} ne se lettrent pas ensemble. Lettrez chaque devise séparément.',
    'MONEY-004': 'Une de ces écritures est déjà dans le lettrage %{code}. Consultez le compte à nouveau.',
    'MONEY-005': 'Le lettrage %{code} est déjà annulé.',
    'MONEY-006': 'Choisissez une période dont le premier jour ne suit pas le dernier.',
  },
};
