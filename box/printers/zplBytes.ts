/** ZPL (Zebra) as bytes: a page as one graphic field, and the meaning of the host status. Pure. */
import type { Bitmap } from './bitmap.ts';

/** Asks for the host status: three lines, each between STX and ETX. */
export const ZPL_STATUS = Buffer.from('~HS');

/** Cancels what was sent and not printed. */
export const ZPL_CLEAR = Buffer.from('~JA');

const STX = 0x02;
const ETX = 0x03;

const STATUS_LINES = 3;

export interface ZplStatus {
  /** Channel codes of what is in the way of a page. */
  readonly reasons: readonly string[];
  /** Pages it took and has not printed. */
  readonly waiting: number;
}

/** A page: its size, one graphic, printed once; `^JZN`: not printed again by itself after a fault. */
export function encodeZplPage({ width, height, dots }: Bitmap, cut: boolean): Buffer {
  const row = Math.ceil(width / 8);
  const bytes = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dots[y * width + x]) {
        const at = y * row + (x >> 3);
        bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
      }
  const { length } = bytes;
  const image = `^FO0,0^GFA,${length},${length},${row},${bytes.toString('hex').toUpperCase()}^FS`;
  const mode = cut ? '^MMC' : '^MMT';
  return Buffer.from(`^XA^CI28^JZN${mode}^PW${width}^LL${height}${image}^PQ1^XZ`);
}

/**
 * Reads the three lines of a host status: paper out is the second field of the first, pause its third, formats that wait
 * its fifth; the head is open by the third of the second line, labels that wait are its ninth.
 *
 * @returns undefined while lines are missing; `taken` is how many bytes the status took
 */
export function readZplStatus(
  bytes: Buffer,
): { readonly found: ZplStatus; readonly taken: number } | undefined {
  const lines: string[][] = [];
  let taken = 0;
  while (lines.length < STATUS_LINES) {
    const start = bytes.indexOf(STX, taken);
    const end = start < 0 ? -1 : bytes.indexOf(ETX, start);
    if (end < 0) return undefined;
    lines.push(
      bytes
        .subarray(start + 1, end)
        .toString('latin1')
        .split(','),
    );
    taken = end + 1;
  }
  const [first = [], second = []] = lines;
  const reasons: string[] = [];
  if (second[2] === '1') reasons.push('cover_open');
  if (first[1] === '1') reasons.push('out_of_paper');
  if (first[2] === '1' && reasons.length === 0) reasons.push('printer_offline');
  return { found: { reasons, waiting: Number(first[4] ?? 0) + Number(second[8] ?? 0) }, taken };
}
