/** The shapes of every entity: as read, as written, as patched, as a collection. */
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { type JsonSchema, propertySchema } from './kinds.ts';
import type { Node } from './problems.ts';

function entitySchema(model: Model, resource: Resource, side: 'read' | 'write'): JsonSchema {
  const properties: Node =
    side === 'read' ? { '@id': { type: 'string' }, '@type': { const: resource.name } } : {};
  const required: string[] = [];
  for (const property of resource.descriptor.properties) {
    const isWritable =
      !property.readOnly && !property.computed && !property.role && (!property.inverse || property.embedded);
    if (side === 'write' ? !isWritable : property.secret) continue;
    const target = property.kind === 'relation' ? targetOf(model, property) : undefined;
    const { when } = property;
    const schema = propertySchema(property, target, side);
    properties[property.name] = when ? { ...schema, 'x-when': when } : schema;
    if (
      side === 'write' &&
      property.required &&
      property.default === undefined &&
      property.column !== 'contract_id'
    )
      required.push(property.name);
  }
  return {
    type: 'object',
    // Part of what a call takes or answers: no record, whatever its address looks like.
    ...(resource.descriptor.scope === 'value' && { 'x-value': true }),
    properties,
    ...(required.length ? { required } : {}),
  };
}

const problemSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    message: { type: 'string' },
    details: { type: 'string' },
    hint: { type: 'string' },
    violations: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          propertyPath: { type: 'string' },
          message: { type: 'string' },
          code: { type: 'string' },
        },
      },
    },
  },
  required: ['type', 'title', 'status', 'code', 'message'],
} as const;

export function describeSchemas(model: Model): Record<string, unknown> {
  const schemas: Record<string, unknown> = { Problem: problemSchema };
  for (const resource of model.values()) {
    schemas[resource.name] = entitySchema(model, resource, 'read');
    schemas[`${resource.name}.write`] = entitySchema(model, resource, 'write');
    if (servedOperations(resource.descriptor).includes('update')) {
      const { required: _required, ...patch } = entitySchema(model, resource, 'write');
      schemas[`${resource.name}.patch`] = patch;
    }
    schemas[`${resource.name}.collection`] = {
      type: 'object',
      properties: {
        totalItems: { type: 'integer', description: 'Absent with count=none.' },
        totalItemsIsLowerBound: { type: 'boolean' },
        member: { type: 'array', items: { $ref: `#/components/schemas/${resource.name}` } },
        view: { type: 'object' },
        search: { type: 'object' },
      },
    };
  }
  return schemas;
}
