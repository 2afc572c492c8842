import { describe, expect, it } from 'vitest';
import { type KeptSeat, planChange, type SeatChange } from './model.ts';

const free: KeptSeat = {
  id: 1,
  label: 'A-1',
  seat: 11,
  status: 'available',
  holdType: null,
  holdReason: null,
  expiresAt: null,
  releaseMinutes: null,
  heldBy: null,
  seatGroup: 3,
  stockContingent: null,
  ticket: null,
  cartItem: null,
  manuallyAssigned: false,
  isLocked: false,
};
const blocked = { ...free, status: 'dismissed', holdType: 'house', holdReason: 'Author' };
const held = { ...free, status: 'in_cart', holdType: 'desk', cartItem: 5 };
const timed = { ...blocked, heldBy: 'anna@demo.test', expiresAt: '2026-11-21T19:30:00+00:00' };
const sold = { ...free, status: 'in_order', ticket: 9 };

const plan = (seat: KeptSeat, change: SeatChange) => planChange(seat, change, 'manager@demo.test');

describe('a seat changed by hand', () => {
  it('R43: is kept from sale for good where no kind is named, or by the house with its reason', () => {
    expect(plan(free, { status: 'dismissed' }).next).toMatchObject({
      status: 'dismissed',
      holdType: 'kill',
    });
    expect(plan(free, { status: 'dismissed', holdType: 'house', holdReason: 'Author' }).next).toEqual({
      id: 1,
      status: 'dismissed',
      holdType: 'house',
      holdReason: 'Author',
      expiresAt: null,
      releaseMinutes: null,
      heldBy: 'manager@demo.test',
      seatGroup: 3,
      stockContingent: null,
      manuallyAssigned: false,
      isLocked: false,
    });
  });

  it('is released, and its kind and reason are gone', () => {
    expect(plan(blocked, { status: 'available' }).next).toMatchObject({
      status: 'available',
      holdType: null,
      holdReason: null,
    });
  });

  it('stays with whoever holds or has bought it, and R3 in the group that it was sold in', () => {
    for (const seat of [held, sold]) {
      expect(plan(seat, { status: 'dismissed' })).toEqual({ refusal: 'taken' });
      expect(plan(seat, { status: 'available' })).toEqual({ refusal: 'taken' });
      expect(plan(seat, { seatGroup: 4 })).toEqual({ refusal: 'taken' });
    }
  });

  it('is neither sold nor moved this way, and what is sent as it stands changes nothing', () => {
    expect(plan(free, { status: 'in_order' })).toEqual({ refusal: 'elsewhere' });
    expect(plan(free, { ticket: 9 })).toEqual({ refusal: 'elsewhere' });
    expect(plan(free, { seat: 12 })).toEqual({ refusal: 'elsewhere' });
    expect(plan(sold, { status: 'in_order', ticket: 9, seat: 11, seatGroup: 3 })).toEqual({});
  });

  it('is locked where it is, whoever has it', () => {
    expect(plan(sold, { isLocked: true }).next).toMatchObject({ status: 'in_order', isLocked: true });
    expect(plan(free, { isLocked: false })).toEqual({});
  });

  it('goes to another group or contingent, or to none', () => {
    expect(plan(free, { seatGroup: 4 }).next?.seatGroup).toBe(4);
    expect(plan(free, { stockContingent: 7 }).next?.stockContingent).toBe(7);
    expect(plan(sold, { stockContingent: 7 })).toEqual({ refusal: 'taken' });
    expect(plan(blocked, { seatGroup: null }).next).toMatchObject({
      seatGroup: null,
      status: 'dismissed',
    });
  });

  it('R43: goes back on sale on a date or before the start where the house keeps it, one taking the place of the other', () => {
    expect(plan(blocked, { releaseMinutes: 60 }).next).toMatchObject({
      holdReason: 'Author',
      releaseMinutes: 60,
      heldBy: 'manager@demo.test',
    });
    expect(plan(timed, { releaseMinutes: 60 }).next).toMatchObject({ expiresAt: null, releaseMinutes: 60 });
    expect(plan(timed, { expiresAt: '2026-11-21T19:30:00Z', releaseMinutes: 60 })).toEqual({
      refusal: 'twice',
    });
    expect(plan(free, { status: 'dismissed', holdType: 'kill', releaseMinutes: 60 })).toEqual({
      refusal: 'lifted',
    });
    expect(plan(timed, { status: 'available' }).next).toMatchObject({ expiresAt: null, heldBy: null });
  });

  it('keeps who holds it back while nothing about the hold changes', () => {
    expect(plan(timed, { expiresAt: '2026-11-21T20:30:00+01:00' })).toEqual({});
    expect(plan(timed, { seatGroup: 4 }).next).toMatchObject({ heldBy: 'anna@demo.test', seatGroup: 4 });
  });
});
