/** What a declared call takes and answers, as OpenAPI has it: an action of an entity, or a call that belongs to none. */
import type { ActionDescriptor, CallDescriptor } from '../../schema/descriptor.ts';
import type { Model } from '../plan/resource.ts';
import { type JsonSchema, propertySchema } from './kinds.ts';
import { type Node, notFound, problems, written } from './problems.ts';

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

/** Each member of the value that describes the query, as a parameter. */
function queryParameters(query: string | undefined, model: Model): Node[] {
  const properties = query === undefined ? [] : (model.get(query)?.descriptor.properties ?? []);
  return properties.map((property) => ({
    name: property.name,
    in: 'query',
    ...(property.required && { required: true }),
    description: property.comment?.en ?? property.label.en,
    schema: propertySchema(
      property,
      property.target === undefined ? undefined : model.get(property.target),
      'write',
    ),
  }));
}

const fileMember = { type: 'string', contentMediaType: 'application/octet-stream' } as const;

/** A form, where it takes a file. */
function describeContent(declared: ActionDescriptor | CallDescriptor): Node {
  const { expects } = declared;
  const schema = expects === undefined ? undefined : actionBody(expects);
  if (!('takesFile' in declared && declared.takesFile)) return { 'application/json': { schema } };
  const form = { type: 'object', properties: { file: fileMember }, required: ['file'] };
  return { 'multipart/form-data': { schema: schema ? { allOf: [schema, form] } : form } };
}

export function describeDeclared(declared: ActionDescriptor | CallDescriptor, model: Model): Node {
  const { expects, returns, query } = declared;
  const status = declared.status ?? (returns === undefined ? 204 : 200);
  const parameters = queryParameters(query, model);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(('takesFile' in declared && declared.takesFile) || expects
      ? { requestBody: { required: true, content: describeContent(declared) } }
      : {}),
    responses: {
      [String(status)]: actionAnswer(returns, model),
      ...problems,
      ...notFound,
      ...written,
    },
  };
}
