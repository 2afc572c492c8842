/**
 * Hydra's description of the APIs. It contains what the two dialects in the field look for: an entrypoint whose links
 * have `owl:equivalentClass` (API Platform up to 4.3) and `memberAssertion` (4.4 and the Hydra group).
 */
import type { ApiDescriptor, CallDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { describeOperations } from './describeOperations.ts';
import { xsdRange } from './kinds.ts';
import { vocabulary } from './vocabulary.ts';

type Node = Record<string, unknown>;

function describeProperty(resource: Resource, property: PropertyDescriptor): Node {
  const isLink = property.kind === 'relation';
  const isWritable =
    !property.readOnly && !property.computed && !property.role && !(property.inverse && !property.embedded);
  return {
    '@type': 'SupportedProperty',
    property: {
      '@id': `#${resource.name}/${property.name}`,
      '@type': isLink ? 'Link' : 'rdf:Property',
      label: property.name,
      domain: `#${resource.name}`,
      range: isLink ? `#${property.target}` : xsdRange(property),
      ...(property.many ? {} : { 'owl:maxCardinality': 1 }),
    },
    title: property.name,
    description: property.comment?.en ?? property.label.en,
    required: property.required === true,
    readable: !property.secret,
    writable: isWritable,
    writeable: isWritable,
  };
}

const itemVerbs = {
  read: [['GET', 'schema:FindAction', 'Retrieves']],
  update: [
    ['PUT', 'schema:ReplaceAction', 'Changes'],
    ['PATCH', 'schema:UpdateAction', 'Changes'],
  ],
  delete: [['DELETE', 'schema:DeleteAction', 'Deletes']],
} as const;

function describeItemOperations(resource: Resource): Node[] {
  const operations: Node[] = [];
  for (const operation of servedOperations(resource.descriptor)) {
    if (operation === 'list' || operation === 'create') continue;
    for (const [method, type, verb] of itemVerbs[operation])
      operations.push({
        '@type': ['Operation', type],
        method,
        title: `${verb} ${resource.descriptor.label.en}`,
        label: `${verb} ${resource.descriptor.label.en}`,
        returns: operation === 'delete' ? 'owl:Nothing' : `#${resource.name}`,
        ...(operation === 'update' ? { expects: `#${resource.name}` } : {}),
      });
  }
  return operations;
}

function describeClass(resource: Resource): Node {
  const { descriptor } = resource;
  return {
    '@id': `#${resource.name}`,
    '@type': 'Class',
    title: resource.name,
    label: descriptor.label.en,
    description: descriptor.comment?.en ?? descriptor.label.en,
    supportedProperty: descriptor.properties.map((property) => describeProperty(resource, property)),
    supportedOperation: describeItemOperations(resource),
  };
}

/** Name of the entrypoint's link to a collection: `event_dates`. */
export function linkName(resource: Resource): string {
  return resource.descriptor.collection.slice(1).replaceAll('/', '_');
}

function describeLink(resource: Resource): Node {
  const served = servedOperations(resource.descriptor);
  const title = resource.descriptor.plural.en;
  return {
    '@type': 'SupportedProperty',
    property: {
      '@id': `#Entrypoint/${linkName(resource)}`,
      '@type': 'Link',
      label: title,
      domain: '#Entrypoint',
      'owl:maxCardinality': 1,
      range: [
        'hydra:Collection',
        {
          'owl:equivalentClass': {
            'owl:onProperty': { '@id': 'hydra:member' },
            'owl:allValuesFrom': { '@id': `#${resource.name}` },
          },
        },
      ],
      memberAssertion: { property: { '@id': 'rdf:type' }, object: `#${resource.name}` },
      supportedOperation: [
        ...(served.includes('list')
          ? [
              {
                '@type': ['Operation', 'schema:FindAction'],
                method: 'GET',
                title: `Retrieves the list of ${title}`,
                label: `Retrieves the list of ${title}`,
                returns: 'hydra:Collection',
              },
            ]
          : []),
        ...(served.includes('create')
          ? [
              {
                '@type': ['Operation', 'schema:CreateAction'],
                method: 'POST',
                title: `Creates ${resource.descriptor.label.en}`,
                label: `Creates ${resource.descriptor.label.en}`,
                expects: `#${resource.name}`,
                returns: `#${resource.name}`,
              },
            ]
          : []),
      ],
    },
    title,
    required: false,
    readable: true,
    writable: false,
    writeable: false,
  };
}

function plainClass(name: string, properties: readonly string[]): Node {
  return {
    '@id': `#${name}`,
    '@type': 'Class',
    title: name,
    label: name,
    supportedProperty: properties.map((property) => ({
      '@type': 'SupportedProperty',
      property: {
        '@id': `#${name}/${property}`,
        '@type': 'rdf:Property',
        label: property,
        domain: `#${name}`,
        range: 'xsd:string',
      },
      title: property,
      required: false,
      readable: true,
      writable: false,
      writeable: false,
    })),
    supportedOperation: [],
  };
}

/** `only` one API, whose entrypoint links its collections; without it all of them. */
export function hydraDocument(
  model: Model,
  served: { readonly apis: readonly ApiDescriptor[]; readonly calls: readonly CallDescriptor[] },
  place: { readonly address: string; readonly entrypoint: string; readonly only?: ApiDescriptor },
): string {
  const linked = [...model.values()].filter(
    (resource) =>
      (!place.only || resource.api === place.only) && servedOperations(resource.descriptor).includes('list'),
  );
  return JSON.stringify({
    '@context': { '@vocab': `${place.address}#`, ...vocabulary },
    '@id': place.address,
    '@type': 'ApiDocumentation',
    title: place.only?.label.en ?? 'Ticketing back-office',
    description: 'Programme, sell, print and account for ticketed events.',
    entrypoint: place.entrypoint,
    supportedClass: [
      ...[...model.values()].map(describeClass),
      {
        '@id': '#Entrypoint',
        '@type': 'Class',
        title: 'Entrypoint',
        label: 'Entrypoint',
        supportedProperty: linked.map(describeLink),
        supportedOperation: [
          {
            '@type': 'Operation',
            method: 'GET',
            title: 'index',
            label: 'The entrypoint',
            returns: '#Entrypoint',
          },
          ...describeOperations(model, served, place.only),
        ],
      },
      plainClass('ConstraintViolation', ['propertyPath', 'message', 'code']),
      plainClass('ConstraintViolationList', ['violations']),
    ],
  });
}
