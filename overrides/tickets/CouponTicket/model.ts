/** A coupon on the paper of tickets: what it is worth, until when, and its code, in words. Drawing it is `server/drawCoupon.ts`. */
import { formatPrice, type Language } from '../Ticket/model.ts';

export interface CouponFacts {
  readonly operator: string;
  readonly code: string;
  readonly usage: string | null;
  /** In the currency's minor unit. */
  readonly amount: number;
  readonly currency: string;
  /** Of the offer that it opens. */
  readonly offer: string | null;
  readonly description: string | null;
  /** ISO instants. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** IANA, of the organiser. */
  readonly timezone: string;
}

export interface CouponDocument {
  readonly operator: string;
  readonly title: string;
  /** Empty where it is worth no amount. */
  readonly amount: string;
  readonly lines: readonly string[];
  readonly code: string;
}

const WORDS = {
  fr: { cash: 'Bon d’achat', code: 'Code avantage', from: 'Valable à partir du', until: 'Valable jusqu’au' },
  en: { cash: 'Gift voucher', code: 'Offer code', from: 'Valid from', until: 'Valid until' },
} as const satisfies Record<Language, Record<string, string>>;

const formatDay = (at: string, timezone: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: timezone,
  }).format(new Date(at));

export function describeCoupon(facts: CouponFacts, language: Language): CouponDocument {
  const { operator, code, usage, amount, currency, offer, description, validFrom, validUntil, timezone } =
    facts;
  const words = WORDS[language];
  const isCash = usage === 'cash';
  const day = (label: string, at: string | null) =>
    at ? [`${label} ${formatDay(at, timezone, language)}`] : [];
  return {
    operator,
    title: offer ?? (isCash ? words.cash : words.code),
    amount: isCash && amount > 0 ? formatPrice(amount, currency, language) : '',
    lines: [
      ...(description ? [description] : []),
      ...day(words.from, validFrom),
      ...day(words.until, validUntil),
    ],
    code,
  };
}
