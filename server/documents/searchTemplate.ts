/** The IRI template of a collection: every parameter a list takes, one mapping each. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { bracketsOf, isSortable, operatorsOf } from '../plan/operators.ts';
import { isStored } from '../plan/planPath.ts';
import { collectionIri, type Model, type Resource, targetOf } from '../plan/resource.ts';

export interface ListParameter {
  readonly variable: string;
  /** Property it is about; absent for page, itemsPerPage, fields, q and a behaviour's own. */
  readonly property?: string;
  readonly operator?: string;
  /** The entity and property that a path through `property` ends at. */
  readonly end?: { readonly owner: Resource; readonly property: PropertyDescriptor };
}

/** Any path may be asked for; declared is the one people ask for, the title of what a relation points to. */
function pathParameters(model: Model, property: PropertyDescriptor): readonly ListParameter[] {
  const owner = targetOf(model, property);
  const title = owner.properties.get(owner.descriptor.title);
  if (!title || !operatorsOf(title, owner).includes('contains')) return [];
  const path = `${property.name}.${title.name}`;
  const about = { property: property.name, end: { owner, property: title } };
  return [
    { ...about, variable: path, operator: 'is' },
    { ...about, variable: `${path}[contains]`, operator: 'contains' },
    ...(property.many ? [] : [{ ...about, variable: `order[${path}]` }]),
  ];
}

export function listParameters(model: Model, resource: Resource): readonly ListParameter[] {
  const parameters: ListParameter[] = [
    { variable: 'page' },
    { variable: 'itemsPerPage' },
    { variable: 'cursor' },
    { variable: 'count' },
    { variable: 'fields' },
    { variable: 'contract' },
    { variable: 'q' },
    { variable: 'filter' },
    ...Object.keys(resource.behaviour?.filters ?? {}).map((variable) => ({ variable })),
    { variable: 'id', property: 'id', operator: 'is' },
    { variable: 'id[]', property: 'id', operator: 'is' },
    { variable: 'order[id]', property: 'id' },
  ];
  for (const property of resource.descriptor.properties) {
    if (property.column === 'contract_id') continue;
    const { name } = property;
    const known = operatorsOf(property, resource);
    if (known.includes('is')) {
      parameters.push({ variable: name, property: name, operator: 'is' });
      if (property.kind !== 'boolean')
        parameters.push({ variable: `${name}[]`, property: name, operator: 'is' });
    }
    for (const operator of bracketsOf(property, resource))
      parameters.push({ variable: `${name}[${operator}]`, property: name, operator });
    if (known.includes('exists'))
      parameters.push({ variable: `exists[${name}]`, property: name, operator: 'exists' });
    if (isSortable(property, resource)) parameters.push({ variable: `order[${name}]`, property: name });
    if (property.kind === 'relation' && known.length > 0 && isStored(property, resource))
      parameters.push(...pathParameters(model, property));
  }
  return parameters;
}

const made = new WeakMap<Resource, Map<number, string>>();

/** As JSON text, made once a collection address. */
export function searchTemplate(model: Model, resource: Resource, contract: number): string {
  let map = made.get(resource);
  if (!map) {
    map = new Map();
    made.set(resource, map);
  }
  const key = resource.isPrefixed ? contract : 0;
  const hit = map.get(key);
  if (hit) return hit;
  const parameters = listParameters(model, resource);
  const text = JSON.stringify({
    '@type': 'IriTemplate',
    template: `${collectionIri(resource, contract)}{?${parameters.map(({ variable }) => variable).join(',')}}`,
    variableRepresentation: 'BasicRepresentation',
    mapping: parameters.map(({ variable, property }) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property: property ?? null,
      required: false,
    })),
  });
  if (map.size > 100) map.clear();
  map.set(key, text);
  return text;
}
