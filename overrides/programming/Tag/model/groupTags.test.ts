import { expect, it } from 'vitest';
import { countUses, groupOf } from './groupTags.ts';

it('puts a tag with what it marks, with several kinds, with the unused or with the archived', () => {
  expect(groupOf({ nbTicketings: 2, isHidden: false })).toBe('nbTicketings');
  expect(groupOf({ nbTicketings: 2, nbOrders: 1, isHidden: false })).toBe('several');
  expect(groupOf({ nbTicketings: 0, nbCustomers: null, isHidden: false })).toBe('unused');
  expect(groupOf({ nbTicketings: 2, isHidden: true })).toBe('archived');
  expect(countUses({ nbTicketings: 2, nbCustomers: null, nbOrders: 1 })).toBe(3);
});
