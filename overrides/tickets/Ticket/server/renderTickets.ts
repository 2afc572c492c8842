/**
 * Draws tickets: Typst sets them from a template a paper, resvg turns one into the printer's dots. Both are loaded on
 * the first ticket, and Typst's own fonts are all they need. Who may see a ticket is `document.ts`.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { drawQrCode } from '../../../accounts/Account/server/drawQrCode.ts';
import { type Sheet, typesetPdf, typesetSvg } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { Language, PaperType, TicketDocument } from '../model.ts';

/** resvg reads the points of Typst's SVG as CSS lengths. */
const CSS_PIXELS_PER_INCH = 96;

/** What a set of tickets is drawn on. */
export interface Face {
  readonly tickets: readonly TicketDocument[];
  readonly paperType: PaperType;
  readonly language: Language;
}

// CommonJS with native parts: `require` loads it when the first ticket is drawn, not with the server.
const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('./templates', import.meta.url));

async function layOut({ tickets, language, paperType }: Face): Promise<Sheet> {
  const codes = await Promise.all(tickets.map((ticket) => drawQrCode(ticket.barcode)));
  return { folder, template: paperType, data: { tickets, codes, language } };
}

/** One page a ticket. */
export const renderTicketsPdf = async (face: Face): Promise<Uint8Array> => typesetPdf(await layOut(face));

/** One ticket as an image of `dpi` dots an inch. */
export async function renderTicketPng(
  face: Omit<Face, 'tickets'> & { readonly ticket: TicketDocument; readonly dpi: number },
): Promise<Uint8Array> {
  const { ticket, dpi, ...rest } = face;
  const svg = typesetSvg(await layOut({ ...rest, tickets: [ticket] }));
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  return new Resvg(svg, {
    fitTo: { mode: 'zoom', value: dpi / CSS_PIXELS_PER_INCH },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}
