/**
 * Files that were made to do harm: archives that unpack without end, texts that take a reader for ever, forms of a
 * hundred thousand parts. Each is refused in words of the catalogue, the server goes on, and nothing is written.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { book, MEGABYTE, rels, workbook, zip } from './uploads/archives.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

const PATH = '/ticketing/v1/customers/import';

async function post(body: Buffer | string, type = 'multipart/form-data; boundary=part') {
  const response = await fetch(`${server.origin}${PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.[jt]s:\d+/);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  return { status: response.status, body: JSON.parse(text) as any };
}

const part = (head: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`--part\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const fileHead = (name = 'rows.xlsx') => `content-disposition: form-data; name="file"; filename="${name}"`;
const end = Buffer.from('--part--\r\n');

const send = (file: Buffer | string, options: object = {}, name?: string) =>
  post(
    Buffer.concat([
      part(fileHead(name), file),
      part('content-disposition: form-data; name="options"', JSON.stringify(options)),
      end,
    ]),
  );

const head =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>lastname</t></is></c><c r="B1" t="inlineStr"><is><t>email</t></is></c></row>';

const countCustomers = async () =>
  (
    await server.database.query<{ n: number }>(
      'system',
      'SELECT (SELECT count(*) FROM "customer")::int + (SELECT count(*) FROM "outbox")::int AS n',
    )
  )[0]?.n;
const listFiles = () => {
  try {
    return readdirSync(join(server.varDir, 'imports'), { recursive: true });
  } catch {
    return [];
  }
};

/** The most that this process held while it ran, beyond what it held before. */
async function measureGrowth(run: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await run();
  clearInterval(timer);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

type Refusal = readonly [title: string, file: () => Buffer | string, code: string];

const refused: readonly Refusal[] = [
  [
    'a worksheet that unpacks to a gigabyte',
    () => workbook({ text: '<row/>', megabytes: 1024, element: 'sheetData' }),
    'IMP-003',
  ],
  [
    'a worksheet that is a thousand times its size',
    () => workbook({ text: '<row/>', megabytes: 64, element: 'sheetData' }),
    'IMP-003',
  ],
  [
    'parts that are small one by one and too much together',
    () =>
      workbook({ text: ' ', megabytes: 100 }, [
        { name: 'xl/sharedStrings.xml', content: { text: ' ', megabytes: 100 } },
      ]),
    'IMP-003',
  ],
  [
    'an archive that says it is small',
    () =>
      zip([
        {
          name: 'xl/workbook.xml',
          content: { text: 'a', megabytes: 64, element: 'workbook' },
          claimedSize: 10,
        },
        { name: 'xl/_rels/workbook.xml.rels', content: rels },
      ]),
    'IMP-003',
  ],
  [
    'an archive of twelve thousand parts',
    () => zip(Array.from({ length: 12_000 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' }))),
    'IMP-003',
  ],
  ['a directory that says more than it has', () => zip([{ name: 'a', content: '' }], 9000), 'IMP-006'],
  [
    'shared texts without end',
    () =>
      workbook(`<sheetData>${head}</sheetData>`, [
        { name: 'xl/sharedStrings.xml', content: `<sst>${'<si/>'.repeat(6_000_000)}</sst>` },
      ]),
    'IMP-003',
  ],
  [
    'a row past the last that is taken',
    () => workbook(`<sheetData>${head}<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>`),
    'IMP-003',
  ],
  [
    'a workbook whose worksheet lies outside of it',
    () =>
      zip([
        { name: 'xl/workbook.xml', content: book },
        { name: 'xl/_rels/workbook.xml.rels', content: rels.replace('worksheets', '../../../../etc') },
        { name: '../../../../etc/passwd', content: 'x' },
        { name: '/etc/passwd', content: 'x' },
      ]),
    'IMP-006',
  ],
  [
    'one text of a megabyte in a thousand cells',
    () =>
      workbook(`<sheetData>${head}${'<row><c t="s"><v>0</v></c></row>'.repeat(1000)}</sheetData>`, [
        { name: 'xl/sharedStrings.xml', content: `<si><t>${'a'.repeat(MEGABYTE)}</t></si>` },
      ]),
    'IMP-003',
  ],
  ['a million columns', () => `${'a,'.repeat(1_000_000)}\n1\n`, 'IMP-003'],
  [
    'a million columns of one name each',
    () => Array.from({ length: 1_000_000 }, (_, index) => index).join(';'),
    'IMP-003',
  ],
  ['a line of thirty million signs between cells', () => `a${','.repeat(30_000_000)}`, 'IMP-003'],
];

/** Each keeps a reader that looks for an end from every beginning busy for hours; here it is read like any other. */
const open: readonly (readonly [string, () => Buffer | string])[] = [
  ['rows', () => workbook('<row '.repeat(1_000_000))],
  ['cells', () => workbook(`<sheetData>${head}<row>${'<c>'.repeat(1_000_000)}`)],
  ['values', () => workbook(`<sheetData>${head}<row>${'<c><v>'.repeat(800_000)}`)],
  ['texts', () => workbook(`<sheetData>${head}<row><c t="inlineStr"><is>${'<t>'.repeat(1_000_000)}`)],
  [
    'shared texts',
    () =>
      workbook(`<sheetData>${head}`, [{ name: 'xl/sharedStrings.xml', content: '<si>'.repeat(1_000_000) }]),
  ],
  [
    'readings',
    () =>
      workbook(`<sheetData>${head}`, [
        { name: 'xl/sharedStrings.xml', content: `<si>${'<rPh>'.repeat(1_000_000)}` },
      ]),
  ],
  [
    'styles',
    () => workbook(`<sheetData>${head}`, [{ name: 'xl/styles.xml', content: '<cellXfs>'.repeat(800_000) }]),
  ],
  ['comments', () => workbook(`<sheetData>${head}${'<!--'.repeat(1_000_000)}`)],
  ['attributes', () => workbook(`<sheetData>${head}<row ${'r = '.repeat(1_000_000)}>`)],
  ['quotes in a CSV', () => `${'"a'.repeat(1_000_001)}\n`],
];

/** Each makes a thousand times what it is: a row that stands far down, a cell far to the right. */
const wide: readonly (readonly [string, () => Buffer])[] = [
  [
    'rows far apart',
    () => {
      const rows = Array.from({ length: 2000 }, (_, index) => `<row r="${(index + 2) * 1_000_000}"/>`).join(
        '',
      );
      return workbook(`<sheetData>${head}${rows}</sheetData>`);
    },
  ],
  ['rows without anything', () => workbook(`<sheetData>${head}${'<row/>'.repeat(3_000_000)}</sheetData>`)],
  [
    'cells far to the right',
    () => workbook(`<sheetData>${head}${'<row><c r="ALL1"/></row>'.repeat(100_000)}</sheetData>`),
  ],
  [
    'cells of columns that cannot be',
    () => workbook(`<sheetData>${head}<row><c r="${'Z'.repeat(1_000_000)}1"/></row></sheetData>`),
  ],
];

describe('a file', { timeout: 60_000 }, () => {
  it.each(refused)('is refused: %s', async (_title, file, code) => {
    const before = await countCustomers();
    const answer = await send(file());
    expect([answer.body.code, answer.status >= 400 && answer.status < 500]).toEqual([code, true]);
    expect(await countCustomers()).toBe(before);
    expect(listFiles().filter((name) => String(name).endsWith('.upload'))).toEqual([]);
  });

  it.each(open)('of %s that are never closed is read to its end, once', async (_title, file) => {
    const answer = await send(file(), { dryRun: true });
    expect([200, 400, 413]).toContain(answer.status);
  });

  it.each(wide)('of %s costs no more than what it says', async (_title, file) => {
    const bytes = file();
    const growth = await measureGrowth(async () => {
      expect((await send(bytes, { dryRun: true })).status).toBe(200);
    });
    expect(growth).toBeLessThan(400 * MEGABYTE);
  });

  it('that unpacks to gigabytes takes no gigabytes to refuse', async () => {
    const bomb = workbook({ text: '<c/>', megabytes: 1024, element: 'sheetData' });
    expect(bomb.length).toBeLessThan(2 * MEGABYTE);
    const growth = await measureGrowth(async () => {
      for (let turn = 0; turn < 3; turn += 1) expect((await send(bomb)).body.code).toBe('IMP-003');
    });
    expect(growth).toBeLessThan(700 * MEGABYTE);
  });

  const rowOf = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;

  it('with texts that no database takes is refused row by row', async () => {
    const rows = ['_x0000_', '_xD800_', 'y'].map(rowOf).join('');
    const answer = await send(workbook(`<sheetData>${head}${rows}</sheetData>`), { dryRun: true });
    expect(answer.status).toBe(200);
    expect(answer.body.totals).toMatchObject({ rows: 3, errors: 2 });
  });

  it.each(['&#xD800;', '&#0;x', '&#1114112;y', '&lol;'])(
    'with "%s", which is no XML, is refused',
    async (text) => {
      const answer = await send(workbook(`<sheetData>${head}${rowOf(text)}</sheetData>`), { dryRun: true });
      expect([answer.status, answer.body.code]).toEqual([400, 'IMP-006']);
    },
  );
});

describe('a form', { timeout: 60_000 }, () => {
  const file = part(fileHead('rows.csv'), 'lastname\nForm\n');
  const boundary = 'multipart/form-data; boundary=part';
  it.each<[string, () => [Buffer | string, string], string]>([
    [
      'of a hundred thousand parts',
      () => [
        // Whole otherwise: with as many parts as it likes it would be read.
        Buffer.concat([
          file,
          ...Array(100_000).fill(part('content-disposition: form-data; name="a"', 'b')),
          part('content-disposition: form-data; name="options"', '{"dryRun":true}'),
          end,
        ]),
        boundary,
      ],
      'IMP-001',
    ],
    ['without a boundary', () => [Buffer.concat([file, end]), 'multipart/form-data'], 'IMP-001'],
    [
      'with an empty boundary',
      () => [Buffer.concat([file, end]), 'multipart/form-data; boundary='],
      'IMP-001',
    ],
    [
      'with another boundary',
      () => [Buffer.concat([file, end]), 'multipart/form-data; boundary=other'],
      'IMP-001',
    ],
    ['without an end', () => [file, boundary], 'IMP-001'],
    ['cut off in a head', () => [file.subarray(0, 30), boundary], 'IMP-001'],
    ['of nothing', () => ['', boundary], 'IMP-001'],
    [
      'without a file',
      () => [Buffer.concat([part('content-disposition: form-data; name="file"', 'text'), end]), boundary],
      'IMP-001',
    ],
    [
      'of a head without end',
      () => [Buffer.concat([Buffer.from(`--part\r\n${'x-a: b\r\n'.repeat(500_000)}`), end]), boundary],
      'IMP-001',
    ],
    [
      'with options of a megabyte',
      () => [
        Buffer.concat([
          file,
          part(
            'content-disposition: form-data; name="options"',
            `{"mapping":{"a":"${'b'.repeat(MEGABYTE)}"}}`,
          ),
          end,
        ]),
        boundary,
      ],
      'IMP-001',
    ],
    ['larger than is taken', () => [Buffer.alloc(33 * MEGABYTE, 'a'), boundary], 'REQ-007'],
    ['that is no form', () => ['lastname\nForm\n', 'text/csv'], 'REQ-006'],
  ])('is refused: %s', async (_title, make, code) => {
    const before = await countCustomers();
    const [body, type] = make();
    expect((await post(body, type)).body.code).toBe(code);
    expect(await countCustomers()).toBe(before);
  });

  it('is refused past 32 MB where it does not say how large it is', async () => {
    let left = 40;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- === 0) controller.close();
        else controller.enqueue(new Uint8Array(MEGABYTE).fill(97));
      },
    });
    // Without a length, which a stream has none of; TypeScript's own types do not know `duplex`.
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': boundary },
      body,
      duplex: 'half',
    };
    const response = await fetch(server.origin + PATH, init);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'REQ-007']);
  });

  it('names a file in no way that leads anywhere', async () => {
    for (const name of [
      '../../../../tmp/planted.csv',
      '/etc/planted',
      `${'n'.repeat(1_000_000)}.csv`,
      'a\u0000b',
    ]) {
      const answer = await send('lastname\nNamed\n', { dryRun: true }, name);
      expect([200, 400]).toContain(answer.status);
    }
    expect(listFiles().filter((name) => /planted|nnn/.test(String(name)))).toEqual([]);
  });
});

describe('a cell that a spreadsheet would run', () => {
  const formulas = [
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '\t=1',
    '=HYPERLINK("http://evil.example","x")',
    "'=1",
  ];

  it('is harmless in the report of what an import refused, in its values and its column', async () => {
    const quoted = formulas.map((text) => `"${text.replaceAll('"', '""')}","no address"`);
    const answer = await send(
      `"=cmd()",email\n${quoted.join('\n')}\n`,
      { mapping: { '=cmd()': 'lastname', email: 'email' } },
      'rows.csv',
    );
    expect(answer.body.failed).toBe(formulas.length);
    const report = await (
      await fetch(`${server.origin}${answer.body.report}`, { headers: { authorization: `Bearer ${token}` } })
    ).text();
    for (const text of ['=cmd()', ...formulas]) {
      const cell = text.replaceAll('"', '""');
      expect(report).toContain(`"'${cell}"`);
      expect(report).not.toContain(`"${cell}"`);
    }
  });

  it('is harmless in an export as CSV, and a text in one as XLSX', async () => {
    const header = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const lastname of formulas) {
      const made = await fetch(`${server.origin}/ticketing/v1/customers`, {
        method: 'POST',
        headers: header,
        body: JSON.stringify({ lastname, firstname: 'Formula' }),
      });
      expect(made.status).toBe(201);
    }
    const take = async (format: string) =>
      Buffer.from(
        await (
          await fetch(
            `${server.origin}/ticketing/v1/customers/export.${format}?firstname=Formula&fields=lastname`,
            { headers: header },
          )
        ).arrayBuffer(),
      );
    const csv = (await take('csv')).toString();
    for (const text of formulas) expect(csv).toContain(`"'${text.trim().replaceAll('"', '""')}`.slice(0, 4));
    for (const line of csv.replace('\ufeff', '').split('\r\n')) expect(line).not.toMatch(/^"?[=+\-@\t]/);
    const xlsx = await send(await take('xlsx'), { dryRun: true });
    expect(xlsx.status).toBe(200);
    expect(JSON.stringify(xlsx.body.rows)).toContain('=1+1');
  });
});
