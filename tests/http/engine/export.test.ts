/** A whole list as a file: every row and chosen column, harmless to open, sent as it is read. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsonld from 'jsonld';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeXlsx } from '../../../server/export/writeXlsx.ts';
import { readStatement } from '../../../server/sql/readStatement.ts';
import { startWorld, type World } from './world.ts';

let world: World;
const customers = '/ticketing/v1/customers';
const coupons = '/ticketing/v1/coupons';

async function createMany(path: string, member: readonly Record<string, unknown>[]): Promise<string[]> {
  const answer = await world.call('POST', `${path}/bulk`, { body: { member } });
  expect(answer.status, answer.text.slice(0, 500)).toBe(201);
  return answer.body.member.map((one: { '@id': string }) => one['@id']);
}

beforeAll(async () => {
  world = await startWorld();
  await world.database.query('system', `UPDATE "contract" SET "timezone" = 'Europe/Paris' WHERE "id" = 1`);
  const [season] = await createMany('/ticketing/v1/seasons', [{ name: 'Été "26"; fin' }]);
  const statuses = await createMany('/ticketing/v1/customer_statuses', [
    { label: 'Ami' },
    { label: 'École' },
  ]);
  await createMany(coupons, [
    {
      code: 'AAA',
      usage: 'cash',
      amount: 1250,
      season,
      validFrom: '2026-07-01T18:00:00Z',
      customerStatusList: statuses,
      vatRate: 5.5,
    },
    { code: 'BBB', usage: 'per_order', amount: 500, currency: 'XPF', enabled: false },
  ]);
});
afterAll(() => world?.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await world.call('GET', path, { headers });
  expect(answer.status, answer.text.slice(0, 600)).toBe(200);
  return answer;
};
const lines = (text: string) => text.replace(/\r\n$/, '').split('\r\n');

const asked = 'fields=code,usage,amount,season,validFrom,customerStatusList,vatRate,enabled&order[code]=asc';

describe('CSV for people', () => {
  it('has labels, titles, amounts in the currency’s unit, its currency beside, and times where the organiser is', async () => {
    const french = await get(`${coupons}/export.csv?${asked}`, {
      'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8',
    });
    expect(lines(french.text)).toEqual([
      '"Code";"Usage";"Montant restant";"Devise";"Saison";"Valable du";"Statuts client";"Taux de TVA (%)";"Actif"',
      '"AAA";"Moyen de paiement";12,50;"EUR";"Été ""26""; fin";01/07/2026 20:00;"Ami, École";5,5;Oui',
      '"BBB";"Par commande";500;"XPF";;;;;Non',
    ]);
    const english = await get(`${coupons}/export.csv?${asked}`);
    expect(lines(english.text)[1]).toBe(
      '"AAA","Means of payment",12.50,"EUR","Été ""26""; fin",01/07/2026 20:00,"Ami, École",5.5,Yes',
    );
    expect(lines((await get(`${coupons}/export.csv?${asked}&language=fr&delimiter=,`)).text)[1]).toContain(
      '"12,50"',
    );
  });

  it('begins with the mark by which Excel knows UTF-8, and is named by entity and day', async () => {
    const answer = await fetch(`${world.origin}${coupons}/export.csv?fields=code`, {
      headers: { authorization: `Bearer ${world.own}`, 'accept-language': 'fr' },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[\\w.-]+-${day}\\.csv"; filename\\*=UTF-8''\\S+${day}\\.csv$`),
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('makes texts harmless that a spreadsheet would run, and leaves numbers as they are', async () => {
    const risky = [
      '=1+1',
      '+33',
      '-x',
      '@SUM(A1)',
      '\tx',
      '\rx',
      "'=x",
      "'plain",
      'a=b',
      '＝1+1',
      '＋1',
      '－1',
      '＠A',
      "'＝x",
      '😀',
      '漢=1',
    ];
    await createMany(
      customers,
      risky.map((lastname, index) => ({ lastname, city: 'Risk', zipcode: `${10 + index}` })),
    );
    const { text } = await get(
      `${customers}/export.csv?city=Risk&fields=zipcode,lastname&order[zipcode]=asc`,
    );
    const cells = lines(text.replace('\ufeff', ''))
      .slice(1)
      .map((line) => line.slice(line.indexOf(',') + 2, -1));
    expect(cells).toEqual([
      "'=1+1",
      "'+33",
      "'-x",
      "'@SUM(A1)",
      "'\tx",
      "'\rx",
      "''=x",
      "'plain",
      'a=b',
      "'＝1+1",
      "'＋1",
      "'－1",
      "'＠A",
      "''＝x",
      '😀',
      '漢=1',
    ]);
  });
});

describe('CSV for machines', () => {
  it('has names, IRIs, minor units and instants in UTC, without a mark', async () => {
    const { text } = await get(`${coupons}/export.csv?${asked}&header=names`);
    expect(lines(text)).toEqual([
      '"code","usage","amount","season","validFrom","customerStatusList","vatRate","enabled"',
      '"AAA","cash",1250,/ticketing/v1/seasons/1,2026-07-01T18:00:00Z,"[""/ticketing/v1/customer_statuses/1"", ""/ticketing/v1/customer_statuses/2""]",5.5,true',
      '"BBB","per_order",500,,,,,false',
    ]);
  });

  it('goes along dotted paths and groups, and begins with the id where nothing is asked for', async () => {
    const { text } = await get(
      `${coupons}/export.csv?fields=id,season.name,season{@id}&header=names&order[code]=asc`,
    );
    expect(lines(text).slice(0, 2)).toEqual([
      '"id","season.name","season.@id"',
      '1,"Été ""26""; fin",/ticketing/v1/seasons/1',
    ]);
    const whole = lines((await get(`${coupons}/export.csv?header=names&order[code]=asc`)).text);
    expect(whole[0]).toMatch(/^"id","code","usage"/);
    expect(whole[1]).toMatch(/^1,"AAA","cash"/);
  });

  it('takes the filters of the list, and shows the rows of the caller’s contract alone', async () => {
    expect(lines((await get(`${coupons}/export.csv?fields=code&code=BBB`)).text)).toHaveLength(2);
    const builder = encodeURIComponent(JSON.stringify({ field: 'amount', op: 'gt', value: 600 }));
    expect(lines((await get(`${coupons}/export.csv?fields=code&filter=${builder}`)).text)[1]).toBe('"AAA"');
    const theirs = await world.call('GET', `${coupons}/export.csv?fields=code`, { token: world.other });
    expect(lines(theirs.text)).toHaveLength(1);
  });
});

describe('an export is refused', () => {
  it.each([
    ['fields=cod', 'PLAN-001'],
    ['colour=1', 'PLAN-004'],
    ['header=both', 'PLAN-005'],
    ['delimiter=x', 'PLAN-005'],
    ['order[nothing]=asc', 'PLAN-001'],
  ])('for %s with %s', async (query, code) => {
    const answer = await world.call('GET', `${coupons}/export.csv?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('without a token, and never tells a secret', async () => {
    expect((await world.call('GET', `${coupons}/export.csv`, { token: null })).status).toBe(401);
    const secret = await world.call('GET', '/api/users/export.csv?fields=plainPassword');
    expect(secret.status).toBe(400);
  });
});

describe('JSON-LD', () => {
  it('is one document that expands, with the members a list answers', async () => {
    const { body } = await get(`${coupons}/export.jsonld?fields=code,season.name&order[code]=asc`);
    expect(body).toMatchObject({
      '@context': '/contexts/Coupon.jsonld',
      '@id': coupons,
      '@type': 'Collection',
      totalItems: 2,
      member: [
        { '@id': `${coupons}/1`, code: 'AAA', season: { name: 'Été "26"; fin' } },
        { '@id': `${coupons}/2`, code: 'BBB', season: null },
      ],
    });
    const expanded = await jsonld.expand({ ...body, '@context': `${world.origin}/contexts/Coupon.jsonld` });
    expect(JSON.stringify(expanded)).toContain('AAA');
  });

  it('of nothing is a document too', async () => {
    const { body } = await get(`${coupons}/export.jsonld?code=none`);
    expect([body.member, body.totalItems]).toEqual([[], 0]);
  });
});

/** The parts of a workbook as the system's own unzip reads them. */
function unpack(bytes: Buffer): { list: string; read(name: string): string } {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const file = join(folder, 'x.xlsx');
  writeFileSync(file, bytes);
  const script =
    'import sys,zipfile,json\nimport xml.dom.minidom as x\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nd={n:z.read(n).decode() for n in z.namelist()}\n[x.parseString(t) for t in d.values()]\nprint(json.dumps(d))';
  const parts = JSON.parse(
    execFileSync('python3', ['-c', script, file], { maxBuffer: 1e8 }).toString(),
  ) as Record<string, string>;
  rmSync(folder, { recursive: true });
  return { list: Object.keys(parts).join(' '), read: (name) => parts[name] ?? '' };
}

describe('XLSX', () => {
  it('is a workbook whose numbers, dates and truths have their types', async () => {
    const answer = await fetch(`${world.origin}${coupons}/export.xlsx?${asked}`, {
      headers: { authorization: `Bearer ${world.own}` },
    });
    const { list, read } = unpack(Buffer.from(await answer.arrayBuffer()));
    expect(list).toBe(
      'xl/worksheets/sheet1.xml xl/styles.xml xl/workbook.xml xl/_rels/workbook.xml.rels _rels/.rels [Content_Types].xml',
    );
    const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
    const sheet = read('xl/worksheets/sheet1.xml');
    // 1 July 2026, 20:00, in days since 30 December 1899.
    expect(sheet).toContain(
      `<row>${text('AAA')}${text('Means of payment')}<c s="4"><v>12.50</v></c>${text('EUR')}${text('Été "26"; fin')}<c s="3"><v>46204.833333333</v></c>${text('Ami, École')}<c><v>5.5</v></c><c t="b"><v>1</v></c></row>`,
    );
    expect(sheet).toContain('<c s="5"><v>500</v></c>');
  });

  it('writes texts that XML has signs or no place for', async () => {
    const texts = ['a & b', '<b>"c"</b>', 'bell\u0007', 'é😀', ' x\n'];
    await createMany(
      customers,
      texts.map((lastname, index) => ({
        lastname,
        city: 'Sheet',
        address: `${index}`,
      })),
    );
    const written = ['a &amp; b', '&lt;b&gt;"c"&lt;/b&gt;', 'bell', 'é😀', ' x\n'];
    const read = async (fields: string) => {
      const path = `${customers}/export.xlsx?city=Sheet&fields=${fields}&order[address]=asc`;
      const answer = await fetch(`${world.origin}${path}`, {
        headers: { authorization: `Bearer ${world.own}` },
      });
      const sheet = unpack(Buffer.from(await answer.arrayBuffer())).read('xl/worksheets/sheet1.xml');
      return [...sheet.matchAll(/<v(?: xml:space="preserve")?>([^<]*)</g)].map(([, text]) => text);
    };
    expect(await read('lastname')).toEqual(written);
    // Where a cell beside it needs nothing, one still gets what it needs, at the row's beginning and end alike.
    expect(await read('lastname,city')).toEqual(written.flatMap((text) => [text, 'Sheet']));
    expect(await read('phone,city,lastname')).toEqual(written.flatMap((text) => ['Sheet', text]));
  });

  it('ends a text that no cell holds with a sign that says so', async () => {
    await world.database.query(
      'system',
      `INSERT INTO customer (contract_id, lastname, city, address)
       SELECT 1, 'Long', 'Cell', repeat('é', n) FROM unnest(ARRAY[32767, 32768]) n`,
    );
    const answer = await fetch(
      `${world.origin}${customers}/export.xlsx?city=Cell&fields=address,lastname&order[id]=asc`,
      { headers: { authorization: `Bearer ${world.own}` } },
    );
    const sheet = unpack(Buffer.from(await answer.arrayBuffer())).read('xl/worksheets/sheet1.xml');
    const texts = [...sheet.matchAll(/<v(?: xml:space="preserve")?>(é[^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual(['é'.repeat(32_767), `${'é'.repeat(32_766)}…`]);
  });

  it('goes on in another worksheet when one is full', async () => {
    async function* pages() {
      for (let page = 0; page < 5; page += 1)
        yield { text: `<row><c><v>${page}</v></c></row>`.repeat(3), count: 3 };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of writeXlsx({ title: 'Rows', headers: ['n'], pages: pages(), mostRows: 7 }))
      chunks.push(chunk);
    const { list, read } = unpack(Buffer.concat(chunks));
    expect(list).toContain('xl/worksheets/sheet3.xml');
    expect(read('xl/workbook.xml')).toContain('<sheet name="Rows 3" sheetId="3" r:id="rId3"/>');
    const rows = [1, 2, 3].map((n) => read(`xl/worksheets/sheet${n}.xml`).split('<row>').length - 2);
    expect(rows).toEqual([6, 6, 3]);
  });
});

describe('a long list', () => {
  const count = 7000;
  beforeAll(async () => {
    await world.database.query(
      'system',
      `INSERT INTO customer (contract_id, lastname, city, zipcode) SELECT 1, 'L' || lpad((g * 7919 % ${count})::text, 5, '0'), 'Long', CASE WHEN g % 3 > 0 THEN (g % 10)::text END FROM generate_series(0, ${count - 1}) g`,
    );
  });

  it.each([
    ['by an indexed property', 'order[lastname]=asc'],
    ['downwards', 'order[lastname]=desc'],
    ['by one that no index holds, with empty ones', 'order[zipcode]=asc&order[lastname]=asc'],
    ['by a relation’s property', 'order[client.name]=asc&order[lastname]=desc'],
  ])('comes whole, each row once and in the order of the list, %s', async (_, order) => {
    const { text } = await get(`${customers}/export.csv?city=Long&fields=id&header=names&${order}`);
    const ids = lines(text).slice(1).map(Number);
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
    const page = await world.call(
      'GET',
      `${customers}?city=Long&fields=id&${order}&itemsPerPage=1000&page=5`,
    );
    expect(page.body.member.map((one: { '@id': string }) => one['@id'])).toEqual(
      ids.slice(4000, 5000).map((id) => `${customers}/${id}`),
    );
  });

  it('stops being read when the client goes away', async () => {
    const { database, host } = world;
    const query = database.query.bind(database);
    /** Pages that were read of an export, by its one column. */
    const read = { lastname: 0, phone: 0 };
    const [second, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const spy = vi.spyOn(database, 'query').mockImplementation(async (scope, statement, params = []) => {
      const { text } = readStatement(statement, params);
      if (!text.includes('string_agg(m.j')) return query(scope, statement, params);
      const column = text.includes('"phone"') ? 'phone' : 'lastname';
      read[column] += 1;
      if (column === 'lastname' && read.lastname === 2) {
        second.resolve();
        await gone.promise;
      }
      return query(scope, statement, params);
    });
    const begin = (fields: string, signal?: AbortSignal) =>
      fetch(`${world.origin}${customers}/export.csv?city=Long&order[lastname]=asc&fields=${fields}`, {
        headers: { authorization: `Bearer ${world.own}` },
        ...(signal && { signal }),
      });
    try {
      host.http.once('request', (_, response) => response.once('close', gone.resolve));
      const leave = new AbortController();
      const answer = await begin('lastname', leave.signal);
      await answer.body?.getReader().read();
      await second.promise;
      leave.abort();
      await gone.promise;
      // By the time another has come whole, the first would have too.
      await (await begin('phone')).text();
    } finally {
      spy.mockRestore();
    }
    expect(read.phone).toBeGreaterThan(4);
    // The page that was being read, and the one asked for ahead.
    expect(read.lastname).toBeLessThan(4);
  });

  it('goes on where a record names a timezone that nobody knows: its times are said in UTC', async () => {
    await world.database.query('system', `UPDATE "contract" SET "timezone" = 'Moon/Base' WHERE "id" = 1`);
    const { text } = await get(`${coupons}/export.csv?fields=code,validFrom&order[code]=asc`);
    expect(lines(text)[1]).toBe('"AAA",01/07/2026 18:00');
    await world.database.query('system', `UPDATE "contract" SET "timezone" = 'Europe/Paris' WHERE "id" = 1`);
  });
});
