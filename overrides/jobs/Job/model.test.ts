import { expect, it } from 'vitest';
import { readOutcome } from './model.ts';

it('tells what a bulk delete did and which records it was refused', () => {
  const refused = { record: '/ticketing/v1/customers/7', code: 'TX-001', message: 'Still used.', values: {} };
  expect(readOutcome({ after: 9, matched: 3, changed: 2, failed: 1, errors: [refused] })).toEqual({
    done: 2,
    refused: 1,
    named: [refused],
  });
});

it('counts the rows of an import that stand now, whether they were there before or not, and has the others', () => {
  const report = '/ticketing/v1/venues/import/7/errors';
  const result = { rows: 7, created: 3, updated: 2, unchanged: 1, failed: 1, errors: [], report };
  expect(readOutcome(result)).toEqual({ done: 6, refused: 1, named: [], report });
});

it('knows who stopped it before it counted anything', () => {
  expect(readOutcome({ cancelled: 'anna@demo.test' })).toEqual({
    done: 0,
    refused: 0,
    named: [],
    cancelledBy: 'anna@demo.test',
  });
});

it.each([null, undefined, 'nothing', {}, { problem: { code: 'JOB-001' } }])(
  'makes no counts of %o',
  (result) => {
    expect(readOutcome(result)).toBeUndefined();
  },
);
