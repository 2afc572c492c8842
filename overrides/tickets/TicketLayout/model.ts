/**
 * How an organiser has tickets printed: what stands beside what the law asks for, the kind of code, and sizes. What is
 * mandatory (R1) is no choice and cannot be left out. Which layout a ticket gets is `server/readLayout.ts`; drawing it is
 * `Ticket/server/renderTickets.ts`.
 */
import type { PaperType, TicketDocument } from '../Ticket/model.ts';

export type CodeKind = 'qr' | 'aztec' | 'code128';

export type TextSize = 'small' | 'normal' | 'large';

/** What may be left out. `letters`: the code as people read it aloud. */
export type OptionalField = 'address' | 'licence' | 'holder' | 'letters';

export const OPTIONAL = [
  'address',
  'licence',
  'holder',
  'letters',
] as const satisfies readonly OptionalField[];

export interface TicketLayout {
  readonly codeKind: CodeKind;
  /** Millimetres: a side of the square, or the height of the bars; what suits the paper where there is none. */
  readonly codeSize?: number | null;
  readonly textSize: TextSize;
  readonly shownFields: readonly OptionalField[];
  readonly legalNotice?: string | null;
  /** PNG as a data address, as all pictures. */
  readonly logo?: string | null;
  readonly picture?: string | null;
}

/** Of tickets for which there is none. */
export const PLAIN_LAYOUT: TicketLayout = {
  codeKind: 'qr',
  textSize: 'normal',
  shownFields: OPTIONAL,
};

/** Printed always: CGI ann. IV 50 sexies B (R1), and the place, without which nobody finds their seat. */
export const MANDATORY = ['operator', 'show', 'session', 'number', 'seat', 'price', 'sold'] as const;

export const TEXT_SCALE: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.12 };

/** What is left out is empty; a template draws nothing for it. */
export function leaveOut(ticket: TicketDocument, { shownFields }: TicketLayout): TicketDocument {
  const keep = (field: OptionalField, text: string) => (shownFields.includes(field) ? text : '');
  return {
    ...ticket,
    address: keep('address', ticket.address),
    licence: keep('licence', ticket.licence),
    holder: keep('holder', ticket.holder),
    code: keep('letters', ticket.code),
  };
}

/** What a layout is for: empty members mean any. */
interface Reach {
  readonly paperType?: PaperType | null;
  readonly organizationalUnit?: number | null;
  readonly ticketing?: number | null;
}

/** One text for each reach, so that two layouts never compete for one ticket. */
export const nameReach = ({ paperType, organizationalUnit, ticketing }: Reach): string =>
  `${paperType ?? 'any'}/${organizationalUnit ?? 'any'}/${ticketing ?? 'any'}`;

const PNG_ADDRESS = /^data:image\/png;base64,([A-Za-z\d+/]+={0,2})$/;
const PNG_START = '89504e470d0a1a0a';
/** Bytes before the picture's width and height end. */
const PNG_HEAD = 24;

/** Pixels of a side: four times what a printer of 300 dots an inch has for it. */
const MOST_PIXELS = 2000;

/** @returns undefined where it is no PNG that a ticket can have */
export function readPicture(address: string): Uint8Array | undefined {
  const base64 = PNG_ADDRESS.exec(address)?.[1];
  if (!base64) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (bytes.length < PNG_HEAD) return undefined;
  const start = Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const view = new DataView(bytes.buffer);
  const sides = [view.getUint32(16), view.getUint32(20)];
  const isDrawn = sides.every((side) => side > 0 && side <= MOST_PIXELS);
  return start === PNG_START && isDrawn ? bytes : undefined;
}
