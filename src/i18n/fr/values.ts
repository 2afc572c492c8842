/** Values of a kind, shown and typed: in French. */
import type { values as english } from '../en/values.ts';

export const values: typeof english = {
  field: {
    yes: 'Oui',
    no: 'Non',
    zone: 'Heure de %{zone}',
    items: 'Aucun |||| 1 élément |||| %{smart_count} éléments',
    image: 'Image',
    position: 'Ligne %{position}',
  },
  html: {
    tools: 'Mise en forme : %{name}',
    bold: 'Gras',
    italic: 'Italique',
    bullets: 'Liste à puces',
    numbers: 'Liste numérotée',
    source: 'Modifier le HTML',
  },
  json: { invalid: 'Ce JSON n’est pas valide : %{error}', format: 'Mettre en forme' },
  money: { invalid: 'Ce montant n’est pas valide' },
};
