/** What a property's kind is called in XML Schema and in JSON Schema. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Resource } from '../plan/resource.ts';

export function xsdRange(property: PropertyDescriptor): string {
  switch (property.kind) {
    case 'integer':
    case 'money':
      return 'xsd:integer';
    case 'number':
      return 'xsd:double';
    case 'boolean':
      return 'xsd:boolean';
    case 'date':
      return 'xsd:date';
    case 'dateTime':
      return 'xsd:dateTime';
    default:
      return 'xsd:string';
  }
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** `x-kind` expresses what JSON Schema has no word for: of two texts, which is the address of an image. */
function itemSchema(property: PropertyDescriptor, target: Resource | undefined): JsonSchema {
  const bounds = {
    ...(property.min === undefined ? {} : { minimum: property.min }),
    ...(property.max === undefined ? {} : { maximum: property.max }),
  };
  switch (property.kind) {
    case 'integer':
      return { type: 'integer', ...bounds };
    case 'money':
      return {
        type: 'integer',
        format: 'int64',
        'x-kind': 'money',
        description: 'In the minor unit of the currency.',
        ...bounds,
      };
    case 'number':
      return { type: 'number', ...bounds };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'enum':
      return { type: 'string', enum: property.values?.map((choice) => choice.value) ?? [] };
    case 'json':
      return property.shape ? { 'x-entity': property.shape } : {};
    case 'relation':
      return { type: 'string', format: 'iri-reference', ...(target ? { 'x-entity': target.name } : {}) };
    default:
      return {
        type: 'string',
        ...(property.kind === 'email'
          ? { format: 'email' }
          : property.kind === 'url'
            ? { format: 'uri' }
            : { 'x-kind': property.kind }),
        ...(property.maxLength === undefined ? {} : { maxLength: property.maxLength }),
        ...(property.pattern === undefined ? {} : { pattern: property.pattern }),
      };
  }
}

/** As read or as written; `embedded` relations are objects when read. */
export function propertySchema(
  property: PropertyDescriptor,
  target: Resource | undefined,
  side: 'read' | 'write',
): JsonSchema {
  const object = target && { $ref: `#/components/schemas/${target.name}` };
  const written = target && { $ref: `#/components/schemas/${target.name}.write` };
  let item = itemSchema(property, target);
  if (property.embedded && object && side === 'read') item = { anyOf: [object, item] };
  if (property.inverse && written && side === 'write') item = { anyOf: [written, item] };
  const schema = property.many ? { type: 'array', items: item } : item;
  const title = { title: property.label.en, ...(property.secret && { writeOnly: true }) };
  if (property.required || !('type' in schema)) return { ...schema, ...title };
  return {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(schema.enum ? { enum: [...(schema.enum as unknown[]), null] } : {}),
    ...title,
  };
}
