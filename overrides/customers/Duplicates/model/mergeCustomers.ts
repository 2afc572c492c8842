/**
 * What a customer has once others are merged into it. Lists are combined, a refusal wins over an agreement, and every other
 * value is the chosen one's, else the first that there is, the kept customer's before the others'. Addresses stay whole.
 */
import { foldText } from '../../../../schema/foldText.ts';

const PERSON = [
  'civility',
  'lastname',
  'firstname',
  'birthday',
  'nationality',
  'geoZone',
  'role',
  'service',
  'organizationType',
  'vatNumber',
  'website',
] as const;
const ADDRESS = ['address', 'zipcode', 'city', 'country'] as const;
const LISTS = ['emailList', 'phoneList', 'interests', 'diffusionListNO'] as const;
type Link = 'organizationList' | 'tagList' | 'statusList';

/** What somebody may choose, in the order of the screen. */
export const CHOSEN = [...PERSON, ...ADDRESS] as const;

export type Chosen = (typeof CHOSEN)[number];
export const MOST_MERGED = 8;

type Text = string | null;
type Texts = readonly string[] | null;

export type MergeValues = {
  readonly [Name in Exclude<Chosen, 'civility'>]: Text;
} & {
  readonly civility: 'mr' | 'mrs' | 'other' | null;
} & {
  readonly [Name in (typeof LISTS)[number] | 'diffusionListOK']: Texts;
} & { readonly [Name in Link]: readonly number[] } & {
  readonly customFields: Readonly<Record<string, unknown>> | null;
  readonly gdprConsent: boolean;
  /** ISO 8601. */
  readonly gdprConsentAt: Text;
  readonly hasOnlineAccount: boolean;
};

export interface MergeSource {
  readonly id: number;
  readonly values: MergeValues;
}

/** By property, the id of the customer whose value is kept. */
export type MergeChoices = Readonly<Record<string, number>>;

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** One of each, however it is written: the first spelling stays. */
function joinTexts(lists: readonly Texts[]): readonly string[] {
  const found = new Map<string, string>();
  for (const text of lists.flatMap((list) => list ?? []))
    if (!found.has(foldText(text.trim()))) found.set(foldText(text.trim()), text);
  return [...found.values()];
}

/** Whose values an address is taken from where nobody chose: the first who has any part of one. */
const findResident = (sources: readonly MergeSource[]): MergeSource | undefined =>
  sources.find(({ values }) => ADDRESS.some((name) => name !== 'country' && isFilled(values[name]))) ??
  sources.find(({ values }) => isFilled(values.country));

/** @returns the id of the customer whose value stands afterwards; the kept one's where nobody has any */
export function findSource(
  sources: readonly MergeSource[],
  name: Chosen,
  choices: MergeChoices,
): number | undefined {
  const isPart = (ADDRESS as readonly string[]).includes(name);
  const first = isPart ? findResident(sources) : sources.find(({ values }) => isFilled(values[name]));
  return sources.find(({ id }) => id === choices[name])?.id ?? first?.id ?? sources[0]?.id;
}

/** The latest agreement, where everybody agreed. */
function joinConsents(all: readonly MergeValues[]): Pick<MergeValues, 'gdprConsent' | 'gdprConsentAt'> {
  const gdprConsent = all.every((values) => values.gdprConsent);
  const days = all.flatMap(({ gdprConsentAt }) => gdprConsentAt ?? []).sort();
  return { gdprConsent, gdprConsentAt: gdprConsent ? (days.at(-1) ?? null) : null };
}

/** @param sources the kept customer first */
export function mergeCustomers(sources: readonly MergeSource[], choices: MergeChoices): MergeValues {
  const all = sources.map(({ values }) => values);
  const ids = sources.map(({ id }) => id);
  const text = (name: Chosen): Text =>
    sources.find(({ id }) => id === findSource(sources, name, choices))?.values[name] ?? null;
  const refused = joinTexts(all.map(({ diffusionListNO }) => diffusionListNO));
  const isRefused = (list: string): boolean => refused.some((one) => foldText(one) === foldText(list));
  const lists = Object.fromEntries(LISTS.map((name) => [name, joinTexts(all.map((values) => values[name]))]));
  const linked = (name: Link): readonly number[] => [...new Set(all.flatMap((values) => values[name]))];
  return {
    ...(Object.fromEntries(CHOSEN.map((name) => [name, text(name)])) as Pick<MergeValues, Chosen>),
    ...(lists as Pick<MergeValues, (typeof LISTS)[number]>),
    organizationList: linked('organizationList').filter((id) => !ids.includes(id)),
    tagList: linked('tagList'),
    statusList: linked('statusList'),
    diffusionListOK: joinTexts(all.map(({ diffusionListOK }) => diffusionListOK)).filter(
      (list) => !isRefused(list),
    ),
    ...joinConsents(all),
    customFields: all.some(({ customFields }) => customFields)
      ? Object.assign({}, ...all.map(({ customFields }) => customFields ?? {}).reverse())
      : null,
    hasOnlineAccount: all.some((values) => values.hasOnlineAccount),
  };
}

/** Properties for which a merge has something else than the customer itself had. */
export function findChanged(before: MergeValues, after: MergeValues): readonly (keyof MergeValues)[] {
  const shown = (value: unknown): string => {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return isEmpty ? '' : JSON.stringify(value);
  };
  return (Object.keys(after) as (keyof MergeValues)[]).filter(
    (name) => shown(before[name]) !== shown(after[name]),
  );
}
