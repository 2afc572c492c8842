/** The list of policies as it is edited. */
import { expect, it } from 'vitest';
import { findUnchosen, readDraft, writeDraft } from './model.ts';

it('reads a role as it is stored, and writes what the service takes', () => {
  const draft = readDraft([
    {
      policy: '/accounts/api/v1/contracts/1/policies/1',
      resources: ['/ticketing/v1/ticketings/4', '/ticketing/v1/ticketings/9'],
    },
    { policy: '/accounts/api/v1/contracts/1/policies/40' },
  ]);
  expect(draft).toEqual({ 'sales.sell': ['4', '9'], 'rights.read': 'all' });
  expect(writeDraft(draft)).toEqual([
    { policy: 'sales.sell', resources: ['4', '9'] },
    { policy: 'rights.read' },
  ]);
});

it('finds policies that are bound to nothing', () => {
  expect(findUnchosen({ 'sales.sell': [], 'orders.read': 'all', 'tickets.read': ['1'] })).toEqual([
    'sales.sell',
  ]);
});
