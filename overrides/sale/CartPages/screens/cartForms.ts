/** The rules of the forms of a cart that is kept or put aside. Messages are keys of texts; the server has the last word. */
import { boolean, enum as choice, minLength, object, string } from 'zod/mini';
import { optionalText, REQUIRED, requiredText } from '../../../../src/fields/schemaForm/rules.ts';

const kept = {
  name: requiredText(100),
  phone: optionalText(40),
  /** Local: `2026-11-21T20:30`. */
  until: string().check(minLength(1, REQUIRED)),
};

export const keepForm = object(kept);

export const reserveForm = object({ kind: choice(['option', 'reservation']), ...kept });

/** A cart may be parked without a name. */
export const parkForm = object({ name: optionalText(200) });

export const notifyForm = object({
  approvedMessage: optionalText(5000),
  rejectedMessage: optionalText(5000),
  notifyPendingOptions: boolean(),
});

export const QUOTATION_TYPES = ['quotation', 'proforma'] as const;

export const quotationForm = object({
  quotationType: choice(QUOTATION_TYPES),
  name: optionalText(300),
  address: optionalText(1000),
  vat: optionalText(40),
  customerAdditionalInfo: optionalText(2000),
});
