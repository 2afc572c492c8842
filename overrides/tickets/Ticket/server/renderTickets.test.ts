import { randomBytes } from 'node:crypto';
import decodeQr from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { describeTicket, drawBarcode, PAPER_TYPES, type TicketFacts } from '../model.ts';
import { renderTicketPng, renderTicketsPdf } from './renderTickets.ts';

const facts: TicketFacts = {
  operator: 'Théâtre des Lumières',
  show: 'Orchestre national de Bretagne – Concert exceptionnel du Nouvel An',
  startsAt: '2026-11-21T19:30:00Z',
  timezone: 'Europe/Paris',
  number: '2026-000123',
  priceName: 'Invitation',
  amount: 0,
  currency: 'EUR',
  barcode: drawBarcode(randomBytes),
  duplicate: true,
  valid: true,
};

// The package is CommonJS with a default inside; both shapes are met.
const decode = (decodeQr as unknown as { default?: typeof decodeQr }).default ?? decodeQr;

function readPage(png: Uint8Array) {
  const { data, width, height } = PNG.sync.read(Buffer.from(png));
  return { width, height, barcode: decode(new Uint8ClampedArray(data), width, height)?.data };
}

describe.each(PAPER_TYPES)('a ticket on %s', (paperType) => {
  it.each([203, 300])('has its barcode read back from the paper at %i dpi', async (dpi) => {
    const png = await renderTicketPng({ ticket: describeTicket(facts), paperType, language: 'fr', dpi });
    const page = readPage(png);
    expect(page.barcode).toBe(facts.barcode);
    expect(page.width).toBe(Math.round(((paperType === 'stock_tickets' ? 140 : 72) / 25.4) * dpi));
  });
});

describe('a document of several tickets', () => {
  it('is one PDF with a page a ticket', async () => {
    const ticket = describeTicket(facts);
    const pdf = await renderTicketsPdf({
      tickets: [ticket, ticket, ticket],
      paperType: 'stock_tickets',
      language: 'fr',
    });
    const text = Buffer.from(pdf).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  });
});
