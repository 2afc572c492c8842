import { describe, expect, it } from 'vitest';
import { array, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { resolveSchema } from './resolveSchema.ts';

const parking = object({
  name: string().check(trim(), minLength(1, 'required'), maxLength(5, 'maxLength')),
  rows: array(object({ place: string().check(minLength(1, 'required')) })),
  from: string(),
  until: string(),
}).check(refine(({ from, until }) => from <= until, { path: ['until'], message: 'order' }));

const check = (values: unknown) => resolveSchema(parking)(values as never, undefined, {} as never);

describe('a form by its schema', () => {
  it('gives the values as the schema leaves them', async () => {
    expect(await check({ name: ' Ada ', rows: [{ place: 'A1' }], from: '1', until: '2' })).toEqual({
      values: { name: 'Ada', rows: [{ place: 'A1' }], from: '1', until: '2' },
      errors: {},
    });
  });

  it('names every field that breaks a rule, with its first, and rules between fields beside them', async () => {
    expect(await check({ name: ' ', rows: [{ place: 'A1' }, { place: '' }], from: '2', until: '1' })).toEqual(
      {
        values: {},
        errors: {
          name: { type: 'too_small', message: 'required' },
          rows: [undefined, { place: { type: 'too_small', message: 'required' } }],
          until: { type: 'custom', message: 'order' },
        },
      },
    );
  });
});
