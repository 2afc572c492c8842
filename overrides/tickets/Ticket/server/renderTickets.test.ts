import { randomBytes } from 'node:crypto';
import decodeQr from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { PLAIN_LAYOUT, readPicture, type TicketLayout } from '../../TicketLayout/model.ts';
import { describeTicket, drawBarcode, PAPER_TYPES, type PaperType, type TicketFacts } from '../model.ts';
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

/** The first symbols of Code 128 in their order: widths of bars and gaps; those for A to Z are all in it. */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311'.split(
    ' ',
  );
const STARTS = ['211412', '211214'];

/** Dots of a bar of one module at 203 an inch. */
const MODULE = 2;

/** What stands on a line of dots as Code 128, by a reading of its own. */
function readBars(line: readonly boolean[]): string | undefined {
  const runs: number[] = [];
  for (const [index, dot] of line.entries())
    if (index > 0 && dot === line[index - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  const widths = runs
    .map((run) => Math.round(run / MODULE))
    .join('.')
    .split('.');
  const symbolAt = (start: number) => widths.slice(start, start + 6).join('');
  const start = widths.findIndex((_, index) => STARTS.includes(symbolAt(index)));
  if (start < 0) return undefined;
  let text = '';
  for (let at = start + 6; SYMBOLS.includes(symbolAt(at)); at += 6)
    text += String.fromCharCode(32 + SYMBOLS.indexOf(symbolAt(at)));
  return text;
}

describe.each(PAPER_TYPES)('a ticket on %s', (paperType) => {
  it.each([203, 300])('has its barcode read back from the paper at %i dpi', async (dpi) => {
    const png = await renderTicketPng({ ticket: describeTicket(facts), paperType, language: 'fr', dpi });
    const page = readPage(png);
    expect(page.barcode).toBe(facts.barcode);
    expect(page.width).toBe(Math.round(((paperType === 'stock_tickets' ? 140 : 72) / 25.4) * dpi));
  });
});

describe('the layout of a ticket', () => {
  const barcode = 'ABCDEFGHJKMNPQRSTUVW';
  const holder = 'Dupont Marie';
  const ticket = describeTicket({
    ...facts,
    licence: 'L-R-24-1234',
    address: '1 rue du Port',
    venue: 'Salle',
    holder,
    barcode,
    duplicate: false,
  });
  const draw = (layout: Partial<TicketLayout>, paperType: PaperType = 'stock_tickets') =>
    renderTicketPng({ ticket, paperType, language: 'fr', dpi: 203, layout: { ...PLAIN_LAYOUT, ...layout } });

  it.each(PAPER_TYPES)('puts bars of two dots on %s, which are read back as Code 128', async (paperType) => {
    const { data, width, height } = PNG.sync.read(
      Buffer.from(await draw({ codeKind: 'code128' }, paperType)),
    );
    const isBlack = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
    // The stub has them upright, a roll has them lying.
    const lines =
      paperType === 'stock_tickets'
        ? [Array.from({ length: height }, (_, y) => isBlack(width - 50, height - 1 - y))]
        : Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => isBlack(x, y)));
    // The check symbol comes after, and may be a letter itself.
    expect(lines.map((line) => readBars(line)?.slice(0, barcode.length))).toContain(barcode);
  });

  it('draws a code that is too long for bars as a QR code', async () => {
    const long = 'A'.repeat(40);
    const png = await renderTicketPng({
      ticket: { ...ticket, barcode: long },
      paperType: 'stock_tickets',
      language: 'fr',
      dpi: 203,
      layout: { ...PLAIN_LAYOUT, codeKind: 'code128' },
    });
    expect(readPage(png).barcode).toBe(long);
  });

  it('is another page for every choice', async () => {
    const black = new PNG({ width: 30, height: 10 });
    black.data.fill(255);
    for (let dot = 0; dot < black.data.length; dot += 4) black.data.fill(0, dot, dot + 3);
    const dark = `data:image/png;base64,${PNG.sync.write(black).toString('base64')}`;
    expect(readPicture(dark)).toBeDefined();
    const choices: readonly Partial<TicketLayout>[] = [
      {},
      { codeKind: 'aztec' },
      { codeSize: 20 },
      { textSize: 'large' },
      { textSize: 'small' },
      { shownFields: ['licence', 'holder', 'letters'] },
      { shownFields: ['address', 'licence', 'letters'] },
      { shownFields: ['address', 'holder', 'letters'] },
      { shownFields: ['address', 'licence', 'holder'] },
      { legalNotice: 'Ni repris ni échangé.' },
      { logo: dark },
      { picture: dark },
    ];
    for (const paperType of PAPER_TYPES) {
      const pages = await Promise.all(choices.map((choice) => draw(choice, paperType)));
      expect(new Set(pages.map((page) => Buffer.from(page).toString('base64'))).size).toBe(choices.length);
    }
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
