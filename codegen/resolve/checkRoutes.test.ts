/** Two calls that a server could not tell apart: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { entity, refuse } from '../fixtures/refuse.ts';

const apis = 'apis.jsonld';
const play = 'programme/Play.jsonld';
const act = (more: string): readonly [string, string] => [
  '"publish":',
  `"other": { ${more} },\n    "publish":`,
];
const one = '"title": "a", "properties": { "a": { "range": "string" } }';

const cases: readonly [string, Parameters<typeof readFixture>[0], readonly string[]][] = [
  [
    'actions whose parameters have other names',
    { [play]: act('"method": "POST", "path": "/plays/{uuid}/publish"') },
    [
      'schema/programme/Play.jsonld:25 The call POST "/plays/{id}/publish" of the api "stage" is taken by line 24. Write another path.',
    ],
  ],
  [
    'an action where its entity is read',
    { [play]: act('"method": "GET", "path": "/plays/{play}"') },
    [
      'schema/programme/Play.jsonld:24 The call GET "/plays/{play}" of the api "stage" is taken by line 3. Write another path.',
    ],
  ],
  [
    'an action where another entity is created',
    { [play]: act('"path": "/genres"') },
    [
      'schema/programme/Play.jsonld:24 The call POST "/genres" of the api "stage" is taken by schema/programme/Genre.jsonld:3. Write another path.',
    ],
  ],
  [
    'an action where a record’s past is read',
    { [play]: act('"method": "GET", "path": "/plays/{id}/history"') },
    [
      'schema/programme/Play.jsonld:24 The call GET "/plays/{id}/history" of the api "stage" is taken by line 3. Write another path.',
    ],
  ],
  [
    'an entity where many of another are created',
    {
      'programme/Bulk.jsonld': entity(
        'Bulk',
        `"collection": "/plays/bulk", "operations": ["create"], ${one}`,
      ),
    },
    [
      'schema/programme/Play.jsonld:3 The call POST "/plays/bulk" of the api "stage" is taken by schema/programme/Bulk.jsonld:1. Write another path.',
    ],
  ],
  [
    'collections whose parameters have other names',
    {
      'programme/Ad.jsonld': entity('Ad', `"collection": "/plays/{play}/ads", ${one}`),
      'programme/Advert.jsonld': entity('Advert', `"collection": "/plays/{id}/ads", ${one}`),
    },
    [
      'schema/programme/Ad.jsonld:1 The collection "/plays/{play}/ads" of "Ad" is no path. Write "collection": "/ads".',
      'schema/programme/Advert.jsonld:1 The collection "/plays/{id}/ads" of "Advert" is no path. Write "collection": "/adverts".',
      'schema/programme/Advert.jsonld:1 The collection "/plays/{id}/ads" of the api "stage" is taken by schema/programme/Ad.jsonld:1. Write another path.',
    ],
  ],
  [
    'collections of two APIs that begin at one place',
    {
      [apis]: [
        '"base": "/stage/v1", "label"',
        '"base": "/stage/v1", "label": "Stage" },\n    { "@id": "wings", "@type": "Api", "base": "/stage", "prefix": "/v1", "label"',
      ],
      'programme/Ad.jsonld': entity('Ad', `"collection": "/plays", ${one}`).replace('stage', 'wings'),
    },
    [
      'schema/programme/Play.jsonld:3 The collection "/plays" of the api "stage" is taken by schema/programme/Ad.jsonld:1. Write another path.',
    ],
  ],
];

it.each(cases)('refused: %s', (_, changes, want) => {
  expect(refuse(readFixture(changes))).toEqual(want);
});

it('an action may take the place of a call that follows from an operation', () => {
  expect(refuse(readFixture({ [play]: act('"path": "/plays/bulk"') }))).toEqual([]);
});
