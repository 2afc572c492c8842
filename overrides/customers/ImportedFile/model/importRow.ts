/** A row of a file as a customer: what its columns imply, who it is about, and what changes of who is known. Pure. */
import { foldText } from '../../../../schema/foldText.ts';
import type { OwnTarget, PlannedColumns } from './columnTargets.ts';

export type MatchBy = 'email' | 'emailAndName' | 'phone' | 'nameAndZipcode' | 'nothing';
export type WhenKnown = 'complete' | 'update' | 'skip';

type Body = Record<string, unknown>;
type Given = Readonly<Record<string, unknown>>;

const split = (text: string): readonly string[] =>
  text
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const union = (one: unknown, other: unknown): readonly unknown[] => [
  ...new Set([...listOf(one), ...listOf(other)]),
];

const NO: readonly string[] = ['0', 'non', 'no', 'n', 'false', 'faux'];
const YES: readonly string[] = ['1', 'oui', 'yes', 'o', 'y', 'x', 'true', 'vrai', 'ok'];

const CIVILITIES: Readonly<Record<string, string>> = {
  monsieur: 'mr',
  m: 'mr',
  mr: 'mr',
  madame: 'mrs',
  mme: 'mrs',
  mrs: 'mrs',
  ms: 'mrs',
  mademoiselle: 'mrs',
  mlle: 'mrs',
};

/** Countries by their names in both languages. */
let countries: ReadonlyMap<string, string> | undefined;
function countryCode(name: string): string {
  if (!countries) {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const found = new Map<string, string>();
    for (const language of ['en', 'fr']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      for (const first of letters)
        for (const second of letters) {
          const code = first + second;
          const word = names.of(code);
          // A code that was given up, such as FX, is called as the one in its place.
          const isCurrent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
          if (word && isCurrent) found.set(foldText(word), code);
        }
    }
    countries = found;
  }
  const code = countries.get(foldText(name.trim()));
  return code ?? (/^[a-z]{2}$/i.test(name.trim()) ? name.trim().toUpperCase() : name);
}

function addOwn(body: Body, target: OwnTarget, text: string): void {
  if (text === '') return;
  if (target.kind === 'list') body[target.name] = union(body[target.name], split(text));
  if (target.kind === 'field')
    body.customFields = { ...(body.customFields as object | undefined), [target.name]: text };
  if (target.kind !== 'diffusion') return;
  const word = foldText(text);
  if (YES.includes(word)) body.diffusionListOK = union(body.diffusionListOK, [target.name]);
  if (NO.includes(word)) body.diffusionListNO = union(body.diffusionListNO, [target.name]);
}

/** A spreadsheet takes the zero off a French postcode. */
function mendZipcode({ zipcode, country }: Given): string | undefined {
  const text = typeof zipcode === 'string' ? zipcode.trim() : '';
  return /^\d{4}$/.test(text) && (country === undefined || country === 'FR') ? `0${text}` : undefined;
}

export function completeRow(
  { texts, body }: { readonly texts: Readonly<Record<string, string>>; readonly body: Body },
  { own }: PlannedColumns,
  customerType: 'contact' | 'organization',
): void {
  body.customerType = customerType;
  for (const { column, target } of own) addOwn(body, target, (texts[column] ?? '').trim());
  if (typeof body.civility === 'string') {
    const word = foldText(body.civility).replace(/\./g, '').trim();
    body.civility = CIVILITIES[word] ?? body.civility;
  }
  for (const name of ['country', 'nationality'])
    if (typeof body[name] === 'string') body[name] = countryCode(body[name]);
  const zipcode = mendZipcode(body);
  if (zipcode !== undefined) body.zipcode = zipcode;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? foldText(value.trim()) : '');
const firstOf = (value: unknown): string => {
  const [first] = listOf(value);
  return typeof first === 'string' ? first.trim() : '';
};

/** As `findKnown.sql` writes a telephone that is kept. */
function phoneKey(text: string): string {
  const digits = text.replace(/[^0-9+]/g, '').replace(/^00/, '+');
  const phone = digits.replace(/^0([1-9][0-9]{8})$/, '+33$1');
  return phone.length >= 6 ? phone : '';
}

/** By what a row is recognised, as `findKnown.sql` writes it of who is there; undefined where it lacks that. */
export function keyOfRow(body: Given, matchBy: MatchBy): string | undefined {
  const email = firstOf(body.emailList).toLowerCase();
  const name = `${textOf(body.lastname)}|${textOf(body.firstname)}`;
  if (matchBy === 'email') return email || undefined;
  if (matchBy === 'emailAndName') return email ? `${email}|${name}` : undefined;
  if (matchBy === 'phone') return phoneKey(firstOf(body.phoneList)) || undefined;
  const zipcode = textOf(body.zipcode).replaceAll(' ', '');
  if (matchBy === 'nameAndZipcode') return name !== '|' && zipcode ? `${name}|${zipcode}` : undefined;
  return undefined;
}

const COMBINED: readonly string[] = [
  'emailList',
  'phoneList',
  'organizationList',
  'tagList',
  'interests',
  'diffusionListOK',
  'diffusionListNO',
];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A refusal to be written to is never undone by a file. */
function keepRefusals(merged: Body, current: Given): void {
  const refused = union(current.diffusionListNO, merged.diffusionListNO);
  if (merged.diffusionListOK !== undefined)
    merged.diffusionListOK = listOf(merged.diffusionListOK).filter((list) => !refused.includes(list));
}

/** What is written of a customer who is known. Lists are combined: nothing that is there is lost. */
export function mergeRow(body: Given, current: Given, whenKnown: WhenKnown): Body {
  if (whenKnown === 'skip') return {};
  const merged: Body = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'customerType') continue;
    if (COMBINED.includes(name)) merged[name] = union(current[name], value);
    else if (name === 'customFields')
      merged[name] =
        whenKnown === 'update'
          ? { ...(current[name] as object | null), ...(value as object) }
          : { ...(value as object), ...(current[name] as object | null) };
    else if (whenKnown === 'update' || isEmpty(current[name])) merged[name] = value;
  }
  keepRefusals(merged, current);
  return merged;
}
