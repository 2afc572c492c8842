/** OpenAPI of the calls for many records at once, and of hide and show. */

import type { Resource } from '../plan/resource.ts';
import { type FileCall, type FurtherCall, isFileCall } from '../plan/servedCalls.ts';
import { describeFiles, fileAnswers } from './describeFiles.ts';

type Node = Record<string, unknown>;

const summaries: Readonly<Record<Exclude<FurtherCall, FileCall>, (plural: string, one: string) => string>> = {
  bulkCreate: (plural) => `Creates many ${plural}: all or none.`,
  bulkUpdate: (plural) => `Changes many ${plural}, each by its own values: all or none.`,
  selectionUpdate: (plural) => `Changes all ${plural} that the filters match.`,
  selectionDelete: (plural) => `Deletes all ${plural} that the filters match.`,
  hide: (_, one) => `Hides a ${one}.`,
  show: (_, one) => `Shows a ${one} again.`,
};

const total = { type: 'integer', minimum: 0, description: 'How many records the filters are seen to match.' };

function requestBody(schema: Node): Node {
  return { required: true, content: { 'application/ld+json': { schema }, 'application/json': { schema } } };
}

function bodyOf({ name, descriptor }: Resource, call: FurtherCall): Node | undefined {
  const write = { $ref: `#/components/schemas/${name}.write` };
  const patch = { $ref: `#/components/schemas/${name}.patch` };
  const known = {
    '@id': { type: 'string', format: 'iri-reference' },
    '@etag': { type: 'string', description: 'The version the record must have.' },
  };
  if (call === 'bulkCreate' || call === 'bulkUpdate') {
    const items = call === 'bulkCreate' ? write : { allOf: [patch, { properties: known }] };
    const beside = Object.fromEntries((descriptor.bulkWith ?? []).map((member) => [member, {}]));
    const properties = { member: { type: 'array', maxItems: 10_000, items }, ...beside };
    return requestBody({ type: 'object', properties, required: ['member'] });
  }
  if (call !== 'selectionUpdate') return undefined;
  return requestBody({
    type: 'object',
    properties: { patch, expectedTotal: total },
    required: ['patch', 'expectedTotal'],
  });
}

/** @param filters the parameters of the entity's list */
export function describeCall(resource: Resource, call: FurtherCall, filters: readonly Node[]): Node {
  if (isFileCall(call)) return describeFiles(resource, call, filters);
  const { plural, label } = resource.descriptor;
  const isView = ({ name }: Node): boolean =>
    /^(page|itemsPerPage|cursor|count|fields|order\[)/.test(String(name));
  const parameters: Node[] = [
    { name: 'contract', in: 'query', schema: { type: 'string' }, description: 'Id or IRI.' },
  ];
  if (call === 'selectionUpdate' || call === 'selectionDelete')
    parameters.push(...filters.filter((one) => !isView(one) && one.name !== 'contract'));
  else
    parameters.push({
      name: 'fields',
      in: 'query',
      schema: { type: 'string' },
      description: 'Names with groups in braces: a,b{c,d{e}}.',
    });
  if (call === 'selectionDelete')
    parameters.push({ name: 'expectedTotal', in: 'query', required: true, schema: total });
  const body = bodyOf(resource, call);
  return {
    summary: summaries[call](plural.en, label.en),
    parameters,
    ...(body ? { requestBody: body } : {}),
  };
}

/** What the call answers when it is done. */
export function callAnswers({ name }: Resource, call: FurtherCall): Node {
  if (isFileCall(call)) return fileAnswers(call);
  const answer = (description: string, schema: Node): Node => ({
    description,
    content: { 'application/ld+json': { schema } },
  });
  const ref = (suffix = ''): Node => ({ $ref: `#/components/schemas/${name}${suffix}` });
  if (call === 'hide' || call === 'show') return { '200': answer('As it stands now.', ref()) };
  if (call === 'bulkCreate') return { '201': answer('Created.', ref('.collection')) };
  if (call === 'bulkUpdate') return { '200': answer('As they stand now.', ref('.collection')) };
  const counts = { matched: { type: 'integer' }, changed: { type: 'integer' } };
  const json = (description: string, properties: Node): Node => ({
    description,
    content: { 'application/json': { schema: { type: 'object', properties } } },
  });
  return {
    '200': json('Done.', counts),
    '202': json('Begun as a job, which reports its progress.', { job: { type: 'string' } }),
  };
}
