/** What the smaller records derive from others: names, sums, flags; and the records that follow another one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePayment, describeSale } from '../../overrides/money/Ledger/model.ts';
import { recordMoney } from '../../overrides/money/Ledger/server/recordMoney.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
async function call(method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/ld+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const base = '/ticketing/v1';
const accounts = '/accounts/api/v1/contracts/1';
const idOf = (iri: string) => Number(iri.replace(/^.*\//, ''));
const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(row);
  const text = `INSERT INTO "${table}" ("contract_id", ${names.map((name) => `"${name}"`).join(', ')})
    VALUES (1, ${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING "id"`;
  return server.database.query<{ id: number }>('system', text, Object.values(row));
};

describe('a member of staff', () => {
  it('is the same person in the ticketing’s and the desk’s API', async () => {
    expect(await call('GET', `${base}/me?fields=fullName,email,contractUserList`)).toMatchObject({
      '@type': 'User',
      fullName: 'Laurent Camille',
      email: 'manager@demo.test',
      contractUserList: ['/api/contract_users/1'],
    });
    expect((await call('GET', '/api/users?q=')).member[1]).toMatchObject({
      fullName: 'Moreau Anna',
      enabled: true,
      roles: ['Guichet'],
    });
    expect((await call('GET', '/api/contract_users/2')).deskSellingDeviceId).toBe(1);
  });

  it('gets a user of each API when it is made, and a name from its parts', async () => {
    const made = await call('POST', `${accounts}/users`, {
      email: 'nina@demo.test',
      firstname: 'Nina',
      lastname: 'Roche',
    });
    expect(made.fullName).toBe('Roche Nina');
    const users = await call('GET', `${base}/users?fields=email,contractUserList&itemsPerPage=100`);
    const user = users.member.find((one: { email: string }) => one.email === 'nina@demo.test');
    expect(user.contractUserList).toHaveLength(1);
    const changed = await call('PUT', made['@id'], { lastname: 'Roche-Vial' });
    expect(changed.fullName).toBe('Roche-Vial Nina');
  });

  it('is listed under its role', async () => {
    const holders = await call('GET', `${accounts}/roles/3/users`);
    expect(holders.member.map((one: { email: string }) => one.email)).toEqual([
      'bruno@demo.test',
      'anna@demo.test',
    ]);
  });
});

it('names a selling device among the desks while it is one', async () => {
  const names = async () =>
    (await call('GET', `${accounts}/desk-selling-devices`)).member.map((one: { name: string }) => one.name);
  expect(await names()).toEqual(['Guichet principal', 'Caisse du foyer']);
  const device = await call('POST', `${base}/selling_devices`, { name: 'Chapiteau', type: 'DESK' });
  expect(await names()).toContain('Chapiteau');
  await call('PUT', device['@id'], { type: 'RESELLER' });
  expect(await names()).not.toContain('Chapiteau');
});

it('tells of a show what its coming performances have left, in their contingents and beside them', async () => {
  const show = await call('POST', `${base}/ticketings`, { title: 'La Mouette' });
  const date = (startDate: string, totalStock: number) =>
    call('POST', `${base}/event_dates`, {
      ticketing: show['@id'],
      startDate,
      unlimitedStock: false,
      totalStock,
    });
  const contingent = (eventDate: { '@id': string }, totalStock: number, parent?: string) =>
    call('POST', `${base}/stock_contingents`, {
      eventDate: eventDate['@id'],
      name: 'Comité',
      totalStock,
      unlimitedStock: false,
      ...(parent && { parent }),
    });
  const left = async () => {
    const answered = await call('GET', show['@id']);
    return [answered.contingentBookableStock, answered.notInStockContingentBookableStock];
  };
  expect(await left()).toEqual([0, 0]);
  const first = await date('2099-03-01T19:00:00Z', 100);
  const second = await date('2099-03-02T19:00:00Z', 50);
  const past = await date('2001-03-01T19:00:00Z', 30);
  const { '@id': whole } = await contingent(first, 20);
  await contingent(first, 15, whole);
  await contingent(second, 10);
  await contingent(past, 5);
  expect(await left()).toEqual([30, 120]);
  await call('PUT', show['@id'], { permanent: true });
  expect(await left()).toEqual([35, 145]);
  await call('PUT', show['@id'], { permanent: false });
  await call('PUT', `${second['@id']}/cancel`);
  expect(await left()).toEqual([20, 80]);
  await call('PUT', first['@id'], { unlimitedStock: true });
  expect(await left()).toEqual([20, null]);
});

describe('money', () => {
  it('of an account holder is summed by currency, cash coupons apart', async () => {
    const client = await call('POST', `${base}/clients`, { name: 'Comité Durand' });
    expect([client.balance, client.cashCouponBalance]).toEqual([{}, {}]);
    const facts = { client: idOf(client['@id']), currency: 'EUR', at: '2026-11-20T10:00:00Z' } as const;
    const deposit = (amount: number, more: object = {}) =>
      describePayment({ ...facts, ...more, payments: [{ name: 'check', amount }] });
    const owed = {
      ...facts,
      at: '2026-11-21T10:00:00Z',
      parts: [{ account: 'sale', amount: 1200 }],
    } as const;
    await server.database.transaction({ contract: 1 }, (tx) =>
      recordMoney(tx, 1, [
        deposit(5000),
        describeSale({ ...owed, payments: [] }),
        deposit(700, { provider: 'cash_coupon_breakdown' }),
        deposit(300, { currency: 'CHF' }),
      ]),
    );
    expect(await call('GET', client['@id'])).toMatchObject({
      credit: { EUR: 5000, CHF: 300 },
      debit: { EUR: 1200, CHF: 0 },
      balance: { EUR: 3800, CHF: 300 },
      cashCouponBalance: { EUR: 700 },
      mostRecentTransactionValueDate: '2026-11-21T10:00:00Z',
    });
  });

  it('of a payment in instalments is what is paid and what is due', async () => {
    const plan = await call('POST', `${base}/subscriptions`, { name: 'Abonnement en trois fois' });
    const part = { subscription_id: idOf(plan['@id']), due_date: '2026-12-01' };
    for (const [amount, status] of [
      [1000, 'paid'],
      [1500, 'pending'],
      [500, 'failed'],
      [300, 'cancelled'],
    ])
      await insert('subscription_maturity', { ...part, amount, status });
    const { paidMaturityAmount, pendingMaturityAmount } = await call('GET', plan['@id']);
    expect([paidMaturityAmount, pendingMaturityAmount]).toEqual([1000, 2000]);
  });

  it('has nowhere to be paid out to until the wallet has a bank account', async () => {
    const wallet = await call('POST', `${base}/wallets`, { name: 'Ventes en ligne', provider: 'payline' });
    expect(wallet).toMatchObject({
      missingBankAccounts: true,
      feeCollectionType: 'payout',
      payoutPeriodicity: 'weekly',
      reserveAmountThreshold: 10000,
      reserveRatioThreshold: 0.1,
      paymentPayoutTimeThreshold: 604800,
      ticketingPayoutTimeThreshold: 259200,
    });
    await call('POST', `${base}/bank_accounts`, {
      wallet: wallet['@id'],
      ownerName: 'Théâtre des Lumières',
      iban: 'FR7630006000011234567890189',
    });
    expect((await call('GET', wallet['@id'])).missingBankAccounts).toBe(false);
  });
});

describe('a customer', () => {
  it('is named by last name, then first name', async () => {
    const made = await call('POST', `${base}/customers`, { lastname: 'Petit', firstname: 'Léa' });
    expect(made.displayName).toBe('Petit Léa');
    expect((await call('PUT', made['@id'], { firstname: 'Zoé' })).displayName).toBe('Petit Zoé');
  });

  it('of the customer relations falls back on its first e-mail', async () => {
    const made = await call('POST', '/crm/customers', { emailList: ['lea@example.test'] });
    expect(made.displayName).toBe('lea@example.test');
    expect((await call('PUT', made['@id'], { lastname: 'Petit' })).displayName).toBe('Petit');
  });

  it('has a coupon that expires when its last day is past', async () => {
    await insert('customer_coupon', { code: 'OLD', valid_until: '2020-01-01T00:00:00Z' });
    await insert('customer_coupon', { code: 'OPEN' });
    const { member } = await call(
      'GET',
      '/crm/v1/customer_coupons?code[]=OLD&code[]=OPEN&fields=code,isExpired',
    );
    expect(
      Object.fromEntries(
        member.map((one: { code: string; isExpired: boolean }) => [one.code, one.isExpired]),
      ),
    ).toEqual({ OLD: true, OPEN: false });
  });
});

it('allows with an imported file what its status allows', async () => {
  const flags = async (importStatus: string, importToken: string | null = `amis-${importStatus}`) => {
    const [row] = await insert('imported_file', {
      original_name: 'amis.csv',
      import_status: importStatus,
      import_token: importToken,
    });
    const file = await call('GET', `/crm/v1/imported_files/${row?.id}`);
    return Object.keys(file).filter((name) => name.startsWith('can') && file[name]);
  };
  expect(await flags('pending')).toEqual(['canBeCancelled', 'canDownloadOriginalFile']);
  expect(await flags('with_errors')).toEqual([
    'canBeRetried',
    'canBeDeleted',
    'canDownloadErrorReport',
    'canDownloadOriginalFile',
  ]);
  expect(await flags('deleted')).toEqual([]);
  // Told of and never received: there is nothing to try again, and nothing to take out.
  expect(await flags('with_errors', null)).toEqual(['canBeDeleted', 'canDownloadErrorReport']);
});

it('says that a provider’s name is mapped once it points to one of ours', async () => {
  const made = await call('POST', `${base}/ticketing_mappings`, { label: 'Le Cid', eventCode: 'CID' });
  expect(made.isMapped).toBe(false);
  const shows = await call('GET', `${base}/ticketings?itemsPerPage=1`);
  const mapped = await call('PUT', made['@id'], { ticketing: shows.member[0]['@id'] });
  expect(mapped.isMapped).toBe(true);
});

it('keeps a person’s own notifications, with the message of the desk’s', async () => {
  const [notification] = await server.database.query<{ id: number }>(
    'system',
    `INSERT INTO "desk_notification" ("contract_id", "message") VALUES (0, 'Mise à jour ce soir') RETURNING "id"`,
  );
  for (const user of [1, 2])
    await insert('user_desk_notification', {
      accounts_user_id: user,
      desk_notification_id: notification?.id,
    });
  const path = '/api/user_desk_notifications?user=me&discarded=0';
  const read = async () =>
    (await call('GET', path)).member.filter(
      (one: { message: string }) => one.message === 'Mise à jour ce soir',
    );
  const mine = await read();
  expect(mine).toHaveLength(1);
  await call('PUT', mine[0]['@id'], { discardedAt: '2026-11-21T10:00:00Z' });
  expect(await read()).toEqual([]);
});

it('makes the owner of a saved view who saves it, and lets nobody else change it', async () => {
  const made = await call('POST', `${base}/saved_views`, {
    name: 'Ce mois',
    resource: 'Order',
    isShared: true,
  });
  expect(made).toMatchObject({ owner: 'manager@demo.test', isShared: true });
  const anna = await server.token('anna@demo.test');
  for (const method of ['PUT', 'DELETE']) {
    const refused = await fetch(`${server.origin}${made['@id']}`, {
      method,
      headers: { authorization: `Bearer ${anna}`, 'content-type': 'application/ld+json' },
      ...(method === 'PUT' ? { body: JSON.stringify({ name: 'Le mien' }) } : {}),
    });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'VIEW-001']);
  }
  const shown = await call('GET', `${base}/saved_views?mine=1&fields=name`);
  expect(shown.member.map((one: { name: string }) => one.name)).toContain('Ce mois');
});
