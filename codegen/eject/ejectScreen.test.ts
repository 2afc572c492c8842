/** What is written for a screen of the small schema, whole, and every refusal with its next step. */
import { describe, expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { generate } from '../generate.ts';
import { type EjectRequest, type EjectTree, ejectScreen } from './ejectScreen.ts';

const section = `"section": { "en": "The door's own", "fr": "À l’entrée" }`;
const made = generate(
  readFixture({
    'programme/Play.jsonld': [`"url", "many": true }`, `"url", "many": true, ${section} }`],
  }),
);
const registry = `import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'route',
    path: '/',
    load: async () => (await import('./x.tsx')).X,
  },
  {
    kind: 'slot',
    entity: 'Price',
    slot: 'show',
    load: async () => (await import('./y.tsx')).Y,
  },
];
`;

function eject(request: EjectRequest, tree: Partial<EjectTree> = {}) {
  const entities = made.ok ? made.schema.entities.map(({ descriptor }) => descriptor) : [];
  const read = (path: string) => (path === 'overrides/programme/screens.ts' ? registry : undefined);
  return ejectScreen(request, { entities, read, ...tree });
}

function textOf(request: EjectRequest, path: string): string {
  const ejected = eject(request);
  if (!ejected.ok) throw new Error(ejected.why);
  return (
    ejected.files.find((file) => file.path === path)?.text ?? ejected.files.map((file) => file.path).join()
  );
}

describe('ejecting', () => {
  it('writes a list with its columns', () => {
    const text = textOf({ entity: 'Genre', slot: 'list' }, 'overrides/programme/Genre/screens/GenreList.tsx');
    expect(text).toBe(`/**
 * The list of Genres: which columns it starts with.
 *
 * @ejected list of Genre, which showed
 *   name:string! parent:Genre
 */
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import type { PropertyName } from '../../../../src/generic/partsOf.tsx';

/** A removed property is a compile error here. People still choose others for themselves. */
const columns = ['name', 'parent'] as const satisfies readonly PropertyName<'Genre'>[];

export function GenreList() {
  return <GenericList columns={columns} />;
}
`);
  });

  it('writes a form with its sections', () => {
    const text = textOf({ entity: 'Play', slot: 'edit' }, 'overrides/programme/Play/screens/PlayEdit.tsx');
    expect(text).toBe(`/**
 * The form that changes a record of Plays: which properties stand where.
 *
 * @ejected edit of Play, which showed
 *   title:string! startsAt:dateTime state:enum(draft|on_sale)! genres:Genre[] links:url[] isHidden:boolean!
 *   doorCode:string posters:json[]
 */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { type InputName, inputsOf } from '../../../../src/generic/inputsOf.tsx';

const { Inputs } = inputsOf('Play');

// A removed property is a compile error here.
const mainPart = [
  'title',
  'startsAt',
  'state',
  'genres',
  'isHidden',
  'doorCode',
  'posters',
] as const satisfies readonly InputName<'Play'>[];
const theDoorSOwnPart = ['links'] as const satisfies readonly InputName<'Play'>[];

export function PlayEdit() {
  return (
    <GenericEdit>
      <Inputs properties={mainPart} />
      <Inputs label={{ en: "The door's own", fr: 'À l’entrée' }} properties={theDoorSOwnPart} />
    </GenericEdit>
  );
}
`);
  });

  it('registers it where the sorted list wants it', () => {
    expect(textOf({ entity: 'Play', slot: 'edit' }, 'overrides/programme/screens.ts')).toBe(
      registry.replace(
        "  {\n    kind: 'slot',",
        `  {
    kind: 'slot',
    entity: 'Play',
    slot: 'edit',
    load: async () => (await import('./Play/screens/PlayEdit.tsx')).PlayEdit,
  },
  {
    kind: 'slot',`,
      ),
    );
  });

  const refusals: readonly (readonly [EjectRequest, Partial<EjectTree>, string])[] = [
    [{ entity: '', slot: '' }, {}, 'Which screen? codegen eject <Entity> <list|show|create|edit>'],
    [{ entity: 'Prise', slot: 'list' }, {}, 'There is no entity "Prise". Perhaps you meant "Price".'],
    [
      { entity: 'Price', slot: '' },
      {},
      'Which screen of "Price"? There are "list", "show", "create", "edit".',
    ],
    [{ entity: 'Price', slot: 'lst' }, {}, 'There is no screen "lst". Perhaps you meant "list".'],
    [
      { entity: 'House', slot: 'create' },
      {},
      '"House" has no create screen: it cannot be asked for "create". It has list, show, edit.',
    ],
    [
      { entity: 'Price', slot: 'edit' },
      { read: () => '' },
      '"overrides/programme/Price/screens/PriceEdit.tsx" is there already. Change it, or remove it first to start anew.',
    ],
    [
      { entity: 'Price', slot: 'show' },
      {},
      'The show screen of "Price" is overridden already: see its entry in "overrides/programme/screens.ts".',
    ],
    [
      { entity: 'Price', slot: 'edit' },
      { read: (path) => (path.endsWith('screens.ts') ? 'nothing' : undefined) },
      '"overrides/programme/screens.ts" has no list "screens" to add to. Write it as it was.',
    ],
  ];
  it.each(refusals)('%j is refused', (request, tree, why) => {
    expect(eject(request, tree)).toEqual({ ok: false, why });
  });
});
