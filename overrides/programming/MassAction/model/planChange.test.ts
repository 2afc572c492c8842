import { describe, expect, it } from 'vitest';
import type { DateFacts, MassChange } from './change.ts';
import { countPlanned } from './countPlanned.ts';
import { planChange } from './planChange.ts';

const date = (values: Partial<DateFacts<number>> = {}): DateFacts<number> => ({
  id: 1,
  startDate: '2033-05-01T18:00:00Z',
  timezone: 'Europe/Paris',
  status: 'opened',
  saleStartDate: null,
  saleEndDate: null,
  unlimitedStock: false,
  totalStock: 100,
  occupiedStock: 30,
  isNumberedSeating: false,
  isUsed: true,
  prices: [{ id: 7, hash: 'f', name: 'Full', tax: 1, scanTrack: null, sellingDeviceList: [] }],
  ...values,
});

const plan = (change: MassChange<number>, facts = date()) => planChange(change, facts, [1, 2, 3]);
const start = '2033-05-01T20:00';

describe('a mass action on a performance', () => {
  it('leaves alone what is so already, and what is cancelled', () => {
    expect(plan({ action: 'open' })).toEqual({ prices: [] });
    expect(plan({ action: 'setStock', places: 100 })).toEqual({ prices: [] });
    expect(plan({ action: 'close' }, date({ status: 'cancelled' }))).toEqual({
      refusal: { code: 'PROG-014', start },
      prices: [],
    });
  });

  it('changes one end of the sale window by the start, and never so that it ends first', () => {
    const closes = { kind: 'before', amount: 1, unit: 'hours' } as const;
    expect(plan({ action: 'saleWindow', closes }).date).toEqual({ saleEndDate: '2033-05-01T17:00:00Z' });
    const late = date({ saleStartDate: '2033-05-01T17:30:00+00:00' });
    expect(plan({ action: 'saleWindow', closes }, late).refusal).toEqual({ code: 'PROG-006', start });
    const so = date({ saleEndDate: '2033-05-01T17:00:00.000+00:00' });
    expect(plan({ action: 'saleWindow', closes }, so)).toEqual({ prices: [] });
  });

  it('limits what had no limit, adds nothing to it, and keeps what is taken', () => {
    const unlimited = date({ unlimitedStock: true, totalStock: null });
    expect(plan({ action: 'setStock', places: 40 }, unlimited).date).toEqual({
      unlimitedStock: false,
      totalStock: 40,
    });
    expect(plan({ action: 'addStock', places: 40 }, unlimited)).toEqual({ prices: [] });
    expect(plan({ action: 'setStock', places: 29 }).refusal).toEqual({
      code: 'PROG-016',
      start,
      taken: 30,
      places: 29,
    });
  });

  it('writes out the other channels of a price that every channel sold', () => {
    expect(plan({ action: 'removeSellingDevice', sellingDevice: 2 }).prices).toEqual([
      { id: 7, values: { sellingDeviceList: [1, 3] } },
    ]);
    expect(plan({ action: 'addSellingDevice', sellingDevice: 2 })).toEqual({ prices: [] });
  });

  it('cancels what is not cancelled yet, deletes what nobody holds, and clones either', () => {
    expect(plan({ action: 'cancel' }).date).toEqual({ status: 'cancelled' });
    const cancelled = date({ status: 'cancelled', isUsed: false });
    expect(plan({ action: 'cancel' }, cancelled)).toEqual({ prices: [] });
    expect(plan({ action: 'delete' }, cancelled)).toEqual({ isDeleted: true, prices: [] });
    expect(plan({ action: 'delete' }).refusal).toEqual({ code: 'PROG-025', start });
    expect(plan({ action: 'clone', shiftList: [7, -1] }, cancelled).copies).toEqual([
      '2033-05-08T18:00:00Z',
      '2033-04-30T18:00:00Z',
    ]);
  });

  it('is counted before it is done', () => {
    const dates = [date(), date({ totalStock: 20, occupiedStock: 20 }), date({ isNumberedSeating: true })];
    expect(countPlanned({ action: 'setStock', places: 100 }, dates, [])).toEqual({
      changed: 1,
      unchanged: 1,
      refused: [{ code: 'PROG-017', starts: [start] }],
    });
  });
});
