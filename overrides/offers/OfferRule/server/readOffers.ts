/** The offers of a contract that are in force, with what is left of them for a customer. */
import type { OfferExchange } from '../../../../schema/generated/offers/OfferExchange.ts';
import type { OfferTrigger } from '../../../../schema/generated/offers/OfferTrigger.ts';
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { Offer, Weekday } from '../model/offer.ts';
import { countsGroups, readBenefit, readConditions } from '../model/readStored.ts';

interface OfferRow {
  readonly id: number;
  readonly title: string;
  readonly position: number;
  readonly combinable: boolean;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly triggers: readonly OfferTrigger[] | null;
  readonly exchange: OfferExchange | null;
  readonly weekdays: readonly Weekday[];
  readonly devices: readonly string[];
  readonly maxPerOrder: number | null;
  readonly maxPerCustomer: number | null;
  readonly left: number | null;
  readonly ticketPrices: readonly number[];
  readonly customerStatuses: readonly number[];
  readonly usedByCustomer: readonly { readonly places: number | null; readonly groups: number }[];
}

const readRows = sqlFile<{ readonly contract: number; readonly customer: number | null }, OfferRow>(
  import.meta.dirname,
  'readOffers.sql',
);

function readOffer(
  { triggers, exchange, usedByCustomer, maxPerCustomer, ...row }: OfferRow,
  customer: number | null,
): Offer {
  const conditions = readConditions(triggers);
  const benefit = readBenefit(exchange, conditions);
  const [used] = usedByCustomer;
  const uses = (countsGroups(benefit) ? used?.groups : used?.places) ?? 0;
  return {
    ...row,
    validFrom: row.validFrom === null ? null : Date.parse(row.validFrom),
    validUntil: row.validUntil === null ? null : Date.parse(row.validUntil),
    conditions,
    benefit,
    // A limit per customer is kept only for a customer who is known.
    leftForCustomer: maxPerCustomer === null ? null : customer === null ? 0 : maxPerCustomer - uses,
  };
}

export async function readOffers(
  sql: Sql,
  { contract, customer }: { readonly contract: number; readonly customer: number | null },
): Promise<readonly Offer[]> {
  const rows = await sql.query(readRows({ contract, customer }));
  return rows.map((row) => readOffer(row, customer));
}
