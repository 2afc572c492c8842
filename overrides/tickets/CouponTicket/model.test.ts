import { describe, expect, it } from 'vitest';
import { type CouponFacts, describeCoupon } from './model.ts';

const facts: CouponFacts = {
  operator: 'Théâtre des Lumières',
  code: 'NOEL-2026',
  usage: 'cash',
  amount: 5000,
  currency: 'EUR',
  offer: null,
  description: null,
  validFrom: null,
  validUntil: '2026-12-31T23:30:00Z',
  timezone: 'Europe/Paris',
};

describe('describeCoupon', () => {
  it('names a voucher by what is left of it, and its last day where the organiser is', () => {
    expect(describeCoupon(facts, 'fr')).toEqual({
      operator: 'Théâtre des Lumières',
      title: 'Bon d’achat',
      amount: '50,00 €',
      lines: ['Valable jusqu’au 1 janvier 2027'],
      code: 'NOEL-2026',
    });
  });

  it('names a code by the offer that it opens, without an amount', () => {
    const offer = { ...facts, usage: 'per_order', offer: 'Two for one', validUntil: null };
    expect(describeCoupon(offer, 'en')).toMatchObject({ title: 'Two for one', amount: '', lines: [] });
  });
});
