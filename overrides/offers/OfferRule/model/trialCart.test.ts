/** What a manager sees beside the form is what the register will do. */
import { describe, expect, it } from 'vitest';
import { type OfferDraft, readId, type Trial, tryOffer } from './trialCart.ts';

const full = { ticketPrice: 11, ticketing: 1, weekday: 'friday', value: 2400 } as const;
const reduced = { ticketPrice: 12, ticketing: 1, weekday: 'friday', value: 1600 } as const;
const trial: Trial = {
  lines: [
    { ...full, quantity: 2 },
    { ...reduced, quantity: 1 },
  ],
  currency: 'EUR',
  now: Date.parse('2026-11-26T10:00:00Z'),
  device: 'DESK',
  customerStatuses: [],
  hasCode: false,
};
const fifth: OfferDraft = { exchangeData: { type: 'share', share: 20 } };

describe('the trial cart', () => {
  it('lowers each place, and tells what is paid for each line', () => {
    expect(tryOffer(fifth, trial)).toEqual({
      totalWithoutOffer: 6400,
      total: 5120,
      paid: [3840, 1280],
    });
  });

  it('says what is missing of what the form asks for', () => {
    const four = { ...fifth, triggerList: [{ type: 'quantity', quantity: 4 }] } as const;
    expect(tryOffer(four, trial)).toMatchObject({
      total: 6400,
      obstacle: { reason: 'quantity', wanted: 4, has: 3 },
    });
    expect(tryOffer({ ...fifth, triggerList: [{ type: 'coupon' }] }, trial).obstacle).toEqual({
      reason: 'coupon',
    });
    expect(tryOffer({ ...fifth, triggerList: [{ type: 'coupon' }] }, { ...trial, hasCode: true }).total).toBe(
      5120,
    );
  });

  it('takes prices as the form holds them: a picked record, an address, an id', () => {
    const picked = { '@id': '/api/ticketing/1/ticket_prices/11', id: '11' };
    expect([readId(picked), readId('/api/ticketing/1/ticket_prices/11'), readId('11'), readId(11)]).toEqual([
      11, 11, 11, 11,
    ]);
    expect(tryOffer({ ...fifth, ticketPriceList: [picked] }, trial).paid).toEqual([3840, 1600]);
  });

  it('lowers nothing while nothing is filled in', () => {
    expect(tryOffer({}, trial)).toMatchObject({ total: 6400, obstacle: { reason: 'noBenefit' } });
    expect(tryOffer({ exchangeData: {}, triggerList: [{}] }, trial).obstacle).toEqual({
      reason: 'noBenefit',
    });
  });

  it('gives what is used up to nobody', () => {
    expect(tryOffer({ ...fifth, nbUseMax: 5, nbUseCurrent: 5 }, trial).obstacle).toEqual({ reason: 'limit' });
  });
});
