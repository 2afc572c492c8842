import { expect, it } from 'vitest';
import { readMassJob } from './readJob.ts';

const parameters = {
  ticketing: 3,
  show: 'Ivanov',
  timezone: 'Europe/Paris',
  change: { action: 'tax', tax: 2, hashList: ['f'] },
  dates: [4, 5, 6],
};

it('reads what a cancelled mass action was asked, and what it had not come to', () => {
  const result = {
    after: 4,
    changed: 0,
    failed: 1,
    cancelled: 'anna@demo.test',
  };
  expect(readMassJob({ name: 'mass-action', parameters, result })).toMatchObject({
    action: 'tax',
    change: { action: 'tax', tax: '/ticketing/v1/taxes/2', sellingDevice: null, hashList: ['f'] },
    changed: 0,
    failed: 1,
    rest: ['/ticketing/v1/event_dates/5', '/ticketing/v1/event_dates/6'],
    asked: 3,
  });
});

it('reads no other job', () => {
  expect(readMassJob({ name: 'selection', parameters: { entity: 'EventDate' } })).toBeUndefined();
});
