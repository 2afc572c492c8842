/** The rules of the form for a payment link. Messages are keys of texts; the server has the last word. */
import { email as address, boolean, number, object, string, trim } from 'zod/mini';
import { moneyText, optionalText } from '../../../../src/fields/schemaForm/rules.ts';

export const VALID_DAYS = [3, 7, 14, 30] as const;

export const linkForm = ({ currency, most }: { readonly currency: string; readonly most: number }) =>
  object({
    amount: moneyText({ currency, least: 1, most, message: 'settlement.wrongAmount' }),
    buyerEmail: string().check(trim(), address('online.wrongEmail')),
    message: optionalText(2000),
    /** 0: without an end. */
    days: number(),
    notifyBuyer: boolean(),
    notifyPro: boolean(),
  });
