/** Customers written to: sent to the lists of a mailing service, only who agreed, and taken off once they no longer do. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrevoServer, startBrevoServer } from '../fixtures/brevoServer.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let brevo: BrevoServer;
let server: TestServer;
let token: string;

beforeAll(async () => {
  brevo = await startBrevoServer();
  server = await startTestServer({
    env: { BREVO_URL: brevo.origin, REMOTE_ALLOW: new URL(brevo.origin).host },
  });
  token = await server.token('manager@demo.test');
  await query('DELETE FROM "mailer_access"');
}, 120_000);
afterAll(async () => {
  await server?.stop();
  brevo?.stop();
});

const query = <Row = Record<string, unknown>>(text: string, params: readonly unknown[] = []) =>
  server.database.query<Row>('system', text, params);

async function call<Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  as = token,
): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await fetch(`${server.origin}/crm${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${as}`,
      ...(body && {
        'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Body };
}

const idOf = (iri: unknown) => Number(String(iri).split('/').at(-1));

async function add(values: object): Promise<number> {
  const made = await call('POST', '/customers', { city: 'Mailly', ...values });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return idOf(made.body['@id']);
}

const inMailly = [{ field: 'city', operator: 'isEqualTo', value: 'Mailly' }];
const wanted = (more: object = {}) => ({
  contactListName: 'Lettre du mois',
  filterList: inMailly,
  contractList: [1],
  mailerProvider: 'brevo',
  ...more,
});

async function sendToList(more: object = {}) {
  const asked = await call('POST', '/mailSynchronization', wanted(more));
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const job = idOf(asked.body['@id']);
  const read = async () =>
    (await call<{ member: Record<string, unknown>[] }>('GET', `/v1/mail_sendings?job=${job}`)).body.member[0];
  await expect.poll(async () => (await read())?.state, { timeout: 30_000 }).toMatch(/^(sent|failed)$/);
  return read();
}

it('asks for an access, whose key is sealed and tested', async () => {
  const none = await call('POST', '/email/get-contact-lists', { mailerProvider: 'brevo' });
  expect(none.body).toMatchObject({ status: 409, code: 'CRM-023' });
  const other = await call('POST', '/email/get-contact-lists', { mailerProvider: 'pigeon' });
  expect(other.body).toMatchObject({ code: 'CRM-023' });
  const made = await call('POST', '/v1/mailer_accesses', { mailerProvider: 'brevo', apiKey: 'wrong' });
  expect(made.body).toMatchObject({ mailerProvider: 'brevo', apiKeySet: true, accountName: null });
  expect(JSON.stringify(made.body)).not.toContain('wrong');
  const path = `/v1/mailer_accesses/${idOf(made.body['@id'])}`;
  expect((await call('POST', `${path}/test`)).body).toMatchObject({ status: 409, code: 'CRM-024' });
  await call('PUT', path, { apiKey: brevo.key });
  expect((await call('POST', `${path}/test`)).body).toMatchObject({
    accountName: 'Théâtre de la Ville',
    testedAt: expect.any(String),
  });
  const [stored] = await query<{ key: string }>('SELECT "api_key" AS "key" FROM "mailer_access"');
  expect(stored?.key).toMatch(/^sealed:/);
  // The seller neither reads nor uses it.
  const anna = await server.token('anna@demo.test');
  expect((await call('POST', '/mailSynchronization', wanted(), anna)).status).toBe(403);
});

it('lists all lists of the service, and whether one of a name is there, for this organiser alone', async () => {
  for (let number = 1; number <= 60; number += 1) brevo.addList(`Liste ${number}`);
  const lists = await call<{ member?: unknown[] } | unknown[]>('POST', '/email/get-contact-lists', {
    contractList: ['/ticketing/v1/contracts/1'],
    mailerProvider: 'brevo',
  });
  const found = Array.isArray(lists.body) ? lists.body : lists.body.member;
  expect(found).toHaveLength(60);
  expect(found?.[0]).toMatchObject({ id: '10', name: 'Liste 1', count: 0 });
  const check = async (contactListName: string) =>
    (await call('POST', '/email/check-if-contact-list-exists', { contactListName, mailerProvider: 'brevo' }))
      .body;
  expect(await check('liste 60 ')).toMatchObject({ exists: true });
  expect(await check('Lettre du mois')).toMatchObject({ exists: false });
  const foreign = await call('POST', '/email/get-contact-lists', {
    contractList: [2],
    mailerProvider: 'brevo',
  });
  expect(foreign.body).toMatchObject({ status: 422, code: 'CRM-027' });
});

it('sends who agreed, once an address, and takes off who withdrew since', async () => {
  const nobody = await call('POST', '/mailSynchronization', wanted());
  expect(nobody.body).toMatchObject({ status: 409, code: 'CRM-028' });
  const mail = (name: string) => ({ lastname: name, emailList: [`${name.toLowerCase()}@mailly.test`] });
  const agreed = await add({ ...mail('Oui'), firstname: 'Anne', gdprConsent: true });
  await add({ ...mail('Joined'), diffusionListOK: ['lettre du mois'] });
  await add({ ...mail('Silent') });
  await add({ ...mail('Refused'), gdprConsent: true, diffusionListNO: ['Lettre du mois'] });
  await add({ lastname: 'Bare', gdprConsent: true });
  await add({ lastname: 'Twin', emailList: ['OUI@mailly.test'], gdprConsent: true });
  // Somebody else with the address of who refused.
  await add({ lastname: 'Shared', emailList: ['refused@mailly.test'], gdprConsent: true });
  expect((await call('POST', '/v1/mail_sendings/preview', wanted())).body).toMatchObject({
    matched: 7,
    toSend: 2,
    notAgreed: 3,
    withoutEmail: 1,
    same: 1,
    toRemove: 0,
  });
  expect(await sendToList()).toMatchObject({
    name: 'Lettre du mois',
    state: 'sent',
    askedBy: 'manager@demo.test',
    matchedCount: 7,
    sentCount: 2,
    notAgreedCount: 3,
    withoutEmailCount: 1,
    sameCount: 1,
    fault: null,
    endedAt: expect.any(String),
  });
  const list = brevo.lists.find(({ name }) => name === 'Lettre du mois');
  expect(Object.fromEntries(list?.contacts ?? [])).toEqual({
    'oui@mailly.test': { LASTNAME: 'Oui', NOM: 'Oui', FIRSTNAME: 'Anne', PRENOM: 'Anne' },
    'joined@mailly.test': { LASTNAME: 'Joined', NOM: 'Joined' },
  });
  await query('UPDATE "crm_customer" SET "gdpr_consent" = false WHERE "id" = $1', [agreed]);
  // The twin of the same address still agrees: it stays. Then neither does.
  expect(await sendToList()).toMatchObject({ state: 'sent', sentCount: 2, removedCount: 0 });
  await query(`UPDATE "crm_customer" SET "gdpr_consent" = false WHERE "lastname" = 'Twin'`);
  expect(await sendToList()).toMatchObject({ state: 'sent', sentCount: 1, removedCount: 2 });
  expect([...(list?.contacts.keys() ?? [])]).toEqual(['joined@mailly.test']);
  expect(brevo.lists.filter(({ name }) => name === 'Lettre du mois')).toHaveLength(1);
});

it('fails by what the service answered, and succeeds by itself once it is back', async () => {
  const [access] = await query<{ id: number }>('SELECT "id" FROM "mailer_access"');
  brevo.fail(429);
  const away = await call('POST', '/email/get-contact-lists', { mailerProvider: 'brevo' });
  expect(away.body).toMatchObject({ status: 503, code: 'CRM-025' });
  brevo.fail(400);
  const refused = await call('POST', `/v1/mailer_accesses/${access?.id}/test`);
  expect(refused.body).toMatchObject({ status: 409, code: 'CRM-026' });
  brevo.fail(401);
  expect(await sendToList()).toMatchObject({ state: 'failed', fault: 'key', sentCount: 0 });
  brevo.fail(500);
  const late = await sendToList();
  expect(late).toMatchObject({ state: 'failed', fault: 'away' });
  brevo.fail(undefined);
  const read = async () => (await call('GET', `/v1/mail_sendings/${idOf(late?.['@id'])}`)).body;
  await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('sent');
  expect(await read()).toMatchObject({ fault: null, sentCount: 1 });
});
