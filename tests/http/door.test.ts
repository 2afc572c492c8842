/** The door (R45, R47): who is let in, who is refused and why, what is counted, and what a steward looks up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeScan } from '../../overrides/tickets/Scan/model.ts';
import { readScanned } from '../../overrides/tickets/Scan/server/readScanned.ts';
import type { Transaction } from '../../server/kit.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { testDatabase } from '../fixtures/server.ts';

let world: SaleWorld;
/** Where everybody comes in, and a door that is on no track. */
let hall: string;
let stageDoor: string;

const VERDICT =
  'status,direction,previousScan{scanDate,checkpoint{name}},rightCheckpoint{name},ticket{eventDateStartDate}';

beforeAll(async () => {
  world = await startSaleWorld({ database: testDatabase });
  await world.call('POST', '/desk_sessions', {});
  const [row] = await world.rows<{ id: number }>(
    `SELECT c."checkpoint_id" AS "id" FROM "scan_track_checkpoint" c JOIN "scan_track" k ON k."id" = c."scan_track_id"
     WHERE k."contract_id" = 1 AND k."is_default" LIMIT 1`,
    [],
  );
  hall = `/ticketing/v1/checkpoints/${row?.id}`;
  stageDoor = (await world.manage('POST', '/checkpoints', { name: 'Stage door' })).body['@id'];
}, 120_000);
afterAll(() => world?.stop());

/** A performance of tonight with tickets that are sold. */
async function sell(count: number, price: Record<string, unknown> = {}) {
  const show = await world.addShow({ date: { startDate: hours(1) }, prices: [price] });
  const cart = await world.hold([[show.prices[0] ?? '', count]]);
  expect((await world.pay(cart.body['@id'], 2500 * count)).status).toBe(201);
  const tickets = await world.rows<{ id: number; barcode: string }>(
    `SELECT "id", "barcode" FROM "ticket" WHERE "contract_id" = 1 AND "event_date_id" = $1 ORDER BY "id"`,
    [idOf(show.eventDate)],
  );
  const [first = { id: 0, barcode: '' }] = tickets;
  return { ...show, tickets, first };
}

const scan = (barcode: string, more: Record<string, unknown> = {}) =>
  world.manage('POST', `/scans?fields=${VERDICT}`, { barcode, checkpoint: hall, ...more });

const statusOf = async (barcode: string, more: Record<string, unknown> = {}) =>
  (await scan(barcode, more)).body.status;

const setTicket = (id: number, values: string) =>
  world.rows(`UPDATE "ticket" SET ${values} WHERE "contract_id" = 1 AND "id" = $1`, [id]);

const readTicket = async (id: number) =>
  (
    await world.manage(
      'GET',
      `/tickets/${id}?fields=currentScanNb,currentValidScanNb,remainingScanNb,isInside,firstScannedDate,lastScannedDate`,
    )
  ).body;

describe('a ticket at the door', () => {
  it('is let in once; the second time it is said when and where it came in', async () => {
    const { first, eventDate } = await sell(1);
    const before = Date.now();
    const admitted = await scan(first.barcode, { eventDate });
    expect([admitted.status, admitted.body.status]).toEqual([201, 'ok']);
    const refused = await scan(first.barcode, { eventDate, checkpoint: stageDoor });
    expect(refused.body.status).toBe('wrong_checkpoint');
    expect(refused.body.rightCheckpoint.name).toBeTypeOf('string');
    const again = await scan(first.barcode, { eventDate });
    expect(again.body).toMatchObject({
      status: 'already_used',
      previousScan: { checkpoint: { '@id': hall } },
    });
    expect(Date.parse(again.body.previousScan.scanDate)).toBeGreaterThanOrEqual(before - 1000);
    expect(await readTicket(first.id)).toMatchObject({
      currentScanNb: 3,
      currentValidScanNb: 1,
      remainingScanNb: 0,
      isInside: true,
    });
  });

  it('is found by its code with spaces, hyphens and small letters, and by its own address', async () => {
    const { tickets, eventDate } = await sell(2);
    const [one, two] = tickets;
    const typed = (one?.barcode.match(/.{1,4}/g) ?? []).join('-').toLowerCase();
    expect(await statusOf(` ${typed} `, { eventDate })).toBe('ok');
    const byTicket = await world.manage('POST', `/tickets/${two?.id}/scans`, { checkpoint: hall });
    expect([byTicket.status, byTicket.body.status, byTicket.body.barcode]).toEqual([201, 'ok', two?.barcode]);
  });

  it('is refused with its reason', async () => {
    const { first, eventDate } = await sell(1);
    const other = await sell(1);
    const reasons = {
      cancelled: `"status" = 'cancelled', "valid" = false`,
      refunded: `"status" = 'refunded', "valid" = false`,
      unpaid: `"status" = 'booked', "valid" = true`,
      revoked: `"status" = 'payed', "valid" = false`,
      blocked: `"valid" = true, "is_blocked" = true`,
      too_early: `"is_blocked" = false, "valid_start_date" = now() + interval '10 minutes'`,
      too_late: `"valid_start_date" = NULL, "valid_end_date" = now() - interval '10 minutes'`,
    };
    for (const [reason, values] of Object.entries(reasons)) {
      await setTicket(first.id, values);
      expect(await statusOf(first.barcode, { eventDate })).toBe(reason);
    }
    const elsewhere = await scan(other.first.barcode, { eventDate });
    expect(elsewhere.body.status).toBe('wrong_event_date');
    expect(elsewhere.body.ticket.eventDateStartDate).toBeTypeOf('string');
    expect(await statusOf('NOBODYHASTHIS', { eventDate })).toBe('unknown');
    expect((await readTicket(first.id)).currentValidScanNb).toBe(0);
  });

  it('of a performance of another night is refused by a door that names none', async () => {
    const { first, eventDate } = await sell(1);
    await world.rows(`UPDATE "event_date" SET "start_date" = now() + interval '2 days' WHERE "id" = $1`, [
      idOf(eventDate),
    ]);
    expect(await statusOf(first.barcode)).toBe('wrong_event_date');
  });

  it('is let in again once its scan is undone; the scans themselves stay', async () => {
    const { first, eventDate } = await sell(1);
    await scan(first.barcode, { eventDate });
    expect((await world.manage('PUT', `/tickets/${first.id}/unscan`, {})).status).toBe(200);
    expect(await readTicket(first.id)).toMatchObject({
      currentScanNb: 0,
      currentValidScanNb: 0,
      remainingScanNb: 1,
      isInside: false,
      firstScannedDate: null,
    });
    expect(await statusOf(first.barcode, { eventDate })).toBe('ok');
    const kept = await world.manage('GET', `/scans?ticket=/ticketing/v1/tickets/${first.id}`);
    expect(kept.body.totalItems).toBe(2);
  });
});

describe('a track', () => {
  it('counts by ticket and by checkpoint: two entries, one of them at the bar', async () => {
    const bar = (await world.manage('POST', '/checkpoints', { name: 'Bar' })).body['@id'];
    const track = await world.manage('POST', '/scan_tracks', {
      name: 'Twice, the bar once',
      maxScanNb: 3,
      scanTrackCheckpointList: [{ checkpoint: hall }, { checkpoint: bar, maxScanNb: 1 }],
    });
    expect(track.status).toBe(201);
    const { first, eventDate } = await sell(1, { scanTrack: track.body['@id'] });
    const seen = [];
    for (const checkpoint of [bar, bar, hall, hall, hall])
      seen.push(await statusOf(first.barcode, { eventDate, checkpoint }));
    expect(seen).toEqual(['ok', 'already_used', 'ok', 'ok', 'already_used']);
    expect(await statusOf(first.barcode, { eventDate, checkpoint: stageDoor })).toBe('wrong_checkpoint');
    const counted = await world.manage(
      'GET',
      `/ticket_checkpoints?ticket=/ticketing/v1/tickets/${first.id}&order[id]=asc&fields=label,currentScanNb,currentValidScanNb,isUnlimited,remainingScanNb`,
    );
    expect(counted.body.member).toMatchObject([
      { label: 'Bar', currentScanNb: 2, currentValidScanNb: 1, isUnlimited: false, remainingScanNb: 0 },
      { currentScanNb: 3, currentValidScanNb: 2, isUnlimited: true },
      { label: 'Stage door', currentScanNb: 1, currentValidScanNb: 0 },
    ]);
  });

  it('lets back in who went out, where it allows that, and nobody else on the same ticket', async () => {
    const track = await world.manage('POST', '/scan_tracks', {
      name: 'With re-entry',
      maxScanNb: 1,
      allowsReentry: true,
    });
    const { first, eventDate } = await sell(1, { scanTrack: track.body['@id'] });
    const seen = [];
    for (const direction of ['out', 'in', 'in', 'out', 'out', 'in'])
      seen.push(await statusOf(first.barcode, { eventDate, direction }));
    expect(seen).toEqual(['already_used', 'ok', 'already_used', 'ok', 'already_used', 'ok']);
    const strict = await sell(1);
    for (const direction of ['in', 'out']) await scan(strict.first.barcode, { direction });
    expect(await statusOf(strict.first.barcode)).toBe('already_used');
  });
});

describe('setting up the doors', () => {
  it('puts a price of a show on a track for its performances to come, and the door goes by it', async () => {
    const { first, eventDate, ticketing } = await sell(1, { name: 'Members' });
    const track = await world.manage('POST', '/scan_tracks', {
      name: 'Stage door only',
      maxScanNb: 1,
      scanTrackCheckpointList: [{ checkpoint: stageDoor }],
    });
    const path = `/scan_tracks/${idOf(track.body['@id'])}/prices`;
    expect(await statusOf(first.barcode, { eventDate, checkpoint: stageDoor })).toBe('wrong_checkpoint');
    const lines = await world.manage('GET', `${path}?ticketing=${ticketing}`);
    expect(lines.body).toMatchObject([{ name: 'Members', performances: 1, following: 0 }]);
    const chosen = await world.manage('PUT', path, { ticketing, names: ['Members'] });
    expect(chosen.body).toMatchObject([{ name: 'Members', performances: 1, following: 1 }]);
    expect(await statusOf(first.barcode, { eventDate })).toBe('wrong_checkpoint');
    expect(await statusOf(first.barcode, { eventDate, checkpoint: stageDoor })).toBe('ok');
    const cleared = await world.manage('PUT', path, { ticketing, names: [] });
    expect(cleared.body).toEqual([]);
    expect(await statusOf(first.barcode, { eventDate })).toBe('already_used');
  });

  it('keeps the prices of others as they are, and asks for the right to prices', async () => {
    const own = await sell(1, { name: 'Members' });
    const other = await sell(1, { name: 'Members' });
    const track = await world.manage('POST', '/scan_tracks', { name: 'One show', maxScanNb: 1 });
    const path = `/scan_tracks/${idOf(track.body['@id'])}/prices`;
    await world.manage('PUT', path, { ticketing: own.ticketing, names: ['Members'] });
    const lines = await world.manage('GET', path);
    expect(lines.body).toMatchObject([{ ticketing: own.ticketing, following: 1 }]);
    const refused = await world.call('PUT', path, { ticketing: other.ticketing, names: ['Members'] });
    expect([refused.status, refused.body.code]).toEqual([403, 'RIGHT-001']);
  });

  it('has one default track and one door that is proposed first', async () => {
    for (const collection of ['scan_tracks', 'checkpoints']) {
      const before = await world.manage('GET', `/${collection}?isDefault=true&fields=name`);
      const made = await world.manage('POST', `/${collection}`, { name: 'The new default', isDefault: true });
      const now = await world.manage('GET', `/${collection}?isDefault=true&fields=name`);
      expect([before.body.totalItems, now.body.member.map(({ name }: { name: string }) => name)]).toEqual([
        1,
        ['The new default'],
      ]);
      const first = before.body.member[0]['@id'];
      await world.manage('PUT', `/${collection}/${idOf(first)}`, { isDefault: true });
      const again = await world.manage('GET', `/${collection}?isDefault=true&fields=name`);
      expect(again.body.member.map((one: { '@id': string }) => one['@id'])).toEqual([first]);
      await world.manage('DELETE', `/${collection}/${idOf(made.body['@id'])}`);
    }
  });
});

describe('a scanner', () => {
  it('R47: a scan sent twice with its nonce is one scan, and the nonce is no other ticket’s', async () => {
    const { tickets, eventDate } = await sell(2);
    const sent = { eventDate, deviceId: 'phone-7', nonce: 'n-1' };
    const first = await scan(tickets[0]?.barcode ?? '', sent);
    const again = await scan(tickets[0]?.barcode ?? '', sent);
    expect([first.body.status, again.body.status, again.body['@id']]).toEqual([
      'ok',
      'ok',
      first.body['@id'],
    ]);
    expect((await readTicket(tickets[0]?.id ?? 0)).currentScanNb).toBe(1);
    const other = await scan(tickets[1]?.barcode ?? '', sent);
    expect([other.status, other.body.code]).toEqual([409, 'TICKET-004']);
  });

  it('R47: a scan without a network arrives late as a fact, with its own time, refused or not', async () => {
    const { first, eventDate } = await sell(1);
    await scan(first.barcode, { eventDate });
    const scanDate = hours(-0.2);
    const late = await scan(first.barcode, {
      eventDate,
      isOffline: true,
      scanDate,
      deviceId: 'x',
      nonce: 'l',
    });
    expect([late.status, late.body.status]).toEqual([201, 'already_used']);
    const [stored] = await world.rows<{ offline: boolean; at: string }>(
      `SELECT "is_offline" AS "offline", "scan_date" AS "at" FROM "scan" WHERE "contract_id" = 1 AND "id" = $1`,
      [idOf(late.body['@id'])],
    );
    expect([stored?.offline, new Date(stored?.at ?? '').toISOString()]).toEqual([true, scanDate]);
  });

  it('names what it read, and a performance where its steward has only some shows', async () => {
    expect((await world.manage('POST', '/scans', { checkpoint: hall })).body.code).toBe('TICKET-005');
    const { ticketing, eventDate, first } = await sell(1);
    const granted = await fetch(
      `${world.server.origin}/accounts/api/v1/contracts/1/users/grantPersonalizedAccess`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await world.server.token('manager@demo.test')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          user: 3,
          policies: [{ policy: { code: 'tickets.scan' }, resources: [ticketing] }],
        }),
      },
    );
    expect(granted.status).toBe(200);
    const steward = world.as('bruno@demo.test');
    const at = (more: Record<string, unknown>) =>
      steward('POST', `/scans?fields=status`, { barcode: first.barcode, checkpoint: hall, ...more });
    const anywhere = await at({});
    expect([anywhere.status, anywhere.body.code]).toEqual([422, 'TICKET-006']);
    expect((await at({ eventDate })).body.status).toBe('ok');
    const named = await steward('GET', `${eventDate}/door/tickets?name=zoe`);
    expect([named.status, named.body.code]).toEqual([403, 'RIGHT-001']);
  });
});

describe('what a steward looks up', () => {
  it('people in by door: who came, who is inside, who was refused', async () => {
    const { tickets, eventDate } = await sell(4);
    for (const { barcode } of tickets.slice(0, 3)) await scan(barcode, { eventDate });
    await scan(tickets[0]?.barcode ?? '', { eventDate });
    await scan(tickets[1]?.barcode ?? '', { eventDate, direction: 'out' });
    await world.manage('PUT', `/tickets/${tickets[2]?.id}/unscan`, {});
    const { body } = await world.manage('GET', `${eventDate}/door`);
    expect(body).toMatchObject({ expected: 4, arrived: 2, inside: 1 });
    expect(body.doors.find((door: { checkpoint: string }) => door.checkpoint === hall)).toMatchObject({
      entries: 2,
      exits: 1,
      refusals: 1,
    });
  });

  it('tickets by name, without accents, of this performance alone', async () => {
    const { tickets, eventDate } = await sell(2);
    await setTicket(tickets[0]?.id ?? 0, `"data" = '{"firstname":"Zoé","lastname":"Lefèvre"}'`);
    const { body } = await world.manage('GET', `${eventDate}/door/tickets?name=zoe%20lefe`);
    expect(body.member ?? body).toMatchObject([{ name: 'Lefèvre Zoé', isValid: true, scannedAt: null }]);
    const other = await sell(1);
    const none = await world.manage('GET', `${other.eventDate}/door/tickets?name=lefevre`);
    expect(none.body.member ?? none.body).toEqual([]);
  });
});

describe('two doors that scan one ticket at the same moment', () => {
  it('let one in', async () => {
    const { first, eventDate } = await sell(1);
    const seen = await Promise.all(Array.from({ length: 20 }, () => statusOf(first.barcode, { eventDate })));
    expect(seen.sort()).toEqual([...Array.from({ length: 19 }, () => 'already_used'), 'ok']);
    expect(await readTicket(first.id)).toMatchObject({ currentScanNb: 20, currentValidScanNb: 1 });
  });

  /** What a door does between reading a ticket and writing down that it came in, twenty doors at once. */
  async function scanAtOnce(lock: (tx: Transaction, ticket: number) => Promise<unknown>) {
    const { first } = await sell(1);
    const asked = { contract: 1, ticket: first.id, checkpoint: null, direction: 'in' } as const;
    const admit = async (tx: Transaction) => {
      await lock(tx, first.id);
      const scanned = await readScanned(tx, asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const status = judgeScan(scanned, { direction: 'in', eventDate: null, at: new Date() });
      if (status === 'ok')
        await tx.query(
          `UPDATE "ticket" SET "current_valid_scan_nb" = coalesce("current_valid_scan_nb", 0) + 1 WHERE "contract_id" = 1 AND "id" = $1`,
          [first.id],
        );
      return status;
    };
    const seen = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.server.database.transaction({ contract: 1, actor: 'test' }, admit),
      ),
    );
    return seen.filter((status) => status === 'ok').length;
  }

  // The embedded database has one connection: nothing can race there.
  it.runIf(testDatabase === 'postgres')(
    'guard off: without the lock the same ticket lets many in',
    async () => {
      expect(await scanAtOnce(async () => undefined)).toBeGreaterThan(1);
    },
  );

  it.runIf(testDatabase === 'postgres')('guard on: with the lock, one', async () => {
    const lock = (tx: Transaction, ticket: number) =>
      tx.query(`SELECT 1 FROM "ticket" WHERE "contract_id" = 1 AND "id" = $1 FOR UPDATE`, [ticket]);
    expect(await scanAtOnce(lock)).toBe(1);
  });
});
