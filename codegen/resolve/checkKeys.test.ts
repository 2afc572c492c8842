/** What a property may not say of its kind: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { refuse } from '../fixtures/refuse.ts';

const genre = 'programme/Genre.jsonld';
const play = 'programme/Play.jsonld';
const poster = 'programme/Poster.jsonld';
const price = 'programme/Price.jsonld';

const cases: readonly [string, Parameters<typeof readFixture>[0], readonly string[]][] = [
  [
    'an inverse that does not point back',
    { [play]: ['"inverse": "play"', '"inverse": "rate"'] },
    [
      'schema/programme/Play.jsonld:15 The inverse "rate" of the property "prices" is no relation of "Price" to one "Play". Those are "play".',
    ],
  ],
  [
    'an inverse whose other side is missing',
    {
      [play]: [
        '"range": "Price", "many": true, "inverse": "play"',
        '"range": "Genre", "many": true, "inverse": "play"',
      ],
    },
    [
      'schema/programme/Play.jsonld:15 The inverse "play" of the property "prices" is no relation of "Genre" to one "Play". Add "play": { "range": "Play" } to schema/programme/Genre.jsonld.',
    ],
  ],
  [
    'a default that is no value of its enumeration',
    { [play]: ['"default": "draft"', '"default": "drafted"'] },
    [
      'schema/programme/Play.jsonld:13 The default "drafted" of the property "state" does not fit. Perhaps you meant "draft".',
    ],
  ],
  [
    'a default of another kind',
    { [price]: ['"default": 0', '"default": "none"'] },
    [
      'schema/programme/Price.jsonld:10 The default "none" of the property "sold" does not fit. Write a whole number.',
    ],
  ],
  [
    'a key that says nothing on its kind',
    { [genre]: ['"unique": true', '"unique": true, "min": 3'] },
    [
      'schema/programme/Genre.jsonld:6 The key "min" says nothing on the property "name". It belongs to an integer, a number or money.',
    ],
  ],
  [
    'a condition where there is no value to be a member of',
    { [genre]: ['"unique": true', '"unique": true, "when": { "state": ["draft"] }'] },
    [
      'schema/programme/Genre.jsonld:6 The key "when" says nothing on the property "name". It belongs to a member of an entity of scope "value".',
    ],
  ],
  [
    'a condition on what is no choice, and on what a choice never is',
    {
      [poster]: [
        '"min": 1 }',
        '"min": 1, "when": { "fil": ["a"] } }, "size": { "in": ["a3", "a4"] }, "depth": { "range": "integer", "when": { "size": ["a5"] } }, "fold": { "range": "integer", "when": { "size": "a4" } }',
      ],
    },
    [
      'schema/programme/Poster.jsonld:7 The "when" of the property "depth" wants "a5" of "size", which never stands there. Perhaps you meant "a3".',
      'schema/programme/Poster.jsonld:7 The "when" of the property "fold" wants "a4" of "size". Write a list of its values.',
      'schema/programme/Poster.jsonld:7 The "when" of the property "width" hangs on "fil", which is no choice that always stands beside it. Those are "size".',
    ],
  ],
  [
    'names for the values of what is no text',
    {
      [genre]: [
        '"unique": true',
        '"unique": true }, "size": { "range": "integer", "known": { "1": { "en": "One", "fr": "Un" } }',
      ],
    },
    [
      'schema/programme/Genre.jsonld:6 The key "known" says nothing on the property "size". It belongs to a text of one line; write "in" for a choice.',
    ],
  ],
  [
    'names of one’s own for what is no JSON',
    { [genre]: ['"unique": true', '"unique": true, "keyed": true'] },
    [
      'schema/programme/Genre.jsonld:6 The key "keyed" says nothing on the property "name". It belongs to one value of JSON: write "range": "json".',
    ],
  ],
  [
    'a marker of what is no secret',
    {
      [genre]: [
        '"unique": true',
        '"unique": true }, "nameSet": { "range": "boolean", "computed": true, "isSetOf": "name"',
      ],
    },
    [
      'schema/programme/Genre.jsonld:6 The property "nameSet" tells whether "name" is set, which is no secret property. Remove it.',
    ],
  ],
  [
    'a secret that is to be like no other',
    { [genre]: ['"unique": true', '"unique": true, "secret": true'] },
    [
      'schema/programme/Genre.jsonld:6 The key "unique" says nothing on the property "name". A secret is sealed anew each time, so that no two are alike.',
    ],
  ],
  [
    'a required relation that a delete would clear',
    { [genre]: ['"onDelete": "clear"', '"onDelete": "clear", "required": true'] },
    [
      'schema/programme/Genre.jsonld:7 The property "parent" is required and cannot be cleared. Write "cascade", or remove one.',
    ],
  ],
];

it.each(cases)('%s is refused', (_, changes, want) => {
  expect(refuse(readFixture(changes))).toEqual(want);
});
