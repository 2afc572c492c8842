/** An invoice, a credit note or a quotation in words, for paper: who, to whom, what, VAT by rate, totals. Drawing it is the server's. */
import { sumVat } from '../../../money/Vat/model.ts';
import type { Buyer, InvoiceLine, Seller } from '../model.ts';

export type Language = 'en' | 'fr';

/** What is printed of any of them. */
export interface QuotedDocument {
  readonly identifier: string;
  readonly type: string;
  readonly createdAt: string;
  readonly currency: string;
  readonly timezone: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly Omit<InvoiceLine, 'orderItem' | 'feeAmount'>[];
  /** Of a quotation: until when its places are kept. */
  readonly validUntil?: string | null;
}

/** A document as it was issued. */
export interface IssuedInvoice extends QuotedDocument {
  /** Number of the order. */
  readonly order: string | null;
  readonly group: string | null;
  readonly original: { readonly identifier: string; readonly createdAt: string } | null;
  readonly lines: readonly InvoiceLine[];
}

interface SheetTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface InvoiceSheet {
  readonly language: Language;
  readonly title: string;
  readonly sellerName: string;
  readonly seller: readonly string[];
  readonly buyerTitle: string;
  readonly buyerName: string;
  readonly buyer: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly corrects: string;
  readonly lines: SheetTable;
  readonly rates: SheetTable;
  readonly totals: readonly (readonly [label: string, value: string])[];
  /** What the law wants to be read of the company, at the foot of each page. */
  readonly legal: string;
}

const texts = {
  en: {
    invoice: 'Invoice',
    credit: 'Credit note',
    quotation: 'Quotation',
    proforma: 'Pro forma invoice',
    forWhom: 'For',
    validUntil: 'Valid until',
    buyer: 'Billed to',
    date: 'Date',
    order: 'Order',
    group: 'Group',
    corrects: (number: string, date: string) => `Corrects the invoice ${number} of ${date}.`,
    label: 'Description',
    quantity: 'Quantity',
    unit: 'Unit price incl. VAT',
    rate: 'VAT rate',
    net: 'Net',
    vat: 'VAT',
    total: 'Total incl. VAT',
    totalNet: 'Total net',
    totalVat: 'Total VAT',
    vatNumber: 'VAT no.',
    siret: 'SIRET',
    capital: (capital: string) => `capital ${capital}`,
    record: (number: string, place: string) => `registered ${[place, number].filter(Boolean).join(' ')}`,
    licence: (licence: string) => `licence ${licence}`,
  },
  fr: {
    invoice: 'Facture',
    credit: 'Avoir',
    quotation: 'Devis',
    proforma: 'Facture pro forma',
    forWhom: 'À l’attention de',
    validUntil: 'Valable jusqu’au',
    buyer: 'Facturé à',
    date: 'Date',
    order: 'Commande',
    group: 'Groupe',
    corrects: (number: string, date: string) => `Corrige la facture ${number} du ${date}.`,
    label: 'Désignation',
    quantity: 'Quantité',
    unit: 'Prix unitaire TTC',
    rate: 'Taux de TVA',
    net: 'HT',
    vat: 'TVA',
    total: 'Total TTC',
    totalNet: 'Total HT',
    totalVat: 'Total TVA',
    vatNumber: 'N° TVA',
    siret: 'SIRET',
    capital: (capital: string) => `capital ${capital}`,
    record: (number: string, place: string) => `RCS ${[place, number].filter(Boolean).join(' ')}`,
    licence: (licence: string) => `licence ${licence}`,
  },
} as const;

const tags = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Types that lower what was billed. */
const CREDITS: ReadonlySet<string> = new Set([
  'refund_correction',
  'tax_change_cancel_payment',
  'cancel_payment',
]);

function findTitle(type: string): 'invoice' | 'credit' | 'quotation' | 'proforma' {
  if (type === 'quotation' || type === 'proforma') return type;
  return CREDITS.has(type) ? 'credit' : 'invoice';
}

const splitLines = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '');

function makeWriter({ currency, timezone }: QuotedDocument, language: Language) {
  const words = texts[language];
  const day = new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: timezone });
  const time = new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  });
  const percent = new Intl.NumberFormat(tags[language], { maximumFractionDigits: 4 });
  const money = new Intl.NumberFormat(tags[language], { style: 'currency', currency });
  return {
    words,
    date: (iso: string) => day.format(new Date(iso)),
    instant: (iso: string) => time.format(new Date(iso)),
    rate: (rate: number) => `${percent.format(rate)} %`,
    money: (amount: number) =>
      money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2)),
  };
}

type Writer = ReturnType<typeof makeWriter>;

function listLegal(
  { legalForm, capital, recordNumber, recordPlace, vatNumber, licenceNumber }: Seller,
  words: Writer['words'],
) {
  return [
    legalForm,
    capital && words.capital(capital),
    recordNumber && words.record(recordNumber, recordPlace ?? ''),
    vatNumber && `${words.vatNumber} ${vatNumber}`,
    licenceNumber && words.licence(licenceNumber),
  ].filter((part): part is string => Boolean(part));
}

const listLines = (lines: QuotedDocument['lines'], { words, money, rate }: Writer): SheetTable => ({
  head: [words.label, words.quantity, words.unit, words.rate, words.total],
  rows: lines.map(({ label, quantity, unitAmount, vatRate, netAmount, vatAmount }) => [
    label,
    String(quantity),
    money(unitAmount),
    rate(vatRate),
    money(netAmount + vatAmount),
  ]),
});

export function describeInvoice(
  issued: QuotedDocument & Partial<Pick<IssuedInvoice, 'order' | 'group' | 'original'>>,
  language: Language,
): InvoiceSheet {
  const writer = makeWriter(issued, language);
  const { words, date, instant, money, rate } = writer;
  const { identifier, type, seller, buyer, original, order, group, lines, createdAt, validUntil } = issued;
  const title = findTitle(type);
  const { total, byRate } = sumVat(
    lines.map(({ vatRate, netAmount: net, vatAmount: tax }) => ({
      rate: vatRate,
      net,
      tax,
      gross: net + tax,
    })),
  );
  return {
    language,
    title: `${words[title]} ${identifier}`,
    sellerName: seller.name ?? '',
    seller: splitLines(seller.address),
    buyerTitle: title === 'quotation' ? words.forWhom : words.buyer,
    buyerName: buyer.name,
    buyer: [
      ...splitLines(buyer.address),
      ...(buyer.vatNumber ? [`${words.vatNumber} ${buyer.vatNumber}`] : []),
      ...(buyer.siretNumber ? [`${words.siret} ${buyer.siretNumber}`] : []),
      ...splitLines(buyer.additionalInfo),
    ],
    facts: [
      [words.date, date(createdAt)],
      ...(validUntil ? [[words.validUntil, instant(validUntil)] as const] : []),
      ...(order ? [[words.order, order] as const] : []),
      ...(group ? [[words.group, group] as const] : []),
    ],
    corrects: original ? words.corrects(original.identifier, date(original.createdAt)) : '',
    lines: listLines(lines, writer),
    rates: {
      head: [words.rate, words.net, words.vat, words.total],
      rows: byRate.map((one) => [rate(one.rate), money(one.net), money(one.tax), money(one.gross)]),
    },
    totals: [
      [words.totalNet, money(total.net)],
      [words.totalVat, money(total.tax)],
      [words.total, money(total.gross)],
    ],
    legal: [seller.name, ...listLegal(seller, words)].filter(Boolean).join(' · '),
  };
}
