/** OpenAPI as others write it: every document becomes a model or is refused in a sentence with its place. */
import { describe, expect, it } from 'vitest';
import { hydra, openApi, thing } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf, textOf } from '../../fixtures/import/readImport.ts';

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
      'records that have an id and nothing else',
      openApi({ type: 'object', properties: { id: { type: 'integer' } } }),
      'api.json:1 No class of the document becomes an entity: each has an id and nothing else, or no property that can be read. Give a document that says what its records hold.',
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
      'api.json:52 At /components/schemas/Thing/properties/it/oneOf: "oneOf" is an object, and must be a list. Write a list there, or remove "oneOf".',
    ],
    [
      'an enum that is an object',
      thing({ type: 'string', enum: { a: 1 } }),
      'api.json:53 At /components/schemas/Thing/properties/it/enum: "enum" is an object, and must be a list. Write a list there, or remove "enum".',
    ],
    [
      'a list of properties',
      openApi({ type: 'object', properties: ['name'] }),
      'api.json:47 At /components/schemas/Thing/properties: "properties" is a list, and must be an object. Write an object there, or remove "properties".',
    ],
    [
      'a text for a schema',
      thing('string'),
      'api.json:51 At /components/schemas/Thing/properties/it: "it" is "string", and must be a schema. Write a schema there, or remove "it".',
    ],
    [
      'a text for an operation',
      { openapi: '3.0.0', paths: { '/things': { get: 'listThings' } } },
      'api.json:5 At /paths/~1things/get: "get" is "listThings", and must be an object. Write an object there, or remove "get".',
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
    expect(explainFault(importText(document))).toBe(want);
  });

  it.each([
    [
      'null among types',
      { type: ['string', 'null'], maxLength: 9 },
      '{ "range": "string", "maxLength": 9, "list": true }',
    ],
    [
      'nullable of 3.0',
      { type: 'integer', nullable: true, minimum: 0, exclusiveMinimum: true },
      '{ "range": "integer", "min": 1, "list": true }',
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
      '{ "range": "integer", "min": 1, "max": 5, "list": true }',
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
    [
      'a number or one written as a text',
      { anyOf: [{ type: 'number', minimum: 0 }, { type: 'string' }, { type: 'null' }] },
      '{ "range": "number", "min": 0, "list": true }',
    ],
    [
      'a choice or null as OData’s converter writes it',
      {
        anyOf: [
          { type: 'string', enum: ['a', 'b'] },
          { type: 'object', nullable: true },
        ],
      },
      '{ "in": ["a", "b"], "list": true }',
    ],
    [
      'the IRIs of something unnamed',
      { type: 'array', items: { type: 'string', format: 'iri-reference' } },
      '{ "range": "url", "many": true }',
    ],
    [
      'an id that is a number or a text',
      { oneOf: [{ type: 'integer' }, { type: 'string' }] },
      '{ "range": "json" }',
    ],
    ['a pattern that is none', { type: 'string', pattern: '/^[A-Z/' }, '{ "range": "string", "list": true }'],
    [
      'a default that does not fit',
      { type: 'boolean', default: 'yes' },
      '{ "range": "boolean", "list": true }',
    ],
    [
      'a default above its greatest value',
      { type: 'integer', maximum: 5, default: 9 },
      '{ "range": "integer", "max": 5, "list": true }',
    ],
    ['a password', { type: 'string', format: 'password' }, '{ "range": "string", "secret": true }'],
    ['a secret number', { type: 'integer', writeOnly: true }, '{ "range": "integer", "secret": true }'],
    ['a secret flag', { type: 'boolean', writeOnly: true }, '{ "range": "boolean", "secret": true }'],
    [
      'what is written and points to another',
      { $ref: '#/components/schemas/Thing', writeOnly: true },
      '{ "range": "Thing", "embedded": true }',
    ],
    ['a uuid', { type: 'string', format: 'uuid' }, '{ "range": "string", "maxLength": 36, "list": true }'],
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
    expect(explainFault(importText(thing({}), { openApiText: thing({}) }))).toBe(
      'api.json:1 This document is OpenAPI already. Leave "--openapi" out, or give the Hydra documentation first.',
    );
    expect(explainFault(importText(hydra([]), { openApiText: hydra([]) }))).toBe(
      'openapi.json:1 The document given with "--openapi" has no "openapi". Give an OpenAPI 3 document.',
    );
  });
});

it('an IRI is that of the class its property is called by', () => {
  const iri = { type: 'string', format: 'iri-reference' };
  const properties = { name: { type: 'string' }, thing: iri, things: { type: 'array', items: iri } };
  const imported = importText(openApi({ type: 'object', properties }));
  expect(lineOf(imported, 'Thing.thing')).toBe('{ "range": "Thing" }');
  expect(lineOf(imported, 'Thing.things')).toBe('{ "range": "Thing", "many": true }');
  expect(remarksOf(imported)).toContain('Thing.thing: it holds an IRI: by its name that of a Thing');
});

describe('a $ref', () => {
  it('leads to what calls itself so', () => {
    const imported = importText(
      thing({ $ref: '#part' }, { Sized: { $anchor: 'part', type: 'string', maxLength: 7 } }),
    );
    expect(lineOf(imported, 'Thing.it')).toBe('{ "range": "string", "maxLength": 7, "list": true }');
  });

  it('is part of an address, and written like one', () => {
    const imported = importText(
      thing({ $ref: '#/components/schemas/A%20part%2Fof~0it' }, { 'A part/of~it': { enum: ['a', 'b'] } }),
    );
    expect(lineOf(imported, 'Thing.it')).toBe('{ "in": ["a", "b"], "list": true }');
    expect(remarksOf(imported)).not.toContainEqual(expect.stringContaining('no call leads to'));
  });
});

describe('a body', () => {
  const write = (properties: object, required: readonly string[]) => {
    const document = openApi({ type: 'object', properties: { name: { type: 'string' } } });
    const content = { 'application/json': { schema: { type: 'object', required, properties } } };
    const things = { ...document.paths['/things'], post: { requestBody: { content }, responses: {} } };
    return importText({ ...document, paths: { ...document.paths, '/things': things } });
  };

  it('that must say what may be null may leave it out here', () => {
    const text = { type: 'string' };
    const imported = write({ name: text, note: { anyOf: [text, { type: 'null' }] } }, ['name', 'note']);
    expect(lineOf(imported, 'Thing.name')).toBe('{ "range": "string", "required": true, "list": true }');
    expect(lineOf(imported, 'Thing.note')).toBe('{ "range": "string", "secret": true }');
  });
});

it('what OData says of a property is none', () => {
  const properties = { name: { type: 'string' }, 'name@odata.type': { type: 'string' } };
  const imported = importText(openApi({ type: 'object', properties }));
  expect(textOf(imported, 'Thing').match(/^ {4}"(\w+)":/gm)).toEqual(['    "name":']);
});

it('a server’s path takes the defaults of its variables', () => {
  const document = openApi({ type: 'object', properties: { name: { type: 'string' } } });
  const servers = [{ url: 'https://{host}/{stage}', variables: { stage: { default: 'v2' } } }];
  expect(textOf(importText({ ...document, servers }), 'apis')).toContain('"base": "/v2"');
});
