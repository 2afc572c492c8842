/** What is wrong with a row, for the person who reads the report: the column, why, and what is wanted instead. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { wantedForm } from '../../schema/wantedForm.ts';
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

export interface Reader {
  readonly language: 'en' | 'fr';
  /** Of the entity, by name. */
  readonly properties: ReadonlyMap<string, PropertyDescriptor>;
}

export function sayViolation(
  { column, property, code, message }: RowViolation,
  { language, properties }: Reader,
): string {
  const why = language === 'fr' ? (french[code] ?? message) : message;
  const wanted = wantedForm(properties.get(property), code);
  const said = wanted ? `${why} ${wanted[language]}` : why;
  const place = column || property;
  return place ? `${place}${language === 'fr' ? ' : ' : ': '}${said}` : said;
}
