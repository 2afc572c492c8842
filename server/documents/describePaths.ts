/** Every path that is served, with what can be called there. */
import type { ActionDescriptor, Operation } from '../../schema/descriptor.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { furtherCalls, servedCalls } from '../plan/servedCalls.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { callAnswers, describeCall } from './describeCall.ts';
import { describeOperation } from './describeOperation.ts';
import type { JsonSchema } from './kinds.ts';
import { listQuery } from './listQuery.ts';
import { type Node, notFound, problems, written } from './problems.ts';

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

/** Of a value, a list is plain; of records, a collection. */
function actionAnswer(returns: string | undefined, model: Model): Node {
  if (returns === undefined) return { description: 'Done.' };
  if (returns === 'document')
    return {
      description: 'A document.',
      content: { 'application/octet-stream': { schema: { type: 'string' } } },
    };
  if (returns === 'json') return { description: 'Done.', content: { 'application/json': { schema: {} } } };
  const name = returns.replace(/^collection:/, '');
  const isList = name !== returns;
  const one = { $ref: `#/components/schemas/${name}` };
  const many = { $ref: `#/components/schemas/${name}.collection` };
  if (model.get(name)?.descriptor.scope === 'value') {
    const schema = isList ? { type: 'array', items: one } : one;
    return { description: returns, content: { 'application/json': { schema } } };
  }
  return { description: returns, content: { 'application/ld+json': { schema: isList ? many : one } } };
}

const actionBody = (expects: string): JsonSchema =>
  expects === 'json' ? {} : { $ref: `#/components/schemas/${expects}.write` };

function describeAction(resource: Resource, action: ActionDescriptor, model: Model): Node {
  const status = action.status ?? (action.returns === undefined ? 204 : 200);
  return {
    tags: [resource.name],
    operationId: `${action.name}${resource.name}`,
    summary: action.label.en,
    ...(action.expects && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: actionBody(action.expects) } },
      },
    }),
    responses: {
      [String(status)]: actionAnswer(action.returns, model),
      ...problems,
      ...notFound,
      ...written,
    },
  };
}

export function describePaths(model: Model): Record<string, Node> {
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
      at(`${prefix}${action.path}`)[action.method.toLowerCase()] = describeAction(resource, action, model);
  }
  return paths;
}
