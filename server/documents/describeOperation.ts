/** The five operations of an entity, as OpenAPI has them. */
import type { Operation } from '../../schema/descriptor.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { listQuery } from './listQuery.ts';
import { type Node, notFound, problems, written } from './problems.ts';

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

export function describeOperation(
  model: Model,
  resource: Resource,
  operation: Operation,
  method: string,
): Node {
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
