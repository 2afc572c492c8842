/** Names that are the server's, PostgreSQL's or the language's: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { entity, refuse } from '../fixtures/refuse.ts';

const genre = 'programme/Genre.jsonld';
const play = 'programme/Play.jsonld';
const one = '"title": "a", "properties": { "a": { "range": "string" } }';

const cases: readonly [string, Parameters<typeof readFixture>[0], readonly string[]][] = [
  [
    'an entity that would be the table of those who sign in',
    { 'programme/Account.jsonld': entity('Account', `"collection": "/accounts", "scope": "global", ${one}`) },
    [
      'schema/programme/Account.jsonld:1 No entity can be called "Account": the server keeps "account" for itself. Call it otherwise, e.g. "StageAccount", and its file "StageAccount.jsonld".',
    ],
  ],
  [
    'an entity that would be an index of the server',
    { 'programme/AccountEmail.jsonld': entity('AccountEmail', `"collection": "/emails", ${one}`) },
    [
      'schema/programme/AccountEmail.jsonld:1 No entity can be called "AccountEmail": the server keeps "account" for itself. Call it otherwise, e.g. "StageAccountEmail", and its file "StageAccountEmail.jsonld".',
    ],
  ],
  [
    'an entity that PostgreSQL would take for a list of its own',
    { 'programme/PgClass.jsonld': entity('PgClass', `"collection": "/classes", ${one}`) },
    [
      'schema/programme/PgClass.jsonld:1 No entity can be called "PgClass": PostgreSQL keeps names in "pg_" for itself. Call it otherwise, e.g. "StagePgClass", and its file "StagePgClass.jsonld".',
    ],
  ],
  [
    'an entity called as a type of the language',
    { 'programme/Promise.jsonld': entity('Promise', `"scope": "value", ${one}`) },
    [
      'schema/programme/Promise.jsonld:1 No entity can be called "Promise": "Promise" is a type of the generated files. Call it otherwise, e.g. "StagePromise", and its file "StagePromise.jsonld".',
    ],
  ],
  [
    'the pairs of a relation that would be a table of the server',
    {
      'programme/User.jsonld': entity(
        'User',
        '"collection": "/users", "title": "name", "properties": { "name": { "range": "string" }, "setting": { "range": "Genre", "many": true } }',
      ),
    },
    [
      'schema/programme/User.jsonld:1 The table "user_setting" is not free: the server keeps "user_setting" for itself. Rename "setting".',
    ],
  ],
  ...(['constructor', 'valueOf', 'toString', 'hasOwnProperty'] as const).map(
    (name): [string, Parameters<typeof readFixture>[0], readonly string[]] => [
      `a property called "${name}"`,
      { [genre]: ['"name":', `"${name}": { "range": "string" }, "name":`] },
      [
        `schema/programme/Genre.jsonld:6 "${name}" cannot name a property: every object of the language has a member of that name. Write another name, e.g. "own${name.charAt(0).toUpperCase()}${name.slice(1)}".`,
      ],
    ],
  ),
  [
    'a property of a value called as a member of every object',
    { 'programme/Poster.jsonld': ['"file":', '"constructor": { "range": "string" }, "file":'] },
    [
      'schema/programme/Poster.jsonld:6 "constructor" cannot name a property: every object of the language has a member of that name. Write another name, e.g. "ownConstructor".',
    ],
  ],
  [
    'a property that would be a column every table has',
    { [genre]: ['"name":', '"xmin": { "range": "integer" }, "name":'] },
    [
      'schema/programme/Genre.jsonld:6 "xmin" cannot name a property: PostgreSQL gives every table a column of that name. Write another name, e.g. "ownXmin".',
    ],
  ],
  [
    'an action called as a member of every object',
    { [play]: ['"publish":', '"toString":'] },
    [
      'schema/programme/Play.jsonld:24 "toString" cannot name an action: every object of the language has a member of that name. Write another name in camelCase.',
    ],
  ],
];

it.each(cases)('refused: %s', (_, changes, want) => {
  expect(refuse(readFixture(changes))).toEqual(want);
});
