import { describe, expect, it } from 'vitest';
import { describeReceipt, type ReceiptFacts } from './model.ts';

const sold: ReceiptFacts = {
  seller: 'SCIC Théâtre des Lumières',
  address: ['12 place des Arts', '69001 Lyon'],
  vatNumber: 'FR00123456789',
  recordNumber: 'Lyon 123 456 789',
  order: '120',
  soldAt: '2026-11-23T19:30:07Z',
  timezone: 'Europe/Paris',
  register: 'Guichet 1',
  operator: 'Anna Moreau',
  currency: 'EUR',
  lines: [
    { label: 'Faust — Plein tarif', quantity: 2, unit: 2500, retail: 6000, net: 4897, tax: 103, rate: 2.1 },
    { label: 'Frais', quantity: 1, unit: 120, retail: 120, net: 100, tax: 20, rate: 20 },
  ],
  payments: [
    { name: 'cash', label: null, amount: 2120, given: 3000 },
    { name: 'card', label: 'Carte bancaire', amount: 3000, given: null },
  ],
  refunded: 0,
  record: { series: 'T', number: 17, signature: 'abCdefGhijklMnopqrStuvwxyz' },
  isDemo: false,
  prints: 0,
};

describe('a receipt', () => {
  it('has who sold and when to the second, lines with their rate, VAT by rate, payments with the change, and its record', () => {
    expect(describeReceipt(sold, 'fr')).toEqual({
      language: 'fr',
      marks: [],
      seller: 'SCIC Théâtre des Lumières',
      legal: ['12 place des Arts', '69001 Lyon', 'N° TVA FR00123456789', 'Lyon 123 456 789'],
      title: 'Ticket de caisse',
      facts: ['Commande 120 · 23/11/2026 20:30:07', 'Caisse Guichet 1 · Servi par Anna Moreau'],
      lines: [
        { label: 'Faust — Plein tarif', detail: '2 × 25,00 € · TVA 2,1 %', amount: '50,00 €' },
        { label: 'Frais', detail: '1 × 1,20 € · TVA 20 %', amount: '1,20 €' },
        { label: 'Réductions', detail: '', amount: '(10,00 €)' },
      ],
      total: ['Total TTC', '51,20 €'],
      payments: [
        ['Espèces (reçu 30,00 €)', '21,20 €'],
        ['Rendu', '8,80 €'],
        ['Carte bancaire', '30,00 €'],
      ],
      rates: {
        head: ['TVA', 'HT', 'TVA', 'TTC'],
        rows: [
          ['2,1 %', '48,97 €', '1,03 €', '50,00 €'],
          ['20 %', '1,00 €', '0,20 €', '1,20 €'],
        ],
      },
      record: 'Enregistrement T-17 · CGMS',
    });
  });

  it('R27, R28: says that it is a duplicate, and one of a demonstration', () => {
    const { marks } = describeReceipt({ ...sold, prints: 1, isDemo: true }, 'en');
    expect(marks).toEqual(['DEMONSTRATION', 'DUPLICATA']);
  });

  it('of a sale that was partly given back says how much', () => {
    const { payments } = describeReceipt({ ...sold, refunded: 2500 }, 'en');
    expect(payments.at(-1)).toEqual(['Refunded since', '-€25.00']);
  });
});
