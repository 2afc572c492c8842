/** What is wrong with a row, for the person who reads the report: the column, and why. */
import type { RowViolation } from './draft.ts';

/** The engine's own messages are English and for developers; these stand in a file that goes back to a person. */
const french: Readonly<Record<string, string>> = {
  required: 'Valeur obligatoire.',
  type: 'Valeur du mauvais type.',
  format: 'Forme incorrecte.',
  enum: 'Valeur hors de la liste.',
  min: 'Valeur trop petite.',
  max: 'Valeur trop grande.',
  maxLength: 'Texte trop long.',
  pattern: 'Forme incorrecte.',
  unique: 'Valeur déjà prise.',
  relation: 'Fiche introuvable.',
  ambiguous: 'Plusieurs fiches portent ce nom : indiquez l’identifiant.',
  duplicate: 'Déjà présent plus haut dans le fichier.',
  immutable: 'Ne peut plus être modifié.',
  check: 'Valeur contraire à une règle de la fiche.',
};

export function sayViolation(
  { column, property, code, message }: RowViolation,
  language: 'en' | 'fr',
): string {
  const said = language === 'fr' ? (french[code] ?? message) : message;
  const place = column || property;
  return place ? `${place}${language === 'fr' ? ' : ' : ': '}${said}` : said;
}
