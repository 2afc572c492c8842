/**
 * A workbook (ECMA-376) while its rows are still being read: worksheets first, then what names them. A worksheet has
 * room for 1,048,576 rows; past that another begins.
 */
import type { ExportPage } from './ExportPage.ts';
import { styles, xmlText } from './sheetCells.ts';
import { writeZip, type ZipEntry } from './writeZip.ts';

export const mostSheetRows = 1_048_575;
/** A plain ZIP stores sizes in 32 bits. */
const mostSheetBytes = 3_500_000_000;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function headOf(headers: readonly string[]): string {
  const widths = headers
    .map((header, index) => {
      const width = Math.min(40, Math.max(12, header.length + 4));
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
  const cells = headers
    .map(
      (header) =>
        `<c s="${styles.header}" t="inlineStr"><is><t xml:space="preserve">${xmlText(header)}</t></is></c>`,
    )
    .join('');
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${declaration}<worksheet xmlns="${main}">${view}<cols>${widths}</cols><sheetData><row>${cells}</row>`;
}

/** The order is that of `styles`. */
function stylesXml(): string {
  const formats = [
    '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>',
    '<numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/>',
    '<numFmt numFmtId="166" formatCode="#,##0.000"/>',
  ];
  const format = (id: number, font = 0): string =>
    `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0"${id ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}/>`;
  const cells = [format(0), format(0, 1), format(164), format(165), format(4), format(3), format(166)];
  const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="3">${formats.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}

/** A worksheet's name: 31 signs, without those that formulas use. */
function sheetName(title: string, index: number): string {
  const bare = title.replace(/[\\/?*[\]:']/g, ' ').trim() || 'Export';
  return index === 0 ? bare.slice(0, 31) : `${bare.slice(0, 26)} ${index + 1}`;
}

function* closing(title: string, sheets: number): Generator<ZipEntry> {
  const all = Array.from({ length: sheets }, (_, index) => index);
  const named = all.map(
    (index) =>
      `<sheet name="${xmlText(sheetName(title, index))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const related = all.map(
    (index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const overrides = all.map(
    (index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  const entry = (name: string, xml: string): ZipEntry => ({ name, chunks: [`${declaration}${xml}`] });
  yield { name: 'xl/styles.xml', chunks: [stylesXml()] };
  yield entry(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
  );
  yield entry(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">${related.join('')}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield entry(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield entry(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${overrides.join('')}</Types>`,
  );
}

export interface Workbook {
  readonly title: string;
  readonly headers: readonly string[];
  readonly pages: AsyncGenerator<ExportPage>;
  /** Rows of one worksheet, its head apart; fewer only to try what happens past them. */
  readonly mostRows?: number;
}

async function* entriesOf({
  title,
  headers,
  pages,
  mostRows = mostSheetRows,
}: Workbook): AsyncGenerator<ZipEntry> {
  let sheets = 0;
  let held: ExportPage | undefined;
  let isOver = false;
  async function* rows(): AsyncGenerator<string> {
    yield headOf(headers);
    let count = 0;
    let bytes = 0;
    for (;;) {
      if (!held) {
        const { done, value } = await pages.next();
        if (done) {
          isOver = true;
          break;
        }
        held = value;
      }
      if (count > 0 && (count + held.count > mostRows || bytes > mostSheetBytes)) break;
      count += held.count;
      bytes += held.text.length;
      const { text } = held;
      held = undefined;
      yield text;
    }
    yield '</sheetData></worksheet>';
  }
  try {
    while (!isOver) {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, chunks: rows() };
    }
    yield* closing(title, sheets);
  } finally {
    await pages.return(undefined);
  }
}

export function writeXlsx(workbook: Workbook): AsyncGenerator<Buffer> {
  return writeZip(entriesOf(workbook));
}
