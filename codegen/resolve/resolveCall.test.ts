/** What a call without an entity may not be: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { refuse } from '../fixtures/refuse.ts';

const cases: readonly [string, readonly [string, string], readonly string[]][] = [
  [
    'a name without a method',
    ['"GET /tonight"', '"tonight"'],
    [
      'schema/programme/calls.jsonld:5 "tonight" is no call. Write its method and its path below the API: "GET /me/rights".',
    ],
  ],
  [
    'an API that is not there',
    ['"GET /tonight": { "api": "stage"', '"GET /tonight": { "api": "stag"'],
    [
      'schema/programme/calls.jsonld:5 The api "stag" of "GET /tonight" is unknown. Perhaps you meant "stage".',
    ],
  ],
  [
    'no rights',
    ['"rights": "signedIn", ', ''],
    [
      'schema/programme/calls.jsonld:5 The call "GET /tonight" has no rights. Write "rights": "signedIn" or a policy.',
    ],
  ],
  [
    'a policy that is not there',
    ['"settings.write"]', '"settings.wrote"]'],
    [
      'schema/programme/calls.jsonld:6 The policy "settings.wrote" in "rights" is unknown. Perhaps you meant "settings.write".',
    ],
  ],
  [
    'no summary',
    ['"summary": "Opens a door.", ', ''],
    [
      'schema/programme/calls.jsonld:6 The call "POST /houses/{houseId}/open/{door}" has no summary. Write "summary": what it does, in a sentence.',
    ],
  ],
  [
    'an answer that no file describes',
    ['"returns": "collection:Play"', '"returns": "collection:Plays"'],
    [
      'schema/programme/calls.jsonld:5 The call "GET /tonight" returns "collection:Plays". Perhaps you meant "Play".',
    ],
  ],
  [
    'a policy of a call that is about no contract',
    ['"rights": ["settings.read"', '"scope": "account", "rights": ["settings.read"'],
    [
      'schema/programme/calls.jsonld:6 The call "POST /houses/{houseId}/open/{door}" of scope "account" asks for ["settings.read","settings.write"], which is held in a contract. Write "rights": "signedIn", or leave the scope out.',
    ],
  ],
  [
    'a record of a contract in the answer of one',
    ['"rights": "signedIn", ', '"scope": "account", "rights": "signedIn", '],
    [
      'schema/programme/calls.jsonld:5 The call "GET /tonight" of scope "account" returns "Play", which belongs to a contract. Name an entity of scope "value", or leave the scope out.',
    ],
  ],
  [
    'a link to what is about an organiser’s data',
    ['"rights": "signedIn", ', '"navigation": true, "rights": "signedIn", '],
    [
      'schema/programme/calls.jsonld:5 The call "GET /tonight" is a navigation, which is a GET of scope "account". Write its method and its scope so, or leave "navigation" out.',
    ],
  ],
  [
    'the address of an entity',
    ['"GET /tonight"', '"GET /plays"'],
    [
      'schema/programme/calls.jsonld:5 The call GET "/plays" of the api "stage" is taken by schema/programme/Play.jsonld:3. Write another path.',
    ],
  ],
];

it.each(cases)('refuses %s', (_, change, want) => {
  expect(refuse(readFixture({ 'programme/calls.jsonld': change }))).toEqual(want);
});

it('refuses two calls of one name in two APIs, since handlers know them by it', () => {
  const changed = readFixture({
    'apis.jsonld': [
      '"@graph": [',
      '"@graph": [\n    { "@id": "bar", "@type": "Api", "base": "/bar", "label": { "en": "Bar", "fr": "Bar" } },',
    ],
    'house/calls.jsonld':
      '{ "@type": "Calls", "calls": { "GET /tonight": { "api": "bar", "summary": "What is poured.", "rights": "signedIn" } } }',
  });
  expect(refuse(changed)).toEqual([
    'schema/programme/calls.jsonld:5 The call "GET /tonight" is described by schema/house/calls.jsonld:1 too. Keep one of them, or write another path.',
  ]);
});
