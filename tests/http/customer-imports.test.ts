/** A file of customers: uploaded, mapped, checked, imported once, its refused rows mended and tried again, and taken back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
}, 120_000);
afterAll(() => server?.stop());

const files = '/crm/v1/imported_files';

async function send(method: string, path: string, body?: object, as = token) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  const read = (): any => (text.startsWith('{') ? JSON.parse(text) : text);
  return { status: response.status, headers: response.headers, body: read() };
}

const query = <Row = Record<string, unknown>>(text: string, params: readonly unknown[] = []) =>
  server.database.query<Row>('system', text, params);

async function upload(text: string, name = 'amis.csv') {
  const form = new FormData();
  form.append('contractId', '1');
  form.append('timezone', 'Europe/Paris');
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  const { status, body } = await send('POST', files, form);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const settled = ['success', 'with_errors', 'failed', 'deleted', 'cancelled'];

/** Once the work on it is over. */
async function read(iri: string) {
  for (;;) {
    const { body } = await send('GET', iri);
    if (settled.includes(body.importStatus)) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function run(iri: string, action: string) {
  const { status, body } = await send('POST', `${iri}/${action}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return read(iri);
}

const named = (surname: string) =>
  query<{ id: number; firstname: string; email_list: string[]; zipcode: string }>(
    'SELECT * FROM crm_customer WHERE contract_id = 1 AND lastname = $1 ORDER BY id',
    [surname],
  );

it('knows the columns, shows what would change, imports each row once, and gives the refused ones back', async () => {
  await send('POST', '/crm/customers', { lastname: 'Connu', emailList: ['connu@amis.test'], city: 'Lyon' });
  const file = await upload(
    [
      'Nom;Prénom;Mail;Portable;Tel;CP;Ville;Pays;Newsletter',
      'Neuf;Léa;lea@amis.test;06 11 22 33 44;0140000000;1000;Bourg;France;oui',
      'Connu;Paul;CONNU@amis.test;;;;Nice;;',
      'Double;A;lea@amis.test;;;;;;',
      'Mal;B;pas une adresse;;;;;;',
    ].join('\n'),
  );
  expect(file).toMatchObject({ importStatus: 'analyzed', originalName: 'amis.csv', rowCount: 4 });
  expect(file.mapping[0]).toMatchObject({
    sheetType: 'contacts',
    columns: { Nom: 'lastname', Mail: 'emailList', Portable: 'phoneList', Tel: 'phoneList', CP: 'zipcode' },
  });
  const iri = file['@id'];
  const columns = { ...file.mapping[0].columns, Newsletter: 'contact.diffusionListOK.news' };
  const mapping = [{ sheetIndex: 0, sheetType: 'contacts', columns }];
  expect((await send('PUT', iri, { mapping })).status).toBe(200);
  const preview = await send('POST', `${iri}/preview`);
  expect(preview.body.totals).toEqual({ rows: 4, checked: 4, create: 1, update: 1, unchanged: 0, errors: 2 });
  expect(await named('Neuf')).toEqual([]);

  const done = await run(iri, 'start');
  expect(done).toMatchObject({
    importStatus: 'with_errors',
    doneCount: 4,
    createdCount: 1,
    updatedCount: 1,
    failedCount: 2,
    canBeRetried: true,
    canDownloadErrorReport: true,
  });
  const [neuf] = await named('Neuf');
  expect(neuf).toMatchObject({
    zipcode: '01000',
    country: 'FR',
    phone_list: ['0140000000', '06 11 22 33 44'].map((text) => expect.stringContaining(text.slice(-2))),
    diffusion_list_ok: ['news'],
  });
  // What is missing is filled in; what is there stays.
  expect(await named('Connu')).toMatchObject([{ firstname: 'Paul', city: 'Lyon' }]);

  const report = await send('GET', `${iri}/download-error-report`);
  expect(report.body.split('\r\n')).toMatchObject([
    expect.stringContaining('"_row","_errors"'),
    expect.stringMatching(/^"Double".*,4,"The row 2 has this already\."$/),
    expect.stringMatching(/^"Mal".*,5,"Mail: /),
    '',
  ]);
  expect((await send('GET', `${iri}/download-original-file`)).body).toContain('Neuf;Léa;lea@amis.test');

  // Refused again, and nobody twice.
  expect(await run(iri, 'retry')).toMatchObject({ createdCount: 1, updatedCount: 1, failedCount: 2 });
  expect(await named('Neuf')).toHaveLength(1);
  expect((await send('POST', `${iri}/start`)).body.code).toBe('CRM-012');

  // A file with the same columns goes where this one went.
  const again = await upload(`${file.sheets[0].columns.join(';')}\nAutre;;;;;;;;`);
  expect(again.mapping[0].columns.Newsletter).toBe('contact.diffusionListOK.news');
  expect((await run(again['@id'], 'cancel')).importStatus).toBe('cancelled');
});

it('takes all rows of a new customer, and takes them back with the file, but for whom something happened to', async () => {
  const file = await upload('Nom;Mail\nReprise;r1@amis.test\nReprise;r2@amis.test\n', 'reprise.csv');
  const iri = file['@id'];
  expect(await run(iri, 'start')).toMatchObject({ importStatus: 'success', createdCount: 2 });
  const [first, second] = await named('Reprise');
  await query("INSERT INTO customer_coupon (contract_id, code, customer_id) VALUES (1, 'KEPT', $1)", [
    second?.id,
  ]);
  expect(await run(iri, 'delete?withCreated=1')).toMatchObject({
    importStatus: 'deleted',
    canDownloadOriginalFile: false,
  });
  expect((await named('Reprise')).map(({ id }) => id)).toEqual([second?.id]);
  expect((await send('GET', `/crm/customers/${first?.id}`)).status).toBe(404);
  expect((await send('GET', `${iri}/download-original-file`)).body.code).toBe('CRM-014');
});

it('goes on where it was cut off, and does no row twice', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => `Coupe ${index};coupe${index}@amis.test`);
  const file = await upload(`Nom;Mail\n${rows.join('\n')}\n`, 'coupe.csv');
  const iri = file['@id'];
  const id = Number(iri.split('/').at(-1));
  await send('PUT', iri, { matchBy: 'nothing' });
  // As a server leaves it that dies after its first batch: the rows of that batch and the cursor were committed together.
  await query(
    `INSERT INTO crm_customer (contract_id, lastname, imported_file_id)
     SELECT 1, 'Coupe ' || n, $1 FROM generate_series(0, 499) n`,
    [id],
  );
  await query(
    `UPDATE imported_file SET import_status = 'failed', done_count = 500, created_count = 500,
     cursor = '{"sheet": 0, "row": 501, "isRetry": false}' WHERE contract_id = 1 AND id = $1`,
    [id],
  );
  expect(await run(iri, 'retry')).toMatchObject({
    importStatus: 'success',
    doneCount: 1200,
    createdCount: 1200,
  });
  const [made] = await query<{ all: number; names: number }>(
    `SELECT count(*)::int AS all, count(DISTINCT lastname)::int AS names FROM crm_customer
     WHERE contract_id = 1 AND imported_file_id = $1`,
    [id],
  );
  expect(made).toEqual({ all: 1200, names: 1200 });
});

it('refuses what cannot be', async () => {
  const file = await upload('Quoi;Hm\na;b\n', 'vide.csv');
  const iri = file['@id'];
  const entry = (columns: object) => ({ mapping: [{ sheetIndex: 0, sheetType: 'contacts', columns }] });
  const wrong = await send('PUT', iri, entry({ Quoi: 'password' }));
  expect([wrong.status, wrong.body.code]).toEqual([422, 'CRM-015']);
  const empty = await send('POST', `${iri}/start`);
  expect([empty.status, empty.body.code]).toEqual([422, 'CRM-013']);
  const none = await send('GET', `${iri}/download-error-report`);
  expect([none.status, none.body.code]).toEqual([404, 'CRM-014']);
  const seller = await server.token('anna@demo.test');
  expect((await send('GET', iri, undefined, seller)).status).toBe(403);
  await query(
    "UPDATE accounts_user SET contract_role_id = 2 WHERE contract_id = 1 AND email = 'bruno@demo.test'",
  );
  const manager = await server.token('bruno@demo.test');
  const erased = await send('POST', `${iri}/delete?withCreated=1`, undefined, manager);
  expect([erased.status, erased.body.code]).toEqual([403, 'CRM-016']);
  // The specified refusal: an imported file cannot be created through the generic create call.
  expect((await send('POST', files, { originalName: 'x' })).body.code).toBe('IMP-001');
});
