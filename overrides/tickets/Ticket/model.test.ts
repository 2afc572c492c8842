import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  BARCODE_ALPHABET,
  describeTicket,
  drawBarcode,
  formatBarcode,
  formatPrice,
  readBarcode,
  type TicketFacts,
} from './model.ts';

const facts: TicketFacts = {
  operator: 'Théâtre des Lumières',
  licence: 'L-R-24-1234',
  show: 'Phèdre',
  startsAt: '2026-11-21T19:30:00Z',
  timezone: 'Europe/Paris',
  number: '2026-000123',
  priceName: 'Plein tarif',
  amount: 2450,
  currency: 'EUR',
  soldAt: '2026-11-20T17:12:00Z',
  soldPlace: 'Guichet principal',
  venue: 'Grande salle',
  barcode: 'ABCDEFGHJKMNPQRSTUVW',
  duplicate: false,
  valid: true,
};

describe('drawBarcode', () => {
  it('draws 20 characters of an alphabet without o, 0, i, l and 1: at least 80 bits', () => {
    expect(BARCODE_ALPHABET).not.toMatch(/[O0IL1]/i);
    expect(new Set(BARCODE_ALPHABET).size).toBe(31);
    expect(20 * Math.log2(31)).toBeGreaterThan(80);
    for (let turn = 0; turn < 200; turn++) expect(drawBarcode(randomBytes)).toMatch(/^[A-HJKMNP-Z2-9]{20}$/);
  });

  it('throws away the bytes that would favour the first characters', () => {
    const bytes = [255, 248, 247, 0];
    let next = 0;
    const barcode = drawBarcode((size) => Uint8Array.from({ length: size }, () => bytes[next++ % 4] ?? 0));
    expect(barcode).toBe('9A9A9A9A9A9A9A9A9A9A');
  });

  it('is read back from its groups, in any case', () => {
    expect(formatBarcode('ABCDEFGHJKMNPQRSTUVW')).toBe('ABCD-EFGH-JKMN-PQRS-TUVW');
    expect(readBarcode(' abcd-efgh jkmn-pqrs-tuvw ')).toBe('ABCDEFGHJKMNPQRSTUVW');
  });
});

describe('formatPrice', () => {
  it.each([
    [2450, 'EUR', 'fr', '24,50 €'],
    [2450, 'EUR', 'en', '€24.50'],
    [0, 'EUR', 'fr', 'Gratuit'],
    [1500, 'XPF', 'fr', '1 500 FCFP'],
  ] as const)('says %i %s in %s as "%s"', (amount, currency, language, text) => {
    expect(formatPrice(amount, currency, language)).toBe(text);
  });
});

describe('describeTicket', () => {
  it('carries what the law asks for, in the timezone of the venue', () => {
    expect(describeTicket(facts)).toEqual({
      operator: 'Théâtre des Lumières',
      licence: 'Licence L-R-24-1234',
      show: 'Phèdre',
      day: 'Samedi 21 novembre 2026',
      dayShort: '21/11/2026',
      time: '20 h 30',
      venue: 'Grande salle',
      address: '',
      seat: 'Placement libre',
      seatLabel: 'Place',
      priceName: 'Plein tarif',
      priceLabel: 'Tarif',
      price: '24,50 €',
      amountLabel: 'Prix',
      number: '2026-000123',
      numberLabel: 'Billet n°',
      sold: 'Vendu le 20/11/2026 à 18 h 12 · Guichet principal',
      holder: '',
      barcode: 'ABCDEFGHJKMNPQRSTUVW',
      code: 'ABCD-EFGH-JKMN-PQRS-TUVW',
      mark: '',
    });
  });

  it('names floor, zone, row and seat, or the label of the plan where it has no rows', () => {
    const seat = { label: 'C-12', floor: 'Orchestre', zone: 'Jardin', row: 'C', number: '12' };
    expect(describeTicket({ ...facts, seat }).seat).toBe('Orchestre · Jardin · Rang C · Place 12');
    expect(describeTicket({ ...facts, seat }, 'en').seat).toBe('Orchestre · Jardin · Row C · Seat 12');
    expect(describeTicket({ ...facts, seat: { label: 'Table 4' } }).seat).toBe('Table 4');
  });

  it('marks a reprint DUPLICATA in both languages, and a ticket that is no longer valid', () => {
    expect(describeTicket({ ...facts, duplicate: true }).mark).toBe('DUPLICATA');
    expect(describeTicket({ ...facts, duplicate: true }, 'en').mark).toBe('DUPLICATA');
    expect(describeTicket({ ...facts, duplicate: true, valid: false }).mark).toBe('ANNULÉ');
  });
});
