import { expect, it } from 'vitest';
import { describeInvoice } from '../../../orders/Invoice/model/describeInvoice.ts';
import { describeQuotation } from './describeQuotation.ts';

const sellable = {
  title: 'Faust',
  priceName: 'Scolaire',
  startDate: '2026-12-11T13:00:00Z',
  timezone: 'Europe/Paris',
  vatRate: 2.1,
  isPermanent: false,
};

const cart = {
  id: 42,
  type: 'quotation' as const,
  createdAt: '2026-11-26T09:00:00Z',
  currency: 'EUR',
  seller: { name: 'SCIC Théâtre des Lumières', vatNumber: 'FR00123456789' },
  buyer: {
    name: 'Lycée Ampère',
    address: '1 rue X\nLyon',
    additionalInfo: 'Classe de 1re B',
    vatNumber: null,
    siretNumber: null,
  },
  heldUntil: '2026-12-01T17:00:00Z',
  lines: [
    { quantity: 27, facialValue: 800, sellable },
    {
      quantity: 2,
      facialValue: 0,
      sellable: { ...sellable, priceName: 'Accompagnateur', isPermanent: true, vatRate: 0 },
    },
  ],
};

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const draw = (language: 'en' | 'fr', more: Partial<Parameters<typeof describeQuotation>[0]> = {}) =>
  describeInvoice(describeQuotation({ ...cart, ...more }, language), language);

it('names show, price and date of each line, until when the places are kept, and the VAT of a sale', () => {
  const sheet = draw('fr');
  expect([sheet.title, sheet.buyerTitle, sheet.buyerName]).toEqual([
    'Devis 42',
    'À l’attention de',
    'Lycée Ampère',
  ]);
  expect(sheet.buyer).toEqual(['1 rue X', 'Lyon', 'Classe de 1re B']);
  expect(sheet.facts.map(([label, value]) => [label, spaced(value)])).toEqual([
    ['Date', '26 novembre 2026'],
    ['Valable jusqu’au', '1 décembre 2026 à 18:00'],
  ]);
  expect(sheet.lines.rows.map((row) => row.map(spaced))).toEqual([
    ['Faust — Scolaire, vendredi 11 décembre 2026 à 14:00', '27', '8,00 €', '2,1 %', '216,00 €'],
    ['Faust — Accompagnateur', '2', '0,00 €', '0 %', '0,00 €'],
  ]);
  expect(sheet.totals.map(([, value]) => spaced(value))).toEqual(['211,56 €', '4,44 €', '216,00 €']);
});

it('is a pro forma invoice in English, with no date where nothing is kept', () => {
  const sheet = draw('en', { type: 'proforma', heldUntil: null });
  expect([sheet.title, sheet.buyerTitle]).toEqual(['Pro forma invoice 42', 'Billed to']);
  expect(sheet.facts).toEqual([['Date', '26 November 2026']]);
});
