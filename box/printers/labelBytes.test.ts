import { describe, expect, it } from 'vitest';
import { encodeFglPage } from './fglBytes.ts';
import { encodeZplPage, readZplStatus } from './zplBytes.ts';

/** Ten dots wide, nine high: the corners at the top, and the last dot of all. */
const bitmap = (() => {
  const dots = new Uint8Array(90);
  for (const dot of [0, 9, 89]) dots[dot] = 1;
  return { width: 10, height: 9, dots };
})();

describe('encodeFglPage', () => {
  it('sends strips of eight dots from their first to their last black column', () => {
    expect(encodeFglPage(bitmap, true).toString('latin1')).toBe(
      '<CB><RC0,0><G10>\x80\0\0\0\0\0\0\0\0\x80<RC8,9><G1>\x80<p>',
    );
  });

  it('does not cut where it is not asked to', () => {
    expect(encodeFglPage(bitmap, false).toString('latin1')).toMatch(/<q>$/);
  });
});

describe('encodeZplPage', () => {
  it('sends one graphic field in rows of whole bytes, and no reprint after a fault', () => {
    expect(encodeZplPage(bitmap, true).toString('latin1')).toBe(
      `^XA^CI28^JZN^MMC^PW10^LL9^FO0,0^GFA,18,18,2,8040${'0000'.repeat(7)}0040^FS^PQ1^XZ`,
    );
  });
});

describe('readZplStatus', () => {
  const status = (lines: readonly string[]) =>
    Buffer.from(lines.map((line) => `\x02${line}\x03\r\n`).join(''));

  it.each([
    ['ready', '030,0,0,1245,000,0,0,0,000,0,0,0', '000,0,0,0,0,2,4,0,00000000,1,000', [], 0],
    [
      'without paper, a page waiting',
      '030,1,0,1245,001,0,0,0,000,0,0,0',
      '000,0,0,0,0,2,4,0,00000000,1,000',
      ['out_of_paper'],
      1,
    ],
    [
      'its head open',
      '030,0,1,1245,000,0,0,0,000,0,0,0',
      '000,0,1,0,0,2,4,0,00000000,1,000',
      ['cover_open'],
      0,
    ],
    [
      'paused in a batch',
      '030,0,1,1245,000,0,0,0,000,0,0,0',
      '000,0,0,0,0,2,4,0,00000002,1,000',
      ['printer_offline'],
      2,
    ],
  ])('reads a printer %s', (_, first, second, reasons, waiting) => {
    const bytes = status([first, second, '1234,0']);
    expect(readZplStatus(bytes)?.found).toEqual({ reasons, waiting });
  });

  it('waits for all three lines', () => {
    expect(readZplStatus(status(['030,0,0', '000,0,0']))).toBeUndefined();
  });
});
