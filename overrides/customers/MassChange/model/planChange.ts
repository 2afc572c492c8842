/**
 * What a change of many customers makes of one of them, and what takes it back. A refusal of a mailing list wins: who refused
 * one does not come onto it, and who refuses one leaves it. Pure.
 */
import type { CustomerEditValues } from '../../../../schema/generated/customers/CustomerEdit.ts';

export type EditType = 'edit' | 'add' | 'remove';

export const LIST_NAMES = [
  'tagList',
  'statusList',
  'interests',
  'diffusionListOK',
  'diffusionListNO',
] as const satisfies readonly (keyof CustomerEditValues)[];

type Item = string | number;
export type Value = string | boolean | null | readonly Item[];
/** A customer by property: what is no list is null where there is nothing. */
export type CustomerFacts = Readonly<Record<string, Value>>;

export type Planned =
  | { readonly before: CustomerFacts; readonly after: CustomerFacts }
  | { readonly refused: 'optedOut' | 'changedSince' };

export const isListName = (name: string): boolean => (LIST_NAMES as readonly string[]).includes(name);

const listOf = (value: Value | undefined): readonly Item[] => (Array.isArray(value) ? value : []);

const joined = (one: readonly Item[], other: readonly Item[]): readonly Item[] => [
  ...new Set([...one, ...other]),
];
const without = (one: readonly Item[], other: readonly Item[]): readonly Item[] =>
  one.filter((item) => !other.includes(item));

function isSame(name: string, one: Value, other: Value): boolean {
  if (isListName(name)) {
    const [left, right] = [listOf(one), listOf(other)];
    return left.length === right.length && left.every((item) => right.includes(item));
  }
  // The database writes an instant otherwise than a program does.
  if (name.endsWith('At') && typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other);
  return (one ?? null) === (other ?? null);
}

function keepDifferent(facts: CustomerFacts, values: CustomerFacts): Planned {
  const names = Object.keys(values).filter(
    (name) => !isSame(name, facts[name] ?? null, values[name] ?? null),
  );
  const pick = (from: CustomerFacts) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(facts), after: pick(values) };
}

function changeList(facts: CustomerFacts, name: string, asked: Value, editType: EditType): readonly Item[] {
  const own = listOf(facts[name]);
  const items = listOf(asked);
  if (editType === 'add') return joined(own, items);
  return editType === 'remove' ? without(own, items) : [...new Set(items)];
}

/** Refused lists are left; undefined where one is asked for that the customer refused. */
function settleMailings(facts: CustomerFacts, values: CustomerFacts): CustomerFacts | undefined {
  if (!('diffusionListOK' in values || 'diffusionListNO' in values)) return values;
  const refused = listOf('diffusionListNO' in values ? values.diffusionListNO : facts.diffusionListNO);
  const own = listOf(facts.diffusionListOK);
  const wanted = 'diffusionListOK' in values ? listOf(values.diffusionListOK) : own;
  if (without(wanted, own).some((list) => refused.includes(list))) return undefined;
  return { ...values, diffusionListOK: without(wanted, refused) };
}

/** @param now when it is agreed to, where `gdprConsent` becomes so */
export function planChange(
  facts: CustomerFacts,
  {
    editType,
    patch,
    now,
  }: { readonly editType: EditType; readonly patch: CustomerEditValues; readonly now: string },
): Planned {
  const asked = Object.entries(patch).map(([name, value]: [string, Value]) => [
    name,
    isListName(name) ? changeList(facts, name, value, editType) : value,
  ]);
  const values: CustomerFacts = Object.fromEntries(asked);
  const settled = settleMailings(facts, values);
  if (!settled) return { refused: 'optedOut' };
  const isNew = 'gdprConsent' in settled && settled.gdprConsent !== facts.gdprConsent;
  return keepDifferent(
    facts,
    isNew ? { ...settled, gdprConsentAt: settled.gdprConsent ? now : null } : settled,
  );
}

/**
 * What takes a change back: lists lose what they were given and get what they lost, whatever else came; another value is
 * restored where it is still as the change left it.
 */
export function planUndo(
  facts: CustomerFacts,
  { before, after }: Extract<Planned, { before: unknown }>,
): Planned {
  const names = Object.keys(after);
  const isAsLeft = (name: string) =>
    isListName(name) || isSame(name, facts[name] ?? null, after[name] ?? null);
  const restored = names.filter(isAsLeft);
  if (restored.length === 0 && names.length > 0) return { refused: 'changedSince' };
  const values = restored.map((name) => {
    if (!isListName(name)) return [name, before[name] ?? null];
    const [was, became] = [listOf(before[name]), listOf(after[name])];
    return [name, joined(without(listOf(facts[name]), without(became, was)), without(was, became))];
  });
  return keepDifferent(facts, Object.fromEntries(values));
}

export const changesNothing = (planned: Planned): boolean =>
  'after' in planned && Object.keys(planned.after).length === 0;
