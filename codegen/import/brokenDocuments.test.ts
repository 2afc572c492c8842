/**
 * Documents as people find them: cut off, badly saved, wrong in themselves. Each is refused by one sentence with its file
 * and line, and leaves the schema as it was; what can be read all the same is remarked on.
 */
import { Buffer } from 'node:buffer';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSources } from '../files.ts';
import { runImport } from './runImport.ts';

const root = mkdtempSync(join(tmpdir(), 'broken-'));
beforeAll(() =>
  cpSync(join(import.meta.dirname, '../fixtures/schema'), join(root, 'schema'), { recursive: true }),
);
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the command prints for a document, and its status. */
async function run(file: string, content: string | Uint8Array, ...options: readonly string[]) {
  const lines: string[] = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line));
  writeFileSync(join(root, file), content);
  const args = [join(root, file), '--area', 'house', '--api', 'remote', ...options];
  const status = await runImport(args, root);
  return { status, lines: lines.map((line) => line.replaceAll(`${root}/`, '')) };
}

const thing = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const answer = (schema: unknown) => ({
  responses: { 200: { description: '', content: { 'application/json': { schema } } } },
});
const things = answer({ type: 'array', items: { $ref: '#/components/schemas/Thing' } });

/** OpenAPI of `/things`, and what is wrong with it. */
const openApi = (schemas: object, paths: object = {}) => ({
  openapi: '3.1.0',
  paths: { '/things': { get: things }, ...paths },
  components: { schemas },
});
const thingOf = (properties: unknown) => openApi({ Thing: { type: 'object', properties } });

const property = (id: string, title: string, range: string) => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:title': title,
  'hydra:property': { '@id': id, range: { '@id': range } },
});
const hydra = (supportedClass: unknown, context: object = {}) => ({
  '@context': {
    hydra: 'http://www.w3.org/ns/hydra/core#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
    range: 'http://www.w3.org/2000/01/rdf-schema#range',
    ...context,
  },
  '@type': 'hydra:ApiDocumentation',
  'hydra:supportedClass': supportedClass,
});
const thingClass = (...properties: readonly object[]) =>
  hydra([{ '@id': '#Thing', '@type': 'hydra:Class', 'hydra:supportedProperty': properties }]);

const print = (value: unknown) => JSON.stringify(value, null, 1);
const nested = (levels: number) => `{ "a": ${'{ "a":\n'.repeat(levels)}1${'}'.repeat(levels)} }`;

type Case<Content> = readonly [what: string, content: Content, want: string, file?: string];

const refused: readonly Case<string | Uint8Array>[] = [
  // As files.
  ['an empty file', '', ':1 The document is empty. Give the API documentation, as the server answers it.'],
  [
    'a page of HTML',
    '<!doctype html>\n<html lang="en">',
    ':1 The document is a web page or XML: it starts with "<!doctype html> <htm". Give the address of the JSON-LD or OpenAPI document itself, e.g. "/docs.jsonld" or "/docs.json".',
  ],
  [
    'JSON that ends in the middle of a key',
    print(openApi({ Thing: thing })).slice(0, 40),
    ':4 The document is not JSON. A text begins here that does not end on its line, or has a `\\` before what needs none. Save it again as the server answers it.',
  ],
  [
    'JSON that ends between two values',
    '{\n "openapi": "3.1.0",\n "paths":\n',
    ':4 The document is not JSON. Expected a value, found the end of the file. Save it again as the server answers it.',
  ],
  [
    'UTF-16',
    Buffer.from(`\uFEFF${print(openApi({ Thing: thing }))}`, 'utf16le'),
    ':1 The document is written in UTF-16. Save it in UTF-8, as JSON is.',
  ],
  [
    'Latin-1',
    Buffer.from('{\n "title": "Théâtre"\n}', 'latin1'),
    ':2 The document is not written in UTF-8. Convert it, e.g. `iconv -f ISO-8859-1 -t UTF-8 api.json`.',
  ],
  [
    'a ZIP archive',
    Buffer.from([0x50, 0x4b, 3, 4, 0]),
    ':1 The document is a ZIP archive. Unpack it and import the document inside.',
  ],
  [
    'a key that appears twice',
    '{ "openapi": "3.1.0",\n  "paths": {},\n  "paths": {} }',
    ':3 The document is not JSON. The key "paths" appears here and on line 2. Save it again as the server answers it.',
  ],
  [
    'objects nested a thousand deep',
    nested(1_000),
    ':500 The document is nested too deep to be read. Give an API documentation; this one is none that a server would make.',
  ],
  [
    'a hundred thousand brackets',
    '['.repeat(100_000),
    ':1 The document is nested too deep to be read. Give an API documentation; this one is none that a server would make.',
  ],
  [
    'YAML with a tab',
    'openapi: 3.1.0\npaths:\n\t/things: {}',
    ':3 The document is not YAML that can be read as JSON. Tabs are not allowed as indentation. Correct that line.',
    'api.yaml',
  ],
  [
    'YAML that includes another file',
    'openapi: 3.1.0\npaths: !include paths.yaml',
    ':2 The document is not YAML that can be read as JSON. The tag "!include" has no meaning in JSON. Remove it. Correct that line.',
    'api.yml',
  ],
  // As OpenAPI.
  [
    'no paths',
    print({ openapi: '3.1.0' }),
    ':1 No path of the document answers records of a collection. Give a document with paths like "/books" and "/books/{id}" whose answers have a schema with properties.',
  ],
  [
    'a version in a list',
    print({ openapi: ['3.1.0'] }),
    ':2 At /openapi: The "openapi" is ["3.1.0"]. Give a document of OpenAPI 3.0 or 3.1.',
  ],
  [
    'a list of paths',
    print({ openapi: '3.1.0', paths: [] }),
    ':3 At /paths: "paths" is a list, and must be an object. Write an object there, or remove "paths".',
  ],
  [
    'a path with one brace',
    print(openApi({ Thing: thing }, { '/things/{id': { get: things } })),
    ':23 At /paths/~1things~1{id: The path "/things/{id" has a brace without its other one. Write each parameter as "{name}".',
  ],
  [
    'a "$ref" to nothing',
    print(openApi({ Thign: thing })),
    ':14 At /paths/~1things/get/responses/200/content/application~1json/schema/items/$ref: The "$ref" "#/components/schemas/Thing" leads nowhere. Add what it names, or remove it.',
  ],
  [
    'a "$ref" to another file',
    print(openApi({ Thing: { $ref: './thing.json' } })),
    ':27 At /components/schemas/Thing/$ref: The "$ref" is "./thing.json", another document. Bundle the documents into one, e.g. `npx @redocly/cli bundle`, and import that.',
  ],
  [
    'a "$ref" that is a number',
    print(openApi({ Thing: { $ref: 5 } })),
    ':27 At /components/schemas/Thing/$ref: The "$ref" is 5. Write "#/components/schemas/…".',
  ],
  [
    'two "$ref" that lead to each other',
    print(
      openApi({
        Thing: { $ref: '#/components/schemas/Other' },
        Other: { $ref: '#/components/schemas/Thing' },
      }),
    ),
    ':29 At /components/schemas/Other: The schema "Thing" is part of itself, through "$ref" or "allOf". Break the cycle: refer to it from a property instead.',
  ],
  [
    'a list of properties',
    print(thingOf(['name'])),
    ':28 At /components/schemas/Thing/properties: "properties" is a list, and must be an object. Write an object there, or remove "properties".',
  ],
  [
    'a property that is a text',
    print(thingOf({ name: 'string' })),
    ':29 At /components/schemas/Thing/properties/name: "name" is "string", and must be a schema. Write a schema there, or remove "name".',
  ],
  // As Hydra.
  [
    'no classes',
    print(hydra([])),
    ':8 At /hydra:supportedClass: "hydra:supportedClass" lists no class. Give a documentation that describes classes.',
  ],
  [
    'classes without properties',
    print(thingClass()),
    ':1 No class of the document describes a property. Give a documentation whose classes have "hydra:supportedProperty".',
  ],
  [
    'terms that define each other',
    print(hydra([], { a: 'b:x', b: 'a:x' })),
    ':1 The term "a" of the context is defined by itself. Give it an IRI.',
  ],
  [
    'a list of something else',
    print([1, 2]),
    ':1 The document has no "hydra:supportedClass" and no "openapi": its keys are none. Give a Hydra API documentation or an OpenAPI 3 document.',
  ],
];

describe('a document that is broken', () => {
  for (const [what, content, want, file = 'api.json'] of refused)
    it(`by ${what}`, async () => {
      const before = readSources(root);
      const { status, lines } = await run(file, content);
      expect(lines).toEqual([`${file}${want}`, 'Nothing was written.']);
      expect(status).toBe(1);
      expect(readSources(root)).toEqual(before);
    });

  it('by a folder in its place, or by nothing', async () => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    expect(await runImport([root, '--area', 'house'], root)).toBe(1);
    expect(await runImport(['gone.json', '--area', 'house'], root)).toBe(1);
    const hint = 'Give the path of a document, or its whole address with https://.';
    expect(lines).toEqual([
      `${root}:1 It is a folder: "${root}". ${hint}`,
      'Nothing was written.',
      `gone.json:1 There is no such file: "gone.json". ${hint}`,
      'Nothing was written.',
    ]);
  });
});

describe('a document that can be read all the same', () => {
  const remarked: readonly Case<string>[] = [
    [
      'two calls of one "operationId"',
      print(
        openApi(
          { Thing: thing },
          {
            '/things/{id}/open': { post: { operationId: 'move', ...answer(thing) } },
            '/things/{id}/shut': { post: { operationId: 'move', ...answer(thing) } },
          },
        ),
      ),
      '  the API: the operationId "move" names 2 calls: POST /things/{id}/open, POST /things/{id}/shut.',
    ],
    [
      'a type that JSON Schema does not have',
      print(thingOf({ id: { type: 'integer' }, name: { type: 'strng' } })),
      '  Thing.name: its type "strng" is none of JSON Schema; read as json.',
    ],
    [
      'a default of another type',
      print(thingOf({ id: { type: 'integer' }, size: { type: 'integer', default: 'big' } })),
      '  Thing.size: its default "big" is not of what it holds: left out.',
    ],
    [
      'a least value above the greatest',
      print(thingOf({ id: { type: 'integer' }, size: { type: 'integer', minimum: 5, maximum: 1 } })),
      '  Thing.size: its least value 5 is above its greatest 1: both are left out.',
    ],
    [
      'a pattern that is no expression',
      print(thingOf({ id: { type: 'integer' }, name: { type: 'string', pattern: '[a-' } })),
      '  Thing.name: its pattern "[a-" is no expression of ECMAScript: left out.',
    ],
    [
      'a type that XSD does not have',
      print(thingClass(property('#name', 'name', 'xsd:string'), property('#size', 'size', 'xsd:integr'))),
      '  Thing.size: its range <http://www.w3.org/2001/XMLSchema#integr> is described nowhere in the document; read as json.',
    ],
    [
      'two properties of one name',
      print(thingClass(property('#name', 'name', 'xsd:string'), property('#other', 'name', 'xsd:integer'))),
      '  Thing.name: described twice; the first is read.',
    ],
    [
      'a byte order mark',
      `\uFEFF${print(openApi({ Thing: thing }))}`,
      'would write schema/house/Thing.jsonld',
    ],
  ];

  for (const [what, content, want] of remarked)
    it(`remarks on ${what}`, async () => {
      const { status, lines } = await run('api.json', content, '--dry-run');
      expect(lines).toContain(want);
      expect(status).toBe(0);
    });

  it('keeps both of two properties with one IRI', async () => {
    const name = 'http://schema.org/name';
    const content = print(
      thingClass(property(name, 'name', 'xsd:string'), property(name, 'title', 'xsd:string')),
    );
    expect((await run('api.json', content)).status).toBe(0);
    const text = readFileSync(join(root, 'schema/house/Thing.jsonld'), 'utf8');
    expect([...text.matchAll(/^ {4}"(\w+)":/gm)].map(([, key]) => key)).toEqual(['name', 'title']);
  });
});
