/** ESC/POS as bytes: raster pages, cut, drawer, and what the status bytes mean. Pure. */
import type { Bitmap } from './bitmap.ts';

const ESC = 0x1b;
const GS = 0x1d;
const DLE = 0x10;
const EOT = 0x04;

/** Printers of the field lose lines of taller images. */
const SLICE_LINES = 255;

/** Real-time questions: the printer, why it is off line, its paper. */
export const STATUS_QUESTIONS = [1, 2, 4].map((which) => Uint8Array.of(DLE, EOT, which));

/** Pin 2, 100 ms on, 500 ms off: the pulse is counted in 2 ms. */
export const DRAWER_PULSE = Uint8Array.of(ESC, 0x70, 0, 50, 250);

function encodeSlice({ width, dots }: Bitmap, slice: { top: number; lines: number }): Buffer {
  const row = Math.ceil(width / 8);
  const bytes = Buffer.alloc(row * slice.lines);
  for (let y = 0; y < slice.lines; y++)
    for (let x = 0; x < width; x++)
      if (dots[(slice.top + y) * width + x]) {
        const at = y * row + (x >> 3);
        bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
      }
  const { lines } = slice;
  const head = Buffer.of(GS, 0x76, 0x30, 0, row & 0xff, row >> 8, lines & 0xff, lines >> 8);
  return Buffer.concat([head, bytes]);
}

/** A page: reset, raster in slices of at most 255 lines, feed, cut when asked for. */
export function encodePage(bitmap: Bitmap, cut: boolean): Buffer {
  const parts: Buffer[] = [Buffer.of(ESC, 0x40)];
  for (let top = 0; top < bitmap.height; top += SLICE_LINES)
    parts.push(encodeSlice(bitmap, { top, lines: Math.min(SLICE_LINES, bitmap.height - top) }));
  // GS V 66 n: feeds to the knife and n dots more.
  parts.push(cut ? Buffer.of(GS, 0x56, 66, 0) : Buffer.of(ESC, 0x64, 1));
  return Buffer.concat(parts);
}

/**
 * What the answers to `STATUS_QUESTIONS` mean, the gravest first.
 *
 * @returns channel codes, and `low_paper`, which stops nothing
 */
export function readStatus(answers: readonly number[]): string[] {
  const [printer = 0, offline = 0, paper = 0] = answers;
  const reasons: string[] = [];
  if (offline & 0x04) reasons.push('cover_open');
  if (offline & 0x20 || paper & 0x60) reasons.push('out_of_paper');
  if (offline & 0x40) reasons.push('paper_jam');
  if (printer & 0x08 && reasons.length === 0) reasons.push('printer_offline');
  if (paper & 0x0c && !reasons.includes('out_of_paper')) reasons.push('low_paper');
  return reasons;
}
