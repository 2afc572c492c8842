/** A file into an entity: seen first, then done; what is wrong is told by row and column, and comes back as a file. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '../../../server/export/writeZip.ts';
import { type Behaviour, Problem } from '../../../server/kit.ts';
import { jobRecords } from './jobRecords.ts';
import { startWorld, type World } from './world.ts';

const committed: string[] = [];

const behaviours: Behaviour[] = [
  {
    entity: 'Tag',
    beforeCreate(values, { afterCommit }) {
      if (values.name === 'Forbidden') throw new Problem('TX-001', { entity: 'Tag', id: 0 });
      afterCommit(() => {
        committed.push(String(values.name));
      });
      return { ...values, name: `${values.name}!` };
    },
  },
];

let world: World;
beforeAll(async () => {
  world = await startWorld(behaviours, [jobRecords]);
  await world.database.query('system', `UPDATE "contract" SET "timezone" = 'Europe/Paris' WHERE "id" = 1`);
});
afterAll(() => world?.stop());

const customers = '/ticketing/v1/customers';
const coupons = '/ticketing/v1/coupons';
const seasons = '/ticketing/v1/seasons';

interface Sent {
  readonly token?: string;
  readonly language?: string;
  readonly name?: string;
}

async function send(path: string, file: string | Uint8Array, options: object = {}, sent: Sent = {}) {
  const form = new FormData();
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), sent.name ?? 'rows.csv');
  form.append('options', JSON.stringify(options));
  const response = await fetch(`${world.origin}${path}/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sent.token ?? world.own}`,
      'accept-language': sent.language ?? 'en',
    },
    body: form,
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as any };
}

const total = async (path: string) => (await world.call('GET', `${path}&itemsPerPage=0`)).body.totalItems;
const read = async (path: string) => (await world.call('GET', path)).body.member;

describe('a preview', () => {
  it('guesses which column is which property, by name or label in both languages, accents apart', async () => {
    const file = 'NOM;Prénom;courriel;Adresse e-mail;Code postal;Zzz\nDurand;Zoé;zoe@one.test;x;13001;?\n';
    const { status, body } = await send(customers, file, { dryRun: true });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ kind: 'csv', encoding: 'utf-8', delimiter: ';', money: 'major', key: null });
    expect(body.mapping).toEqual({
      NOM: 'lastname',
      Prénom: 'firstname',
      courriel: 'email',
      'Adresse e-mail': null,
      'Code postal': 'zipcode',
      Zzz: null,
    });
    expect(body.columns[0]).toEqual({ name: 'NOM', samples: ['Durand'], suggested: 'lastname' });
  });

  it('tells by row what would be created, changed, left or refused, and does none of it', async () => {
    await send(customers, 'email,lastname,city\nold@one.test,Old,Lyon\nsame@one.test,Same,Nice\n');
    const before = await total(`${customers}?`);
    const outbox = 'SELECT count(*)::int AS n FROM outbox';
    const events = await world.database.query({ contract: 1 }, outbox);
    const file =
      'email,lastname,city,birthday\nOLD@one.test,Old,Paris,\nsame@one.test,Same,Nice,\nnew@one.test,New,,21/11/1990\nbad,Bad,,31/02/1990\n';
    const { body } = await send(customers, file, { dryRun: true, key: 'email' });
    expect(body.totals).toEqual({ rows: 4, checked: 4, create: 1, update: 1, unchanged: 1, errors: 1 });
    expect(body.rows.map((row: { row: number; action: string }) => [row.row, row.action])).toEqual([
      [2, 'update'],
      [3, 'unchanged'],
      [4, 'create'],
      [5, 'error'],
    ]);
    expect(body.rows[0].changes).toEqual({
      email: { from: 'old@one.test', to: 'OLD@one.test' },
      city: { from: 'Lyon', to: 'Paris' },
    });
    expect(body.rows[2].changes.birthday).toEqual({ from: null, to: '1990-11-21' });
    const wrong = body.rows[3].violations.map((one: { column: string; code: string }) => [
      one.column,
      one.code,
    ]);
    expect(wrong).toEqual([
      ['email', 'format'],
      ['birthday', 'format'],
    ]);
    expect(await total(`${customers}?`)).toBe(before);
    expect(await world.database.query({ contract: 1 }, outbox)).toEqual(events);
  });

  it('knows what hooks and the database refuse, by trying and undoing', async () => {
    await send(coupons, 'code,usage\nTAKEN,cash\n');
    const { body } = await send(coupons, 'code,usage\nTAKEN,cash\nFREE,cash\n', { dryRun: true });
    expect(body.totals).toMatchObject({ create: 1, errors: 1 });
    expect(body.rows[0].violations).toEqual([
      { column: 'code', property: 'code', code: 'unique', message: 'This value is taken already.' },
    ]);
    const tags = await send('/ticketing/v1/tags', 'name\nForbidden\nFine\n', { dryRun: true });
    expect(tags.body.totals).toMatchObject({ create: 1, errors: 1 });
    expect(committed).toEqual([]);
  });
});

describe('cells as people write them', () => {
  it('are read by the kind of their property: amounts, dates and times, truths, choices, relations by title', async () => {
    await world.call('POST', seasons, { body: { name: 'Saison d’Été' } });
    const file = [
      'Code;Usage;Montant restant;Devise;Actif;Valable du;Saison;Taux de TVA (%);Description',
      "H1;Moyen de paiement;1 234,50 €;EUR;oui;21/11/2026 20:30;saison d'ete;5,5;'=harmless",
      'H2;per_order;500;XPF;Non;2026-07-01T18:00:00Z;/ticketing/v1/seasons/1;20 %;plain',
    ].join('\r\n');
    const { status, body } = await send(coupons, file);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ rows: 2, created: 2, updated: 0, unchanged: 0, failed: 0, errors: [] });
    const fields = 'code,usage,amount,currency,enabled,validFrom,season,vatRate,description';
    expect(await read(`${coupons}?code[startsWith]=H&order[code]=asc&fields=${fields}`)).toMatchObject([
      {
        usage: 'cash',
        amount: 123450,
        currency: 'EUR',
        enabled: true,
        validFrom: '2026-11-21T19:30:00Z',
        season: `${seasons}/1`,
        vatRate: 5.5,
        description: '=harmless',
      },
      { usage: 'per_order', amount: 500, currency: 'XPF', enabled: false, validFrom: '2026-07-01T18:00:00Z' },
    ]);
  });

  it('name a month in French or in English, with and without accents and dots; what two months are is refused', async () => {
    const days: readonly (readonly [string, string | null])[] = [
      ['12 mars 2026', '2026-03-12'],
      ['1er février 2027', '2027-02-01'],
      ['1ER FEVR. 2027', '2027-02-01'],
      ['fe\u0301vrier 2, 2027', '2027-02-02'],
      ['3 Sept. 2026', '2026-09-03'],
      ['15 août 2026', '2026-08-15'],
      ['5 oct 26', '2026-10-05'],
      ['March 12, 2026', '2026-03-12'],
      ['July 4th 2026', '2026-07-04'],
      ['4-juil-2026', '2026-07-04'],
      ['4 jui 2026', null],
      ['31 février 2026', null],
      ['mars 2026', null],
      ['12 brumaire 2026', null],
    ];
    const lines = days.map(([day], index) => `Mois ${index};"${day}"`);
    const { body } = await send(seasons, ['Nom;Début', ...lines].join('\n'));
    const refused = days.flatMap(([, want], index) => (want === null ? [index + 2] : []));
    expect(body.errors.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual(
      refused.map((row) => [row, 'format']),
    );
    const made = await read(`${seasons}?name[startsWith]=Mois&fields=name,startDate&itemsPerPage=50`);
    for (const [index, [, want]] of days.entries())
      expect(made.find(({ name }: { name: string }) => name === `Mois ${index}`)?.startDate ?? null).toBe(
        want,
      );
    const instant = 'Code;Usage;Valable du\nM1;Moyen de paiement;21 novembre 2026 à 20h30\n';
    expect((await send(coupons, instant)).body).toMatchObject({ created: 1, errors: [] });
    expect(await read(`${coupons}?code=M1&fields=validFrom`)).toMatchObject([
      { validFrom: '2026-11-21T19:30:00Z' },
    ]);
  });

  it('in Windows-1252 or UTF-16, with tabs or commas, quotes and line ends within, are read too', async () => {
    const latin = Buffer.from('Nom;Ville\nLéa;Besançon – centre\n'.replace('–', '\x96'), 'latin1');
    expect((await send(customers, latin, { dryRun: true })).body.rows[0].cells).toEqual([
      'Léa',
      'Besançon – centre',
    ]);
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('Nom\tVille\nLéa\tÉvry\n', 'utf16le'),
    ]);
    expect((await send(customers, wide, { dryRun: true })).body).toMatchObject({
      encoding: 'utf-16',
      delimiter: '\t',
      mapping: { Nom: 'lastname', Ville: 'city' },
    });
    const quoted = '"Nom","Ville"\r\n"a ""b""\nc","d, e"\r\n\r\n"f",g';
    const { rows } = (await send(customers, quoted, { dryRun: true })).body;
    expect(rows.map((row: { cells: string[] }) => row.cells)).toEqual([
      ['a "b"\nc', 'd, e'],
      ['f', 'g'],
    ]);
  });

  it('of a relation that two records are called, or none, are refused with the row named', async () => {
    await world.call('POST', seasons, { body: { name: 'Twice' } });
    await world.call('POST', seasons, { body: { name: 'Twice' } });
    const theirs = await world.call('POST', seasons, { body: { name: 'Theirs' }, token: world.other });
    const file = `code,usage,season\nR1,cash,Twice\nR2,cash,Nowhere\nR3,cash,Theirs\nR4,cash,${theirs.body['@id']}\n`;
    const { body } = await send(coupons, file);
    expect([body.created, body.failed]).toEqual([0, 4]);
    expect(body.errors.map((one: { row: number; code: string }) => [one.row, one.code])).toEqual([
      [2, 'ambiguous'],
      [3, 'relation'],
      [4, 'relation'],
      [5, 'relation'],
    ]);
  });
});

describe('an import', () => {
  it('creates and changes by key, with hooks, leaves empty cells alone unless they are to empty', async () => {
    await send(customers, 'email,lastname,city\nkey@one.test,Key,Lyon\n');
    const again = await send(customers, 'email,lastname,city\nkey@one.test,Key,\nnext@one.test,Next,\n', {
      key: 'email',
    });
    expect(again.body).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
    const emptied = await send(customers, 'email,city\nkey@one.test,\n', { key: 'email', clear: true });
    expect(emptied.body).toMatchObject({ updated: 1 });
    expect((await read(`${customers}?email=key@one.test`))[0]).toMatchObject({ lastname: 'Key', city: null });
    const twice = await send(customers, 'email,lastname\nt@one.test,T\nT@one.test,T\n', { key: 'email' });
    expect(twice.body).toMatchObject({
      created: 1,
      failed: 1,
      errors: [{ row: 3, column: 'email', code: 'duplicate', message: 'The row 2 has this already.' }],
    });
    const tags = await send('/ticketing/v1/tags', 'name\nFine\nForbidden\nAlso\n');
    expect(tags.body).toMatchObject({ created: 2, failed: 1 });
    expect(committed).toEqual(['Fine', 'Also']);
    expect(await total('/ticketing/v1/tags?name=Fine!')).toBe(1);
  });

  it('skips the rows that are wrong, and gives them back as a file to mend', async () => {
    const file = 'Nom;Adresse e-mail\nBon;bon@one.test\n;"x;y"\n=Mal;nope\n';
    const { body } = await send(customers, file, {}, { language: 'fr' });
    expect(body).toMatchObject({ created: 1, failed: 2 });
    const report = await world.call('GET', body.report);
    expect(report.text.replace('\ufeff', '').split('\r\n')).toEqual([
      '"Nom";"Adresse e-mail";"Ligne";"Erreur"',
      '"";"x;y";3;"Nom : Valeur obligatoire. | Adresse e-mail : Forme incorrecte. Écrivez une adresse comme nom@exemple.fr."',
      '"\'=Mal";"nope";4;"Adresse e-mail : Forme incorrecte. Écrivez une adresse comme nom@exemple.fr."',
      '',
    ]);
    const theirs = await world.call('GET', body.report, { token: world.other });
    expect([theirs.status, theirs.body.code]).toEqual([404, 'IMP-007']);
    expect((await world.call('GET', `${customers}/import/../../x/errors.csv`)).status).toBe(404);
  });

  it('takes all rows or none when asked to', async () => {
    const before = await total(`${customers}?`);
    const rows = 'lastname,email\nWhole,w@one.test\nWhole,nope\n';
    const refused = await send(customers, rows, { stopOnError: true });
    expect([refused.status, refused.body.code, refused.body.violations]).toEqual([
      422,
      'IMP-008',
      [{ propertyPath: 'row[3].email', message: 'email: This is no e-mail address.', code: 'format' }],
    ]);
    const late = await send(coupons, 'code,usage\nW1,cash\nW1,cash\n', { stopOnError: true });
    expect([late.status, late.body.code]).toEqual([422, 'IMP-008']);
    expect(await total(`${coupons}?code=W1`)).toBe(0);
    expect(await total(`${customers}?`)).toBe(before);
  });

  it('never touches another contract’s records, neither by id nor by key', async () => {
    const made = await world.call('POST', customers, {
      body: { lastname: 'Theirs', email: 'theirs@two.test' },
      token: world.other,
    });
    const iri = made.body['@id'];
    const byId = await send(customers, `id,lastname\n${iri},Ours\n`);
    expect(byId.body).toMatchObject({ updated: 0, failed: 1, errors: [{ row: 2, code: 'relation' }] });
    const byKey = await send(customers, 'email,lastname\ntheirs@two.test,Ours\n', { key: 'email' });
    expect(byKey.body).toMatchObject({ created: 1, updated: 0 });
    expect((await world.call('GET', iri, { token: world.other })).body.lastname).toBe('Theirs');
  });

  it('takes back what an export for machines or for people gave, and finds nothing changed', async () => {
    await send(
      coupons,
      'code,usage,amount,currency,validFrom,description\nB1,cash,1250,EUR,2026-11-21T19:30:00Z,=x\nB2,cash,500,XPF,,\n',
    );
    const there = await total(`${coupons}?`);
    const fields = 'fields=id,code,usage,amount,initialAmount,currency,enabled,validFrom,season,description';
    for (const header of ['names', 'labels']) {
      const file = (await world.call('GET', `${coupons}/export.csv?${fields}&header=${header}&language=fr`))
        .text;
      const { body } = await send(coupons, file, { key: 'code', dryRun: true });
      expect(body.totals, JSON.stringify(body.rows[0])).toMatchObject({ update: 0, create: 0, errors: 0 });
      expect(body.totals.unchanged).toBe(there);
    }
    const answer = await fetch(`${world.origin}${coupons}/export.xlsx?${fields}`, {
      headers: { authorization: `Bearer ${world.own}` },
    });
    const workbook = new Uint8Array(await answer.arrayBuffer());
    const { body } = await send(coupons, workbook, { key: 'code', dryRun: true });
    expect([body.kind, body.totals.update, body.totals.errors]).toEqual(['xlsx', 0, 0]);
    expect(body.totals.unchanged).toBe(there);
  });
});

describe('a performance', () => {
  const base = '/ticketing/v1';
  const prices = `${base}/ticket_prices`;
  const make = async (path: string, body: object): Promise<string> =>
    (await world.call('POST', `${base}${path}`, { body })).body['@id'];
  let date: string;
  beforeAll(async () => {
    const far = await make('/ticketings', { title: 'Far', timezone: 'America/Montreal' });
    const lost = await make('/ticketings', { title: 'Lost', timezone: 'Nowhere/Atall' });
    await make('/event_dates', { ticketing: lost, startDate: '2031-03-01T20:00:00Z' });
    date = await make('/event_dates', { ticketing: far, startDate: '2031-03-01T20:30:00Z' });
    await make('/ticket_price_groups', { groupName: 'Pit' });
  });

  it('is found by the day and hour that a clock shows there', async () => {
    const file = (when: string) => `Nom;Prix;Représentation;Groupe de tarifs\nA;12,50 €;${when};Pit\n`;
    const seen = async (when: string) => {
      const [row] = (await send(prices, file(when), { dryRun: true })).body.rows;
      return row.changes.eventDate?.to ?? row.violations.map(({ code }: { code: string }) => code);
    };
    expect(await seen('01/03/2031 15:30')).toBe(date);
    expect(await seen('2031-03-01 15h30')).toBe(date);
    expect(await seen('01/03/2031 20:30')).toEqual(['relation']);
    await make('/event_dates', {
      ticketing: await make('/ticketings', { title: 'Near' }),
      startDate: '2031-03-01T14:30:00Z',
    });
    expect(await seen('01/03/2031 15:30')).toEqual(['ambiguous']);
    expect(await seen(date)).toBe(date);
  });

  it('comes back from an export for people, found by its own number', async () => {
    await send(prices, `name,facialValue,eventDate,ticketPriceGroup\nBack,1250,${date},Pit\n`);
    const fields = 'fields=id,name,facialValue,ticketPriceGroup';
    const file = await world.call(
      'GET',
      `${prices}/export.csv?${fields}&header=labels&language=fr&name=Back`,
    );
    const mended = file.text.replace('12,50', '14,00');
    const { body } = await send(prices, mended, { dryRun: true });
    expect(body.mapping).toMatchObject({ Identifiant: 'id', Prix: 'facialValue' });
    expect(body.rows).toMatchObject([
      { action: 'update', changes: { facialValue: { from: 1250, to: 1400 } } },
    ]);
  });
});

/** A workbook as other programs write it: shared texts, references, a style for dates, two sheets. */
async function workbook(sheet: string): Promise<Uint8Array> {
  const parts: Record<string, string> = {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Empty" sheetId="1" r:id="rId1"/><x:sheet name="A &amp; B" sheetId="2" r:id="rId2"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Nom</t></si><si><r><t>Date de </t></r><r><t>naissance</t></r></si><si><t>Code postal</t></si><si><t>D&apos;Arc &#233;</t></si></sst>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  async function* entries() {
    for (const [name, xml] of Object.entries(parts)) yield { name, chunks: [xml] };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of writeZip(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a workbook', () => {
  it('is read by sheet: shared texts, dates by their style, cells by their reference, formulas by their value', async () => {
    const file = await workbook(
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="E2" t="s"><v>2</v></c></row><row r="5"><c r="B5" t="s"><v>3</v></c><c r="C5" s="1"><v>33198</v></c><c r="E5"><f>1+1</f><v>13001</v></c></row>',
    );
    const { body } = await send(customers, file, { dryRun: true, sheet: 'A & B' });
    expect(body).toMatchObject({ kind: 'xlsx', sheets: ['Empty', 'A & B'], sheet: 'A & B' });
    expect(body.rows[0]).toMatchObject({
      row: 5,
      action: 'create',
      cells: [null, "D'Arc é", '1990-11-21', null, 13001],
      changes: { lastname: { to: "D'Arc é" }, birthday: { to: '1990-11-21' }, zipcode: { to: '13001' } },
    });
  });

  it('that unpacks to more than there is room for is refused at that bound', async () => {
    async function* entries() {
      yield { name: 'xl/workbook.xml', chunks: ['a'.repeat(20 * 1_048_576)] };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of writeZip(entries())) chunks.push(chunk);
    const bomb = Buffer.concat(chunks);
    expect(bomb.length).toBeLessThan(200_000);
    const answer = await send(customers, bomb);
    expect([answer.status, answer.body.code]).toEqual([413, 'IMP-003']);
  });
});

describe('an upload is refused', () => {
  it.each<[string, string | Uint8Array, object, number, string]>([
    ['no known kind', Buffer.from([1, 0, 2, 0, 0]), {}, 415, 'IMP-002'],
    ['nothing in it', '\n\n', {}, 400, 'IMP-001'],
    ['a broken archive', Buffer.from('PK\u0003\u0004broken'), {}, 400, 'IMP-006'],
    ['an option nobody knows', 'lastname\nA\n', { dry: true }, 400, 'IMP-004'],
    ['a key that no column goes to', 'lastname\nA\n', { key: 'email' }, 400, 'IMP-004'],
    ['a column that is not there', 'lastname\nA\n', { mapping: { Name: 'lastname' } }, 400, 'IMP-005'],
    [
      'a property that is not written',
      'lastname\nA\n',
      { mapping: { lastname: 'createdAt' } },
      400,
      'IMP-005',
    ],
  ])('for %s', async (_, file, options, status, code) => {
    const answer = await send(customers, file, options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('where the entity is not created through the API, without a token, and without a file', async () => {
    const answer = await fetch(`${world.origin}${customers}/import`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(answer.status).toBe(401);
    const json = await world.call('POST', `${customers}/import`, { body: {} });
    expect([json.status, json.body.code]).toEqual([400, 'IMP-001']);
    expect((await world.call('POST', '/ticketing/v1/taxes/import', { body: {} })).status).toBe(405);
  });
});

describe('more than a thousand rows', () => {
  it('are a job, in batches, whose report lists what was refused', async () => {
    const rows = Array.from({ length: 1600 }, (_, n) =>
      n % 400 === 7 ? `Job ${n},nope` : `Job ${n},j${n}@one.test`,
    );
    const answer = await send(customers, `lastname,email\n${rows.join('\n')}\n`, { key: 'email' });
    expect([answer.status, answer.body]).toEqual([202, { job: answer.headers.get('location') }]);
    const id = answer.body.job.split('/').pop();
    const find = async () =>
      (
        await world.database.query<{ state: string; result: Record<string, unknown> }>(
          { contract: 1 },
          'SELECT state, result FROM test_job WHERE id = $1',
          [id],
        )
      )[0];
    let row = await find();
    for (let turn = 0; turn < 600 && (row?.state === 'waiting' || row?.state === 'running'); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      row = await find();
    }
    expect(row?.state, JSON.stringify(row)).toBe('done');
    expect(row?.result).toMatchObject({ rows: 1600, created: 1596, updated: 0, unchanged: 0, failed: 4 });
    expect(await total(`${customers}?lastname[startsWith]=Job`)).toBe(1596);
    const report = await world.call('GET', `${customers}/import/${id}/errors.csv`);
    expect(report.text.trim().split('\r\n')).toHaveLength(5);
    expect((await world.call('GET', String(row?.result.report))).text).toBe(report.text);
  });
});
