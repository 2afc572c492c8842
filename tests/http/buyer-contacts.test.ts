/** A buyer and the contact of customer relations are one person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);

afterAll(() => server?.stop());

const query = <Row = Record<string, unknown>>(text: string) => server.database.query<Row>('system', text);

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${await server.token('manager@demo.test')}`,
      'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return response.json();
}

const sell = (values: Readonly<Record<string, unknown>>) => call('POST', '/ticketing/v1/customers', values);

const contactOf = async (buyer: { readonly '@id': string }) => {
  let crmId: string | null = null;
  await expect
    .poll(
      async () => {
        crmId = (await call('GET', buyer['@id'])).crmId;
        return crmId;
      },
      { timeout: 20_000 },
    )
    .not.toBeNull();
  return call('GET', `/crm/customers/${crmId}`);
};

describe('a buyer whom the desk writes down', () => {
  it('is a contact a moment later, with what the desk knows of them', async () => {
    const buyer = await sell({
      lastname: 'Quesnel',
      firstname: 'Odile',
      email: 'odile@quesnel.test',
      city: 'Vienne',
    });
    expect(await contactOf(buyer)).toMatchObject({
      customerType: 'contact',
      lastname: 'Quesnel',
      firstname: 'Odile',
      emailList: ['odile@quesnel.test'],
      city: 'Vienne',
      orderCount: 0,
    });
  });

  it('is the contact that was there with this name and e-mail; a common name alone is another person', async () => {
    const known = await call('POST', '/crm/customers', {
      lastname: 'Vasseur',
      firstname: 'Paul',
      emailList: ['Paul.Vasseur@example.test'],
    });
    const same = await sell({ lastname: 'Vasseur', firstname: 'Paul', email: 'paul.vasseur@example.test' });
    const other = await sell({ lastname: 'Vasseur', firstname: 'Paul', email: 'another@example.test' });
    const wife = await sell({ lastname: 'Vasseur', firstname: 'Anne', email: 'paul.vasseur@example.test' });
    expect((await contactOf(same))['@id']).toBe(known['@id']);
    expect((await contactOf(other))['@id']).not.toBe(known['@id']);
    expect((await contactOf(wife))['@id']).not.toBe(known['@id']);
  });

  it('changes the contact with it', async () => {
    const buyer = await sell({ lastname: 'Rocher', email: 'rocher@example.test' });
    const contact = await contactOf(buyer);
    await call('PATCH', buyer['@id'], { lastname: 'Rocher-Petit', phone: '+33 6 11 22 33 44' });
    await expect
      .poll(
        async () => {
          const { lastname, phoneList } = await call('GET', contact['@id']);
          return { lastname, phoneList };
        },
        { timeout: 20_000 },
      )
      .toEqual({ lastname: 'Rocher-Petit', phoneList: ['+33 6 11 22 33 44'] });
  });
});

describe('the demo', () => {
  it('has a contact for every buyer, who has bought as often as they did', async () => {
    const [unlinked] = await query<{ n: number }>(
      `SELECT count(*)::int AS n FROM "customer" b WHERE b."contract_id" = 1 AND NOT EXISTS
        (SELECT 1 FROM "crm_customer" c WHERE c."contract_id" = 1 AND c."id"::text = b."crm_id" AND c."lastname" = b."lastname")`,
    );
    expect(unlinked?.n).toBe(0);
    const [frequent] = await query<{ crm_id: string; n: number }>(
      `SELECT b."crm_id", count(*)::int AS n FROM "customer" b JOIN "order" o ON o."contract_id" = 1 AND o."customer_id" = b."id"
        AND o."status" = 'validated' AND NOT o."is_training" WHERE b."contract_id" = 1 GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    );
    const contact = await call('GET', `/crm/customers/${frequent?.crm_id}`);
    expect(contact.orderCount).toBe(frequent?.n);
    expect(Date.parse(contact.lastOrderAt)).toBeLessThan(Date.now());
  });
});
