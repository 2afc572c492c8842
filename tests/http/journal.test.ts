/** The fiscal journal of a real evening: signed with what it secures, unbroken under a storm, and proved from outside. */
import { createPublicKey } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalColumns, writeArchive } from '../../overrides/fiscal/Journal/server/archive.ts';
import type { JournalRow } from '../../overrides/fiscal/Journal/server/verifyJournal.ts';
import { verifyJournal } from '../../overrides/fiscal/Journal/server/verifyJournal.ts';
import { countPrints } from '../../overrides/tickets/Ticket/server/countPrints.ts';
import { nameKey } from '../../server/keys.ts';
import { runCommand } from '../fixtures/runCommand.ts';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  const opened = await world.call('POST', '/desk_sessions', { openingFloat: 10000 });
  expect(opened.status).toBe(201);
  await world.manage('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

const readRows = () =>
  world.rows<JournalRow>(
    `SELECT ${journalColumns} FROM "journal_record" r WHERE r."contract_id" = 1 ORDER BY r."series", r."number"`,
    [],
  );
const readPublicKeys = () => {
  const folder = join(world.server.varDir, 'keys');
  const keys = readdirSync(folder)
    .filter((name) => name.startsWith('record-'))
    .map((name) => createPublicKey(readFileSync(join(folder, name), 'utf8')));
  return new Map(keys.map((key) => [nameKey(key), key]));
};
const readLast = async (series: string) => {
  const rows = (await readRows()).filter((row) => row.series === series);
  return JSON.parse(rows.at(-1)?.content ?? '{}');
};
const verdict = async () => verifyJournal(await readRows(), readPublicKeys());

/** The embedded database as a copy has it, beside the server. */
function copyFolder(varDir: string): string {
  const copy = join(varDir, 'copy');
  cpSync(join(varDir, 'data'), join(copy, 'data'), { recursive: true });
  return copy;
}

describe('the journal', () => {
  it('has a sale with its lines, rate and payment, and its refund with amounts below 0', async () => {
    const { prices } = await world.addShow({ total: 20 });
    const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
    const sold = await world.pay(cart, 5000, 'cash');
    const order = sold.body['@id'];
    const { number } = (await world.call('GET', `${order}?fields=number`)).body;
    const sale = await readLast('T');
    expect(sale).toMatchObject({
      type: 'sale',
      document: number,
      demo: true,
      operator: 'anna@demo.test',
      total: 5000,
      lines: [{ quantity: 2, unit: 2500, gross: 5000 }],
      payments: [{ code: 'cash', amount: 5000 }],
    });
    expect(sale.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
    const { lines } = (await world.manage('GET', `${order}/refundable`)).body;
    const refunded = await world.manage('POST', `${order}/refund`, {
      lines: [{ orderItem: lines[0].orderItem, quantity: 1, tickets: [lines[0].tickets[0].ticket] }],
      payments: [{ deskPaymentMethod: world.methods.cash, amount: 2500 }],
    });
    expect(refunded.status, JSON.stringify(refunded.body)).toBeLessThan(300);
    expect(await readLast('T')).toMatchObject({
      type: 'refund',
      document: number,
      total: -2500,
      lines: [{ quantity: -1, gross: -2500, rate: sale.lines[0].rate }],
      payments: [{ code: 'cash', amount: -2500 }],
    });
    expect((await verdict()).faults).toEqual([]);
  });

  it('has the opening of a session, cash that went through its drawer, and copies', async () => {
    const opened = (await readRows())
      .filter(({ series }) => series === 'L')
      .map(({ content }) => JSON.parse(content));
    expect(opened.slice(-2)).toMatchObject([
      { type: 'session_open', operator: 'anna@demo.test', facts: { openingFloat: 10000 } },
      { type: 'session_open', operator: 'manager@demo.test', facts: { openingFloat: 0 } },
    ]);
    const moved = await world.call('POST', '/cash_movements', {
      direction: 'out',
      amount: 1890,
      reason: 'Paper',
    });
    expect(moved.status).toBe(201);
    expect(await readLast('P')).toMatchObject({ type: 'cash_out', total: -1890, reason: 'Paper' });
    const [ticket] = await world.rows<{ id: number; number: number; prints: number }>(
      'SELECT "id", "number", "print_count" AS "prints" FROM "ticket" ORDER BY "id" DESC LIMIT 1',
      [],
    );
    const print = () =>
      countPrints(
        world.server.host.transaction,
        { contract: 1, actor: 'box' },
        { urls: [`/ticketing/v1/tickets/${ticket?.id}.png`], at: new Date() },
      );
    await print();
    expect((await readRows()).filter(({ series }) => series === 'C')).toEqual([]);
    await print();
    expect(await readLast('C')).toMatchObject({
      type: 'duplicate',
      document: String(ticket?.number),
      operator: 'box',
      facts: { prints: 2 },
    });
  });

  it('has the closing of a session with what it took and what was counted', async () => {
    const session = (await world.manage('GET', '/desk_sessions?opened=1&user=me')).body.member[0];
    expect((await world.manage('POST', `${session['@id']}/close`)).status).toBe(204);
    expect(await readLast('L')).toMatchObject({
      type: 'session_close',
      document: String(session.sessionNumber),
      total: -2500,
      payments: [{ code: 'cash', amount: -2500 }],
      facts: { openingFloat: 0, expectedCash: -2500 },
    });
  });

  it('has nothing of a sale that fails', async () => {
    const { prices } = await world.addShow({ total: 5 });
    const cart = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
    const before = (await readRows()).length;
    expect((await world.pay(cart, 100)).status).toBe(422);
    expect((await readRows()).length).toBe(before);
    expect((await world.pay(cart, 2500)).status).toBe(201);
    expect((await readRows()).length).toBe(before + 1);
    expect((await verdict()).faults).toEqual([]);
  });

  it('is one unbroken chain after a storm of sales, some of which fail', async () => {
    const { prices } = await world.addShow({ total: 100 });
    const count = (rows: readonly JournalRow[]) => rows.filter(({ series }) => series === 'T').length;
    const before = count(await readRows());
    const carts = await Promise.all(
      Array.from({ length: 24 }, async () => (await world.hold([[prices[0] ?? '', 1]])).body['@id']),
    );
    const answers = await Promise.all(
      carts.map((cart, index) => world.pay(cart, index % 4 === 3 ? 1 : 2500)),
    );
    const sold = answers.filter(({ status }) => status === 201).length;
    expect(sold).toBe(18);
    expect(count(await readRows())).toBe(before + sold);
    expect((await verdict()).faults).toEqual([]);
  });

  it('is only added to: neither requests nor the owner of the tables change or delete a record', async () => {
    const change = `UPDATE "journal_record" SET "content" = '{}' WHERE "contract_id" = 1`;
    await expect(world.rows(change, [])).rejects.toThrow(/cannot be changed/);
    await expect(world.rows('DELETE FROM "journal_record"', [])).rejects.toThrow(/cannot be deleted/);
    await expect(world.server.database.query({ contract: 1 }, change)).rejects.toThrow(/permission denied/);
  });

  it('keeps a real organiser’s sales in chains of their own', async () => {
    await world.rows('UPDATE "contract" SET "is_demo" = false WHERE "id" = 1', []);
    const { prices } = await world.addShow({ total: 5 });
    const cart = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
    expect((await world.pay(cart, 2500)).status).toBe(201);
    await world.rows('UPDATE "contract" SET "is_demo" = true WHERE "id" = 1', []);
    const real = (await readRows()).filter(({ isDemo }) => !isDemo);
    expect(real.map(({ series, number }) => [series, number])).toEqual([['T', 1]]);
    expect((await verdict()).faults).toEqual([]);
  });

  it('is listed for who reads fiscal records, from its signed text', async () => {
    const { body } = await world.manage(
      'GET',
      '/journal_records?series=T&itemsPerPage=1&order[number]=asc&isDemo=true',
    );
    expect(body.member[0]).toMatchObject({
      series: 'T',
      number: 1,
      type: 'sale',
      total: 5000,
      operator: 'anna@demo.test',
    });
    expect((await world.call('GET', '/journal_records')).status).toBe(403);
  });
});

it('is proved by a command from outside, also across a rotation of its key, and shown as broken once it is tampered with', async () => {
  const { varDir, host } = world.server;
  const rotated = await runCommand('rotate-keys', ['--records'], { VAR_DIR: varDir });
  expect(rotated.output).toContain('signs the journal from now on');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { prices } = await world.addShow({ total: 5 });
  expect((await world.pay((await world.hold([[prices[0] ?? '', 1]])).body['@id'], 2500)).status).toBe(201);
  expect((await verdict()).faults).toEqual([]);
  expect(new Set((await readRows()).map(({ content }) => JSON.parse(content).key)).size).toBe(2);
  const archive = join(varDir, 'journal.jsonl');
  writeFileSync(archive, writeArchive(await readRows()));
  const verify = (source: string) => runCommand('verify', [source, '--keys', join(varDir, 'keys')], {});
  expect(await verify(archive)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok: \d+ records of 5 chains$/m),
  });
  await world.rows('ALTER TABLE "journal_record" DISABLE TRIGGER "lasting_journal"', []);
  await world.rows(`DELETE FROM "journal_record" WHERE "series" = 'T' AND "is_demo" AND "number" = 2`, []);
  const broken = 'not ok: contract 1 (demonstration) T 2 is missing';
  writeFileSync(archive, writeArchive(await readRows()));
  expect(await verify(archive)).toMatchObject({ code: 1, output: expect.stringContaining(broken) });
  expect(await verify(host.settings.databaseUrl ?? copyFolder(varDir))).toMatchObject({
    code: 1,
    output: expect.stringContaining(broken),
  });
});
