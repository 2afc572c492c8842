/** The parameters of a list as OpenAPI has them: the same that the search template declares, with what they take. */
import { jsonOperators } from '../plan/operators.ts';
import { maxComparisons, maxDepth } from '../plan/planTree.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { type JsonSchema, propertySchema } from './kinds.ts';
import { type ListParameter, listParameters } from './searchTemplate.ts';

const described: Readonly<Record<string, { readonly schema: JsonSchema; readonly description?: string }>> = {
  page: { schema: { type: 'integer', minimum: 1, default: 1 } },
  itemsPerPage: { schema: { type: 'integer', minimum: 0, maximum: 1000, default: 30 } },
  cursor: {
    schema: { type: 'string' },
    description:
      'A page by its place in the order, as deep as one likes at the price of the first: empty for the first, then as `view.next` has it.',
  },
  count: {
    schema: { type: 'string', enum: ['exact', 'bounded', 'none'], default: 'bounded' },
    description: 'How far a total is counted; bounded: up to 10,000, then `totalItemsIsLowerBound`.',
  },
  fields: { schema: { type: 'string' }, description: 'Names with groups in braces: a,b{c,d{e}}.' },
  q: {
    schema: { type: 'string' },
    description: 'Words that are all in the searched texts, whatever their case and accents.',
  },
  filter: {
    schema: { type: 'string', contentMediaType: 'application/json' },
    description: `JSON: {"field", "op", "value"}, or {"and": […]} or {"or": […]} of such, up to ${maxDepth} deep and ${maxComparisons} in all. A field may be a dotted path. Ops: ${Object.keys(jsonOperators).join(', ')}; in and notIn take a list, exists a boolean; ne, notIn and notContains hold for what has no value too.`,
  },
};

function valueSchema(
  model: Model,
  resource: Resource,
  { variable, property: name, operator, end }: ListParameter,
) {
  if (variable.startsWith('order[') && operator === undefined)
    return { type: 'string', enum: ['asc', 'desc'] };
  if (operator === 'exists') return { type: 'boolean' };
  const property = end?.property ?? (name === undefined ? undefined : resource.properties.get(name));
  if (!property || operator === 'contains' || operator === 'startsWith') return { type: 'string' };
  const target = property.kind === 'relation' ? targetOf(model, property) : undefined;
  const { many: _many, ...one } = property;
  const { title: _title, ...item } = propertySchema({ ...one, required: true }, target, 'write');
  return variable.endsWith('[]') ? { type: 'array', items: item } : item;
}

export function listQuery(model: Model, resource: Resource): Readonly<Record<string, unknown>>[] {
  const isJoined = ({ variable, property = '', end }: ListParameter) =>
    variable === property && (end?.property ?? resource.properties.get(property))?.commaSeparated;
  return listParameters(model, resource).map((parameter) => ({
    name: parameter.variable,
    in: 'query',
    required: false,
    ...(described[parameter.property === undefined ? parameter.variable : ''] ?? {
      schema: valueSchema(model, resource, parameter),
      ...(isJoined(parameter) && { description: 'Several values are joined by commas.' }),
    }),
  }));
}
