import { expect, it } from 'vitest';
import { countsGroups, readBenefit, readConditions } from './readStored.ts';

const three = readConditions([{ type: 'quantity', quantity: 3, amount: null, currency: 'EUR' }]);

it.each([
  [
    { type: 'share', share: 20 },
    { kind: 'share', percent: 20 },
  ],
  [
    { type: 'amount', amount: 500, of: 'place' },
    { kind: 'off', amount: 500, currency: 'EUR' },
  ],
  [
    { type: 'amount', amount: 500, of: 'whole' },
    { kind: 'orderOff', amount: 500, currency: 'EUR' },
  ],
  [
    { type: 'price', amount: 1000 },
    { kind: 'price', amount: 1000, currency: 'EUR' },
  ],
  [
    { type: 'price', amount: 5000, of: 'whole' },
    { kind: 'groupPrice', size: 3, amount: 5000, currency: 'EUR' },
  ],
  [
    { type: 'items', quantity: 1 },
    { kind: 'groupFree', size: 3, free: 1 },
  ],
  [{ type: 'items', quantity: 3 }, null],
  [{ type: 'share' }, null],
  [{}, null],
] as const)('reads %j as %j', (exchange, want) => expect(readBenefit(exchange, three)).toEqual(want));

it('leaves out a condition that is not filled in', () => {
  expect(readConditions([{ type: 'quantity', quantity: null, amount: null, currency: null }])).toEqual([]);
});

it('counts groups and orders where these are what is lowered', () => {
  expect(countsGroups(readBenefit({ type: 'items', quantity: 1 }, three))).toBe(true);
  expect(countsGroups(readBenefit({ type: 'share', share: 5 }, three))).toBe(false);
});
