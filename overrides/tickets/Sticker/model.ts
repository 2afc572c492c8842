/** Where the labels of a sheet lie on its page, and by how much they miss it. Millimetres, from the top left corner. */
import type { Sticker } from '../../../schema/generated/tickets/Sticker.ts';

type PageType = NonNullable<Sticker['pageType']>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** ISO 216 and ANSI A, upright. */
export const pageSizes: Readonly<Record<PageType, Size>> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  LETTER: { width: 215.9, height: 279.4 },
};

/** What a sheet is measured by; a form that is being filled in has not all of it yet. */
export type SheetMeasures = {
  readonly [Name in Exclude<keyof Sticker, '@id' | '@type' | 'contract' | 'name'>]?: Sticker[Name];
};

export interface LabelBox extends Size {
  readonly x: number;
  readonly y: number;
  /** All of it is on the page. */
  readonly fits: boolean;
}

export interface Sheet {
  readonly pageType: PageType;
  readonly page: Size;
  readonly label: Size;
  readonly columns: number;
  readonly rows: number;
  /** Row by row, as they are printed. */
  readonly labels: readonly LabelBox[];
  /** How far the last labels reach over the page's right and lower edge; 0 where they do not. */
  readonly over: Size;
}

/** As the schema has it: more is a slip of the hand, and too much to draw. */
const most = { columns: 50, rows: 100 };

/** Half a tenth of a millimetre is below what a printer or a cutter holds: 3 × 70 mm do fit on 210 mm. */
const tolerance = 0.05;

const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= max;

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** 81.30000000000001 is 81.3. */
const round = (value: number) => Math.round(value * 100) / 100;

function measureOver(end: number, edge: number): number {
  const over = round(end - edge);
  return over > tolerance ? over : 0;
}

/** `undefined` as long as the counts or the label's size are not there. */
export function layOutSheet(measures: SheetMeasures): Sheet | undefined {
  const { horizontalNb: columns, verticalNb: rows, stickerWidth: width, stickerHeight: height } = measures;
  if (!isCount(columns, most.columns) || !isCount(rows, most.rows)) return undefined;
  if (!isLength(width) || !isLength(height)) return undefined;
  const pageType = measures.pageType ?? 'A4';
  const page = pageSizes[pageType];
  const stepX = width + (measures.horizontalDistance ?? 0);
  const stepY = height + (measures.verticalDistance ?? 0);
  const labels = Array.from({ length: rows * columns }, (_, index): LabelBox => {
    const x = round((measures.marginLeft ?? 0) + (index % columns) * stepX);
    const y = round((measures.marginTop ?? 0) + Math.floor(index / columns) * stepY);
    const fits = measureOver(x + width, page.width) === 0 && measureOver(y + height, page.height) === 0;
    return { x, y, width, height, fits };
  });
  const last = labels.at(-1) ?? { x: 0, y: 0 };
  return {
    pageType,
    page,
    label: { width, height },
    columns,
    rows,
    labels,
    over: {
      width: measureOver(last.x + width, page.width),
      height: measureOver(last.y + height, page.height),
    },
  };
}
