import { describe, expect, it } from 'vitest';
import { describeInvoice } from './describeInvoice.ts';

const line = {
  orderItem: 1,
  label: 'Faust — Plein tarif',
  quantity: 2,
  unitAmount: -2500,
  feeAmount: 0,
  vatRate: 2.1,
  netAmount: -4897,
  vatAmount: -103,
};

const issued = {
  identifier: 'F-000013',
  type: 'refund_correction',
  createdAt: '2026-11-23T22:30:00Z',
  currency: 'EUR',
  timezone: 'Europe/Paris',
  order: '120',
  group: null,
  seller: {
    name: 'SCIC Théâtre des Lumières',
    legalForm: 'SCIC',
    capital: '10 000 €',
    address: '12 place des Arts\n69001 Lyon',
    vatNumber: 'FR00123456789',
    recordNumber: '123 456 789',
    recordPlace: 'Lyon',
    licenceNumber: 'L-1',
  },
  buyer: {
    name: 'Lycée Ampère',
    address: '1 rue X\nLyon',
    additionalInfo: null,
    vatNumber: 'FR12345678901',
    siretNumber: '12345678901234',
  },
  original: { identifier: 'F-000012', createdAt: '2026-11-01T12:00:00Z' },
  lines: [
    line,
    { ...line, orderItem: 2, vatRate: 20, quantity: 1, unitAmount: -120, netAmount: -100, vatAmount: -20 },
  ],
};

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a credit note on paper', () => {
  it('names its invoice, who billed with what the law asks for, the buyer with their numbers, and VAT by rate', () => {
    const sheet = describeInvoice(issued, 'fr');
    expect(sheet.title).toBe('Avoir F-000013');
    expect(sheet.corrects).toBe('Corrige la facture F-000012 du 1 novembre 2026.');
    expect(sheet.facts).toEqual([
      ['Date', '23 novembre 2026'],
      ['Commande', '120'],
    ]);
    expect(sheet.buyer).toEqual(['1 rue X', 'Lyon', 'N° TVA FR12345678901', 'SIRET 12345678901234']);
    expect(sheet.legal).toBe(
      'SCIC Théâtre des Lumières · SCIC · capital 10 000 € · RCS Lyon 123 456 789 · N° TVA FR00123456789 · licence L-1',
    );
    expect(sheet.rates.rows.map((row) => row.map(spaced))).toEqual([
      ['2,1 %', '-48,97 €', '-1,03 €', '-50,00 €'],
      ['20 %', '-1,00 €', '-0,20 €', '-1,20 €'],
    ]);
    expect(sheet.totals.map(([, value]) => spaced(value))).toEqual(['-49,97 €', '-1,23 €', '-51,20 €']);
  });

  it('is an invoice in English where it bills', () => {
    const sheet = describeInvoice({ ...issued, type: 'initial_payment', original: null }, 'en');
    expect([sheet.title, sheet.corrects, sheet.buyerTitle]).toEqual(['Invoice F-000013', '', 'Billed to']);
  });
});
