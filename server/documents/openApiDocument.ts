/** OpenAPI 3.1 of every API, made from the same descriptors as the routes. */
import type { ApiDescriptor, Operation } from '../../schema/descriptor.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { furtherCalls, servedCalls } from '../plan/servedCalls.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { callAnswers, describeCall } from './describeCall.ts';
import { type JsonSchema, propertySchema } from './kinds.ts';
import { listQuery } from './listQuery.ts';

type Node = Record<string, unknown>;

const problem = (description: string): Node => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const problems: Node = {
  '400': problem('The request cannot be read.'),
  '401': problem('No valid access token.'),
  '403': problem('Not one of your contracts.'),
};
const notFound = { '404': problem('There is no such record in this contract.') };
const written = {
  '409': problem('In conflict with what stands.'),
  '412': problem('Changed meanwhile.'),
  '413': problem('The body is too large.'),
  '415': problem('The body is of another type.'),
  '422': problem('A value breaks a rule.'),
};

function entitySchema(model: Model, resource: Resource, side: 'read' | 'write'): JsonSchema {
  const properties: Node =
    side === 'read' ? { '@id': { type: 'string' }, '@type': { const: resource.name } } : {};
  const required: string[] = [];
  for (const property of resource.descriptor.properties) {
    const isWritable =
      !property.readOnly && !property.computed && !property.role && (!property.inverse || property.embedded);
    if (side === 'write' ? !isWritable : property.secret) continue;
    const target = property.kind === 'relation' ? targetOf(model, property) : undefined;
    properties[property.name] = propertySchema(property, target, side);
    if (
      side === 'write' &&
      property.required &&
      property.default === undefined &&
      property.column !== 'contract_id'
    )
      required.push(property.name);
  }
  return { type: 'object', properties, ...(required.length ? { required } : {}) };
}

const fieldsParameter = {
  name: 'fields',
  in: 'query',
  schema: { type: 'string' },
  description: 'Names with groups in braces: a,b{c,d{e}}.',
};
const contractParameter = {
  name: 'contract',
  in: 'query',
  schema: { type: 'string' },
  description: 'Id or IRI.',
};

function body(resource: Resource, types: readonly string[]): Node {
  const schema = { $ref: `#/components/schemas/${resource.name}.write` };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function describeOperation(model: Model, resource: Resource, operation: Operation, method: string): Node {
  const { name } = resource;
  const answer = (description: string): Node => ({
    description,
    content: { 'application/ld+json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const common = { tags: [name], operationId: `${operation}${name}${method === 'patch' ? 'Merge' : ''}` };
  switch (operation) {
    case 'list':
      return {
        ...common,
        parameters: listQuery(model, resource),
        responses: {
          '200': {
            description: resource.descriptor.plural.en,
            content: {
              'application/ld+json': { schema: { $ref: `#/components/schemas/${name}.collection` } },
            },
          },
          ...problems,
        },
      };
    case 'create':
      return {
        ...common,
        parameters: [fieldsParameter, contractParameter],
        requestBody: body(resource, ['application/ld+json', 'application/json']),
        responses: { '201': answer('Created.'), ...problems, ...written },
      };
    case 'update':
      return {
        ...common,
        parameters: [fieldsParameter, contractParameter],
        requestBody: body(
          resource,
          method === 'patch' ? ['application/merge-patch+json'] : ['application/ld+json', 'application/json'],
        ),
        responses: { '200': answer('As it stands now.'), ...problems, ...notFound, ...written },
      };
    case 'delete':
      return {
        ...common,
        parameters: [contractParameter],
        responses: { '204': { description: 'Deleted.' }, ...problems, ...notFound, '409': written['409'] },
      };
    default:
      return {
        ...common,
        parameters: [fieldsParameter, contractParameter],
        responses: {
          '200': answer(resource.descriptor.label.en),
          '304': { description: 'Not changed.' },
          ...problems,
          ...notFound,
        },
      };
  }
}

const methods: Readonly<Record<Operation, readonly string[]>> = {
  list: ['get'],
  read: ['get'],
  create: ['post'],
  update: ['put', 'patch'],
  delete: ['delete'],
};

function pathParameters(path: string): Node[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: /^(format|job)$/.test(match[1] ?? '')
      ? { type: 'string' }
      : { type: 'integer', format: 'int64', minimum: 1 },
  }));
}

function actionAnswer(returns: string | JsonSchema | undefined, model: Model): Node {
  if (returns === undefined) return { description: 'Done.' };
  if (returns === 'document')
    return {
      description: 'A document.',
      content: { 'application/octet-stream': { schema: { type: 'string' } } },
    };
  if (typeof returns !== 'string')
    return { description: 'Done.', content: { 'application/json': { schema: returns } } };
  const [kind = '', name = kind] = returns.split(':');
  const schema = `${name}${name === kind ? '' : '.collection'}`;
  if (!model.has(name)) return { description: returns };
  return {
    description: returns,
    content: { 'application/ld+json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}

function describePaths(model: Model): Record<string, Node> {
  const paths: Record<string, Node> = {};
  const at = (path: string): Node => {
    const item = paths[path] ?? { ...(path.includes('{') ? { parameters: pathParameters(path) } : {}) };
    paths[path] = item;
    return item;
  };
  for (const resource of model.values()) {
    const { descriptor, api } = resource;
    const prefix = `${api.base}${api.prefix ?? ''}`;
    for (const operation of servedOperations(descriptor)) {
      const isItem = operation !== 'list' && operation !== 'create';
      const item = at(`${prefix}${descriptor.collection}${isItem ? '/{id}' : ''}`);
      for (const method of methods[operation])
        item[method] = describeOperation(model, resource, operation, method);
    }
    for (const call of servedCalls(descriptor)) {
      const { method, path } = furtherCalls[call];
      at(`${prefix}${descriptor.collection}${path}`)[method.toLowerCase()] = {
        tags: [resource.name],
        operationId: `${call}${resource.name}`,
        ...describeCall(resource, call, listQuery(model, resource)),
        responses: { ...callAnswers(resource, call), ...problems, ...notFound, ...written },
      };
    }
    for (const action of descriptor.actions)
      at(`${prefix}${action.path}`)[action.method.toLowerCase()] = {
        tags: [resource.name],
        operationId: `${action.name}${resource.name}`,
        summary: action.label.en,
        ...(action.expects
          ? { requestBody: { required: true, content: { 'application/json': { schema: action.expects } } } }
          : {}),
        responses: {
          [String(action.status ?? (action.returns === undefined ? 204 : 200))]: actionAnswer(
            action.returns,
            model,
          ),
          ...problems,
          ...notFound,
          ...written,
        },
      };
  }
  return paths;
}

export function openApiDocument(model: Model, apis: readonly ApiDescriptor[]): string {
  const schemas: Record<string, unknown> = {
    Problem: {
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
    },
  };
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
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Ticketing back-office',
      version: '1',
      description: apis.map((api) => api.label.en).join(', '),
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: describePaths(model),
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}
