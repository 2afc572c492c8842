/** Schema files in, generated files or refusals out; every refusal with its whole message. */
import { describe, expect, it } from 'vitest';
import { formatFault } from './fault.ts';
import { readFixture } from './fixtures/readFixture.ts';
import { generate } from './generate.ts';
import type { SourceFile } from './read/readSchema.ts';

function refuse(sources: readonly SourceFile[]): string[] {
  const made = generate(sources);
  return made.ok ? [] : made.faults.map(formatFault);
}

function emit(sources: readonly SourceFile[], path: string): string {
  const made = generate(sources);
  if (!made.ok) throw new Error(made.faults.map(formatFault).join('\n'));
  return made.files.find((file) => file.path === path)?.text ?? '';
}

const genre = 'programme/Genre.jsonld';
const play = 'programme/Play.jsonld';
const price = 'programme/Price.jsonld';

const entity = (name: string, more: string) =>
  `{ "@id": "${name}", "@type": "Entity", "api": "stage", ${more} }`;

describe('generate refuses', () => {
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
      'a duplicate collection path',
      { [price]: ['"/prices"', '"/plays"'] },
      [
        'schema/programme/Price.jsonld:3 The collection "/plays" of the api "stage" is taken by schema/programme/Play.jsonld:3. Write another path.',
      ],
    ],
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
      [
        'schema/programme/Genre.jsonld:4 The title "nam" is no property of "Genre". Perhaps you meant "name".',
      ],
    ],
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
        'schema/programme/Genre.jsonld:7 The property "parent" points to "Genre", which no file describes. Known are "House", "Rate", "Kind", "Play", "Poster", "Price".',
        'schema/programme/Play.jsonld:14 The property "genres" points to "Genre", which no file describes. Known are "House", "Rate", "Kind", "Play", "Poster", "Price".',
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
      ['schema/programme/Genre.jsonld:7 The file is not JSON. The key "name" stands here and on line 6.'],
    ],
  ];
  it.each(cases)('%s', (_, changes, want) => {
    expect(refuse(readFixture(changes))).toEqual(want);
  });
});

describe('generate', () => {
  it('gives the same bytes whatever the order of the files', () => {
    const files = readFixture();
    const read = (sources: readonly SourceFile[]) => {
      const made = generate(sources);
      return made.ok ? made.files : [];
    };
    expect(read(files.toReversed())).toEqual(read(files));
    expect(read([...files.slice(3), ...files.slice(0, 3)])).toEqual(read(files));
  });

  it.each([
    'schema/generated/programme/Play.ts',
    'schema/generated/entities.ts',
    'schema/generated/descriptors.ts',
    'schema/generated/apis.ts',
    'server/generated/tables.ts',
    'server/generated/guards.sql',
  ])('makes %s', async (path) => {
    await expect(emit(readFixture(), path)).toMatchFileSnapshot(
      `./fixtures/want/${path.replace(/\.ts$/, '.ts.txt')}`,
    );
  });

  it('says in the first line of a file what made it and from what', () => {
    expect(emit(readFixture(), 'schema/generated/programme/Play.ts').split('\n')[0]).toBe(
      '// Made by codegen from schema/programme/Play.jsonld. Never edit: change the source and run `npm run codegen`.',
    );
  });
});
