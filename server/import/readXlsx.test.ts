import { describe, expect, it } from 'vitest';
import { writeZip } from '../export/writeZip.ts';
import { readXlsx } from './readXlsx.ts';
import type { TableRow } from './tableRow.ts';

const book = '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="1"/></sheets></workbook>';

async function pack(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const all: Readonly<Record<string, string>> = {
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="1" Target="worksheets/sheet1.xml"/></Relationships>',
    ...parts,
  };
  async function* entries() {
    for (const [name, xml] of Object.entries(all)) yield { name, chunks: [xml] };
  }
  const pieces: Buffer[] = [];
  for await (const piece of writeZip(entries())) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function read(rows: string, parts: Readonly<Record<string, string>> = {}): Promise<TableRow[]> {
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const { sheets, rows: rowsOf } = await readXlsx(
    await pack({ 'xl/worksheets/sheet1.xml': sheet, ...parts }),
  );
  const found: TableRow[] = [];
  for await (const row of rowsOf(sheets[0] ?? '')) found.push(row);
  return found;
}

const cellsOf = async (cells: string, parts?: Readonly<Record<string, string>>) =>
  (await read(`<row>${cells}</row>`, parts))[0]?.cells;

describe('a workbook', () => {
  it.each<[title: string, cells: string, want: readonly (string | number | boolean | null)[]]>([
    ['numbers and what is no number', '<c><v>12.5</v></c><c><v>n/a</v></c>', [12.5, 'n/a']],
    ['booleans and faults', '<c t="b"><v>1</v></c><c t="e"><v>#DIV/0!</v></c>', [true, null]],
    ['texts of formulas', '<c t="str"><f>A1</f><v>a &amp; b</v></c>', ['a & b']],
    ['texts in place, in parts', '<c t="inlineStr"><is><r><t>Da</t></r><r><t>te</t></r></is></c>', ['Date']],
    [
      'texts with the reading of an East Asian name left out',
      '<c t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>',
      ['東京'],
    ],
    ['plain sections', '<c t="str"><v><![CDATA[<b>]]></v></c>', ['<b>']],
    ['signs that XML has no place for', '<c t="str"><v>a_x000D_b</v></c>', ['a\rb']],
    ['empty cells and values', '<c/><c><v/></c><c><v>1</v></c>', [null, null, 1]],
  ])('has %s', async (_title, cells, want) => {
    expect(await cellsOf(cells)).toEqual(want);
  });

  it('counts days from 1904 where it says so', async () => {
    const parts = {
      'xl/workbook.xml': book.replace('<sheets>', '<workbookPr date1904="true"/><sheets>'),
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    expect(await cellsOf('<c s="0"><v>0</v></c><c><v>44885.75</v></c>', parts)).toEqual([
      '00:00',
      '2026-11-21T18:00:00',
    ]);
  });

  it('is read whole where letters of several bytes lie between two pieces', async () => {
    const text = `a${'é€😀'.repeat(60_000)}`;
    expect(await cellsOf(`<c t="str"><v>${text}</v></c>`)).toEqual([text]);
  });

  it('gives no row without a cell, and the numbers of the others', async () => {
    const rows = await read('<row r="1"/><row r="3"><c><v>1</v></c></row><row><c><v>2</v></c></row>');
    expect(rows.map(({ number }) => number)).toEqual([3, 4]);
  });

  it.each([
    ['a tag that is never closed', '<row><c><v>1</v>', '1:50: unexpected close tag.'],
    ['a character that is none', '<row><c t="str"><v>&#xD800;</v></c></row>', 'malformed character entity'],
    ['an entity of its own', '<row><c t="str"><v>&lol;</v></c></row>', 'undefined entity'],
    ['elements within elements', '<c>'.repeat(200), 'more than 100 elements within one another'],
  ])('is refused for %s', async (_title, rows, reason) => {
    await expect(read(rows)).rejects.toMatchObject({
      code: 'IMP-006',
      values: { reason: expect.stringContaining(reason) },
    });
  });
});
