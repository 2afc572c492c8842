/**
 * The cells of a workbook (ECMA-376): texts shared or in place, numbers, booleans, and dates by the style they are shown
 * in, as `2026-11-21` or `2026-11-21T19:30:00`. Formulas are the values they had when the file was saved.
 */
import { importProblem } from './errors.ts';
import { readDateStyles } from './readXlsx/readDateStyles.ts';
import { readRows } from './readXlsx/readRows.ts';
import { readTexts } from './readXlsx/readTexts.ts';
import { readXml } from './readXml.ts';
import { readZip, type Zip } from './readZip.ts';
import type { TableRow } from './tableRow.ts';

export interface Workbook {
  readonly sheets: readonly string[];
  /** Of a sheet. */
  rows(sheet: string): AsyncIterable<TableRow>;
}

const mostSmall = 8 * 1_048_576;
/** Of all parts of a workbook, unpacked. */
const mostUnpacked = 160 * 1_048_576;

const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

interface Book {
  /** The worksheets by name, each with its part of the archive. */
  readonly paths: ReadonlyMap<string, string>;
  readonly is1904: boolean;
}

async function readBook(zip: Zip): Promise<Book> {
  const ids = new Map<string, string>();
  let is1904 = false;
  await readXml(zip.read('xl/workbook.xml', mostSmall), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      // Its prefix is whatever the program that wrote it chose.
      const [, id] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      if (name === 'sheet' && id !== undefined) ids.set(attributes.name ?? '', id);
    },
  });
  const targets = new Map<string, string>();
  await readXml(zip.read('xl/_rels/workbook.xml.rels', mostSmall), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, pathOf(Target));
    },
  });
  const paths = new Map<string, string>();
  for (const [sheet, id] of ids) {
    const path = targets.get(id);
    if (path) paths.set(sheet, path);
  }
  return { paths, is1904 };
}

export async function readXlsx(bytes: Buffer): Promise<Workbook> {
  const zip = await readZip(bytes, mostUnpacked);
  const { paths, is1904 } = await readBook(zip);
  if (paths.size === 0) throw importProblem('IMP-006', { reason: 'it has no worksheet' });
  return {
    sheets: [...paths.keys()],
    async *rows(sheet) {
      const texts = 'xl/sharedStrings.xml';
      const styles = 'xl/styles.xml';
      yield* readRows(zip.read(paths.get(sheet) ?? ''), {
        texts: zip.has(texts) ? await readTexts(zip.read(texts)) : [],
        dates: zip.has(styles) ? await readDateStyles(zip.read(styles, mostSmall)) : [],
        is1904,
      });
    },
  };
}
