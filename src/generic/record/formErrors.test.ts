import { expect, it } from 'vitest';
import { listErrors } from './formErrors.ts';

it('lists what is wrong by field, rows of lists with them', () => {
  const errors = {
    name: { type: 'required', message: 'Required', ref: { name: 'name', message: 'no error' } },
    rows: [undefined, { count: { type: 'server', message: 'Too small' } }],
    root: { serverError: { type: 'server', message: 'Not now' } },
  };
  expect(listErrors(errors)).toEqual([
    { path: 'name', message: 'Required' },
    { path: 'rows.1.count', message: 'Too small' },
    { path: 'root.serverError', message: 'Not now' },
  ]);
});
