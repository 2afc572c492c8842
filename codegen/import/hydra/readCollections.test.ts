/** What leads to a collection: the entrypoint's links, classes of collections, and what can be done with them. */
import { describe, expect, it } from 'vitest';
import { field, hydra } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, textOf } from '../../fixtures/import/readImport.ts';

const call = (method: string, more: object = {}) => ({ '@type': 'Operation', method, ...more });

/** An entrypoint whose link leads to a class of collections, each with calls of its own. */
const linked = (collection: object) =>
  hydra([
    { '@id': '#Book', supportedProperty: [field('name')], supportedOperation: [call('GET')] },
    {
      '@id': '#BookCollection',
      '@type': 'Class',
      'rdfs:subClassOf': { '@id': 'http://www.w3.org/ns/hydra/core#Collection' },
      ...collection,
    },
    {
      '@id': '#EntryPoint',
      '@type': 'Class',
      supportedProperty: [
        {
          '@type': 'SupportedProperty',
          title: 'books',
          property: {
            '@id': '#EntryPoint/books',
            '@type': 'Link',
            'rdfs:range': { '@id': '#BookCollection' },
            supportedOperation: [call('GET')],
          },
        },
      ],
    },
  ]);

describe('a class of collections', () => {
  it('adds what can be done with it to what its link says', () => {
    const imported = importText(linked({ supportedOperation: [call('POST', { expects: '#Book' })] }));
    expect(textOf(imported, 'Book')).toContain('"operations": ["list", "read", "create"]');
    expect(textOf(importText(linked({})), 'Book')).toContain('"operations": ["list", "read"]');
  });
});

describe('classes that are distinguished by a query', () => {
  const vocab = 'https://x.test/api/vocab?resource=';
  const collection = {
    '@id': `${vocab}DroneCollection`,
    '@type': 'Collection',
    memberAssertion: { property: 'rdf:type', object: { '@id': `${vocab}Drone` } },
    supportedOperation: [call('GET')],
  };
  const imported = importText(
    hydra([
      {
        '@id': `${vocab}Drone`,
        '@type': 'Class',
        title: 'Drone',
        supportedProperty: [
          field('name'),
          { '@type': 'SupportedProperty', property: { '@id': `${vocab}State` }, title: 'state' },
        ],
      },
      {
        '@id': `${vocab}State`,
        '@type': 'Class',
        title: 'State',
        supportedProperty: [field('speed')],
        supportedOperation: [call('GET')],
      },
      collection,
      {
        '@id': `${vocab}EntryPoint`,
        '@type': 'Class',
        title: 'EntryPoint',
        supportedProperty: [field('drones')],
      },
    ]),
  );

  it('are called by its value, and the address they share is no collection’s', () => {
    expect(explainFault(imported)).toBe('taken: Drone, State');
    expect(textOf(imported, 'Drone')).toContain('"collection": "/drones"');
  });

  it('name a property that points to one of them', () => {
    expect(lineOf(imported, 'Drone.state')).toBe('{ "range": "State" }');
  });
});
