/** Values of a declared shape: looked at member by member, on the server as on the screen. */
import { describe, expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { createModel, type Resource } from '../plan/resource.ts';
import { mergeJson } from '../transaction/mergeJson.ts';
import { readBody } from './readBody.ts';
import { settleWhen } from './settleWhen.ts';

const label = { en: 'A', fr: 'A' };
const property = (name: string, more: Partial<PropertyDescriptor>): PropertyDescriptor => ({
  name,
  kind: 'string',
  label,
  column: name,
  ...more,
});

function entity(name: string, more: Partial<EntityDescriptor>): EntityDescriptor {
  const [api] = apis;
  return {
    name,
    area: 'a',
    api: api?.name ?? '',
    collection: `/${name.toLowerCase()}`,
    scope: 'contract',
    table: name,
    title: 'name',
    label,
    plural: label,
    properties: [],
    operations: ['create', 'update'],
    actions: [],
    ...more,
  };
}

const model = createModel({
  apis,
  behaviours: [],
  descriptors: [
    entity('Sheet', {
      scope: 'value',
      properties: [
        property('index', { kind: 'integer', min: 0, required: true }),
        property('holds', {
          kind: 'enum',
          values: [{ value: 'people', label }],
          default: 'people',
        }),
        property('margin', { kind: 'json', shape: 'Margin' }),
        property('seen', { kind: 'dateTime', readOnly: true }),
      ],
    }),
    entity('Margin', { scope: 'value', properties: [property('top', { kind: 'number' })] }),
    entity('Binding', {
      scope: 'value',
      properties: [
        property('type', {
          kind: 'enum',
          values: ['glued', 'sewn', 'loose'].map((value) => ({ value, label })),
          default: 'glued',
        }),
        property('threads', { kind: 'integer', required: true, when: { type: ['sewn'] } }),
        property('colour', { default: 'white', when: { type: ['sewn', 'glued'] } }),
      ],
    }),
    entity('Book', {
      properties: [
        property('binding', { kind: 'json', shape: 'Binding' }),
        property('bindings', { kind: 'json', shape: 'Binding', many: true }),
        property('sheets', { kind: 'json', shape: 'Sheet', many: true }),
        property('cover', { kind: 'json', shape: 'Sheet' }),
      ],
    }),
  ],
});

const read = (
  body: Record<string, unknown>,
  how: { operation: 'create' | 'update'; isMerge?: boolean } = { operation: 'create' },
) => readBody({ model, resource: model.get('Book') as Resource, body, contract: 1, ...how });

/** A patch of a binding that stands. */
function merge(standing: Record<string, unknown>, patch: Record<string, unknown>) {
  const binding = model.get('Book')?.properties.get('binding') as PropertyDescriptor;
  const value = mergeJson(standing, patch);
  const violations = settleWhen({ model, property: binding, value, patch });
  return { value, violations: violations.map(({ propertyPath, code }) => [propertyPath, code]) };
}

const faults = (body: Record<string, unknown>) =>
  read(body).violations.map(({ propertyPath, code }) => [propertyPath, code]);

describe('a value of a declared shape', () => {
  it('is stored with its defaults, and with what a server says of it', () => {
    const sheet = { index: 0, margin: { top: 1.5 }, seen: '2026-11-21T19:30:00.000Z' };
    expect(read({ sheets: [sheet] })).toEqual({
      values: { sheets: [{ ...sheet, holds: 'people' }] },
      violations: [],
      named: [],
    });
  });

  it('is refused by the path of each member that does not fit', () => {
    expect(
      faults({
        sheets: [{ index: 0 }, { index: -1, holds: 'birds' }, 'three', { margin: { top: 'high' } }],
        cover: [],
      }),
    ).toEqual([
      ['sheets[1].index', 'min'],
      ['sheets[1].holds', 'enum'],
      ['sheets[2]', 'type'],
      ['sheets[3].index', 'required'],
      ['sheets[3].margin.top', 'type'],
      ['cover', 'type'],
    ]);
  });

  it('names the nearest member to one that nobody knows', () => {
    expect(read({ cover: { index: 1, hold: 'people' } }).violations).toEqual([
      { propertyPath: 'cover.hold', message: 'This is unknown. Perhaps you meant "holds".', code: 'unknown' },
    ]);
  });

  it('is whole when it is replaced, and a part of it when it is merged', () => {
    const cover = { holds: 'people' };
    expect(read({ cover }, { operation: 'update' }).violations).toMatchObject([
      { propertyPath: 'cover.index', code: 'required' },
    ]);
    expect(read({ cover }, { operation: 'update', isMerge: true })).toEqual({
      values: { cover },
      violations: [],
      named: [],
    });
  });
});

describe('a member that hangs on a choice', () => {
  it('is required, and has its default, only where it says something', () => {
    expect(read({ bindings: [{ type: 'sewn', threads: 3 }, {}, { type: 'loose' }] })).toEqual({
      values: {
        bindings: [
          { type: 'sewn', threads: 3, colour: 'white' },
          { type: 'glued', colour: 'white' },
          { type: 'loose' },
        ],
      },
      violations: [],
      named: [],
    });
    expect(faults({ binding: { type: 'sewn' } })).toEqual([['binding.threads', 'required']]);
  });

  it('is refused where it says nothing; cleared, or the default sent back, it is left out', () => {
    expect(read({ binding: { threads: 3 } }).violations).toEqual([
      {
        propertyPath: 'binding.threads',
        message: 'This is meaningful only where "type" is "sewn".',
        code: 'when',
      },
    ]);
    expect(read({ binding: { type: 'loose', threads: null, colour: 'white' } })).toEqual({
      values: { binding: { type: 'loose' } },
      violations: [],
      named: [],
    });
  });

  it('goes with the choice that a patch changes, and is refused when the patch brings it', () => {
    const sewn = { type: 'sewn', threads: 3, colour: 'red' };
    expect(mergeJson(sewn, { type: 'glued' })).toEqual({ type: 'glued', threads: 3, colour: 'red' });
    expect(merge(sewn, { type: 'glued' })).toEqual({
      value: { type: 'glued', colour: 'red' },
      violations: [],
    });
    expect(merge(sewn, { type: 'glued', threads: 4 }).violations).toEqual([['binding.threads', 'when']]);
    expect(merge({ type: 'glued' }, { threads: 4 }).violations).toEqual([['binding.threads', 'when']]);
    expect(merge(sewn, { threads: 4 })).toEqual({ value: { ...sewn, threads: 4 }, violations: [] });
  });
});
