/** What a file may not say on its own: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { refuse } from '../fixtures/refuse.ts';

const genre = 'programme/Genre.jsonld';
const play = 'programme/Play.jsonld';

const cases: readonly [string, Parameters<typeof readFixture>[0], readonly string[]][] = [
  [
    'an unknown key of an entity',
    { [genre]: ['"title": "name"', '"titel": "name", "title": "name"'] },
    [
      'schema/programme/Genre.jsonld:4 The key "titel" of the entity "Genre" is unknown. Perhaps you meant "title".',
    ],
  ],
  [
    'an unknown key of a property',
    { [genre]: ['"unique": true', '"uniqe": true'] },
    [
      'schema/programme/Genre.jsonld:6 The key "uniqe" of the property "name" is unknown. Perhaps you meant "unique".',
    ],
  ],
  [
    'a key with our prefix and without',
    { [genre]: ['"title": "name"', '"admin:title": "name", "title": "name"'] },
    [
      'schema/programme/Genre.jsonld:4 "title" and "admin:title" of the entity "Genre" are one key. Keep one of them.',
    ],
  ],
  [
    'our prefix before a word of another vocabulary',
    { [genre]: ['"unique": true', '"admin:range": "string", "unique": true'] },
    [
      'schema/programme/Genre.jsonld:6 The key "admin:range" of the property "name" is unknown. Perhaps you meant "range".',
    ],
  ],
  [
    'a key of another shape',
    { [genre]: ['"unique": true', '"unique": "yes"'] },
    ['schema/programme/Genre.jsonld:6 The "unique" of the property "name" is "yes". Write true or false.'],
  ],
  [
    'a label in one language',
    { [play]: ['{ "en": "Play", "fr": "Pièce" }', '{ "en": "Play" }'] },
    [
      'schema/programme/Play.jsonld:4 The "label" of the entity "Play" is {"en":"Play"}. Write a text, or both languages as { "en": "…", "fr": "…" }.',
    ],
  ],
  [
    'what is not JSON, before anything else',
    { [genre]: ['"title": "name",', '"title": "name"'] },
    ['schema/programme/Genre.jsonld:5 The file is not JSON. Expected `,` or `}` in the object, found `"`.'],
  ],
  [
    'a property that stands twice',
    { [genre]: ['"parent":', '"name":'] },
    ['schema/programme/Genre.jsonld:7 The file is not JSON. The key "name" appears here and on line 6.'],
  ],
];

it.each(cases)('a file with %s is refused', (_, changes, want) => {
  expect(refuse(readFixture(changes))).toEqual(want);
});
