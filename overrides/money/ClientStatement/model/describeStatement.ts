/** The statement of a client's account in words, for paper: what was before, every entry, what is left. Pure. */
import {
  makeSheetWriter,
  type Sheet,
  type SheetLanguage,
  type SheetTable,
} from '../../../fiscal/Sheet/model.ts';
import { eventNames } from '../../Ledger/model/eventNames.ts';
import { texts } from './texts.ts';

/** An entry of the account; amounts in minor units, of debit and credit one is 0. */
export interface StatementEntry {
  readonly at: string;
  readonly type: string;
  /** Of the order. */
  readonly number: string | null;
  readonly reason: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly letters: string | null;
}

export interface CurrencyStatement {
  readonly currency: string;
  /** Credits minus debits before the first day. */
  readonly opening: number;
  readonly entries: readonly StatementEntry[];
}

export interface ClientStatement {
  readonly operator: string;
  readonly name: string;
  readonly corporateName: string | null;
  readonly accountingNumber: string | null;
  readonly email: string | null;
  readonly timezone: string;
  readonly drawnAt: string;
  /** YYYY-MM-DD; null without a bound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly currencies: readonly CurrencyStatement[];
}

/** What the account comes to at the end: above 0 it is the client's. */
export const closeStatement = ({
  opening,
  entries,
}: Pick<CurrencyStatement, 'opening' | 'entries'>): number =>
  entries.reduce((balance, { debit, credit }) => balance + credit - debit, opening);

const nameEvent = (type: string, language: SheetLanguage): string =>
  eventNames[language][type as keyof typeof eventNames.en] ?? type;

/** Of a day without a time: the same in every timezone. */
const DAYS_IN = 'UTC';

function listCurrency(statement: CurrencyStatement, timezone: string, language: SheetLanguage): SheetTable {
  const words = texts[language];
  const { money } = makeSheetWriter(language);
  const { currency, opening, entries } = statement;
  const short = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'short',
    timeZone: timezone,
  });
  const some = (amount: number) => (amount === 0 ? '' : money(amount, currency));
  let balance = opening;
  const rows = entries.map(({ at, type, number, reason, letters, debit, credit }) => {
    balance += credit - debit;
    return [
      short.format(new Date(at)),
      [nameEvent(type, language), reason].filter(Boolean).join(' – '),
      number ?? '',
      letters ?? '',
      some(debit),
      some(credit),
      money(balance, currency),
    ];
  });
  const sum = (side: 'debit' | 'credit') => some(entries.reduce((total, entry) => total + entry[side], 0));
  return {
    title: `${words.entries} (${currency})`,
    head: [words.date, words.event, words.order, words.letters, words.debit, words.credit, words.balance],
    rows: [
      ['', words.opening, '', '', '', '', money(opening, currency)],
      ...rows,
      ['', words.closing, '', '', sum('debit'), sum('credit'), money(balance, currency)],
    ],
    hasTotal: true,
    texts: 3,
  };
}

function describeBalance(statement: CurrencyStatement, language: SheetLanguage): string {
  const words = texts[language];
  const { money } = makeSheetWriter(language);
  const balance = closeStatement(statement);
  if (balance === 0) return `${words.settled} (${statement.currency})`;
  return `${balance > 0 ? words.yours : words.ours} ${money(Math.abs(balance), statement.currency)}`;
}

export function describeStatement(statement: ClientStatement, language: SheetLanguage): Sheet {
  const words = texts[language];
  const { day, instant } = makeSheetWriter(language);
  const { from, to, timezone, currencies } = statement;
  const since = from ? day(`${from}T12:00:00Z`, DAYS_IN) : words.start;
  const until = day(to ? `${to}T12:00:00Z` : statement.drawnAt, to ? DAYS_IN : timezone);
  const facts = [
    [words.client, statement.name],
    [words.number, statement.accountingNumber],
    [words.company, statement.corporateName],
    [words.period, `${since} – ${until}`],
    [words.email, statement.email],
    [words.drawn, instant(statement.drawnAt, timezone)],
  ] as const;
  return {
    language,
    operator: statement.operator,
    title: words.title,
    state: currencies.map((one) => describeBalance(one, language)).join(' · '),
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    tables: currencies.map((one) => listCurrency(one, timezone, language)),
    note: currencies.length === 0 ? words.none : words.sign,
    signatures: [],
  };
}
