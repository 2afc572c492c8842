/** Every document becomes a model or is refused in a sentence: which construct, where, and what to do. */
import { describe, expect, it } from 'vitest';
import { importText, lineOf, sayFault, textOf } from '../fixtures/import/readImport.ts';

const hydra = (classes: unknown, more: object = {}) => ({
  '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
  '@id': '/docs',
  '@type': 'ApiDocumentation',
  supportedClass: classes,
  ...more,
});

const field = (name: string, more: object = {}, range: unknown = 'xsd:string') => ({
  '@type': 'SupportedProperty',
  property: { '@id': `#${name}`, '@type': 'rdf:Property', label: name, range },
  title: name,
  ...more,
});

/** An OpenAPI document of one collection whose records look like this. */
const openApi = (schema: unknown, schemas: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Things' },
  paths: {
    '/things': {
      get: { responses: { '200': answer({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) } },
    },
    '/things/{id}': { get: { responses: { '200': answer({ $ref: '#/components/schemas/Thing' }) } } },
  },
  components: { schemas: { Thing: schema, ...schemas } },
});

const answer = (schema: unknown) => ({ description: 'Yes', content: { 'application/json': { schema } } });
const thing = (property: unknown, schemas: object = {}) =>
  openApi({ type: 'object', properties: { name: { type: 'string' }, it: property } }, schemas);

describe('what is no document', () => {
  it.each([
    ['', 'api.json:1 The document is empty. Give the API documentation, as the server answers it.'],
    [' \n\n', 'api.json:1 The document is empty. Give the API documentation, as the server answers it.'],
    [
      '<!doctype html><html>',
      'api.json:1 The document is a web page or XML: it starts with "<!doctype html><html". Give the address of the JSON-LD or OpenAPI document itself, e.g. "/docs.jsonld" or "/docs.json".',
    ],
    [
      'openapi: 3.0.0\ninfo:\n  title: Things',
      'api.json:1 The document is YAML. Convert it to JSON, e.g. `npx yaml --json < api.yaml > api.json`, and import that.',
    ],
    [
      '---\nswagger: "2.0"',
      'api.json:1 The document is YAML. Convert it to JSON, e.g. `npx yaml --json < api.yaml > api.json`, and import that.',
    ],
    [
      '{\n "a": 1,\n}',
      'api.json:3 The document is not JSON. Remove the comma before `}`. Save it again as the server answers it.',
    ],
    [
      '42',
      'api.json:1 The document is 42, no object. Give a Hydra API documentation or an OpenAPI document.',
    ],
    [
      'null',
      'api.json:1 The document is null, no object. Give a Hydra API documentation or an OpenAPI document.',
    ],
    [
      '{}',
      'api.json:1 The document has no "hydra:supportedClass" and no "openapi": its keys are none. Give a Hydra API documentation or an OpenAPI 3 document.',
    ],
    [
      '[]',
      'api.json:1 The document has no "hydra:supportedClass" and no "openapi": its keys are none. Give a Hydra API documentation or an OpenAPI 3 document.',
    ],
    [
      `${'['.repeat(100_000)}`,
      'api.json:1 The document is nested too deep to be read. Give an API documentation; this one is none that a server would make.',
    ],
    [
      '{ "swagger": "2.0", "paths": {} }',
      'api.json:1 At /swagger: The document is Swagger 2.0. Convert it to OpenAPI 3, e.g. `npx swagger2openapi`, and import that.',
    ],
    [
      '{ "openapi": "4.0.0" }',
      'api.json:1 At /openapi: The "openapi" is "4.0.0". Give a document of OpenAPI 3.0 or 3.1.',
    ],
    [
      '{ "hydra:member": [], "hydra:totalItems": 0 }',
      'api.json:1 The document is a collection. Give the API documentation its Link header names.',
    ],
  ])('is refused: %j', (text, want) => {
    expect(sayFault(importText(text))).toBe(want);
  });
});

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
    expect(sayFault(importText(document))).toBe(want);
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
    expect(sayFault(importText(document))).toBe(want);
  });

  it('a class that points to one left out becomes a url or json, and it is said', () => {
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

describe('OpenAPI', () => {
  it.each([
    [
      'a cyclic allOf',
      openApi({ allOf: [{ $ref: '#/components/schemas/Thing' }] }),
      'api.json:47 At /components/schemas/Thing/allOf/0: The schema "Thing" is part of itself, through "$ref" or "allOf". Break the cycle: refer to it from a property instead.',
    ],
    [
      'a $ref that goes round',
      thing(
        { $ref: '#/components/schemas/A' },
        { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
      ),
      'api.json:59 At /components/schemas/B: The schema "A" is part of itself, through "$ref" or "allOf". Break the cycle: refer to it from a property instead.',
    ],
    [
      'a $ref to nothing',
      thing({ $ref: '#/components/schemas/Missing' }),
      'api.json:52 At /components/schemas/Thing/properties/it/$ref: The "$ref" "#/components/schemas/Missing" leads nowhere. Add what it names, or remove it.',
    ],
    [
      'a $ref to another file',
      thing({ $ref: 'other.json#/Thing' }),
      'api.json:52 At /components/schemas/Thing/properties/it/$ref: The "$ref" is "other.json#/Thing", another document. Bundle the documents into one, e.g. `npx @redocly/cli bundle`, and import that.',
    ],
    [
      'a $ref that is a number',
      thing({ $ref: 3 }),
      'api.json:52 At /components/schemas/Thing/properties/it/$ref: The "$ref" is 3. Write "#/components/schemas/…".',
    ],
    [
      'a oneOf that is no list',
      thing({ oneOf: {} }),
      'api.json:52 At /components/schemas/Thing/properties/it/oneOf: "oneOf" is no list. Write a list of schemas.',
    ],
    [
      'a path without a slash',
      { openapi: '3.0.0', paths: { things: { get: {} } } },
      'api.json:4 At /paths/things: The path "things" starts with no slash. Write "/things".',
    ],
    [
      'no paths',
      { openapi: '3.0.0', components: {} },
      'api.json:1 No path of the document answers records of a collection. Give a document with paths like "/books" and "/books/{id}" whose answers have a schema with properties.',
    ],
  ])('is refused with %s', (_, document, want) => {
    expect(sayFault(importText(document))).toBe(want);
  });

  it.each([
    [
      'null among types',
      { type: ['string', 'null'], maxLength: 9 },
      '{ "range": "string", "list": true, "maxLength": 9 }',
    ],
    [
      'nullable of 3.0',
      { type: 'integer', nullable: true, minimum: 0, exclusiveMinimum: true },
      '{ "range": "integer", "list": true, "min": 1 }',
    ],
    ['several types', { type: ['string', 'integer'] }, '{ "range": "json" }'],
    ['integer or number', { type: ['integer', 'number'] }, '{ "range": "number", "list": true }'],
    ['a const', { const: 'fixed' }, '{ "in": ["fixed"], "list": true }'],
    [
      'a choice of consts',
      { oneOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }] },
      '{ "in": ["a", "b"], "list": true }',
    ],
    [
      'an enum with null',
      { type: 'string', enum: ['a', null], nullable: true },
      '{ "in": ["a"], "list": true }',
    ],
    [
      'an enum of numbers',
      { type: 'integer', enum: [1, 2, 5] },
      '{ "range": "integer", "list": true, "min": 1, "max": 5 }',
    ],
    ['prefixItems', { type: 'array', prefixItems: [{ type: 'number' }] }, '{ "range": "json" }'],
    [
      'a list of a list',
      { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      '{ "range": "json" }',
    ],
    [
      'a list of enums',
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      '{ "in": ["a", "b"], "many": true }',
    ],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }, '{ "range": "json" }'],
    ['anything', {}, '{ "range": "json" }'],
    ['a pattern that is none', { type: 'string', pattern: '/^[A-Z/' }, '{ "range": "string", "list": true }'],
    [
      'a default that does not fit',
      { type: 'boolean', default: 'yes' },
      '{ "range": "boolean", "list": true }',
    ],
    ['a password', { type: 'string', format: 'password' }, '{ "range": "string", "secret": true }'],
    ['a uuid', { type: 'string', format: 'uuid' }, '{ "range": "string", "list": true, "maxLength": 36 }'],
    ['a uri', { type: 'string', format: 'uri' }, '{ "range": "url" }'],
    ['a time', { type: 'string', format: 'time' }, '{ "range": "time" }'],
    ['a number out of reach', { type: 'integer', maximum: 2 ** 63 }, '{ "range": "integer", "list": true }'],
    ['itself', { $ref: '#/components/schemas/Thing' }, '{ "range": "Thing", "embedded": true }'],
    [
      'itself or its IRI',
      {
        anyOf: [
          { $ref: '#/components/schemas/Thing' },
          { type: 'string', format: 'iri-reference' },
          { type: 'null' },
        ],
      },
      '{ "range": "Thing", "embedded": true }',
    ],
    [
      'a property called constructor',
      { type: 'string', format: 'constructor' },
      '{ "range": "string", "list": true }',
    ],
  ])('reads %s', (_, property, want) => {
    expect(lineOf(importText(thing(property)), 'Thing.it')).toBe(want);
  });

  it('makes a value of an object that no path answers', () => {
    const imported = importText(
      thing(
        { type: 'array', items: { $ref: '#/components/schemas/Part' } },
        {
          Part: {
            type: 'object',
            required: ['size'],
            properties: { size: { type: 'integer' }, of: { $ref: '#/components/schemas/Part' } },
          },
        },
      ),
    );
    expect(lineOf(imported, 'Thing.it')).toBe('{ "range": "Part", "many": true }');
    expect(textOf(imported, 'Part')).toContain('"scope": "value"');
    expect(lineOf(imported, 'Part.size')).toBe('{ "range": "integer", "required": true }');
  });

  it('is refused beside itself', () => {
    expect(sayFault(importText(thing({}), { openApiText: thing({}) }))).toBe(
      'api.json:1 This document is OpenAPI already. Leave "--openapi" out, or give the Hydra documentation first.',
    );
    expect(sayFault(importText(hydra([]), { openApiText: hydra([]) }))).toBe(
      'openapi.json:1 The document given with "--openapi" has no "openapi". Give an OpenAPI 3 document.',
    );
  });
});
