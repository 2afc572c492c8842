/** What a cart would be billed as if it were sold now: the lines, rates and roundings of the sale. Pure. */
import { splitVat } from '../../../money/Vat/model.ts';
import type { Language, QuotedDocument } from '../../../orders/Invoice/model/describeInvoice.ts';
import { labelPlace } from '../../../orders/Order/model.ts';
import type { Sellable } from '../../Sellable/model.ts';

export interface QuotedLine {
  readonly quantity: number;
  /** Of one, after offers, in minor units. */
  readonly facialValue: number;
  readonly sellable: Pick<
    Sellable,
    'title' | 'priceName' | 'startDate' | 'timezone' | 'vatRate' | 'isPermanent'
  >;
}

export interface QuotedCart extends Omit<QuotedDocument, 'identifier' | 'lines' | 'timezone' | 'validUntil'> {
  readonly id: number;
  readonly type: 'quotation' | 'proforma';
  readonly lines: readonly QuotedLine[];
  /** Of an option or a reservation: until when its places are kept. A cart’s half hour promises nothing. */
  readonly heldUntil: string | null;
}

const tags = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Show, price and when: a school compares dates. What is open all season has none. */
function nameLine({ sellable }: QuotedLine, language: Language): string {
  if (sellable.isPermanent) return labelPlace(sellable);
  const time = new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: sellable.timezone,
  });
  return `${labelPlace(sellable)}, ${time.format(new Date(sellable.startDate))}`;
}

export function describeQuotation(
  { id, lines, heldUntil, ...cart }: QuotedCart,
  language: Language,
): QuotedDocument {
  return {
    ...cart,
    identifier: String(id),
    timezone: lines[0]?.sellable.timezone ?? 'UTC',
    validUntil: heldUntil,
    lines: lines.map((line) => {
      const { quantity, facialValue, sellable } = line;
      const { net, tax } = splitVat(facialValue * quantity, sellable.vatRate);
      return {
        label: nameLine(line, language),
        quantity,
        unitAmount: facialValue,
        vatRate: sellable.vatRate,
        netAmount: net,
        vatAmount: tax,
      };
    }),
  };
}
