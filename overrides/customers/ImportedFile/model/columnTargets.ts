/**
 * Where a column of a file may go: a property of the customer, or the slug of a field. A slug's beginning decides where its
 * value is stored: `contact.lastname` in the property, `contact.diffusionListOK.news` among the lists joined or refused,
 * any other among the organiser's own fields. Several columns may fill one list, such as a telephone and a mobile. Pure.
 */
import { foldText } from '../../../../schema/foldText.ts';

/** Of the customer, in the order of the choice. */
export const PROPERTIES = [
  'lastname',
  'firstname',
  'civility',
  'emailList',
  'phoneList',
  'birthday',
  'address',
  'zipcode',
  'city',
  'country',
  'nationality',
  'organizationList',
  'organizationType',
  'role',
  'service',
  'vatNumber',
  'website',
  'geoZone',
  'tagList',
  'interests',
  'gdprConsent',
] as const;

const lists: readonly string[] = ['emailList', 'phoneList', 'interests'];
const slug = /^(?:contact|organization)\.(diffusionListOK\.)?([\w.-]+)$/;

export type OwnTarget =
  | { readonly kind: 'list'; readonly name: string }
  | { readonly kind: 'diffusion'; readonly name: string }
  | { readonly kind: 'field'; readonly name: string };

export type Target = { readonly kind: 'property'; readonly name: string } | OwnTarget;

/** @returns undefined where there is no such place */
export function readTarget(text: string): Target | undefined {
  const isProperty = (name: string) => (PROPERTIES as readonly string[]).includes(name);
  if (isProperty(text)) return { kind: 'property', name: text };
  const [, list, name = ''] = slug.exec(text) ?? [];
  if (name === '') return undefined;
  if (list) return { kind: 'diffusion', name };
  return isProperty(name) ? { kind: 'property', name } : { kind: 'field', name: text };
}

export interface PlannedColumns {
  /** Property by column, for the engine. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly own: readonly { readonly column: string; readonly target: OwnTarget }[];
}

/** @param columns target by column; null leaves it out */
export function planColumns(columns: Readonly<Record<string, string | null>>): PlannedColumns {
  const mapping: Record<string, string> = {};
  const own: { column: string; target: OwnTarget }[] = [];
  const taken = new Set<string>();
  for (const [column, text] of Object.entries(columns)) {
    const target = text === null ? undefined : readTarget(text);
    if (!target) continue;
    if (target.kind !== 'property') own.push({ column, target });
    else if (!taken.has(target.name)) {
      taken.add(target.name);
      mapping[column] = target.name;
    } else if (lists.includes(target.name)) own.push({ column, target: { kind: 'list', name: target.name } });
  }
  return { mapping, own };
}

/** What files call these, beside the labels. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'nom de famille': 'lastname',
  'family name': 'lastname',
  'last name': 'lastname',
  'raison sociale': 'lastname',
  societe: 'lastname',
  prenoms: 'firstname',
  'given name': 'firstname',
  titre: 'civility',
  cp: 'zipcode',
  zip: 'zipcode',
  'zip code': 'zipcode',
  'postal code': 'zipcode',
  commune: 'city',
  town: 'city',
  rue: 'address',
  street: 'address',
  portable: 'phoneList',
  mobile: 'phoneList',
  telephone: 'phoneList',
  tel: 'phoneList',
  phone: 'phoneList',
  'e-mail': 'emailList',
  email: 'emailList',
  mail: 'emailList',
  courriel: 'emailList',
  'date de naissance': 'birthday',
  'ne le': 'birthday',
  born: 'birthday',
  'date of birth': 'birthday',
  tags: 'tagList',
  etiquettes: 'tagList',
  optin: 'gdprConsent',
  'opt-in': 'gdprConsent',
};

const bareName = (column: string): string =>
  foldText(column)
    .replace(/[._]+/g, ' ')
    .replace(/\s*\d+$/, '')
    .trim();

/** @param guessed by names and labels; what is not a place here is left open */
export function suggestTargets(
  columns: readonly string[],
  guessed: Readonly<Record<string, string | null>>,
  fields: readonly { readonly slug: string; readonly label: string }[],
): Readonly<Record<string, string | null>> {
  const named = columns.map((column) => {
    const field = fields.find(
      ({ label, slug: own }) => foldText(label) === foldText(column) || own === column,
    );
    const known = guessed[column] ?? SYNONYMS[bareName(column)] ?? field?.slug ?? null;
    return [column, known !== null && readTarget(known) ? known : null] as const;
  });
  const taken = new Set<string>();
  return Object.fromEntries(
    named.map(([column, target]) => {
      const isSpare = target === null || (taken.has(target) && !lists.includes(target));
      if (target !== null) taken.add(target);
      return [column, isSpare ? null : target];
    }),
  );
}
