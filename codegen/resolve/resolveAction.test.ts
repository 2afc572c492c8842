/** What an action may not take or answer: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { refuse } from '../fixtures/refuse.ts';

const play = 'programme/Play.jsonld';

const cases: readonly [string, readonly [string, string], readonly string[]][] = [
  [
    'a body described in the line of its action',
    [
      '"expects": "PlayOrder"',
      '"expects": { "type": "object", "properties": { "rate": { "type": "string" } } }',
    ],
    [
      'schema/programme/Play.jsonld:25 The "expects" of the action "order" is {"type":"object","properties":{"rate":{"type":"string"}}}. Write the name of an entity of scope "value" that a file of its own describes, or "json" for any JSON.',
    ],
  ],
  [
    'a body that no file describes',
    ['"expects": "PlayOrder"', '"expects": "PlayOrders"'],
    [
      'schema/programme/Play.jsonld:25 The action "order" expects "PlayOrders". Perhaps you meant "PlayOrder".',
    ],
  ],
  [
    'an answer that no file describes',
    ['"returns": "collection:Poster"', '"returns": "collection:Postr"'],
    [
      'schema/programme/Play.jsonld:25 The action "order" returns "collection:Postr". Perhaps you meant "Poster".',
    ],
  ],
  [
    'a query that is a record',
    ['"query": "Poster"', '"query": "Genre"'],
    [
      'schema/programme/Play.jsonld:26 The query of the action "poster" is "Genre", which is no entity of scope "value". Known are "PlayOrder", "Poster".',
    ],
  ],
  [
    'a call that cancels and does not say what is given up',
    [
      '"revise": { "method": "PUT", "path": "/plays/{id}/revise"',
      '"revise": { "method": "PUT", "path": "/plays/{id}/cancel"',
    ],
    [
      'schema/programme/Play.jsonld:27 The action "revise" gives something up, and does not state what. Write "confirm": { "en": …, "fr": … }, which people read before they call it.',
    ],
  ],
  [
    'a call that deletes and does not say what',
    [
      '"revise": { "method": "PUT", "path": "/plays/{id}/revise"',
      '"revise": { "method": "DELETE", "path": "/plays/{id}/revise"',
    ],
    [
      'schema/programme/Play.jsonld:27 The action "revise" gives something up, and does not state what. Write "confirm": { "en": …, "fr": … }, which people read before they call it.',
    ],
  ],
  [
    'a call that takes over what nobody owns',
    [
      '"revise": { "method": "PUT", "path": "/plays/{id}/revise"',
      '"revise": { "method": "PUT", "takesOver": true, "path": "/plays/{id}/revise"',
    ],
    [
      'schema/programme/Play.jsonld:27 The action "revise" takes a record over, and nothing states whose a "Play" is. Write "ownedBy" in the rights: the path to the e-mail of their owner.',
    ],
  ],
];

it.each(cases)('refuses %s', (_, change, want) => {
  expect(refuse(readFixture({ [play]: change }))).toEqual(want);
});

it('refuses a number of items of what is no list', () => {
  const changed = readFixture({
    'programme/PlayOrder.jsonld': ['"range": "text"', '"range": "text", "maxItems": 2'],
  });
  expect(refuse(changed)).toEqual([
    'schema/programme/PlayOrder.jsonld:10 The key "maxItems" has no meaning on the property "note". It belongs to a list: write "many": true.',
  ]);
});
