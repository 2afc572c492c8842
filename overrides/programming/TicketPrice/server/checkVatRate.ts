/** `check-vat-rate`, of a price and of one that is yet to be made: the rate that the law gives it, and how its own differs. */
import type { VatRateCheckValues } from '../../../../schema/generated/programming/VatRateCheck.ts';
import type { VatRateVerdict } from '../../../../schema/generated/programming/VatRateVerdict.ts';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { defineAction } from '../../../../server/action.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
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
const readPlace = sqlFile<{ readonly contract: number; readonly eventDate: number }, Place>(
  import.meta.dirname,
  'readPlace.sql',
);

export const readRates = sqlFile<Record<string, never>, VatRate>(import.meta.dirname, 'readRates.sql');

type CheckedPrice = Pick<VatRateCheckValues, 'eventDate' | 'tax' | 'facialValue'>;

async function judge(
  { tx, contract, now }: Pick<ReadContext, 'tx' | 'contract' | 'now'>,
  { eventDate, tax, facialValue }: CheckedPrice,
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
