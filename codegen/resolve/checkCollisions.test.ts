/** What would take one name, address, table or column twice: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { entity, refuse } from '../fixtures/refuse.ts';

const genre = 'programme/Genre.jsonld';
const play = 'programme/Play.jsonld';
const price = 'programme/Price.jsonld';

const cases: readonly [string, Parameters<typeof readFixture>[0], readonly string[]][] = [
  [
    'two entities of one name',
    {
      'house/Genre.jsonld': entity(
        'Genre',
        '"collection": "/kinds", "title": "a", "properties": { "a": { "range": "string" } }',
      ),
    },
    [
      'schema/programme/Genre.jsonld:3 The name "Genre" is taken by schema/house/Genre.jsonld:1. Prefix the smaller API\'s entity, e.g. "StageGenre", or remove one of the files.',
    ],
  ],
  [
    'names that only differ in case',
    {
      'house/GENRE.jsonld': entity(
        'GENRE',
        '"collection": "/kinds", "title": "a", "properties": { "a": { "range": "string" } }',
      ),
    },
    [
      'schema/programme/Genre.jsonld:3 The name "Genre" is taken by schema/house/GENRE.jsonld:1. Prefix the smaller API\'s entity, e.g. "StageGenre", or remove one of the files.',
      'schema/programme/Genre.jsonld:3 The table "genre" is taken by schema/house/GENRE.jsonld:1. Rename one of the two.',
    ],
  ],
  [
    'an entity called as what another accepts',
    {
      'programme/PlayInput.jsonld': entity(
        'PlayInput',
        '"collection": "/inputs", "title": "a", "properties": { "a": { "range": "string" } }',
      ),
    },
    [
      'schema/programme/PlayInput.jsonld:1 The name "PlayInput" is taken by schema/programme/Play.jsonld:3. Prefix the smaller API\'s entity, e.g. "StagePlayInput", or remove one of the files.',
    ],
  ],
  [
    'a duplicate collection path',
    { [price]: ['"/prices"', '"/plays"'] },
    [
      'schema/programme/Price.jsonld:3 The collection "/plays" of the api "stage" is taken by schema/programme/Play.jsonld:3. Write another path.',
    ],
  ],
  [
    'two properties of one column',
    { [price]: ['"rate":', '"playId": { "range": "integer" },\n    "rate":'] },
    ['schema/programme/Price.jsonld:9 The column "play_id" is taken by line 6. Rename "playId".'],
  ],
  [
    'a relation whose pairs take the table of an entity',
    {
      'house/PlayGenres.jsonld': entity(
        'PlayGenres',
        '"collection": "/play_genres", "title": "a", "properties": { "a": { "range": "string" } }',
      ),
    },
    [
      'schema/house/PlayGenres.jsonld:1 The table "play_genres" is taken by schema/programme/Play.jsonld:14. Rename one of the two.',
    ],
  ],
  [
    'two calls of one path',
    {
      [play]: [
        '"publish":',
        '"announce": { "method": "POST", "path": "/plays/{play}/publish" },\n    "publish":',
      ],
    },
    [
      'schema/programme/Play.jsonld:25 The call POST "/plays/{id}/publish" of the api "stage" is taken by line 24. Write another path.',
    ],
  ],
  [
    'an entity called as an index of another',
    {
      'programme/GenreParentIdIndex.jsonld': entity(
        'GenreParentIdIndex',
        '"collection": "/parents", "title": "a", "properties": { "a": { "range": "string" } }',
      ),
    },
    [
      'schema/programme/Genre.jsonld:3 The key "genre_parent_id_index" of the table "genre" is not free: it is the table "genre_parent_id_index". Rename "Genre".',
    ],
  ],
  [
    'two keys of the same properties',
    { [genre]: ['"title": "name"', '"title": "name", "uniques": [["name"]]'] },
    [
      'schema/programme/Genre.jsonld:4 The key "genre_name_key" of the table "genre" is listed twice. Remove one of "unique" and "uniques".',
    ],
  ],
];

it.each(cases)('refused: %s', (_, changes, want) => {
  expect(refuse(readFixture(changes))).toEqual(want);
});
