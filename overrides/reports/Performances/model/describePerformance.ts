/** The box office statement of a performance in words, for paper: by seat category and price, or by item (R4). Pure. */
import {
  makeSheetWriter,
  type Sheet,
  type SheetLanguage,
  type SheetTable,
} from '../../../fiscal/Sheet/model.ts';
import {
  findDifferences,
  type PerformanceItems,
  type PerformanceStatement,
  type StatementFacts,
  type StatementRow,
  sumCategories,
  sumCurrencies,
  sumDays,
} from './statement.ts';
import { texts } from './texts.ts';

/** What a statement was narrowed to, and how that is worded. */
export interface StatementChoice {
  readonly language: SheetLanguage;
  readonly isSummary: boolean;
  /** Name of the seller whose sales alone it has. */
  readonly seller?: string | undefined;
  readonly channel?: 'desk' | 'minisite' | undefined;
}

type Words = (typeof texts)[SheetLanguage];

function listFacts(
  facts: StatementFacts,
  { language, isSummary, seller, channel }: StatementChoice,
): Sheet['facts'] {
  const words = texts[language];
  const { instant, count } = makeSheetWriter(language);
  return [
    [words.show, facts.show],
    [words.session, instant(facts.startDate, facts.timezone)],
    ...(facts.venue ? [[words.venue, facts.venue] as const] : []),
    ...(facts.licence ? [[words.licence, facts.licence] as const] : []),
    [words.stock, facts.stock === null ? words.unlimited : count(facts.stock)],
    [words.drawn, instant(facts.drawnAt, facts.timezone)],
    ...(seller ? [[words.mine, seller] as const] : []),
    ...(channel ? [[words.channel, words.channels[channel]] as const] : []),
    ...(isSummary ? [['', words.summary] as const] : []),
  ];
}

const headOf = (facts: StatementFacts, choice: StatementChoice) => ({
  language: choice.language,
  operator: facts.operator,
  state: texts[choice.language][facts.isOver ? 'final' : 'provisional'],
  facts: listFacts(facts, choice),
  signatures: texts[choice.language].signs,
});

const writeNumber = (value: number | null) => (value === null ? '–' : String(value));

function listRows(
  rows: readonly StatementRow[],
  { language, isSummary }: Pick<StatementChoice, 'language' | 'isSummary'>,
): SheetTable {
  const words: Words = texts[language];
  const { money, count } = makeSheetWriter(language);
  const nameCategory = ({ category }: StatementRow) => category || words.free;
  const figures = ({ first, last, sold, refunded, amount, currency }: StatementRow) => [
    writeNumber(first),
    writeNumber(last),
    count(sold),
    count(refunded),
    count(sold - refunded),
    money(amount, currency),
  ];
  const shown = isSummary ? sumCategories(rows) : rows;
  const namesOf = (row: StatementRow) => {
    if (isSummary) return [nameCategory(row)];
    const unit = row.unit === 0 ? words.freeOfCharge : money(row.unit, row.currency);
    return [nameCategory(row), row.price, unit];
  };
  const blanks = isSummary ? [] : ['', ''];
  return {
    title: isSummary ? words.categoriesAlone : words.categories,
    head: [
      words.category,
      ...(isSummary ? [] : [words.price, words.unit]),
      words.first,
      words.last,
      words.sold,
      words.refunded,
      words.kept,
      words.amount,
    ],
    rows: [
      ...shown.map((row) => [...namesOf(row), ...figures(row)]),
      ...sumCurrencies(rows).map((row) => [words.total, ...blanks, ...figures(row)]),
    ],
    hasTotal: rows.length > 0,
    ...(!isSummary && { texts: 1 }),
  };
}

function listRates({ rates }: PerformanceStatement, language: SheetLanguage): SheetTable {
  const words = texts[language];
  const { money, percent } = makeSheetWriter(language);
  return {
    title: words.rates,
    head: [words.rate, words.gross, words.net, words.tax],
    rows: rates.map(({ rate, currency, amount, net }) => [
      percent(rate),
      money(amount, currency),
      money(net, currency),
      money(amount - net, currency),
    ]),
    hasTotal: false,
  };
}

function compare({ rows, ledger }: PerformanceStatement, language: SheetLanguage): string {
  const words = texts[language];
  const { money } = makeSheetWriter(language);
  const differing = findDifferences({ rows, ledger });
  const named = (differing.length === 0 ? Object.keys(ledger).sort() : differing)
    .map((currency) => money(ledger[currency] ?? 0, currency))
    .join(', ');
  if (rows.length === 0) return words.none;
  return `${differing.length === 0 ? words.agrees : words.differs} ${named || '0'}\n${words.numbers}`;
}

export function describePerformance(statement: PerformanceStatement, choice: StatementChoice): Sheet {
  const words = texts[choice.language];
  return {
    ...headOf(statement, choice),
    title: words.title,
    tables: [listRows(statement.rows, choice), listRates(statement, choice.language)],
    note: compare(statement, choice.language),
  };
}

function listDays(performance: PerformanceItems, language: SheetLanguage): SheetTable {
  const words = texts[language];
  const { money, count, day } = makeSheetWriter(language);
  const days = sumDays(performance.items, (at) => day(at, performance.timezone));
  return {
    title: words.days,
    head: [words.day, words.sold, words.refunded, words.amount],
    rows: days.map((one) => [one.day, count(one.sold), count(one.refunded), money(one.amount, one.currency)]),
    hasTotal: false,
  };
}

function listItems({ items, timezone }: PerformanceItems, language: SheetLanguage): SheetTable {
  const words = texts[language];
  const { money, count, instant } = makeSheetWriter(language);
  return {
    title: words.items,
    head: [
      words.at,
      words.order,
      words.category,
      words.price,
      words.seats,
      words.tickets,
      words.quantity,
      words.amount,
    ],
    rows: items.map(({ first, last, ...item }) => [
      instant(item.at, timezone),
      item.order ?? '',
      item.category || words.free,
      item.price,
      item.seats,
      first === last ? writeNumber(first) : `${writeNumber(first)}–${writeNumber(last)}`,
      count(item.quantity),
      money(item.amount, item.currency),
    ]),
    hasTotal: false,
    texts: 4,
  };
}

export function describeItems(performance: PerformanceItems, choice: StatementChoice): Sheet {
  const { language, isSummary } = choice;
  const words = texts[language];
  return {
    ...headOf(performance, choice),
    title: words.itemsTitle,
    tables: [isSummary ? listDays(performance, language) : listItems(performance, language)],
    note: performance.items.length === 0 ? words.none : words.numbers,
    isWide: !isSummary,
  };
}
