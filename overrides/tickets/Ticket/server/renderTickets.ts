/**
 * Draws tickets from a template a paper, as PDF or in the printer's dots, as their layout asks. Who may see a ticket is
 * `document.ts`.
 */
import { fileURLToPath } from 'node:url';
import { type Sheet, typesetPdf, typesetPng } from '../../../fiscal/Typesetter/server/typeset.ts';
import {
  leaveOut,
  PLAIN_LAYOUT,
  readPicture,
  TEXT_SCALE,
  type TicketLayout,
} from '../../TicketLayout/model.ts';
import { drawCode } from '../../TicketLayout/server/drawCode.ts';
import type { Language, PaperType, TicketDocument } from '../model.ts';

/** What a set of tickets is drawn on. */
export interface Face {
  readonly tickets: readonly TicketDocument[];
  readonly paperType: PaperType;
  readonly language: Language;
  /** The plain one where there is none. */
  readonly layout?: TicketLayout | undefined;
}

const folder = fileURLToPath(new URL('./templates', import.meta.url));

/** Pictures by the name that the template reads them by. */
function readPictures({ logo, picture }: TicketLayout): Readonly<Record<string, Uint8Array>> {
  const files = { 'logo.png': logo, 'picture.png': picture };
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, address]) => {
      const bytes = address ? readPicture(address) : undefined;
      return bytes ? [[name, bytes] as const] : [];
    }),
  );
}

async function layOut({ tickets, language, paperType, layout = PLAIN_LAYOUT }: Face): Promise<Sheet> {
  const { codeKind, codeSize = null, textSize, legalNotice } = layout;
  const files = readPictures(layout);
  const named = (name: string) => (name in files ? name : '');
  const codes = await Promise.all(
    tickets.map(async ({ barcode }) => ({ ...(await drawCode(codeKind, barcode)), size: codeSize })),
  );
  const drawn = {
    scale: TEXT_SCALE[textSize],
    notice: legalNotice?.trim() ?? '',
    logo: named('logo.png'),
    picture: named('picture.png'),
  };
  const data = { tickets: tickets.map((ticket) => leaveOut(ticket, layout)), codes, language, layout: drawn };
  return { folder, template: paperType, data, files };
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
