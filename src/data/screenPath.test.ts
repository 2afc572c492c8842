/** Addresses of screens there and back: moved by their entity's "path", or plain. */
import { describe, expect, it } from 'vitest';
import { entities } from '../../schema/generated/entities.ts';
import { screenSlots } from '../../schema/screenAddress.ts';
import { screenAt, screenPath } from './screenPath.ts';

describe('screenPath', () => {
  it.each([
    ['Order', 'list', undefined, '/orders'],
    ['Order', 'show', 3, '/orders/3'],
    ['Order', 'show', '/ticketing/v1/orders/3', '/orders/3'],
    ['Order', 'edit', 3, '/orders/3/edit'],
    ['CrmCustomer', 'create', undefined, '/customers/new'],
    ['OfferRule', 'edit', 7, '/settings/offers/edit/7'],
    ['Venue', 'list', undefined, '/Venue'],
    ['Venue', 'show', 3, '/Venue/3/show'],
    ['Venue', 'edit', 3, '/Venue/3'],
    ['Venue', 'create', undefined, '/Venue/create'],
    ['Venue', 'show', 'a/b', '/Venue/a%2Fb/show'],
  ] as const)('of %s: %s', (entity, slot, id, want) => {
    expect(screenPath(entity, slot, id)).toBe(want);
  });
});

describe('screenAt', () => {
  it('finds the screen of every address that there is', () => {
    for (const { name } of entities)
      for (const slot of screenSlots) {
        const isOfRecord = slot === 'show' || slot === 'edit';
        const at = { entity: name, slot, ...(isOfRecord && { id: '31' }) };
        expect(screenAt(screenPath(name, slot, 31))).toEqual(at);
      }
  });

  it('takes no word of another screen for an id, and knows no other address', () => {
    expect(screenAt('/customers/stickers')).toEqual({ entity: 'Sticker', slot: 'list' });
    expect(screenAt('/customers/new')).toEqual({ entity: 'CrmCustomer', slot: 'create' });
    expect(screenAt('/orders/3/refund')).toBeUndefined();
    expect(screenAt('/sales/cash-register')).toBeUndefined();
    expect(screenAt('/order')).toBeUndefined();
  });
});
