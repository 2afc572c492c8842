/** What is wrong with a row, for the person who reads the report: the column, why, and what is wanted instead. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { wantedForm } from '../../schema/wantedForm.ts';
import type { RowViolation } from './draft.ts';

/** The engine's own messages are for developers; these are in a file that goes back to a person. */
const english: Readonly<Record<string, string>> = {
  pattern: 'This does not have the right form.',
};

const french: Readonly<Record<string, string>> = {
  required: 'Valeur obligatoire.',
  type: 'Valeur du mauvais type.',
  format: 'Forme incorrecte.',
  enum: 'Valeur hors de la liste.',
  min: 'Valeur trop petite.',
  max: 'Valeur trop grande.',
  maxLength: 'Texte trop long.',
  minLength: 'Texte trop court.',
  minItems: 'Valeurs trop peu nombreuses.',
  maxItems: 'Valeurs trop nombreuses.',
  text: 'Caractère impossible à conserver.',
  unknown: 'Propriété inconnue.',
  when: 'Sans objet pour ce qui est choisi.',
  readOnly: 'Ne peut pas être saisi.',
  contract: 'Appartient à un autre organisateur.',
  stock: 'Il ne reste pas assez de places.',
  pattern: 'Forme incorrecte.',
  unique: 'Valeur déjà prise.',
  relation: 'Fiche introuvable.',
  ambiguous: 'Plusieurs fiches portent ce nom : indiquez l’identifiant.',
  duplicate: 'Déjà présent plus haut dans le fichier.',
  immutable: 'Ne peut plus être modifié.',
  check: 'Valeur contraire à une règle de la fiche.',
};

const words = { en: english, fr: french };

export interface Reader {
  readonly language: 'en' | 'fr';
  /** Of the entity, by name. */
  readonly properties: ReadonlyMap<string, PropertyDescriptor>;
}

export function describeViolation(
  { column, property, code, message }: RowViolation,
  { language, properties }: Reader,
): string {
  const why = words[language][code] ?? message;
  const wanted = wantedForm(properties.get(property), code);
  const sentence = wanted ? `${why} ${wanted[language]}` : why;
  const place = column || property;
  return place ? `${place}${language === 'fr' ? ' : ' : ': '}${sentence}` : sentence;
}
