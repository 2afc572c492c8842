import { describe, expect, it } from 'vitest';
import { Problem } from '../errors.ts';
import { parseCsv } from './readCsv.ts';
import type { TableRow } from './tableRow.ts';

async function read(text: string, most = 501): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of parseCsv(text, ';', most)) rows.push(row);
  return rows;
}

describe('a CSV', () => {
  it.each<[title: string, text: string, want: readonly (readonly string[])[]]>([
    ['quotes, delimiters and line ends within quotes', '"a ""b""\nc";"d; e"\r\n', [['a "b"\nc', 'd; e']]],
    ['line ends of three systems', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
    ['empty cells, the last among them', ';a;\n', [['', 'a', '']]],
    ['a quotation mark within a text', '5" nail;b\n', [['5" nail', 'b']]],
    ['rows of different lengths', 'a;b\nc\nd;e;f\n', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
    ['the line by which Excel knows the delimiter', 'sep=;\r\na;b\r\n', [['a', 'b']]],
    ['nothing', '', []],
  ])('is read with %s', async (_title, text, want) => {
    expect((await read(text)).map(({ cells }) => cells)).toEqual(want);
  });

  it('numbers its rows as a spreadsheet does, with empty lines and line ends within', async () => {
    expect(await read('a\n\n"b\nc"\n\n\nd\n')).toEqual([
      { number: 1, cells: ['a'] },
      { number: 3, cells: ['b\nc'] },
      { number: 6, cells: ['d'] },
    ]);
  });

  it('is read whole where a letter of two bytes lies between two pieces', async () => {
    const name = `a${'é'.repeat(200_000)}`;
    expect(await read(`${name};b\n`)).toEqual([{ number: 1, cells: [name, 'b'] }]);
  });

  it('has no more cells in a row than asked for, the last with what follows', async () => {
    const [row] = await read(`a${';'.repeat(1_000_000)}`, 3);
    expect(row?.cells.length).toBe(3);
    expect(String(row?.cells[2]).length).toBe(999_998);
  });

  it('whose quotation mark is never closed is refused with the row it opens in', async () => {
    const refused = await read('a;b\n\n"c\nd";e\n"f;g\nh;i\n').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ code: 'IMP-009', values: { row: 4 } });
  });
});
