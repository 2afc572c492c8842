/** Every path that is served, with what can be called there. */
import type { ApiDescriptor, CallDescriptor, Operation } from '../../schema/descriptor.ts';
import type { Model } from '../plan/resource.ts';
import { furtherCalls, servedCalls } from '../plan/servedCalls.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { callAnswers, describeCall } from './describeCall.ts';
import { describeDeclared } from './describeDeclared.ts';
import { describeOperation } from './describeOperation.ts';
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

/** `POST /contracts/{contractId}/impersonations` → `postContractsContractIdImpersonations`. */
const operationIdOf = ({ method, path }: CallDescriptor): string =>
  method.toLowerCase() +
  path
    .replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (one) => one.toUpperCase());

export function describePaths(
  model: Model,
  { apis, calls }: { readonly apis: readonly ApiDescriptor[]; readonly calls: readonly CallDescriptor[] },
): Record<string, Node> {
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
        ...describeDeclared(action, model),
      };
  }
  for (const call of calls)
    at(`${apis.find(({ name }) => name === call.api)?.base}${call.path}`)[call.method.toLowerCase()] = {
      tags: [call.area],
      operationId: operationIdOf(call),
      summary: call.summary,
      ...describeDeclared(call, model),
    };
  return paths;
}
