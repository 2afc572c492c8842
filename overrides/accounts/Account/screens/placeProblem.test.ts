import { expect, it } from 'vitest';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { placeProblem } from './placeProblem.ts';

it.each([
  ['the current password, when it is another one', { code: 'ACC-103' }, 'current'],
  ['the new password, when it is refused', { code: 'ACC-104' }, 'new'],
  ['the member that is not what is asked for', { code: 'ACC-106', values: { member: 'name' } }, 'name'],
  [
    'the field of a violation',
    { code: 'VAL-001', violations: [{ propertyPath: 'name', message: 'Too long' }] },
    'name',
  ],
  ['no field, when the form has none of that name', { code: 'ACC-109' }, undefined],
  ['no field, when there were too many attempts', { code: 'ACC-105' }, undefined],
])('places a refusal at %s', (_, problem, field) => {
  const placed = placeProblem(new ProblemError(422, problem), ['current', 'new', 'name']);
  expect(placed?.field).toBe(field);
});
