/** Names that lead nowhere, or where they may not: each refusal with its whole message. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { refuse } from '../fixtures/refuse.ts';

const genre = 'programme/Genre.jsonld';
const play = 'programme/Play.jsonld';
const price = 'programme/Price.jsonld';

const cases: readonly [string, Parameters<typeof readFixture>[0], readonly string[]][] = [
  [
    'an unknown range',
    { [genre]: ['"range": "string"', '"range": "strng"'] },
    [
      'schema/programme/Genre.jsonld:6 The range "strng" of the property "name" is unknown. Perhaps you meant "string".',
    ],
  ],
  [
    'a relation to nothing',
    { [price]: ['"range": "Rate"', '"range": "Rat"'] },
    [
      'schema/programme/Price.jsonld:9 The property "rate" points to "Rat", which no file describes. Perhaps you meant "Rate".',
    ],
  ],
  [
    'a property without range',
    { [genre]: ['"range": "string", ', ''] },
    [
      'schema/programme/Genre.jsonld:6 The property "name" has no range. Write "range": "string", another kind, or an entity.',
    ],
  ],
  [
    'something else than a boolean that hides',
    { [play]: ['"hide": "isHidden"', '"hide": "isHiden"'] },
    [
      'schema/programme/Play.jsonld:7 The "hide" of "Play" is "isHiden", which is no required boolean. Perhaps you meant "isHidden".',
    ],
  ],
  [
    'a value with an address',
    { 'programme/Poster.jsonld': ['"scope": "value"', '"scope": "value", "collection": "/posters"'] },
    [
      'schema/programme/Poster.jsonld:3 "Poster" is a value and has "collection". Remove "collection", or write "scope": "contract".',
    ],
  ],
  [
    'an entity without title',
    { [genre]: ['"title": "name",', ''] },
    [
      'schema/programme/Genre.jsonld:1 The entity "Genre" has no title. Write "title": "name" or "parent", the property that names a record to people.',
    ],
  ],
  [
    'a title that is no property',
    { [genre]: ['"title": "name"', '"title": "nam"'] },
    ['schema/programme/Genre.jsonld:4 The title "nam" is no property of "Genre". Perhaps you meant "name".'],
  ],
  [
    'an order by what is not stored',
    { [play]: ['"startsAt": "desc"', '"isSoldOut": "desc"'] },
    [
      'schema/programme/Play.jsonld:7 "isSoldOut" in "order" of "Play" is no stored property. Known are "contract", "title", "startsAt", "state", "links", "createdAt", "isHidden", "doorCode", "posters".',
    ],
  ],
  [
    'a path to a timezone that leads nowhere',
    { [play]: ['contract.timezone', 'contract.zone'] },
    [
      'schema/programme/Play.jsonld:12 The "timezoneFrom" of the property "startsAt" is "contract.zone", but "zone" of "House" leads nowhere. Known are "name", "currency", "timezone".',
    ],
  ],
  [
    'a relation from what all contracts share to what one has',
    { 'house/Rate.jsonld': ['"percent":', '"play": { "range": "Play" },\n    "percent":'] },
    [
      'schema/house/Rate.jsonld:6 "Rate" is shared by all contracts and cannot point to "Play", which is not. Remove the relation, or write "scope": "contract".',
    ],
  ],
  [
    'a group that is no area, an icon that nobody drew and a status of failure',
    {
      [play]: ['"group": "programme", "icon": "TheaterComedy"', '"group": "program", "icon": "Theater"'],
      'house/House.jsonld': [
        '"operations": [',
        '"actions": { "open": { "path": "/houses/{id}/open", "status": 404 } }, "operations": [',
      ],
    },
    [
      'schema/house/House.jsonld:11 The status of the action "open" is 404. Write one of success: 200 to 399.',
      'schema/programme/Play.jsonld:6 The group "program" of "Play" is no area. Perhaps you meant "programme".',
      'schema/programme/Play.jsonld:6 The icon "Theater" of "Play" is not drawn. They are listed in schema/iconNames.ts. Others are drawn in src/app/icons.ts.',
    ],
  ],
  [
    'a name before that is an entity still',
    { [genre]: ['"@id": "Genre",', '"@id": "Genre", "was": "Play",'] },
    [
      'schema/programme/Genre.jsonld:3 The "was" of "Genre" is "Play", which is the name of an entity. Remove it once every database has been migrated, or write the name before.',
    ],
  ],
  [
    'an unknown api, area and operation',
    {
      'houses/Sign.jsonld': `{
"@id": "Sign", "@type": "Entity",
"api": "stge",
"collection": "/signs",
"title": "a",
"properties": { "a": { "range": "string" } },
"operations": ["list", "edit"]
}`,
    },
    [
      'schema/houses/Sign.jsonld:1 The folder "houses" is no area. Perhaps you meant "house".',
      'schema/houses/Sign.jsonld:3 The api "stge" of "Sign" is unknown. Perhaps you meant "stage".',
      'schema/houses/Sign.jsonld:7 The operation "edit" of "Sign" is unknown. Known are "list", "read", "create", "update", "delete".',
    ],
  ],
  [
    'a file called otherwise than its entity',
    { [genre]: ['"@id": "Genre"', '"@id": "Kind"'] },
    [
      'schema/programme/Genre.jsonld:3 The file describes "Kind" but is called "Genre.jsonld". Call it "Kind.jsonld".',
    ],
  ],
  [
    'own records that nothing tells apart, and an owner who has no e-mail',
    {
      [play]: [
        '"uniques":',
        '"rights": { "read": "signedIn", "write": "signedIn", "update": { "own": "sales.sel", "all": "signedIn" } }, "uniques":',
      ],
      [genre]: [
        '"title": "name",',
        '"title": "name", "rights": { "read": "signedIn", "write": "signedIn", "ownedBy": "parent.name" },',
      ],
    },
    [
      'schema/programme/Genre.jsonld:4 The path "parent.name" of "Genre" leads to no e-mail that is stored. Write relations to one with dots between them, and a property of the range "email".',
      'schema/programme/Play.jsonld:8 "update" of "Play" distinguishes own records, and nothing states whose they are. Write "ownedBy": the path to the e-mail of their owner.',
      'schema/programme/Play.jsonld:8 The key "all" in "update" of "Play" is unknown. Known are "own", "any".',
      'schema/programme/Play.jsonld:8 The policy "sales.sel" in "update" is unknown. Perhaps you meant "sales.sell".',
    ],
  ],
];

it.each(cases)('refused: %s', (_, changes, want) => {
  expect(refuse(readFixture(changes))).toEqual(want);
});
