/** How a value is to be written, with an example, for the person whose value was refused. Pure. */
import type { Label, PropertyDescriptor } from './descriptor.ts';
import type { PropertyKind } from './kinds.ts';

/** What an import reads and people write; on a form the input itself shows it. */
const forms: Readonly<Partial<Record<PropertyKind, Label>>> = {
  boolean: { en: 'Write yes or no.', fr: 'Écrivez oui ou non.' },
  color: { en: 'Write a colour such as #1a7f37.', fr: 'Écrivez une couleur comme #1a7f37.' },
  date: { en: 'Write a day such as 21/11/2026.', fr: 'Écrivez un jour comme 21/11/2026.' },
  dateTime: {
    en: 'Write a day and a time such as 21/11/2026 19:30.',
    fr: 'Écrivez un jour et une heure comme 21/11/2026 19:30.',
  },
  email: {
    en: 'Write an address such as name@example.com.',
    fr: 'Écrivez une adresse comme nom@exemple.fr.',
  },
  integer: { en: 'Write a whole number such as 12.', fr: 'Écrivez un nombre entier comme 12.' },
  money: { en: 'Write an amount such as 12.50.', fr: 'Écrivez un montant comme 12,50.' },
  number: { en: 'Write a number such as 5.5.', fr: 'Écrivez un nombre comme 5,5.' },
  phone: {
    en: 'Write a number such as +33 6 12 34 56 78.',
    fr: 'Écrivez un numéro comme +33 6 12 34 56 78.',
  },
  time: { en: 'Write a time such as 19:30.', fr: 'Écrivez une heure comme 19:30.' },
  url: {
    en: 'Write an address such as https://example.com.',
    fr: 'Écrivez une adresse comme https://exemple.fr.',
  },
};

/** More values than this are no help in one line. */
const mostNamed = 8;

type Bounds = Readonly<Record<string, (property: PropertyDescriptor) => Label | undefined>>;

const bounds: Bounds = {
  enum: ({ values = [] }) => {
    const name = (locale: keyof Label): string =>
      values
        .slice(0, mostNamed)
        .map(({ label }) => label[locale])
        .join(', ') + (values.length > mostNamed ? ', …' : '');
    return { en: `Write one of: ${name('en')}.`, fr: `Écrivez l’une de ces valeurs : ${name('fr')}.` };
  },
  // An amount's bound is in minor units, which nobody writes.
  min: ({ min, kind }) =>
    min === undefined || kind === 'money'
      ? undefined
      : { en: `Write ${min} or more.`, fr: `Écrivez ${min} ou plus.` },
  max: ({ max, kind }) =>
    max === undefined || kind === 'money'
      ? undefined
      : { en: `Write ${max} or less.`, fr: `Écrivez ${max} ou moins.` },
  maxLength: ({ maxLength }) =>
    maxLength === undefined
      ? undefined
      : { en: `Write ${maxLength} characters at most.`, fr: `Écrivez ${maxLength} caractères au plus.` },
  pattern: ({ help }) => help,
  format: ({ kind }) => forms[kind],
  type: ({ kind }) => forms[kind],
};

/**
 * @param code of the rule that the value breaks
 * @example wantedForm({ kind: 'date', … }, 'format')?.en // 'Write a day such as 21/11/2026.'
 */
export const wantedForm = (property: PropertyDescriptor | undefined, code: string): Label | undefined =>
  property && bounds[code]?.(property);
