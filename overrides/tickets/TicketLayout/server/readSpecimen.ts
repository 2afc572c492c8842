/** A ticket that lets nobody in: every field filled, so that a layout and a printer are seen at work. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { describeTicket, type Language, type TicketDocument } from '../../Ticket/model.ts';

interface Row {
  readonly operator: string;
  readonly licence: string | null;
  readonly show: string | null;
  readonly startsAt: string | null;
  readonly timezone: string | null;
  readonly venue: string | null;
  readonly address: string | null;
}

const findSpecimen = sqlFile<{ readonly contract: number; readonly ticketing: number | null }, Row>(
  import.meta.dirname,
  'readSpecimen.sql',
);

const WORDS = {
  fr: {
    show: 'Essai d’impression',
    venue: 'Grande salle',
    address: '1 place du Théâtre, 75001 Paris',
    price: 'Plein tarif',
    desk: 'Guichet',
    floor: 'Orchestre',
    mark: 'SPÉCIMEN',
  },
  en: {
    show: 'Print test',
    venue: 'Main hall',
    address: '1 Theatre Square, 75001 Paris',
    price: 'Full price',
    desk: 'Box office',
    floor: 'Stalls',
    mark: 'SPECIMEN',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Of no ticket: no series has it. */
const BARCODE = 'SPECHMENSPECHMENSPEC';

/** Two days before, at a quarter past five: a pre-sale, which has most to print. */
const SOLD_BEFORE = 2 * 24 * 3600_000;

/** @param asked of a show, its title, next performance and venue; else made-up ones */
export async function readSpecimen(
  tx: Sql,
  asked: { readonly contract: number; readonly ticketing: number | null; readonly language: Language },
): Promise<TicketDocument> {
  const { contract, ticketing, language } = asked;
  const [row] = await tx.query(findSpecimen({ contract, ticketing }));
  const words = WORDS[language];
  // A day of its own for all previews, so that the same layout is the same page.
  const startsAt = row?.startsAt ? new Date(row.startsAt).toISOString() : '2030-01-18T19:00:00Z';
  const ticket = describeTicket(
    {
      operator: row?.operator ?? '',
      licence: row?.licence ?? 'L-R-00-000000',
      show: row?.show ?? words.show,
      startsAt,
      timezone: row?.timezone ?? 'Europe/Paris',
      number: '000000',
      priceName: words.price,
      amount: 2400,
      currency: 'EUR',
      soldAt: new Date(Date.parse(startsAt) - SOLD_BEFORE).toISOString(),
      soldPlace: words.desk,
      venue: row?.venue ?? words.venue,
      address: row?.address ?? words.address,
      seat: { label: 'C12', floor: words.floor, row: 'C', number: '12' },
      holder: 'DUPONT Marie',
      barcode: BARCODE,
      duplicate: false,
      valid: true,
    },
    language,
  );
  return { ...ticket, mark: words.mark };
}
