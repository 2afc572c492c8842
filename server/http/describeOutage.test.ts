import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { describeOutage, isDiskFull } from './describeOutage.ts';

const sale = { method: 'POST', headers: {} };

it.each([
  ['lost', 'TX-005', 503, 2],
  ['busy', 'TX-009', 503, 2],
  ['full', 'TX-010', 507, 60],
  ['memory', 'TX-011', 503, 10],
] as const)('answers %s with %s, and when to ask again', (reason, code, status, retryAfter) => {
  expect(describeOutage(new DatabaseUnavailable({ reason }), sale)).toMatchObject({
    code,
    status,
    retryAfter,
  });
});

it('asks for a write that may be done to be sent again only with its key', () => {
  const error = new DatabaseUnavailable({ reason: 'lost', mayBeWritten: true });
  expect(describeOutage(error, sale)).toMatchObject({ code: 'TX-008', retryAfter: undefined });
  const withKey = { method: 'POST', headers: { 'idempotency-key': 'a' } };
  expect(describeOutage(error, withKey)).toMatchObject({ code: 'TX-008', retryAfter: 2 });
});

it('knows a full disk of this machine, and a quota', () => {
  const errors = ['ENOSPC', 'EDQUOT', 'EACCES'].map((code) => Object.assign(new Error(code), { code }));
  expect(errors.map(isDiskFull)).toEqual([true, true, false]);
  expect([undefined, null, 'ENOSPC'].map(isDiskFull)).toEqual([false, false, false]);
});
