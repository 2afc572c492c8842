/** Hydra as others write it: every document becomes a model or is refused in a sentence with its place. */
import { describe, expect, it } from 'vitest';
import { field, hydra } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf, textOf } from '../../fixtures/import/readImport.ts';

describe('Hydra', () => {
  it.each([
    [
      'no classes',
      hydra([]),
      'api.json:5 At /supportedClass: "supportedClass" lists no class. Give a documentation that describes classes.',
    ],
    [
      'words that are not Hydra’s',
      { '@context': { '@vocab': 'https://x.test/#' }, supportedClass: [{ title: 'Book' }] },
      'api.json:5 At /supportedClass: "supportedClass" means <https://x.test/#supportedClass> under the document\'s context, which is not Hydra\'s. Map it to <http://www.w3.org/ns/hydra/core#supportedClass> in "@context".',
    ],
    [
      'classes without properties',
      hydra([{ '@id': '#Book', '@type': 'Class' }]),
      'api.json:1 No class of the document describes a property. Give a documentation whose classes have "hydra:supportedProperty".',
    ],
    [
      'a class without a name',
      hydra([{ '@type': 'Class', supportedProperty: [field('name')] }]),
      'api.json:6 At /supportedClass/0: A class has neither an "@id" nor a title. Give it a "hydra:title", or an "@id" that ends in a name.',
    ],
    [
      'a class whose name cannot be written here',
      hydra([{ '@id': '#名前', title: '名前', supportedProperty: [field('name')] }]),
      'api.json:6 At /supportedClass/0: The class "名前" has no name in Latin letters. Give it a "hydra:title" that has one; its "rdfs:label" may stay as it is.',
    ],
    [
      'an entrypoint in its place',
      { '@context': '/contexts/Entrypoint', '@id': '/', '@type': 'Entrypoint', book: '/books' },
      'api.json:1 The document is an entrypoint. Give its address, or the API documentation that its Link header names.',
    ],
    [
      'the refusal of a server in its place',
      { type: 'about:blank', title: 'Unauthorized', status: 401 },
      'api.json:1 The document is the refusal of a server: 401 "Unauthorized". Sign in, or save the document and import the file.',
    ],
    [
      'a term defined by itself',
      { '@context': { a: 'b:x', b: 'a:y' }, supportedClass: [] },
      'api.json:1 The term "a" of the context is defined by itself. Give it an IRI.',
    ],
    [
      'a context that is a number',
      { '@context': 7, supportedClass: [] },
      'api.json:1 The context is 7. Write an object or an address.',
    ],
  ])('is refused with %s', (_, document, want) => {
    expect(explainFault(importText(document))).toBe(want);
  });

  it.each([
    [
      'a class of blank nodes, by its title',
      hydra([{ '@id': '_:b0', title: 'Book', supportedProperty: [field('name')] }]),
      'taken: Book',
    ],
    [
      'two classes of one title',
      hydra([
        { '@id': '#Book', title: 'Book', supportedProperty: [field('name')] },
        { '@id': '#OldBook', title: 'Book', supportedProperty: [field('name')] },
      ]),
      'taken: Book, OldBook',
    ],
    [
      'titles in several languages',
      hydra([
        {
          '@id': '#Livre',
          title: [
            { '@value': 'Livre', '@language': 'fr' },
            { '@value': 'Book', '@language': 'en' },
          ],
          supportedProperty: [field('name')],
        },
      ]),
      'taken: Livre',
    ],
    [
      'several types of a class',
      hydra([
        {
          '@id': '#Book',
          '@type': ['Class', 'rdfs:Class', 'https://schema.org/Book'],
          supportedProperty: field('name'),
        },
      ]),
      'taken: Book',
    ],
    [
      'whole IRIs and no context',
      [
        {
          'http://www.w3.org/ns/hydra/core#supportedClass': [
            {
              '@id': 'https://x.test/#Book',
              'http://www.w3.org/ns/hydra/core#supportedProperty': [
                { 'http://www.w3.org/ns/hydra/core#property': [{ '@id': 'https://x.test/#name' }] },
              ],
            },
          ],
        },
      ],
      'taken: Book',
    ],
    [
      'bare words and no context',
      { supportedClass: [{ '@id': '#Book', supportedProperty: [field('name')] }] },
      'taken: Book',
    ],
    [
      'a context that is not at hand',
      { ...hydra([{ '@id': '#Book', supportedProperty: [field('name')] }]), '@context': '/contexts/Docs' },
      'taken: Book',
    ],
    [
      'classes in a graph, named from a list',
      {
        '@context': 'http://www.w3.org/ns/hydra/core',
        '@graph': [
          { '@id': '/docs', supportedClass: ['#Book'] },
          { '@id': '#Book', '@type': 'Class', supportedProperty: [field('name')] },
        ],
      },
      'taken: Book',
    ],
    [
      'a class that is a word of the language',
      hydra([{ '@id': '#Record', supportedProperty: [field('name')] }]),
      'taken: LibraryRecord',
    ],
  ])('is taken with %s', (_, document, want) => {
    expect(explainFault(importText(document))).toBe(want);
  });

  it('a class that points to one left out becomes a url or json, and it is reported', () => {
    const imported = importText(
      hydra([
        { '@id': '#Book', supportedProperty: [field('name'), field('shelf', {}, '#Shelf')] },
        { '@id': '#Shelf' },
      ]),
    );
    expect(lineOf(imported, 'Book.shelf')).toBe('{ "range": "json" }');
    expect(imported.ok && imported.remarks.map(({ about, text }) => `${about}: ${text}`)).toContain(
      'Shelf: the class has no properties: left out',
    );
  });

  it('names that cannot stand here are spelt so that they can', () => {
    const imported = importText(
      hydra([
        {
          '@id': '#Book',
          supportedProperty: [
            field('first_name'),
            field('firstName'),
            field('id'),
            field('@id'),
            field('2nd'),
          ],
        },
      ]),
    );
    expect(textOf(imported, 'Book').match(/^ {4}"(\w+)":/gm)).toEqual([
      '    "firstName":',
      '    "firstName2":',
      '    "n2nd":',
    ]);
  });
});

describe('what a documentation says and an entity’s file cannot', () => {
  const notesOf = (...properties: object[]) =>
    remarksOf(importText(hydra([{ '@id': '#Book', supportedProperty: [field('name'), ...properties] }])));

  it.each([
    [
      'a word of another vocabulary',
      field('isbn', { 'owl:inverseOf': '#of' }),
      'the document: "owl:inverseOf" is not read here: left out, once, first at /supportedClass/0/supportedProperty/1 (line 19)',
    ],
    [
      'a misspelt word',
      { supportedProperties: [field('isbn')], ...field('isbn') },
      'the document: "supportedProperties" has no meaning under its context: left out, once, first at /supportedClass/0/supportedProperty/1/supportedProperties (line 20)',
    ],
    [
      'a second property in the place of one',
      { property: ['#isbn', '#ean'] },
      'Book.isbn: beside it stands <http://localhost/docs#ean>: the first is read',
    ],
    [
      'a range of no known shape',
      field('isbn', {}, { 'sh:or': [{ 'sh:datatype': 'xsd:string' }] }),
      'Book.isbn: its range is a shape that cannot be read: name a class or a type; read as text',
    ],
    [
      'one of several classes',
      field('owner', {}, { 'owl:unionOf': { '@list': [{ '@id': '#Book' }, { '@id': '#Book2' }] } }),
      'Book.owner: the documentation does not say how many it holds; by its name one',
    ],
    [
      'a third language',
      field('isbn', { description: { '@value': 'Zehn oder dreizehn Ziffern', '@language': 'de' } }),
      'the document: texts in de are taken only where English and French are missing',
    ],
  ])('is reported: %s', (_, property, want) => {
    expect(notesOf(property)).toContain(want);
  });

  it('is reported: calls that are none of the five, and a POST that makes something else', () => {
    const imported = importText(
      hydra([
        {
          '@id': '#Book',
          supportedProperty: [field('name')],
          supportedOperation: [
            { method: 'GET' },
            { method: 'LINK' },
            { method: 'POST', expects: '#Loan' },
            { title: 'Nothing' },
          ],
        },
      ]),
    );
    expect(textOf(imported, 'Book')).toContain('"operations": ["list", "read"]');
    expect(remarksOf(imported)).toEqual(
      expect.arrayContaining([
        'Book: its operation "LINK" is none that an entity has: left out',
        'Book: its POST takes another class: a call of its own, left out without an address',
        'Book: an operation without a method: left out',
      ]),
    );
  });

  it('a status that can be changed is a record, one without operations an error of the API', () => {
    const status = (more: object) =>
      importText(
        hydra([
          { '@id': '#Order', supportedProperty: [field('name')] },
          { '@id': '#Status', supportedProperty: [field('name')], ...more },
        ]),
      );
    expect(explainFault(status({ supportedOperation: { method: 'PUT' } }))).toBe('taken: Order, Status');
    expect(explainFault(status({}))).toBe('taken: Order');
    expect(remarksOf(status({}))).toContain(
      'Status: by its name an error of the API, and it has no operations: left out',
    );
  });
});
