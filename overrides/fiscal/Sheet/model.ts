/** A statement in words, for paper: facts, tables, a note, room to sign. Who draws one describes it; setting it is the server's. */

export type SheetLanguage = 'en' | 'fr';

export interface SheetTable {
  readonly title: string;
  readonly head: readonly string[];
  /** As many cells as the head; the last row is a total where `hasTotal`. */
  readonly rows: readonly (readonly string[])[];
  readonly hasTotal: boolean;
  /** Columns at the left beside the first, which are texts. */
  readonly texts?: number;
  /** Of a name and a paragraph: the second column takes the width. */
  readonly isProse?: boolean;
}

export interface Sheet {
  readonly language: SheetLanguage;
  readonly operator: string;
  readonly title: string;
  readonly state: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly SheetTable[];
  /** Paragraphs; a line each. */
  readonly note: string;
  readonly signatures: readonly string[];
  readonly isWide?: boolean;
}

const tags = { en: 'en-GB', fr: 'fr-FR' } as const;

export interface SheetWriter {
  money(amount: number, currency: string): string;
  count(value: number): string;
  percent(rate: number): string;
  instant(iso: string | null | undefined, timezone: string): string;
  day(iso: string, timezone: string): string;
}

/** Amounts in minor units, instants and rates as people of that language write them. */
export function makeSheetWriter(language: SheetLanguage): SheetWriter {
  const tag = tags[language];
  const clock = (timeZone: string, withTime: boolean) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      ...(withTime && { timeStyle: 'short' as const }),
      timeZone,
    });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat(tag);
  return {
    money(amount, currency) {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    count: (value) => counts.format(value),
    percent: (rate) => percents.format(rate / 100),
    instant: (iso, timezone) => (iso ? clock(timezone, true).format(new Date(iso)) : '–'),
    day: (iso, timezone) => clock(timezone, false).format(new Date(iso)),
  };
}
