/** FGL (Boca, Practical Automation) as bytes: raster strips, print and cut, and what status bytes mean. Pure. */
import type { Bitmap } from './bitmap.ts';

/** Dots of a strip: one byte is a column of so many, the topmost its highest bit. */
const STRIP = 8;

/** Asks for a status byte. */
export const FGL_STATUS = Buffer.from('<S1>');

/** Forgets what was sent and not printed. */
export const FGL_CLEAR = Buffer.from('<CB>');

export const FGL = {
  printed: 6,
  lowPaper: 15,
  outOfPaper: 16,
  xOn: 17,
  xOff: 19,
  illegalCommand: 21,
  jam: 24,
  cutterJam: 29,
} as const;

const known: ReadonlySet<number> = new Set(Object.values(FGL));

/** Other bytes are of firmwares that report more, and mean nothing to us. */
export const isFglStatus = (byte: number): boolean => known.has(byte);

/** A strip from its first black dot to its last; nothing where it is white. */
function encodeStrip({ width, height, dots }: Bitmap, top: number): Buffer[] {
  const columns = Buffer.alloc(width);
  for (let y = 0; y < Math.min(STRIP, height - top); y++)
    for (let x = 0; x < width; x++)
      if (dots[(top + y) * width + x]) columns[x] = (columns[x] ?? 0) | (0x80 >> y);
  const first = columns.findIndex((column) => column !== 0);
  if (first < 0) return [];
  const end = columns.findLastIndex((column) => column !== 0) + 1;
  return [Buffer.from(`<RC${top},${first}><G${end - first}>`), columns.subarray(first, end)];
}

/** A page: what is left of another is cleared, raster in strips of eight dots, printed with or without a cut. */
export function encodeFglPage(bitmap: Bitmap, cut: boolean): Buffer {
  const parts: Buffer[] = [FGL_CLEAR];
  for (let top = 0; top < bitmap.height; top += STRIP) parts.push(...encodeStrip(bitmap, top));
  parts.push(Buffer.from(cut ? '<p>' : '<q>'));
  return Buffer.concat(parts);
}

/** @returns channel codes for a status byte that is in the way of a page, and `low_paper`, which is not */
export function readFglStatus(byte: number): string[] {
  if (byte === FGL.outOfPaper) return ['out_of_paper'];
  if (byte === FGL.jam || byte === FGL.cutterJam) return ['paper_jam'];
  if (byte === FGL.lowPaper) return ['low_paper'];
  return [];
}
