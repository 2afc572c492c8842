/** What a figure answers as `data`, from the rows that it was counted as. Pure. */
import {
  ANTICIPATION,
  DAY_PARTS,
  type FigureName,
  findFigure,
  MAX_POINTS,
  SENIORITY,
  WEEKDAYS,
} from './figures.ts';

/** A counted row; of bands the key is the place of the band, of parts of a day `weekday-part`. */
export interface FigureRow {
  readonly key: string;
  readonly label?: string | null;
  readonly count: number;
  /** In the unit of the figure, where that is not the count or a share of it. */
  readonly value?: number;
}

export interface Point {
  /** Empty: without one. */
  readonly key: string;
  readonly label?: string;
  /** Contacts, tickets or orders. */
  readonly count: number;
  /** In the unit of the figure: a share of all, an average, or the count. */
  readonly value: number;
}

export interface SingleData {
  /** Of an amount: minor units; null where nothing was paid. */
  readonly value: number | null;
  readonly currency?: string;
}

export interface SeriesData {
  /** Of all points: how many there are, or the average. */
  readonly summary: number | null;
  readonly series: readonly Point[];
  /** What the points that are left out count for. */
  readonly rest: number;
}

export interface GroupedData {
  readonly summary: number;
  readonly groups: readonly { readonly key: string; readonly series: readonly Point[] }[];
}

export interface Counted {
  /** Customers in the segment. */
  readonly contacts: number;
  readonly currency: string;
  readonly rows: readonly FigureRow[];
}

const bands = { contact_seniority: SENIORITY, purchase_anticipation: ANTICIPATION } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Averages of parts, weighed by how many each is of. */
function averageOf(rows: readonly FigureRow[]): number | null {
  const all = sumOf(rows);
  return all === 0 ? null : round(rows.reduce((sum, { count, value = 0 }) => sum + count * value, 0) / all);
}

function shapeBands(rows: readonly FigureRow[], list: readonly { readonly key: string }[]): SeriesData {
  const series = list.map(({ key }, place): Point => {
    const row = rows.find((one) => one.key === String(place));
    return { key, count: row?.count ?? 0, value: round(row?.value ?? 0) };
  });
  return { summary: averageOf(rows), series, rest: 0 };
}

function shapeGroups(rows: readonly FigureRow[]): GroupedData {
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const groups = WEEKDAYS.map((key) => ({
    key,
    series: DAY_PARTS.map((part, place): Point => {
      const count = counts.get(`${key}-${place}`) ?? 0;
      return { key: part.key, count, value: count };
    }),
  }));
  return { summary: sumOf(rows), groups };
}

function shapeSeries(rows: readonly FigureRow[], sharedBy: number | undefined): SeriesData {
  const sorted = rows.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const point = ({ key, label, count }: FigureRow): Point => ({
    key,
    ...(label && { label }),
    count,
    value: sharedBy === undefined ? count : round((100 * count) / sharedBy),
  });
  return {
    summary: sharedBy ?? sumOf(rows),
    series: sorted.slice(0, MAX_POINTS).map(point),
    rest: sumOf(sorted.slice(MAX_POINTS)),
  };
}

export function shapeFigure(
  name: FigureName,
  { contacts, currency, rows }: Counted,
): SingleData | SeriesData | GroupedData {
  const { type, unit } = findFigure(name) ?? {};
  if (type === 'single_value_data') {
    const value = rows[0]?.value ?? null;
    return unit === 'currency' ? { value, currency } : { value };
  }
  if (name === 'contact_seniority' || name === 'purchase_anticipation') return shapeBands(rows, bands[name]);
  if (type === 'grouped_series_data') return shapeGroups(rows);
  // Somebody may have several statuses: their shares are of the people, not of each other.
  const whole = name === 'status_distribution' ? contacts : sumOf(rows);
  return shapeSeries(rows, unit === 'percent' ? whole : undefined);
}
