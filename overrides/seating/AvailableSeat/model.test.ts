import { describe, expect, it } from 'vitest';
import { type KeptSeat, planChange } from './model.ts';

const free: KeptSeat = {
  id: 1,
  label: 'A-1',
  seat: 11,
  status: 'available',
  holdType: null,
  holdReason: null,
  seatGroup: 3,
  ticket: null,
  cartItem: null,
  manuallyAssigned: false,
  isLocked: false,
};
const blocked = { ...free, status: 'dismissed', holdType: 'house', holdReason: 'Author' };
const held = { ...free, status: 'in_cart', holdType: 'desk', cartItem: 5 };
const sold = { ...free, status: 'in_order', ticket: 9 };

describe('a seat changed by hand', () => {
  it('R43: is kept from sale for good where no kind is named, or by the house with its reason', () => {
    expect(planChange(free, { status: 'dismissed' }).next).toMatchObject({
      status: 'dismissed',
      holdType: 'kill',
    });
    expect(planChange(free, { status: 'dismissed', holdType: 'house', holdReason: 'Author' }).next).toEqual({
      id: 1,
      status: 'dismissed',
      holdType: 'house',
      holdReason: 'Author',
      seatGroup: 3,
      manuallyAssigned: false,
      isLocked: false,
    });
  });

  it('is released, and its kind and reason are gone', () => {
    expect(planChange(blocked, { status: 'available' }).next).toMatchObject({
      status: 'available',
      holdType: null,
      holdReason: null,
    });
  });

  it('stays with whoever holds or has bought it, and R3 in the group that it was sold in', () => {
    for (const seat of [held, sold]) {
      expect(planChange(seat, { status: 'dismissed' })).toEqual({ refusal: 'taken' });
      expect(planChange(seat, { status: 'available' })).toEqual({ refusal: 'taken' });
      expect(planChange(seat, { seatGroup: 4 })).toEqual({ refusal: 'taken' });
    }
  });

  it('is neither sold nor moved this way, and what is sent as it stands changes nothing', () => {
    expect(planChange(free, { status: 'in_order' })).toEqual({ refusal: 'elsewhere' });
    expect(planChange(free, { ticket: 9 })).toEqual({ refusal: 'elsewhere' });
    expect(planChange(free, { seat: 12 })).toEqual({ refusal: 'elsewhere' });
    expect(planChange(sold, { status: 'in_order', ticket: 9, seat: 11, seatGroup: 3 })).toEqual({});
  });

  it('is locked where it is, whoever has it', () => {
    expect(planChange(sold, { isLocked: true }).next).toMatchObject({ status: 'in_order', isLocked: true });
    expect(planChange(free, { isLocked: false })).toEqual({});
  });

  it('goes to another group, or to none', () => {
    expect(planChange(free, { seatGroup: 4 }).next?.seatGroup).toBe(4);
    expect(planChange(blocked, { seatGroup: null }).next).toMatchObject({
      seatGroup: null,
      status: 'dismissed',
    });
  });
});
