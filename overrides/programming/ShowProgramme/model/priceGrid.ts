/**
 * The price grid as it is typed: a row a price, a column a seat group (and a channel, where these differ), amounts as
 * text. Pure. Between it and the prices of a run, whose relations are IRIs.
 */
import type {
  ProgrammedPrice,
  ProgrammedPriceInput,
} from '../../../../schema/generated/programming/ProgrammedPrice.ts';

export type PriceType = ProgrammedPrice['type'];

export interface GridRow {
  /** Of the screen alone. */
  readonly key: string;
  readonly type: PriceType;
  readonly name: string;
  readonly tax: string | null;
  readonly withoutTaxReason: string;
  /** By column. */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface GridColumn {
  readonly key: string;
  /** Absent: every seat. */
  readonly seatGroup: string | null;
  /** Absent: every channel. */
  readonly channel: string | null;
}

export const columnKey = (seatGroup: string | null, channel: string | null) =>
  `${seatGroup ?? ''}|${channel ?? ''}`;

const orAll = (chosen: readonly string[]): readonly (string | null)[] =>
  chosen.length > 0 ? chosen : [null];

/** Seat groups, each with its channels. Nothing chosen is one column for all. */
export const listColumns = (
  seatGroups: readonly string[],
  channels: readonly string[],
): readonly GridColumn[] =>
  orAll(seatGroups).flatMap((seatGroup) =>
    orAll(channels).map((channel) => ({ key: columnKey(seatGroup, channel), seatGroup, channel })),
  );

interface Grid {
  readonly rows: readonly GridRow[];
  readonly seatGroups: readonly string[];
  readonly channels: readonly string[];
}

const once = (list: readonly (string | null | undefined)[]) => [
  ...new Set(list.filter((one) => one != null)),
];

/** @param write an amount in minor units → as it is typed */
export function readGrid(prices: readonly ProgrammedPrice[], write: (amount: number) => string): Grid {
  const rows = new Map<string, GridRow>();
  for (const { name, type, tax, withoutTaxReason, seatGroup, sellingDeviceList, facialValue } of prices) {
    const key = JSON.stringify([name, type, tax, withoutTaxReason]);
    const columns = orAll(sellingDeviceList).map((channel) => columnKey(seatGroup, channel));
    const row = rows.get(key) ?? {
      key,
      type,
      name,
      tax,
      withoutTaxReason: withoutTaxReason ?? '',
      amounts: {},
    };
    const added = Object.fromEntries(columns.map((column) => [column, write(facialValue)]));
    rows.set(key, { ...row, amounts: { ...row.amounts, ...added } });
  }
  return {
    rows: [...rows.values()],
    seatGroups: once(prices.map(({ seatGroup }) => seatGroup)),
    channels: once(prices.flatMap(({ sellingDeviceList }) => sellingDeviceList)),
  };
}

/** Every empty amount takes the one to its left. */
export function fillAcross(row: GridRow, columns: readonly GridColumn[]): GridRow {
  let last = '';
  const amounts: Record<string, string> = { ...row.amounts };
  for (const { key } of columns) {
    if (amounts[key]?.trim()) last = amounts[key];
    else if (last) amounts[key] = last;
  }
  return { ...row, amounts };
}

/**
 * One price a row and seat group; channels of one amount share it.
 *
 * @param parse what is typed → minor units; null for nothing, undefined for no amount
 * @returns undefined where something typed is no amount
 */
export function makePrices(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  parse: (text: string) => number | null | undefined,
): readonly ProgrammedPriceInput[] | undefined {
  const prices: ProgrammedPriceInput[] = [];
  for (const { name, type, tax, withoutTaxReason, amounts } of rows)
    for (const [seatGroup, ofGroup] of Map.groupBy(columns, (column) => column.seatGroup)) {
      const channelsOf = new Map<number, string[]>();
      for (const { key, channel } of ofGroup) {
        const amount = parse(amounts[key] ?? '');
        if (amount === undefined) return undefined;
        if (amount !== null)
          channelsOf.set(amount, [...(channelsOf.get(amount) ?? []), ...(channel ? [channel] : [])]);
      }
      for (const [facialValue, sellingDeviceList] of channelsOf)
        prices.push({
          name: name.trim(),
          type,
          facialValue,
          sellingDeviceList,
          ...(seatGroup && { seatGroup }),
          ...(tax && { tax }),
          ...(!tax && withoutTaxReason.trim() && { withoutTaxReason: withoutTaxReason.trim() }),
        });
    }
  return prices;
}

interface Rate {
  readonly '@id': string;
  readonly region: string | null;
  readonly category: string | null;
  readonly countryCode: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** The rates in force on a day where the show plays, the one of a live show's first performances first. */
export function listRates<One extends Rate>(
  rates: readonly One[],
  { region, day }: { readonly region: string | null; readonly day: string },
): readonly One[] {
  const here = rates.filter(
    (rate) =>
      (rate.region ?? region ?? 'FR') === (region ?? 'FR') &&
      (rate.validFrom ?? '') <= day &&
      (rate.validUntil === null || rate.validUntil >= day),
  );
  const place = ({ category }: One) =>
    category === 'live_show_first' ? 0 : category === 'live_show' ? 1 : 2;
  return here.toSorted((one, other) => place(one) - place(other));
}
