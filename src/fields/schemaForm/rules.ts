/** Rules that forms of several areas have. A value stays the text that was typed; messages are keys of texts. Pure. */
import { maxLength, minLength, string, superRefine, trim } from 'zod/mini';
import { currencyDigits } from '../../../schema/currencyDigits.ts';
import { parseMoney } from '../parseMoney.ts';

export const REQUIRED = 'app.violation.required';

export const optionalText = (longest: number) =>
  string().check(trim(), maxLength(longest, 'app.violation.maxLength'));

export const requiredText = (longest: number) =>
  string().check(trim(), minLength(1, REQUIRED), maxLength(longest, 'app.violation.maxLength'));

interface MoneyRule {
  readonly currency: string;
  /** In minor units. */
  readonly least?: number;
  readonly most?: number;
  /** Default: true. */
  readonly isRequired?: boolean;
  /** Of what is no amount, or one out of bounds. */
  readonly message: string;
}

/** An amount as people type it; `parseMoney` reads what has passed. */
export const moneyText = ({ currency, least = 0, most, isRequired = true, message }: MoneyRule) =>
  string().check(
    superRefine((text, { addIssue }) => {
      const amount = parseMoney(text, currencyDigits(currency));
      const report = (fault: string) => addIssue({ code: 'custom', message: fault, input: text });
      if (amount === null) {
        if (isRequired) report(REQUIRED);
      } else if (amount === undefined || amount < least || (most !== undefined && amount > most)) {
        report(message);
      }
    }),
  );
