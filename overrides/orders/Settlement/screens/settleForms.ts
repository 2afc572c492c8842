/** The rules of the forms that settle an order. Messages are keys of texts; the server has the last word. */
import { minLength, number, object, refine, string } from 'zod/mini';
import { moneyText, optionalText, REQUIRED, requiredText } from '../../../../src/fields/schemaForm/rules.ts';

interface MoneyBounds {
  readonly currency: string;
  /** In minor units; absent: as much as is wanted. */
  readonly most?: number;
}

/** By which means of payment how much money comes in or goes out. */
export const moneyForm = ({ currency, most }: MoneyBounds) =>
  object({
    method: number(),
    amount: moneyText({
      currency,
      least: 1,
      message: 'settlement.wrongAmount',
      ...(most !== undefined && { most }),
    }),
    reason: optionalText(500),
  });

interface Recorded {
  readonly method: number;
  /** Local: `2026-11-21T20:30`. */
  readonly date: string;
}

/** @param recorded what the payment is at present: one of both has to be another */
export const correctForm = (recorded: Recorded) =>
  object({
    method: number(),
    date: string().check(minLength(1, REQUIRED)),
    reason: requiredText(500),
  }).check(
    refine(({ method, date }) => method !== recorded.method || date !== recorded.date, {
      path: ['method'],
      message: 'settlement.unchanged',
    }),
  );
