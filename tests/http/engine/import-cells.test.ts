/** What an import reads out of cells and workbooks, as people and their programs write them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '../../../server/export/writeZip.ts';
import { jobRecords } from './jobRecords.ts';
import { sendFilesTo } from './sendFilesTo.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld([], [jobRecords]);
  await world.database.query('system', `UPDATE "contract" SET "timezone" = 'Europe/Paris' WHERE "id" = 1`);
});
afterAll(() => world?.stop());

const customers = '/ticketing/v1/customers';
const coupons = '/ticketing/v1/coupons';
const seasons = '/ticketing/v1/seasons';

const send = sendFilesTo(() => world);
const read = async (path: string) => (await world.call('GET', path)).body.member;

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
      yield { name: 'xl/workbook.xml', chunks: [`<workbook>${'a'.repeat(20 * 1_048_576)}</workbook>`] };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of writeZip(entries())) chunks.push(chunk);
    const bomb = Buffer.concat(chunks);
    expect(bomb.length).toBeLessThan(200_000);
    const answer = await send(customers, bomb);
    expect([answer.status, answer.body.code]).toEqual([413, 'IMP-003']);
  });
});
