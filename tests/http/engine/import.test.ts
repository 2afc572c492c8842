/** A file into an entity: seen first, then done; what is wrong is told by row and column, and comes back as a file. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Behaviour, transactionProblem } from '../../../server/kit.ts';
import { jobRecords } from './jobRecords.ts';
import { sendFilesTo } from './sendFilesTo.ts';
import { startWorld, type World } from './world.ts';

const committed: string[] = [];

const behaviours: Behaviour[] = [
  {
    entity: 'Tag',
    beforeCreate({ values }, { afterCommit }) {
      if (values.name === 'Forbidden') throw transactionProblem('TX-001', { entity: 'Tag', id: 0 });
      afterCommit(() => {
        committed.push(String(values.name));
      });
      return { name: `${values.name}!` };
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

const send = sendFilesTo(() => world);
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
