/** `check-vat-rate`, of a price and of one that is yet to be made: the rate that the law gives it, and how its own differs. */
import type { VatRateCheckValues } from '../../../../schema/generated/programming/VatRateCheck.ts';
import type { VatRateVerdict } from '../../../../schema/generated/programming/VatRateVerdict.ts';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { defineAction } from '../../../../server/action.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { judgeRate, type VatRate } from '../model/judgeRate.ts';

interface Place {
  readonly startDate: string;
  readonly timezone: string;
  readonly countryCode: string | null;
  readonly region: string | null;
  readonly number: number;
}

/**
 * The number counts on from the last one that somebody fixed. A performance is paid for when one of its prices is; the
 * one asked about is about to be (R9).
 */
const readPlace = sqlText<{ readonly contract: number; readonly eventDate: number }, Place>({
  file: import.meta.filename,
  text: `SELECT to_json(e."start_date") #>> '{}' AS "startDate", t."timezone", v."country_code" AS "countryCode", v."region",
      coalesce(fixed."number", 0) + (
        SELECT count(*)::int FROM "event_date" o
        WHERE o."contract_id" = e."contract_id" AND o."ticketing_id" = e."ticketing_id" AND o."status" <> 'cancelled'
          AND (o."start_date", o."id") <= (e."start_date", e."id")
          AND (fixed."id" IS NULL OR (o."start_date", o."id") > (fixed."start_date", fixed."id"))
          AND (o."id" = e."id" OR EXISTS (
            SELECT FROM "ticket_price" p WHERE p."contract_id" = o."contract_id" AND p."event_date_id" = o."id"
              AND p."enabled" IS NOT FALSE AND p."facial_value" > 0))) AS "number"
    FROM "event_date" e
    JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
    LEFT JOIN "venue" v ON v."contract_id" = t."contract_id" AND v."id" = t."venue_id"
    LEFT JOIN LATERAL (
      SELECT f."id", f."start_date", f."representation_number" AS "number" FROM "event_date" f
      WHERE f."contract_id" = e."contract_id" AND f."ticketing_id" = e."ticketing_id"
        AND f."is_representation_number_manually_fixed" AND f."representation_number" IS NOT NULL
        AND (f."start_date", f."id") <= (e."start_date", e."id")
      ORDER BY f."start_date" DESC, f."id" DESC LIMIT 1) fixed ON true
    WHERE e."contract_id" = :contract AND e."id" = :eventDate`,
});

const readRates = sqlText<Record<string, never>, VatRate>({
  file: import.meta.filename,
  text: `SELECT "id", "country_code" AS "countryCode", "region", "category",
      "max_representation_number" AS "maxRepresentationNumber",
      "valid_from"::text AS "validFrom", "valid_until"::text AS "validUntil"
    FROM "tax" ORDER BY "id"`,
});

type Asked = Pick<VatRateCheckValues, 'eventDate' | 'tax' | 'facialValue'>;

async function judge(
  { tx, contract, now }: Pick<ReadContext, 'tx' | 'contract' | 'now'>,
  { eventDate, tax, facialValue }: Asked,
): Promise<{ readonly value: VatRateVerdict }> {
  const rates = await tx.query(readRates({}));
  const [place] = eventDate ? await tx.query(readPlace({ contract, eventDate })) : [];
  const verdict = judgeRate(
    rates.find(({ id }) => id === tax),
    rates,
    {
      // A price that is yet to be made, without an amount, is a paid one.
      facialValue: facialValue ?? 1,
      countryCode: place?.countryCode ?? null,
      region: place?.region ?? null,
      day: instantToLocal(place?.startDate ?? now.toISOString(), place?.timezone ?? 'Europe/Paris').slice(
        0,
        10,
      ),
      number: place?.number ?? 1,
    },
  );
  return {
    value: {
      valid: verdict.isValid,
      expectedTax: verdict.expected ? `/ticketing/v1/taxes/${verdict.expected.id}` : null,
      reason: verdict.reason,
      representationNumber: place?.number ?? null,
      fromRepresentationNumber: verdict.from ?? null,
    },
  };
}

export const checkNewVatRate = defineAction('TicketPrice.checkNewVatRate', {
  run: (context, { body }) => judge(context, body),
});

/** What the body leaves out is the price's own. */
export const checkVatRate = defineAction('TicketPrice.checkVatRate', {
  run: (context, { record, body }) =>
    judge(context, {
      eventDate: body.eventDate ?? record.eventDate,
      tax: body.tax ?? record.tax,
      facialValue: body.facialValue ?? record.facialValue,
    }),
});
