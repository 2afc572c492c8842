/** Which calls of an entity a record's screen offers, and what their bodies ask for. Pure. */
import { applies } from '../../../schema/applies.ts';
import type { ActionDescriptor, EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { summaryOf } from '../../data/descriptors.ts';

export const parametersOf = ({ path }: ActionDescriptor): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').filter((name) => name !== 'id');

/** There is something to fill in, or to think of, before the call is made. */
export const isAsked = (action: ActionDescriptor): boolean =>
  Boolean(action.expects ?? action.confirm) || parametersOf(action).length > 0;

export const isDocument = ({ returns }: ActionDescriptor): boolean => returns === 'document';

/** Answered as its members, to read: no record that a screen could go to. */
export const isValue = ({ returns }: ActionDescriptor): boolean =>
  returns !== undefined && !isList(returns) && returns !== 'document' && !summaryOf(returns);

const isList = (returns: string): boolean => returns.startsWith('collection:');

/**
 * About one record, and with nothing to ask that a person could not answer: a body without a description, the id of
 * something else in the address, and lists are a screen's own matter.
 */
export function isOffered(
  action: ActionDescriptor,
  { properties }: EntityDescriptor,
  record: Readonly<Record<string, unknown>> = {},
): boolean {
  const { path, expects, method, returns, ownScreen } = action;
  if (ownScreen || !applies(action, { values: record, members: properties })) return false;
  if (!path.includes('{id}') || parametersOf(action).some((name) => /Id$|^path$|^code$/.test(name)))
    return false;
  if (expects === 'json' || (returns !== undefined && isList(returns))) return false;
  return method !== 'GET' || isDocument(action) || isValue(action);
}

/** @example spell('newMail') // 'New mail' */
function spell(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const label = (name: string) => ({ en: spell(name), fr: spell(name) });

/** What a body asks for, `shape` being its entity. The record itself nobody is asked for again. */
export function bodyProperties(
  { name }: EntityDescriptor,
  shape: EntityDescriptor,
): readonly PropertyDescriptor[] {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  return shape.properties.filter((property) => property.name !== own && property.name !== 'contract');
}

/** What a path asks for beside the record: short texts. */
export function pathProperties(action: ActionDescriptor): readonly PropertyDescriptor[] {
  return parametersOf(action).map((name) => ({ name, kind: 'string', label: label(name), required: true }));
}
