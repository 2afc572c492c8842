import { expect, it } from 'vitest';
import { findCounting } from './findCounting.ts';

it('books to the default of a type, else to its first account that is shown and has a code', () => {
  const account = (id: number, code: string | null, more: object = {}) => ({
    id,
    type: 'bank',
    code,
    isDefault: false,
    isHidden: false,
    ...more,
  });
  const accounts = [
    account(1, null),
    account(2, '512001', { isHidden: true, isDefault: true }),
    account(4, '512003'),
    account(3, '512002'),
    account(5, '512004', { isDefault: true }),
  ];
  expect(findCounting(accounts, 'bank')?.code).toBe('512004');
  expect(findCounting(accounts.slice(0, 4), 'bank')?.code).toBe('512002');
  expect(findCounting(accounts, 'client')).toBeUndefined();
});
