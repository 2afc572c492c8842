/** The filters of a list: what the bar and the builder write, and that they read it back. */
import { describe, expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { PropertyKind } from '../../../schema/kinds.ts';
import { type BarFilter, readBarFilter, writeBarFilter } from './barFilter.ts';
import { type Group, readConditions, writeConditions } from './conditions.ts';
import { barOperators, builderOperators } from './operators.ts';

const property = (kind: PropertyKind, more: Partial<PropertyDescriptor> = {}): PropertyDescriptor => ({
  name: 'price',
  kind,
  label: { en: 'Price', fr: 'Tarif' },
  ...more,
});

describe('writeBarFilter', () => {
  it.each<[string, PropertyDescriptor, BarFilter, object]>([
    ['a text', property('string'), { operator: 'contains', value: 'x' }, { price: { contains: 'x' } }],
    [
      'a beginning',
      property('string'),
      { operator: 'startsWith', value: 'x' },
      { price: { startsWith: 'x' } },
    ],
    ['one value', property('enum'), { operator: 'is', value: ['a'] }, { price: 'a' }],
    ['several values', property('enum'), { operator: 'is', value: ['a', 'b'] }, { price: ['a', 'b'] }],
    [
      'a range of amounts',
      property('money'),
      { operator: 'between', value: { from: '100', to: '250' } },
      { price: { gte: '100', lte: '250' } },
    ],
    [
      'a range open at its end',
      property('date'),
      { operator: 'between', value: { from: '2026-11-01' } },
      { price: { after: '2026-11-01' } },
    ],
    ['nothing there', property('string'), { operator: 'empty' }, { exists: { price: false } }],
    ['something there', property('string'), { operator: 'filled' }, { exists: { price: true } }],
  ])('writes %s, beside the others, and reads it back', (_title, of, filter, want) => {
    const written = writeBarFilter({ path: 'price', property: of }, { q: 'y' }, filter);
    expect(written).toEqual({ q: 'y', ...want });
    expect(readBarFilter('price', of, written)).toEqual(filter);
  });

  it('takes a filter away, whether it was a value or its absence', () => {
    const choice = { path: 'price', property: property('string') };
    expect(writeBarFilter(choice, { price: 'a', q: 'y' }, undefined)).toEqual({ q: 'y' });
    expect(writeBarFilter(choice, { exists: { price: true, other: false } }, undefined)).toEqual({
      exists: { other: false },
    });
    expect(writeBarFilter(choice, { price: 'a' }, { operator: 'contains', value: '' })).toEqual({});
  });
});

describe('conditions', () => {
  const tree: Group = {
    join: 'and',
    parts: [
      { field: 'ticketing.title', op: 'contains', value: 'x' },
      {
        join: 'or',
        parts: [
          { field: 'status', op: 'in', value: ['opened'] },
          { field: 'comment', op: 'exists', value: false },
        ],
      },
    ],
  };
  const text =
    '{"and":[{"field":"ticketing.title","op":"contains","value":"x"},{"or":[{"field":"status","op":"in","value":["opened"]},{"field":"comment","op":"exists","value":false}]}]}';

  it('are written as the server takes them, and read back', () => {
    expect(writeConditions(tree)).toBe(text);
    expect(readConditions(text)).toEqual(tree);
  });

  it('leave out what is half made', () => {
    expect(
      writeConditions({
        join: 'and',
        parts: [
          { field: '', op: 'eq', value: 'x' },
          { field: 'a', op: 'in', value: [] },
          { join: 'or', parts: [] },
        ],
      }),
    ).toBeUndefined();
  });

  it('are none when the address holds something else', () => {
    expect(readConditions('{"and":')).toBeUndefined();
    expect(readConditions('[1]')).toBeUndefined();
    expect(readConditions(undefined)).toBeUndefined();
  });

  it('wrap one condition in a group', () => {
    expect(readConditions('{"field":"a","op":"eq","value":1}')).toEqual({
      join: 'and',
      parts: [{ field: 'a', op: 'eq', value: 1 }],
    });
  });
});

describe('operators', () => {
  it('do not ask whether a required value is there', () => {
    expect(barOperators(property('string', { required: true }))).toEqual(['contains', 'startsWith', 'is']);
    expect(builderOperators(property('boolean', { required: true }))).toEqual(['eq']);
  });

  it('ask of JSON only whether it is there', () => {
    expect(barOperators(property('json'))).toEqual(['empty', 'filled']);
    expect(builderOperators(property('json'))).toEqual(['exists']);
  });
});
