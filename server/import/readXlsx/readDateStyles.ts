/** Which styles of a workbook show a date, by their place. */
import { readXml } from '../readXml.ts';

/** Characters of a format that a spreadsheet takes; a longer one is nobody's, and would cost its square. */
const longestFormat = 255;

const isDateFormat = (code: string): boolean =>
  code.length <= longestFormat &&
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').replace(/General/i, ''));

/** Formats that every workbook has without naming them (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);

export async function readDateStyles(pieces: AsyncIterable<string>): Promise<readonly boolean[]> {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  await readXml(pieces, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'numFmt') custom.set(id, isDateFormat(formatCode));
      if (name === 'xf' && isInCells) styles.push(custom.get(id) ?? isBuiltInDate(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}
