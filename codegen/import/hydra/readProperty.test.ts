/** What a property of Hydra's holds, by its range. */
import { describe, expect, it } from 'vitest';
import { field, hydra } from '../../fixtures/import/makeDocument.ts';
import { importText, lineOf, remarksOf } from '../../fixtures/import/readImport.ts';

it('a class has what the classes have that it is a subclass of', () => {
  const parts = [
    { '@id': '#Vehicle', supportedProperty: [field('wheels', {}, 'xsd:integer'), field('plate')] },
    { '@id': '#Car', subClassOf: '#Vehicle', supportedProperty: [field('plate', { required: true })] },
  ];
  const imported = importText(hydra(parts));
  expect(lineOf(imported, 'Car.wheels')).toBe('{ "range": "integer", "list": true }');
  expect(lineOf(imported, 'Car.plate')).toBe('{ "range": "string", "required": true, "list": true }');
  expect(remarksOf(imported)).toContain('Car.wheels: taken from a class that this one is a subclass of');
  expect(lineOf(importText(hydra([{ ...parts[0], subClassOf: '#Car' }, parts[1]])), 'Vehicle.wheels')).toBe(
    '{ "range": "integer", "list": true }',
  );
});

it('SHACL counts how many a property holds', () => {
  const count = { 'sh:minCount': 1, 'sh:maxCount': 1 };
  const imported = importText(
    hydra([{ '@id': '#Room', supportedProperty: [field('name'), field('rooms', count, '#Room')] }]),
  );
  expect(lineOf(imported, 'Room.rooms')).toBe('{ "range": "Room", "embedded": true, "required": true }');
});

describe('a range', () => {
  it.each([
    [
      'of constants',
      { 'owl:oneOf': { '@list': ['red', 'green'] } },
      '{ "in": ["red", "green"], "list": true }',
    ],
    [
      'of a collection’s members, without the class around it',
      { 'owl:onProperty': { '@id': 'hydra:member' }, 'owl:allValuesFrom': { '@id': '#Book' } },
      '{ "range": "Book", "many": true, "embedded": true }',
    ],
    ['as an object', { '@id': 'xsd:integer' }, '{ "range": "integer", "list": true }'],
    ['as a list', ['xsd:integer'], '{ "range": "integer", "list": true }'],
  ])('%s is read', (_, range, want) => {
    const imported = importText(
      hydra([{ '@id': '#Book', supportedProperty: [field('name'), field('it', {}, range)] }]),
    );
    expect(lineOf(imported, 'Book.it')).toBe(want);
  });

  it('with SHACL’s bounds keeps them', () => {
    const bounds = { 'sh:maxLength': 13, 'sh:pattern': '^97' };
    const imported = importText(hydra([{ '@id': '#Book', supportedProperty: [field('isbn', bounds)] }]));
    expect(lineOf(imported, 'Book.isbn')).toBe(
      '{ "range": "string", "maxLength": 13, "pattern": "^97", "list": true }',
    );
  });

  it('under which nothing is described is the class that is called so', () => {
    const imported = importText(
      hydra([
        { '@id': '#Order', supportedProperty: [field('customer', {}, '#Customer')] },
        { '@id': 'http://schema.org/Person', title: 'Customer', supportedProperty: [field('name')] },
      ]),
    );
    expect(lineOf(imported, 'Order.customer')).toBe(
      '{ "range": "Customer", "embedded": true, "list": true }',
    );
    expect(remarksOf(imported)).toContain(
      'Order.customer: its range <http://localhost/docs#Customer> is described nowhere in the document; <https://schema.org/Person> is called so, and is taken',
    );
  });

  it('that nobody names is reported', () => {
    const imported = importText(hydra([{ '@id': '#Order', supportedProperty: [field('note', {}, [])] }]));
    expect(lineOf(imported, 'Order.note')).toBe('{ "range": "string", "list": true }');
    expect(remarksOf(imported)).toContain(
      'Order: no document says what these hold, and they are read as text: note',
    );
  });

  it('is found in a document of three thousand classes that share their properties', () => {
    const classes = Array.from({ length: 3000 }, (_, index) => ({
      '@id': `#Class${index}`,
      supportedProperty: [field('name'), field('code', {}, 'xsd:integer')],
    }));
    const imported = importText(hydra(classes));
    expect(lineOf(imported, 'Class2999.code')).toBe('{ "range": "integer", "list": true }');
  });
});

it('Hydra’s words are its own under https too', () => {
  const document = hydra([{ '@id': 'd:Stock', 's:property': [field('price', {}, 'x:decimal')] }], {
    '@context': [
      'http://www.w3.org/ns/hydra/context.jsonld',
      {
        h: 'https://www.w3.org/ns/hydra/core#',
        x: 'https://www.w3.org/2001/XMLSchema#',
        d: 'https://stocks.example/doc#',
        's:property': 'h:supportedProperty',
      },
    ],
  });
  expect(lineOf(importText(document), 'Stock.price')).toBe('{ "range": "number", "list": true }');
});

describe('two properties of one IRI', () => {
  const person = (...supported: object[]) =>
    importText(hydra([{ '@id': '#Person', supportedProperty: supported }]));
  const named = (title: string, range: string, more: object = {}) => ({
    '@type': 'SupportedProperty',
    property: { '@id': 'schema:name', '@type': 'rdf:Property', range },
    title,
    ...more,
  });

  it('are distinguished by their titles', () => {
    const imported = person(named('First name', 'xsd:string'), named('Shoe size', 'xsd:integer'));
    expect(lineOf(imported, 'Person.firstName')).toBe('{ "range": "string", "list": true }');
    expect(lineOf(imported, 'Person.shoeSize')).toBe('{ "range": "integer", "list": true }');
    expect(lineOf(imported, 'Person.name')).toBe('none');
  });

  it('one to read and one to write, are one', () => {
    const imported = person(
      named('name', 'xsd:string', { readable: true, writable: false }),
      named('name', 'xsd:string', { readable: false, writable: true, required: true }),
    );
    expect(lineOf(imported, 'Person.name')).toBe('{ "range": "string", "required": true, "list": true }');
    expect(remarksOf(imported)).not.toContain('Person.name: described twice; the first is read');
  });

  it('under one title are read once', () => {
    const imported = person(named('name', 'xsd:string'), named('name', 'xsd:integer'));
    expect(lineOf(imported, 'Person.name')).toBe('{ "range": "string", "list": true }');
    expect(remarksOf(imported)).toContain('Person.name: described twice; the first is read');
  });
});

it('a name of the W3C’s under https: means the same', () => {
  const range = { '@id': 'https://www.w3.org/2001/XMLSchema#integer' };
  const imported = importText(hydra([{ '@id': '#Person', supportedProperty: [field('age', {}, range)] }]));
  expect(lineOf(imported, 'Person.age')).toBe('{ "range": "integer", "list": true }');
});
