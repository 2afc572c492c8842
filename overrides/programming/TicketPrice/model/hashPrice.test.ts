import { describe, expect, it } from 'vitest';
import { hashPrice } from './hashPrice.ts';

const full = { name: 'Full', type: 'full_price', facialValue: 2500, currency: 'EUR' };

describe('the hash of a price', () => {
  it('is the same for prices that are made alike, whatever the order of their channels', () => {
    expect(hashPrice({ ...full, sellingDeviceList: [10, 9] })).toBe(
      hashPrice({ ...full, name: ' Full ', seatGroup: null, sellingDeviceList: [9, 10] }),
    );
  });

  it('differs by name, type, amount, currency, seats and channels', () => {
    const others = [
      full,
      { ...full, name: 'Young' },
      { ...full, type: 'reduced' },
      { ...full, facialValue: 2600 },
      { ...full, currency: 'CHF' },
      { ...full, seatGroup: 1 },
      { ...full, sellingDeviceList: [1] },
    ];
    expect(new Set(others.map(hashPrice)).size).toBe(others.length);
  });

  it('is that of the text which gave prices of before theirs', () => {
    // md5('Full|full_price|2500|EUR||')
    expect(hashPrice(full)).toBe('8d5d592b13e4555fb1f2bc8d7cf3a9bf');
  });
});
