/**
 * A receipt in words, for a roll of 80 mm: who sold, what, VAT by rate, how it was paid, and where its record is in the
 * journal (R21). Drawing it is the server's. Pure.
 */
import { sumVat } from '../../money/Vat/model.ts';
import type { Language } from '../Ticket/model.ts';

/** What was sold of one kind; amounts in minor units, VAT included where it is not `net`. */
interface ReceiptLine {
  readonly label: string;
  readonly quantity: number;
  readonly unit: number;
  /** Before offers. */
  readonly retail: number;
  readonly net: number;
  readonly tax: number;
  /** Percent. */
  readonly rate: number;
}

interface ReceiptPayment {
  /** Code of the method. */
  readonly name: string;
  readonly label: string | null;
  readonly amount: number;
  readonly given: number | null;
}

/** A sale as it is stored. */
export interface ReceiptFacts {
  readonly seller: string;
  readonly address: readonly (string | null)[];
  readonly vatNumber: string | null;
  readonly recordNumber: string | null;
  readonly order: string;
  /** ISO instant. */
  readonly soldAt: string;
  /** IANA timezone of the organiser. */
  readonly timezone: string;
  readonly register: string | null;
  readonly operator: string | null;
  readonly currency: string;
  readonly lines: readonly ReceiptLine[];
  readonly payments: readonly ReceiptPayment[];
  /** What was given back since. */
  readonly refunded: number;
  /** Its record in the journal. */
  readonly record: { readonly series: string; readonly number: number; readonly signature: string } | null;
  readonly isDemo: boolean;
  /** How often it came out of a printer. */
  readonly prints: number;
}

type Row = readonly [label: string, value: string];

export interface ReceiptSheet {
  readonly language: Language;
  readonly marks: readonly string[];
  readonly seller: string;
  readonly legal: readonly string[];
  readonly title: string;
  readonly facts: readonly string[];
  readonly lines: readonly { readonly label: string; readonly detail: string; readonly amount: string }[];
  readonly total: Row;
  readonly payments: readonly Row[];
  readonly rates: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly record: string;
}

const WORDS = {
  en: {
    title: 'Receipt',
    order: 'Order',
    register: 'Register',
    operator: 'Served by',
    saved: 'Reductions',
    total: 'Total incl. VAT',
    change: 'Change',
    given: 'given',
    refunded: 'Refunded since',
    rate: 'VAT',
    net: 'Net',
    tax: 'VAT',
    gross: 'Incl. VAT',
    vatNumber: 'VAT no.',
    record: 'Record',
    duplicate: 'DUPLICATA',
    demo: 'DEMONSTRATION',
  },
  fr: {
    title: 'Ticket de caisse',
    order: 'Commande',
    register: 'Caisse',
    operator: 'Servi par',
    saved: 'Réductions',
    total: 'Total TTC',
    change: 'Rendu',
    given: 'reçu',
    refunded: 'Remboursé depuis',
    rate: 'TVA',
    net: 'HT',
    tax: 'TVA',
    gross: 'TTC',
    vatNumber: 'N° TVA',
    record: 'Enregistrement',
    duplicate: 'DUPLICATA',
    demo: 'DÉMONSTRATION',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Methods that an organiser did not name. */
const METHODS: Readonly<Record<string, Record<Language, string>>> = {
  card: { en: 'Card', fr: 'Carte bancaire' },
  card_online: { en: 'Card online', fr: 'Carte en ligne' },
  cash: { en: 'Cash', fr: 'Espèces' },
  cash_coupon: { en: 'Coupon', fr: 'Avoir' },
  check: { en: 'Cheque', fr: 'Chèque' },
  reschedule: { en: 'Exchange', fr: 'Échange' },
  sepa: { en: 'Direct debit', fr: 'Prélèvement' },
};

const TAGS = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Letters of a signature that the administration compares: its 3rd, 7th, 13th and 19th. */
const PRINTED_LETTERS = [2, 6, 12, 18] as const;

const listPresent = (texts: readonly (string | null | false)[]): readonly string[] =>
  texts.filter((text) => typeof text === 'string' && text !== '') as string[];

function makeWriter({ currency, timezone }: ReceiptFacts, language: Language) {
  const money = new Intl.NumberFormat(TAGS[language], { style: 'currency', currency });
  const percent = new Intl.NumberFormat(TAGS[language], { maximumFractionDigits: 4 });
  const instant = new Intl.DateTimeFormat(TAGS[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: timezone,
  });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  return {
    // Narrow spaces are missing from the fonts of some printers.
    money: (amount: number) => money.format(amount / 10 ** digits).replace(/[\u202f\u00a0]/g, ' '),
    percent: (rate: number) => `${percent.format(rate)} %`,
    instant: (iso: string) => instant.format(new Date(iso)),
  };
}

type Writer = ReturnType<typeof makeWriter>;

function listPayments({ payments, refunded }: ReceiptFacts, language: Language, { money }: Writer) {
  const words = WORDS[language];
  const paid = payments.flatMap(({ name, label, amount, given }): readonly Row[] => {
    const method = label || (METHODS[name]?.[language] ?? name);
    if (given === null || given <= amount) return [[method, money(amount)]];
    return [
      [`${method} (${words.given} ${money(given)})`, money(amount)],
      [words.change, money(given - amount)],
    ];
  });
  return refunded > 0 ? [...paid, [words.refunded, money(-refunded)] as const] : paid;
}

/** What is printed of a sale; a receipt that came out before is marked (R27). */
export function describeReceipt(facts: ReceiptFacts, language: Language): ReceiptSheet {
  const words = WORDS[language];
  const writer = makeWriter(facts, language);
  const { money, percent, instant } = writer;
  const { record, register, operator, prints, isDemo } = facts;
  const lines = facts.lines.map((line) => ({ ...line, gross: line.net + line.tax }));
  const { total, byRate } = sumVat(lines);
  const saved = lines.reduce((sum, { retail, gross }) => sum + Math.max(0, retail - gross), 0);
  return {
    language,
    marks: listPresent([isDemo && words.demo, prints > 0 && words.duplicate]),
    seller: facts.seller,
    legal: listPresent([
      ...facts.address,
      facts.vatNumber && `${words.vatNumber} ${facts.vatNumber}`,
      facts.recordNumber,
    ]),
    title: words.title,
    facts: listPresent([
      `${words.order} ${facts.order} · ${instant(facts.soldAt)}`,
      listPresent([
        register && `${words.register} ${register}`,
        operator && `${words.operator} ${operator}`,
      ]).join(' · '),
    ]),
    lines: [
      ...lines.map(({ label, quantity, unit, rate, gross }) => ({
        label,
        detail: `${quantity} × ${money(unit)} · ${words.rate} ${percent(rate)}`,
        amount: money(gross),
      })),
      ...(saved > 0 ? [{ label: words.saved, detail: '', amount: `(${money(saved)})` }] : []),
    ],
    total: [words.total, money(total.gross)],
    payments: listPayments(facts, language, writer),
    rates: {
      head: [words.rate, words.net, words.tax, words.gross],
      rows: byRate.map((one) => [percent(one.rate), money(one.net), money(one.tax), money(one.gross)]),
    },
    record: record
      ? `${words.record} ${record.series}-${record.number} · ${PRINTED_LETTERS.map((at) => record.signature.charAt(at)).join('')}`
      : '',
  };
}
