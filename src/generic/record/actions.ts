/** Which calls of an entity a record's screen offers, and what their bodies ask for. Pure. */
import { applies } from '../../../schema/applies.ts';
import type { ActionDescriptor, EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { summaryOf } from '../../data/descriptors.ts';
import { findProperty } from '../../data/paths.ts';

type Schema = Readonly<Record<string, unknown>>;

export const parametersOf = ({ path }: ActionDescriptor): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').filter((name) => name !== 'id');

export const isDocument = ({ returns }: ActionDescriptor): boolean => returns === 'document';

const propertiesOf = (schema: Schema | undefined) =>
  Object.entries((schema?.properties ?? {}) as Readonly<Record<string, Schema>>);

/**
 * About one record, and with nothing to ask that a person could not answer: a body without a description, the id of
 * something else in the address, and lists are a screen's own matter.
 */
export function isOffered(
  action: ActionDescriptor,
  { properties }: EntityDescriptor,
  record: Schema = {},
): boolean {
  const { path, expects, method, returns } = action;
  if (!applies(action, { values: record, members: properties })) return false;
  if (!path.includes('{id}') || parametersOf(action).some((name) => /Id$|^path$|^code$/.test(name)))
    return false;
  if (expects && propertiesOf(expects).length === 0) return false;
  if (typeof returns === 'string' && returns.startsWith('collection:')) return false;
  return method !== 'GET' || isDocument(action) || typeof returns === 'object';
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

const formats: Readonly<Record<string, PropertyDescriptor['kind']>> = {
  email: 'email',
  date: 'date',
  'date-time': 'dateTime',
  uri: 'url',
};

function kindOf(schema: Schema): PropertyDescriptor['kind'] {
  const [type] = [schema.type].flat().filter((each) => each !== 'null');
  if (type === 'boolean' || type === 'integer' || type === 'number') return type;
  if (type === 'string') return formats[String(schema.format)] ?? 'string';
  return 'json';
}

/** One member of a body as a property, so that it is asked for as properties are. */
function toProperty(
  entity: EntityDescriptor,
  name: string,
  schema: Schema,
  isRequired: boolean,
): PropertyDescriptor {
  const required = isRequired && { required: true as const };
  const known = findProperty(entity, name);
  if (known) {
    const { readOnly: _readOnly, computed: _computed, required: _required, ...rest } = known;
    return { ...rest, ...required };
  }
  const base = { name, label: label(name), ...required };
  if (Array.isArray(schema.enum))
    return {
      ...base,
      kind: 'enum',
      values: schema.enum.map((value) => ({ value: String(value), label: label(String(value)) })),
    };
  const target = name.charAt(0).toUpperCase() + name.slice(1);
  const kind = kindOf(schema);
  if (kind === 'string' && summaryOf(target)) return { ...base, kind: 'relation', target };
  return {
    ...base,
    kind,
    ...(typeof schema.maxLength === 'number' && { maxLength: schema.maxLength }),
    ...(typeof schema.minimum === 'number' && { min: schema.minimum }),
  };
}

/** Of the address and the record itself nobody is asked again. */
const known = new Set(['id', 'contract']);

export function bodyProperties(
  entity: EntityDescriptor,
  action: ActionDescriptor,
): readonly PropertyDescriptor[] {
  const required = [action.expects?.required ?? []].flat();
  const own = entity.name.charAt(0).toLowerCase() + entity.name.slice(1);
  return propertiesOf(action.expects)
    .filter(([name]) => !known.has(name) && name !== own)
    .map(([name, schema]) => toProperty(entity, name, schema, required.includes(name)));
}

/** What a path asks for beside the record: short texts. */
export function pathProperties(action: ActionDescriptor): readonly PropertyDescriptor[] {
  return parametersOf(action).map((name) => ({ name, kind: 'string', label: label(name), required: true }));
}
