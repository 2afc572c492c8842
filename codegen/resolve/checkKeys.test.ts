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
    'tones that there are not, and of values that it never has or that have one',
    {
      [play]: [
        '"default": "draft"',
        '"default": "draft", "tones": { "sucess": ["draft"], "danger": ["drafted", "draft"] }',
      ],
    },
    [
      'schema/programme/Play.jsonld:13 The property "state" has no tone "sucess". Perhaps you meant "success".',
      'schema/programme/Play.jsonld:13 The tone "danger" of the property "state" is of "drafted", which it never has. Perhaps you meant "draft".',
      'schema/programme/Play.jsonld:13 The value "draft" of the property "state" has two tones. Remove one.',
    ],
  ],
  [
    'tones of what is no choice',
    { [genre]: ['"unique": true', '"unique": true, "tones": { "success": ["Farce"] }'] },
    [
      'schema/programme/Genre.jsonld:6 The key "tones" has no meaning on the property "name". It belongs to a choice: write "in".',
    ],
  ],
  [
    'a key that says nothing on its kind',
    { [genre]: ['"unique": true', '"unique": true, "min": 3'] },
    [
      'schema/programme/Genre.jsonld:6 The key "min" has no meaning on the property "name". It belongs to an integer, a number or money.',
    ],
  ],
  [
    'a condition where there is no value to be a member of',
    { [genre]: ['"unique": true', '"unique": true, "when": { "state": ["draft"] }'] },
    [
      'schema/programme/Genre.jsonld:6 The key "when" has no meaning on the property "name". It belongs to a member of an entity of scope "value".',
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
      'schema/programme/Genre.jsonld:6 The key "known" has no meaning on the property "size". It belongs to a text of one line; write "in" for a choice.',
    ],
  ],
  [
    'names of one’s own for what is no JSON',
    { [genre]: ['"unique": true', '"unique": true, "keyed": true'] },
    [
      'schema/programme/Genre.jsonld:6 The key "keyed" has no meaning on the property "name". It belongs to one value of JSON: write "range": "json".',
    ],
  ],
  [
    'values of other records that are not there, not stored, or of another kind',
    {
      [price]: [
        '"default": 0, "readOnly": true }',
        '"default": 0, "readOnly": true }, "a": { "range": "string", "computed": true, "from": "play.titel" }, "b": { "range": "boolean", "computed": true, "from": "play.isSoldOut" }, "c": { "range": "text", "computed": true, "from": "play.title" }, "d": { "range": "string", "computed": true, "from": "play.doorCode" }, "e": { "range": "string", "from": "play.title" }',
      ],
      [play]: [
        '"range": "Poster", "many": true }',
        '"range": "Poster", "many": true }, "f": { "range": "integer", "computed": true, "countOf": "Price.pla" }, "g": { "range": "Price", "many": true, "computed": true, "listedBy": "play" }',
      ],
      [genre]: [
        '"onDelete": "clear" }',
        '"onDelete": "clear" }, "plays": { "range": "Play", "many": true, "computed": true, "listedBy": "genre" }',
      ],
    },
    [
      'schema/programme/Genre.jsonld:7 The property "plays" is listed by "genre", which is no stored list of "Genre" on "Play". Perhaps you meant "genres".',
      'schema/programme/Play.jsonld:21 The property "f" counts "Price.pla", which is no relation to one "Play". Perhaps you meant "Price.play".',
      'schema/programme/Play.jsonld:21 The property "g" is listed by "play", which is no stored list of "Play" on "Price". Remove it.',
      'schema/programme/Price.jsonld:10 The key "from" has no meaning on the property "e". It belongs to one value with "computed": true.',
      'schema/programme/Price.jsonld:10 The path "play.doorCode" of the property "d" leads to no stored value. Write relations to one that are stored, with dots between them, and a stored value that is not secret.',
      'schema/programme/Price.jsonld:10 The path "play.isSoldOut" of the property "b" leads to no stored value. Write relations to one that are stored, with dots between them, and a stored value that is not secret.',
      'schema/programme/Price.jsonld:10 The path "play.titel" of the property "a" leads to no stored value. Write relations to one that are stored, with dots between them, and a stored value that is not secret.',
      'schema/programme/Price.jsonld:10 The property "c" is not of the same kind as "play.title". Give it the "range" or "in" of the value it is from.',
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
      'schema/programme/Genre.jsonld:6 The property "nameSet" is true where "name" is set, which is no secret property. Remove it.',
    ],
  ],
  [
    'a secret that is a relation, and one that stands in the file',
    {
      [genre]: [
        '"onDelete": "clear"',
        '"onDelete": "clear", "secret": true }, "pin": { "range": "integer", "secret": true, "default": 1',
      ],
    },
    [
      'schema/programme/Genre.jsonld:7 The key "default" has no meaning on the property "pin". A secret in this file is not secret; remove it.',
      'schema/programme/Genre.jsonld:7 The key "secret" has no meaning on the property "parent". It belongs to a value that is written: no relation, no money, nothing read only.',
    ],
  ],
  [
    'a secret that is to be like no other',
    { [genre]: ['"unique": true', '"unique": true, "secret": true'] },
    [
      'schema/programme/Genre.jsonld:6 The key "unique" has no meaning on the property "name". A secret is sealed anew each time, so that no two are alike.',
    ],
  ],
  [
    'a name before that is a property still',
    { [play]: ['"isHidden":   {', '"isHidden":   { "was": "title",'] },
    [
      'schema/programme/Play.jsonld:19 The "was" of the property "isHidden" is "title", which is the name of a property. Remove it once every database has been migrated, or write the name before.',
    ],
  ],
  [
    'a name before that two properties claim',
    {
      [genre]: [
        '"unique": true }',
        '"unique": true, "was": "label" }, "code": { "range": "string", "was": "label" }',
      ],
    },
    [
      'schema/programme/Genre.jsonld:6 The "was" of the property "code" is "label", which is that of "name" too. Remove it once every database has been migrated, or write the name before.',
      'schema/programme/Genre.jsonld:6 The "was" of the property "name" is "label", which is that of "code" too. Remove it once every database has been migrated, or write the name before.',
    ],
  ],
  [
    'a name before of what no table has',
    { [play]: ['"isSoldOut":  {', '"isSoldOut":  { "was": "isFull",'] },
    [
      'schema/programme/Play.jsonld:17 The key "was" has no meaning on the property "isSoldOut". It belongs to a property that is stored under its name in a table.',
    ],
  ],
  [
    'a least value above the greatest',
    { [price]: ['"required": true, "min": 0,', '"required": true, "min": 9, "max": 5,'] },
    [
      'schema/programme/Price.jsonld:8 The "min" of the property "amount" is 9, above its "max" 5. Write a lower one.',
    ],
  ],
  [
    'a text of no length',
    { [genre]: ['"unique": true', '"unique": true, "maxLength": 0'] },
    [
      'schema/programme/Genre.jsonld:6 The "maxLength" of the property "name" is 0. Write a whole number from 1 on.',
    ],
  ],
  [
    'a default below the least value',
    { [price]: ['"default": 0', '"min": 1, "default": 0'] },
    [
      'schema/programme/Price.jsonld:10 The default 0 of the property "sold" does not fit. It is less than 1.',
    ],
  ],
  [
    'a default that is longer than its texts, and one of another form',
    {
      [genre]: [
        '"unique": true',
        '"maxLength": 3, "default": "Farce" }, "code": { "range": "string", "pattern": "^[A-Z]+$", "default": "x"',
      ],
    },
    [
      'schema/programme/Genre.jsonld:6 The default "Farce" of the property "name" does not fit. It is longer than 3 characters.',
      'schema/programme/Genre.jsonld:6 The default "x" of the property "code" does not fit. It does not match ^[A-Z]+$.',
    ],
  ],
  [
    'a list of choices whose default has another one',
    {
      [play]: [
        '"isHidden":',
        '"days": { "in": ["mon", "tue"], "many": true, "default": ["mon", "tus"] },\n    "isHidden":',
      ],
    },
    [
      'schema/programme/Play.jsonld:19 The default ["mon","tus"] of the property "days" does not fit. Perhaps you meant "tue".',
    ],
  ],
  [
    'what must be there, and nobody can write',
    { [price]: ['"default": 0, "readOnly": true', '"required": true, "readOnly": true'] },
    [
      'schema/programme/Price.jsonld:10 The property "sold" is required and read only, and nothing fills it when a record is created. Write a "default", or remove "required", "readOnly" or the operation "create".',
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
