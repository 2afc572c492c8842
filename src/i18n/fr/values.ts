/** Values of a kind, shown and typed: in French. */
import type { values as english } from '../en/values.ts';

export const values: typeof english = {
  field: {
    name: 'Nom',
    value: 'Valeur',
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
  json: {
    invalid: 'Ligne %{line}, colonne %{column} : %{wanted}',
    explain: 'Données libres, écrites en JSON : { "nom": "valeur" }',
    fault: {
      value:
        'il faut une valeur ici : un texte entre guillemets droits, un nombre, true, false, null, { ou [',
      name: 'il faut un nom entre guillemets droits ici',
      colon: 'il faut deux-points ici',
      commaOrBrace: 'il faut une virgule ou } ici',
      commaOrBracket: 'il faut une virgule ou ] ici',
      text: 'ce texte n’a pas de guillemet fermant',
      escape: 'une barre oblique inverse précède un signe qui ne convient pas',
      rest: 'rien ne doit suivre la fin de la valeur',
    },
  },
  money: { invalid: 'Ce montant n’est pas valide' },
};
