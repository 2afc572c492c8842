/** Paths as other servers write them, and what their last step says of a record's id. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../fixtures/import/makeDocument.ts';
import { importText, lineOf, remarksOf, sayFault, textOf } from '../../fixtures/import/readImport.ts';

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
    expect(sayFault(imported)).toBe('taken: Shelf');
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
    expect(textOf(imported, 'Shelf')).toContain('"path": "/shelves/{roomId},{row}"');
    expect(textOf(imported, 'Shelf')).toContain('"operations": ["list"]');
  });

  it('that ends in a slug is told of, and the slug stays', () => {
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
