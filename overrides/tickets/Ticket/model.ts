/**
 * A ticket's barcode and what is on its face: what the law asks for (CGI ann. IV 50 sexies B, rule R1), in the
 * words of the ticket's language. Drawing it is `server/renderTickets.ts`.
 */

/** Without o, 0, i, l and 1, which people and scanners take for one another (R49). Capitals keep the QR small. */
export const BARCODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const BARCODE_LENGTH = 20;

const GROUP = 4;

/**
 * A new barcode: 20 characters of 31, about 99 bits. Its uniqueness for ever is the unique column's business.
 *
 * @param randomBytes a cryptographic source, e.g. `node:crypto`'s
 */
export function drawBarcode(randomBytes: (size: number) => Uint8Array): string {
  // Bytes past the last whole multiple of the alphabet are thrown away: every character is as likely as another.
  const fair = 256 - (256 % BARCODE_ALPHABET.length);
  let barcode = '';
  while (barcode.length < BARCODE_LENGTH)
    for (const byte of randomBytes(BARCODE_LENGTH))
      if (byte < fair && barcode.length < BARCODE_LENGTH)
        barcode += BARCODE_ALPHABET.charAt(byte % BARCODE_ALPHABET.length);
  return barcode;
}

/** For reading aloud and typing in: `ABCD-EFGH-…`. */
export function formatBarcode(barcode: string): string {
  return barcode.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** What a person typed or read aloud, as the barcode is stored. */
export function readBarcode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

/** The papers a ticket is laid out for: cut ticket stock of 140 × 70 mm, or a receipt roll of 80 mm. */
export const PAPER_TYPES = ['stock_tickets', 'thermal_roller'] as const;

export type PaperType = (typeof PAPER_TYPES)[number];

export type Language = 'en' | 'fr';

/** Where its holder sits, as far as the plan names it. */
export interface SeatFacts {
  /** Of the seat alone, as on the plan. */
  readonly label: string;
  readonly floor?: string | null;
  readonly zone?: string | null;
  readonly row?: string | null;
  readonly number?: string | null;
}

/** What a ticket's face is made of: stored values, before they are put into words. */
export interface TicketFacts {
  readonly operator: string;
  /** Entertainment licence, by custom. */
  readonly licence?: string;
  readonly show: string;
  /** ISO instant. */
  readonly startsAt?: string;
  /** IANA timezone of the venue. */
  readonly timezone: string;
  /** From an uninterrupted series. */
  readonly number: string;
  readonly priceName: string;
  /** Total paid, fees included, in the currency's minor unit. */
  readonly amount: number;
  readonly currency: string;
  readonly soldAt?: string;
  readonly soldPlace?: string;
  readonly venue?: string;
  readonly address?: string;
  readonly seat?: SeatFacts;
  readonly holder?: string;
  readonly barcode: string;
  readonly duplicate: boolean;
  readonly valid: boolean;
}

/** The words and lines of a ticket's face. */
export interface TicketDocument {
  readonly operator: string;
  readonly licence: string;
  readonly show: string;
  readonly day: string;
  readonly dayShort: string;
  readonly time: string;
  readonly venue: string;
  readonly address: string;
  readonly seat: string;
  readonly seatLabel: string;
  readonly priceName: string;
  readonly priceLabel: string;
  readonly price: string;
  readonly amountLabel: string;
  readonly number: string;
  readonly numberLabel: string;
  readonly sold: string;
  readonly holder: string;
  readonly barcode: string;
  readonly code: string;
  /** "DUPLICATA" on a reprint (R27), "ANNULÉ" on a ticket that is no longer valid, else empty. */
  readonly mark: string;
}

const WORDS = {
  fr: {
    free: 'Gratuit',
    seat: 'Place',
    row: 'Rang',
    unnumbered: 'Placement libre',
    price: 'Tarif',
    amount: 'Prix',
    number: 'Billet n°',
    sold: 'Vendu le',
    at: 'à',
    licence: 'Licence',
    duplicate: 'DUPLICATA',
    invalid: 'ANNULÉ',
  },
  en: {
    free: 'Free (gratuit)',
    seat: 'Seat',
    row: 'Row',
    unnumbered: 'Unreserved seating',
    price: 'Category',
    amount: 'Price',
    number: 'Ticket no.',
    sold: 'Sold on',
    at: 'at',
    licence: 'Licence',
    duplicate: 'DUPLICATA',
    invalid: 'CANCELLED',
  },
} as const satisfies Record<Language, Record<string, string>>;

function formatDay(instant: string, timezone: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timezone,
  }).format(new Date(instant));
  return day.charAt(0).toUpperCase() + day.slice(1);
}

function formatTime(instant: string, timezone: string, language: Language): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(instant));
  return language === 'fr' ? time.replace(':', ' h ') : time;
}

function formatDate(instant: string, timezone: string): string {
  return new Intl.DateTimeFormat('fr-FR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: timezone,
  }).format(new Date(instant));
}

function formatSold(facts: TicketFacts, language: Language): string {
  const words = WORDS[language];
  if (!facts.soldAt) return facts.soldPlace ?? '';
  const day = formatDate(facts.soldAt, facts.timezone);
  const time = formatTime(facts.soldAt, facts.timezone, language);
  return `${words.sold} ${day} ${words.at} ${time}${facts.soldPlace ? ` · ${facts.soldPlace}` : ''}`;
}

/** "Gratuit" where nothing was paid: the law asks for the word. */
export function formatPrice(amount: number, currency: string, language: Language): string {
  if (amount === 0) return WORDS[language].free;
  const format = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'currency',
    currency,
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // Narrow spaces are missing from the fonts of some printers.
  return format.format(amount / 10 ** digits).replace(/[\u202f\u00a0]/g, ' ');
}

/** `Orchestre · Jardin · Rang C · Place 12`; the label alone where the plan has no row and number. */
function describeSeat(
  { label, floor, zone, row, number }: SeatFacts,
  words: { readonly row: string; readonly seat: string },
): string {
  const place = row && number ? [`${words.row} ${row}`, `${words.seat} ${number}`] : [label];
  return [floor, zone, ...place].filter(Boolean).join(' · ');
}

/** Puts a ticket's facts into the words of its face. */
export function describeTicket(facts: TicketFacts, language: Language = 'fr'): TicketDocument {
  const words = WORDS[language];
  return {
    operator: facts.operator,
    licence: facts.licence ? `${words.licence} ${facts.licence}` : '',
    show: facts.show,
    day: facts.startsAt ? formatDay(facts.startsAt, facts.timezone, language) : '',
    dayShort: facts.startsAt ? formatDate(facts.startsAt, facts.timezone) : '',
    time: facts.startsAt ? formatTime(facts.startsAt, facts.timezone, language) : '',
    venue: facts.venue ?? '',
    address: facts.address ?? '',
    seat: facts.seat ? describeSeat(facts.seat, words) : words.unnumbered,
    seatLabel: words.seat,
    priceName: facts.priceName,
    priceLabel: words.price,
    amountLabel: words.amount,
    price: formatPrice(facts.amount, facts.currency, language),
    number: facts.number,
    numberLabel: words.number,
    sold: formatSold(facts, language),
    holder: facts.holder ?? '',
    barcode: facts.barcode,
    code: formatBarcode(facts.barcode),
    mark: facts.valid ? (facts.duplicate ? words.duplicate : '') : words.invalid,
  };
}
