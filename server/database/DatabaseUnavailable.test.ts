import { expect, it } from 'vitest';
import { findShortage, isConnectionLost, isReading, isServerBusy } from './DatabaseUnavailable.ts';

const withCode = (code: string) => Object.assign(new Error('from below'), { code });

it.each(['08006', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'])(
  'takes %s for the loss of a connection',
  (code) => expect(isConnectionLost(withCode(code))).toBe(true),
);

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('takes the driver’s "%s" for it', (message) => expect(isConnectionLost(new Error(message))).toBe(true));

it('takes several refused addresses of one host for it', () => {
  expect(isConnectionLost(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(
    true,
  );
});

it.each(['23505', '40001', '57014', '22003', '42601'])('does not take %s for it', (code) =>
  expect(isConnectionLost(withCode(code))).toBe(false),
);

it('does not take an error of a behaviour for it', () => {
  expect(isConnectionLost(new Error('the printer is on fire'))).toBe(false);
  expect(isConnectionLost('Connection terminated')).toBe(false);
});

it('reads with SELECT alone: what may write is not asked twice', () => {
  expect(['SELECT 1', '\n  select 1'].map(isReading)).toEqual([true, true]);
  expect(
    ['WITH a AS (INSERT INTO b VALUES (1)) SELECT 1', 'INSERT INTO a VALUES (1)'].map(isReading),
  ).toEqual([false, false]);
});

it('takes a full disk, too little memory and too many connections for what they are', () => {
  const found = ['53100', '53200', '53400', '53300', '23505'].map((code) => findShortage(withCode(code)));
  expect(found).toEqual(['full', 'memory', 'memory', undefined, undefined]);
  expect([withCode('53300'), withCode('08006'), new Error('too many clients')].map(isServerBusy)).toEqual([
    true,
    false,
    false,
  ]);
});
