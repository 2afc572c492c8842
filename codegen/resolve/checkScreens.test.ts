/** Addresses of screens: what can be matched, and that each leads to one screen. */
import { expect, it } from 'vitest';
import { formatFault } from '../fault.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { generate } from '../generate.ts';

const registry = `
export const screens = [
  { kind: 'route', path: '/genres/tree', load },
  {
    kind: 'route',
    path: '/plays',
    children: [
      { path: '', load },
      { path: ':playId/cast', load },
    ],
  },
];
`;

function refuse(changes: Parameters<typeof readFixture>[0]): string[] {
  const made = generate(readFixture(changes), [{ path: 'overrides/programme/screens.ts', text: registry }]);
  return made.ok ? [] : made.faults.map(formatFault);
}

/** Genre with the keys of a line more. */
const genre = (more: string) => ({
  'programme/Genre.jsonld': ['"title": "name"', `"title": "name", ${more}`] as const,
});
const at = 'schema/programme/Genre.jsonld:4';
const another = 'Write another "path".';

it('takes a path of its own, and one of each screen', () => {
  expect(refuse(genre('"path": "/genres"'))).toEqual([]);
  const each =
    '"path": { "list": "/settings/genres", "create": "/settings/genres/create", "edit": "/settings/genres/edit/{id}" }';
  expect(refuse(genre(each))).toEqual([]);
});

it.each([
  [
    '"genres"',
    `${at} The address "genres" of the list screen cannot be matched. Write it from the root, e.g. "/orders" or "/orders/{id}".`,
  ],
  [
    '{ "list": "/genres/{id}" }',
    `${at} The address "/genres/{id}" of the list screen has an "{id}" that it cannot have. Remove "{id}".`,
  ],
  [
    '{ "edit": "/genres/edit" }',
    `${at} The address "/genres/edit" of the edit screen has no "{id}". Write "{id}" once, where the id of the record is.`,
  ],
  [
    '{ "lst": "/genres" }',
    `${at} There is no screen "lst" that "Genre" could have an address for. Perhaps you meant "list".`,
  ],
  [
    '{ "list": 5 }',
    `${at} The "path" of the entity "Genre" is {"list":5}. Write an address, or an object of addresses.`,
  ],
  [
    '"/stage/v1/genres"',
    `${at} "/stage/v1/genres" is below the address "/stage/v1" of the API "stage". ${another}`,
  ],
  ['{ "list": "/data" }', `${at} "/data" is the page of all data. ${another}`],
  [
    '{ "show": "/Play/{id}/show" }',
    `schema/programme/Genre.jsonld:4 The show of "Genre" and the show of "Play" are both at "/Play/{id}/show". ${another}`,
  ],
  [
    '{ "list": "/genres/tree" }',
    `${at} The list of "Genre" is at "/genres/tree", where overrides/programme/screens.ts:3 has a screen of its own. Register that screen as the slot "list" of "Genre", or write another "path".`,
  ],
  [
    '{ "show": "/plays/{id}/cast" }',
    `${at} The show of "Genre" is at "/plays/{id}/cast", where overrides/programme/screens.ts:9 has a screen of its own. Register that screen as the slot "show" of "Genre", or write another "path".`,
  ],
])('refuses the path %s', (path, want) => {
  expect(refuse(genre(`"path": ${path}`))).toContain(want);
});

it('refuses two entities at one path', () => {
  const changes = {
    ...genre('"path": "/genres"'),
    'house/House.jsonld': ['"title":', '"path": { "list": "/genres" }, "title":'] as const,
  };
  expect(refuse(changes)).toEqual([
    `schema/house/House.jsonld:5 The list of "House" and the list of "Genre" are both at "/genres". ${another}`,
  ]);
});
