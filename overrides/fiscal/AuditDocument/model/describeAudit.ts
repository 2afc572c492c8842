/** What a tax inspector reads about a period, in words for paper: the chains of the journal and its totals (R21, R24, R29). Pure. */
import { makeSheetWriter, type Sheet, type SheetLanguage, type SheetTable } from '../../Sheet/model.ts';
import { texts } from './texts.ts';

export interface Audit {
  readonly operator: string;
  readonly record: string | null;
  readonly vatNumber: string | null;
  readonly timezone: string;
  readonly start: string;
  readonly end: string;
  readonly drawnAt: string;
  readonly isDemo: boolean;
  readonly chains: readonly {
    readonly series: string;
    readonly count: number;
    readonly first: number;
    readonly last: number;
    readonly signature: string;
  }[];
  readonly rates: readonly {
    readonly rate: number;
    readonly currency: string;
    readonly gross: number;
    readonly net: number;
    readonly tax: number;
  }[];
  readonly methods: readonly {
    readonly code: string;
    readonly label: string;
    readonly currency: string;
    readonly amount: number;
  }[];
  readonly events: readonly {
    readonly type: string;
    readonly currency: string;
    readonly count: number;
    readonly total: number;
  }[];
  /** Of all sales since the journal began, before the period and at its end; it never returns to 0 (R23). */
  readonly perpetual: readonly {
    readonly currency: string;
    readonly before: number;
    readonly after: number;
  }[];
}

type Words = (typeof texts)[SheetLanguage];

const nameOf = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

/** How many records of a chain are missing between its first and its last of the period. */
const countMissing = ({ count, first, last }: Audit['chains'][number]) => last - first + 1 - count;

const listChains = ({ chains }: Audit, words: Words, count: (value: number) => string): SheetTable => ({
  title: words.chains,
  head: [words.series, words.count, words.first, words.last, words.missing, words.signature],
  rows: chains.map((chain) => [
    `${chain.series} · ${nameOf(words.seriesNames, chain.series)}`,
    count(chain.count),
    String(chain.first),
    String(chain.last),
    count(countMissing(chain)),
    `${chain.signature.slice(0, 16)}…`,
  ]),
  hasTotal: false,
});

function listMoney(audit: Audit, words: Words, language: SheetLanguage): readonly SheetTable[] {
  const { money, percent, count } = makeSheetWriter(language);
  return [
    {
      title: words.rates,
      head: [words.rate, words.gross, words.net, words.tax],
      rows: audit.rates.map(({ rate, currency, gross, net, tax }) => [
        percent(rate),
        money(gross, currency),
        money(net, currency),
        money(tax, currency),
      ]),
      hasTotal: false,
    },
    {
      title: words.methods,
      head: [words.method, words.amount],
      rows: audit.methods.map(({ label, currency, amount }) => [label, money(amount, currency)]),
      hasTotal: false,
    },
    {
      title: words.events,
      head: [words.event, words.count, words.amount],
      rows: audit.events.map(({ type, currency, count: many, total }) => [
        nameOf(words.eventNames, type),
        count(many),
        money(total, currency),
      ]),
      hasTotal: false,
    },
    {
      title: words.perpetual,
      head: [words.currency, words.before, words.ofPeriod, words.after],
      rows: audit.perpetual.map(({ currency, before, after }) => [
        currency,
        money(before, currency),
        money(after - before, currency),
        money(after, currency),
      ]),
      hasTotal: false,
    },
  ];
}

export function describeAudit(audit: Audit, language: SheetLanguage): Sheet {
  const words = texts[language];
  const { instant, count } = makeSheetWriter(language);
  const hasRecords = audit.chains.length > 0;
  return {
    language,
    operator: audit.operator,
    title: words.title,
    state: audit.isDemo ? words.demo : words.state,
    facts: [
      [words.from, instant(audit.start, audit.timezone)],
      [words.until, instant(audit.end, audit.timezone)],
      ...(audit.record ? [[words.record, audit.record] as const] : []),
      ...(audit.vatNumber ? [[words.vatNumber, audit.vatNumber] as const] : []),
      [words.drawn, instant(audit.drawnAt, audit.timezone)],
    ],
    tables: hasRecords
      ? [
          listChains(audit, words, count),
          ...listMoney(audit, words, language).filter(({ rows }) => rows.length > 0),
        ]
      : [],
    note: hasRecords ? words.proof : words.none,
    signatures: [],
  };
}
