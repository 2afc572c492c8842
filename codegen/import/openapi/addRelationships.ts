/** JSON:API keeps what a record points to apart from its attributes; here both are its properties. */
import { type Document, isObject } from '../document.ts';
import { toEntityName } from '../names.ts';
import { toSingular } from '../toSingular.ts';
import { type Flat, flattenSchema } from './flattenSchema.ts';
import type { At } from './pointers.ts';

/** A resource identifier, `{ type, id }`, to a relation to what its type names. */
function toLink(document: Document, identifier: Flat): Record<string, unknown> {
  const at = identifier.properties.get('type');
  const { enum: values, const: constant } = at ? flattenSchema(document, at).keywords : {};
  const named = Array.isArray(values) && values.length === 1 ? values[0] : constant;
  if (typeof named !== 'string') return {};
  return { type: 'object', 'x-entity': toEntityName(toSingular(named)) };
}

function readRelationship(document: Document, at: At): At | undefined {
  const data = flattenSchema(document, at).properties.get('data');
  if (!data) return undefined;
  const flat = flattenSchema(document, data);
  const { items } = flat.keywords;
  const item = isObject(items)
    ? flattenSchema(document, { value: items, pointer: `${data.pointer}/items` })
    : undefined;
  const link = toLink(document, item ?? flat);
  const value = item ? { type: 'array', items: link } : link;
  return { value: flat.nullable ? { ...value, nullable: true } : value, pointer: at.pointer };
}

/** `at`: the schema of `relationships`. One without a description of its data stays out: it is a link. */
export function addRelationships(document: Document, record: Flat, at: At | undefined): Flat {
  if (!at) return record;
  const properties = new Map(record.properties);
  for (const [name, one] of flattenSchema(document, at).properties) {
    const relation = readRelationship(document, one);
    if (relation && !properties.has(name)) properties.set(name, relation);
  }
  return { ...record, properties };
}
