/** What an OpenAPI document says and an entity's file cannot hold is reported, and nothing else is. */
import { describe, expect, it } from 'vitest';
import { answer, openApi, thing } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf } from '../../fixtures/import/readImport.ts';

describe('what an OpenAPI document says and an entity’s file cannot', () => {
  it('is reported of bounds that no value keeps within', () => {
    const properties = {
      code: { type: 'string', maxLength: -3 },
      half: { type: 'string', maxLength: 2.5 },
      size: { type: 'integer', minimum: 9, maximum: 2 },
      step: { type: 'integer', minimum: 2, maximum: 2 },
    };
    const imported = importText(openApi({ type: 'object', properties }));
    expect(remarksOf(imported)).toEqual(
      expect.arrayContaining([
        'Thing.code: no text is -3 characters long: its "maxLength" is left out',
        'Thing.half: no text is 2.5 characters long: its "maxLength" is left out',
        'Thing.size: its least value 9 is above its greatest 2: both are left out',
      ]),
    );
    expect(['code', 'half', 'size', 'step'].map((name) => lineOf(imported, `Thing.${name}`))).toEqual([
      '{ "range": "string", "list": true }',
      '{ "range": "string", "list": true }',
      '{ "range": "integer", "list": true }',
      '{ "range": "integer", "min": 2, "max": 2, "list": true }',
    ]);
  });

  it('is refused where a name is too long for a file', () => {
    const text = JSON.stringify(openApi({ type: 'object', properties: { name: { type: 'string' } } }));
    const long = `T${'h'.repeat(299)}`;
    expect(explainFault(importText(text.replaceAll('Thing', long)))).toMatch(
      /^api\.json:1 At \/paths\/\S+: The class "Th{39}…" has a name of 300 characters\. Give it one of at most 100: files are called by it\.$/,
    );
  });

  it('is reported once for each keyword, with where it stood', () => {
    const short = { type: 'string', minLength: 3 };
    const imported = importText(
      openApi({ type: 'object', properties: { name: short, code: short, step: { multipleOf: 0.5 } } }),
    );
    expect(remarksOf(imported)).toEqual(
      expect.arrayContaining([
        'the API: "minLength" has no word in an entity\'s file: left out of Thing.name, Thing.code',
        'the API: "multipleOf" has no word in an entity\'s file: left out of Thing.step',
      ]),
    );
  });

  it('is reported of schemas that no call leads to, of webhooks and of further servers', () => {
    const document = openApi(
      { type: 'object', properties: { name: { type: 'string' } } },
      { Orphan: { type: 'object', properties: { of: { $ref: '#/components/schemas/Nobody' } } }, Nobody: {} },
    );
    const imported = importText({
      ...document,
      servers: [{ url: '/a' }, { url: '/b' }],
      webhooks: { newThing: { post: {} } },
    });
    expect(remarksOf(imported)).toEqual(
      expect.arrayContaining([
        'the API: no call leads to these schemas, and they are left out: Orphan, Nobody',
        'the API: its webhooks are left out: newThing',
        'the API: of its 2 servers the first says where its paths begin',
      ]),
    );
  });

  it('is reported of a type that there is not, and of an object without a name', () => {
    expect(remarksOf(importText(thing({ type: 'date' })))).toContain(
      'Thing.it: its type "date" is none of JSON Schema; read as json',
    );
    expect(remarksOf(importText(thing({ properties: { a: { type: 'string' } } })))).toContain(
      'Thing.it: it is an object without a name of its own; read as json',
    );
  });

  it('is reported of a record whose parent is no entity', () => {
    const part = { type: 'object', properties: { size: { type: 'integer' } } };
    const document = openApi({ type: 'object', properties: { name: { type: 'string' } } }, { Part: part });
    const get = {
      responses: { '200': answer({ type: 'array', items: { $ref: '#/components/schemas/Part' } }) },
    };
    const paths = { ...document.paths, '/shelves/{shelf}/parts': { get } };
    expect(remarksOf(importText({ ...document, paths }))).toContain(
      'Part: its path stands inside "/shelves", which is no entity: no relation holds it',
    );
  });
});
