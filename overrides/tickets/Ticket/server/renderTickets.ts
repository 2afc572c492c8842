/**
 * Draws tickets from a template a paper, as PDF or in the printer's dots. Who may see a ticket is `document.ts`.
 */
import { fileURLToPath } from 'node:url';
import { drawQrCode } from '../../../accounts/Account/server/drawQrCode.ts';
import { type Sheet, typesetPdf, typesetPng } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { Language, PaperType, TicketDocument } from '../model.ts';

/** What a set of tickets is drawn on. */
export interface Face {
  readonly tickets: readonly TicketDocument[];
  readonly paperType: PaperType;
  readonly language: Language;
}

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
  return typesetPng(await layOut({ ...rest, tickets: [ticket] }), dpi);
}
