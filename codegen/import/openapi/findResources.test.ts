/** Paths as other servers write them, and what their last step says of a record's id. */
import { describe, expect, it } from 'vitest';
import { answer, call, list, object, openApi, ref } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf, textOf } from '../../fixtures/import/readImport.ts';

const shelf = (properties: object) => ({
  type: 'object',
  properties: { ...properties, room: { type: 'string' } },
});

function importPaths(
  [list, one, file]: readonly [string, string, string?],
  record = shelf({ id: { type: 'integer' } }),
) {
  return importText({
    openapi: '3.0.3',
    info: { title: 'Shelves' },
    paths: {
      [list]: { get: { responses: { '200': answer({ type: 'array', items: record }) } } },
      [one]: { get: { responses: { '200': answer(record) } } },
      ...(file && { [file]: { get: { responses: { '200': answer({ type: 'string' }) } } } }),
    },
  });
}

describe('a path', () => {
  it.each([
    ['/shelves', '/shelves/{id}'],
    ['/shelves/', '/shelves/{id}/'],
    ['/shelves.json', '/shelves/{id}.json'],
    ['/shelves.{format}', '/shelves/{id}.{format}'],
    ['/shelves', '/shelves/:id'],
    ['/shelves', '/shelves/<int:id>'],
    ['/shelves', '/shelves/(?P<id>[\\d]+)'],
    ['/shelves', '/shelves({id})'],
    ['/shelves', "/shelves(id='{id}')"],
  ])('%s with %s is one collection', (...paths) => {
    const imported = importPaths(paths);
    expect(explainFault(imported)).toBe('taken: Shelf');
    expect(textOf(imported, 'Shelf')).toContain('"operations": ["list", "read"]');
    expect(textOf(imported, 'Shelf')).toContain('"collection": "/shelves"');
  });

  it('that ends in a format and has no records below is a file', () => {
    const imported = importPaths(['/shelves', '/shelves/{id}', '/shelves/export.json']);
    expect(textOf(imported, 'Shelf')).toContain('"path": "/shelves/export.json"');
  });

  it('that ends in the name of another id says which property is the id', () => {
    const imported = importPaths(
      ['/shelves', '/shelves/{shelfUuid}'],
      shelf({ shelfUuid: { type: 'string' } }),
    );
    expect(lineOf(imported, 'Shelf.shelfUuid')).toBe('none');
    expect(remarksOf(imported)).toEqual(
      expect.arrayContaining([
        'Shelf: "shelfUuid" is its id there',
        'Shelf.id: ids of the API are no numbers; ours are',
      ]),
    );
  });

  it('that has two parameters in one step addresses no record by one of them', () => {
    const imported = importPaths(['/shelves', '/shelves/{roomId},{row}']);
    expect(textOf(imported, 'Shelf')).toContain('"path": "/shelves/{roomId}/{row}"');
    expect(textOf(imported, 'Shelf')).toContain('"operations": ["list"]');
  });

  it('that ends in a slug is reported, and the slug stays', () => {
    const imported = importPaths(
      ['/shelves', '/shelves/{slug}'],
      shelf({ id: {}, slug: { type: 'string' } }),
    );
    expect(lineOf(imported, 'Shelf.slug')).toBe('{ "range": "string", "list": true }');
    expect(remarksOf(imported)).toContain(
      'Shelf: the API addresses a record by its "slug", which is a property like others here',
    );
  });
});

it.each(['id', '_id', 'Id', 'ID'])('"%s" is every entity’s own', (name) => {
  const imported = importPaths(['/shelves', '/shelves/{id}'], shelf({ [name]: { type: 'integer' } }));
  expect(textOf(imported, 'Shelf').match(/^ {4}"(\w+)":/gm)).toEqual(['    "room":']);
});

describe('a format behind most paths', () => {
  const box = object({ id: { type: 'integer' }, label: { type: 'string' } });
  it('is left out of all: of lists without records, and of calls', () => {
    const imported = importText({
      openapi: '3.0.3',
      paths: {
        '/boxes.json': { get: call({ answers: list(box) }), post: call({ body: box }) },
        '/shelves.json': { get: call({ answers: list(shelf({})) }) },
        '/shelves/{id}.json': { get: call({ answers: shelf({}) }) },
        '/shelves/{id}/close.json': { post: call() },
        '/status': { get: call() },
      },
    });
    expect(explainFault(imported)).toBe('taken: Box, Shelf');
    expect(textOf(imported, 'Box')).toContain('"collection": "/boxes"');
    expect(textOf(imported, 'Shelf')).toContain('"path": "/shelves/{id}/close"');
  });
});

describe('a body of many records at once', () => {
  const record = object({ id: { type: 'integer' }, name: { type: 'string' } });
  const post = (body: unknown, more: object = {}) => {
    const things = openApi({ ...record, properties: { ...(record.properties as object), ...more } });
    const create = { ...things.paths['/things'], post: call({ body }) };
    return importText({ ...things, paths: { ...things.paths, '/things': create } });
  };

  it.each([
    ['in an envelope', object({ data: list(ref('Thing')) })],
    ['under their own name', object({ things: list(ref('Thing')) })],
    ['without a name', object({ data: list(object({ name: { type: 'string' } })) })],
  ])('%s creates what each of them is', (_, body) => {
    const imported = post(body);
    expect(lineOf(imported, 'Thing.name')).toBe('{ "range": "string", "list": true }');
    expect(lineOf(imported, 'Thing.data')).toBe('none');
    expect(lineOf(imported, 'Thing.things')).toBe('none');
  });

  it('is none where the record holds a list of others', () => {
    const parts = list(object({ size: { type: 'integer' } }));
    const imported = post(object({ name: { type: 'string' }, parts }), { parts });
    expect(lineOf(imported, 'Thing.parts')).toBe('{ "range": "json", "many": true }');
  });
});
