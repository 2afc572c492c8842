/** A partner's files of tickets: mapped, imported, scanned at the door, refused row by row, tried again and taken back. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { instantToLocal } from '../../schema/localTime.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { testDatabase } from '../fixtures/server.ts';
import { createTicketFiles, windows1252 } from '../fixtures/ticketImports.ts';
import { startTicketProvider } from '../fixtures/ticketProvider.ts';

let world: SaleWorld;
let configuration: string;
const files = createTicketFiles(() => world);

async function make(path: string, body: unknown): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

beforeAll(async () => {
  world = await startSaleWorld({ database: testDatabase, env: { REMOTE_ALLOW: '127.0.0.1' } });
  await world.call('POST', '/desk_sessions', {});
  const seatConfig = await make('/seat_configs', { label: 'Room of 12' });
  for (const row of 'AB')
    for (let number = 1; number <= 6; number += 1)
      await make('/seats', {
        seatConfig,
        label: `${row}-${number}`,
        row,
        seatNumber: String(number),
        rowRank: row === 'A' ? 1 : 2,
        position: number,
        type: 'normal',
      });
  configuration = await make('/logical_seat_configs', {
    name: 'Room of 12, numbered',
    seatConfig,
    isNumberedSeating: true,
  });
}, 120_000);
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const tonight = () =>
  world.addShow({
    date: { startDate: hours(2), logicalSeatConfig: configuration },
    prices: [{ name: 'Plein tarif' }, { name: 'Tarif réduit', facialValue: 1500 }],
  });

/** As a partner writes a day and an hour. */
async function momentOf(eventDate: string): Promise<string> {
  const [row] = await world.rows<{ start: string }>(
    `SELECT to_json("start_date") #>> '{}' AS "start" FROM "event_date" WHERE "contract_id" = 1 AND "id" = $1`,
    [idOf(eventDate)],
  );
  const local = instantToLocal(row?.start ?? '', 'Europe/Paris');
  return `${local.slice(0, 10).split('-').reverse().join('/')} ${local.slice(11).replace(':', 'h')}`;
}

const scan = async (barcode: string, eventDate: string) =>
  (await world.manage('POST', '/scans?fields=status', { barcode, eventDate })).body.status;

const HEAD = 'N° commande;Code-barres;Nom;Prénom;Séance;Tarif;Prix TTC;Place;Statut';

it('a reseller’s file on Windows: seats taken once, each refused row with its reason, and the door knows its tickets', async () => {
  const { eventDate, prices } = await tonight();
  const moment = await momentOf(eventDate);
  // A seat that was sold here before.
  const cart = await world.hold([[prices[0] ?? '', 1]]);
  expect((await world.pay(cart.body['@id'], 2500)).status).toBe(201);
  const [sold] = await world.rows<{ label: string }>(
    `SELECT s."label" FROM "available_seat" a JOIN "seat" s ON s."contract_id" = 1 AND s."id" = a."seat_id"
     WHERE a."contract_id" = 1 AND a."event_date_id" = $1 AND a."status" = 'in_order'`,
    [idOf(eventDate)],
  );
  const taken = sold?.label ?? '';
  const free = ['B-6', 'B-5', 'B-4', 'B-3', 'B-2'];
  const text = [
    HEAD,
    `R-1;RV00000001;Lefèvre;Zoé;${moment};Plein tarif;"25,00 €";${free[0]};Validé`,
    `R-2;RV00000002,RV00000003;Müller;Inès;${moment};PLEIN TARIF;1 050,50;"${free[1]}, ${free[2]}";Validé`,
    `R-3;RV00000001;Double;Code;${moment};Plein tarif;25;${free[3]};Validé`,
    `R-4;RV00000004;Nulle;Part;31/12/2031 20h30;Plein tarif;25;${free[3]};Validé`,
    `R-5;RV00000005;Pris;Déjà;${moment};Plein tarif;25;${taken.replace('-', ' ')};Validé`,
    `R-6;RV00000006;Parti;Paul;${moment};Plein tarif;25;${free[4]};Annulé`,
    `R-7;RV00000007;Inconnu;Tarif;${moment};Tarif étudiant -26 ans;12,5;${free[3]};Validé`,
    `R-8;3,76E+12;Perdu;Code;${moment};Plein tarif;25;${free[3]};Validé`,
  ].join('\r\n');
  const file = await files.upload(windows1252(text), eventDate);
  expect(file).toMatchObject({
    importStatus: 'analyzed',
    rowCount: 8,
    context: { delimiter: 'semicolon', hasHeader: true, rowsToSkip: 0 },
    mapping: {
      columns: {
        'N° commande': 'reference',
        'Code-barres': 'barcode',
        Nom: 'lastname',
        Prénom: 'firstname',
        Séance: 'date',
        Tarif: 'ticketPrice',
        'Prix TTC': 'amount',
        Place: 'seat',
        Statut: 'status',
      },
      statuses: { Validé: 'payed', Annulé: 'cancelled' },
    },
  });
  expect(file.sheet.values[0].slice(2, 4)).toEqual(['Lefèvre', 'Zoé']);
  expect(file.sheet.distinctValues.Statut).toEqual(['Validé', 'Annulé']);

  const checked = await files.send('POST', `${file['@id']}/check`);
  expect(checked.body.totals).toEqual({ rows: 8, tickets: 1, withdrawn: 0, ignored: 0, refused: 6 });
  expect(checked.body.unmapped).toMatchObject([
    { kind: 'ticketPrice', label: 'Tarif étudiant -26 ans', rows: 1 },
  ]);

  const done = await files.handle(file, { strategy: 'split', externalProvider: 'Revendeur' });
  expect(done).toMatchObject({
    importStatus: 'with_errors',
    doneCount: 8,
    totalTicketsImported: 3,
    failedCount: 5,
    canBeRetried: true,
    canDownloadErrorReport: true,
  });
  expect(await files.refusals(file)).toEqual({
    4: 'barcodeTwice',
    5: 'eventDateOther',
    6: 'seatTaken',
    8: 'priceUnmapped',
    9: 'barcodeMangled',
  });
  expect(await files.tickets(file)).toMatchObject([
    { row: 2, barcode: 'RV00000001', seat: free[0], amount: 2500, status: 'payed', price: 'Plein tarif' },
    { row: 3, barcode: 'RV00000002', seat: free[1], amount: 52525, status: 'payed' },
    { row: 3, barcode: 'RV00000003', seat: free[2], amount: 52525 },
    { row: 7, barcode: 'RV00000006', status: 'cancelled', valid: false },
  ]);
  const { body: date } = await files.send(
    'GET',
    `${eventDate}?fields=importedTickets,soldTickets,occupiedStock`,
  );
  expect(date).toMatchObject({ importedTickets: 3, soldTickets: 1, occupiedStock: 4 });
  // The seat is no longer for sale.
  const [seat] = await world.rows<{ id: number }>(
    `SELECT a."id" FROM "available_seat" a JOIN "ticket" t ON t."id" = a."ticket_id" WHERE a."contract_id" = 1
     AND a."event_date_id" = $1 AND a."status" = 'in_external_provider_order' ORDER BY a."id" LIMIT 1`,
    [idOf(eventDate)],
  );
  const wanted = await world.call('POST', '/carts', {
    cartItemList: [
      {
        ticketPrice: prices[0],
        quantity: 1,
        availableSeatList: [`/ticketing/v1/available_seats/${seat?.id}`],
      },
    ],
  });
  expect(wanted.body.code).toBe('SEAT-003');

  expect(await scan('RV00000001', eventDate)).toBe('ok');
  expect(await scan('RV00000001', eventDate)).toBe('already_used');
  expect(await scan('RV00000006', eventDate)).toBe('cancelled');
  expect(await scan('RV00000004', eventDate)).toBe('unknown');

  const report = await files.send('GET', `${file['@id']}/download/error-report`, { language: 'fr' });
  expect(report.body.split('\r\n')[3]).toMatch(/R-5.*6;"La place « .* » est déjà prise\."$/);
  const original = await files.send('GET', `${file['@id']}/download/original-file`);
  expect(original.status).toBe(200);
  const { body: told } = await files.send('GET', '/mapping_notifications?provider=Revendeur');
  expect(told.member.map((one: { mappingType: string }) => one.mappingType).toSorted()).toEqual([
    'available_seat',
    'event_date',
    'ticket_price',
  ]);

  const open = async () => {
    const { body } = await files.send(
      'GET',
      `/mapping_notifications?importedFile=${file['@id']}&isRepaired=false&order[importedFile.id]=desc&order[rowNumber]=asc&fields=rowNumber,fault,importedFile{originalName}`,
    );
    return body.member.map((one: { rowNumber: number; fault: { code: string } }) => [
      one.rowNumber,
      one.fault.code,
    ]);
  };
  expect(await open()).toEqual([
    [5, 'eventDateOther'],
    [6, 'seatTaken'],
    [8, 'priceUnmapped'],
  ]);

  // What the name means is asked on its screen, where the refused row waits for it.
  const board = async (query: string) =>
    (await files.send('GET', `/provider_ticket_imports/names?kind=ticketprice&${query}`)).body;
  await make('/ticket_price_mappings', {
    label: 'TARIF REDUIT',
    eventName: 'CYRANO',
    ticketPrice: prices[1],
  });
  await make('/ticket_price_mappings', { label: 'Tarif reduit', eventName: 'HAMLET' });
  const asked = await board('shown=open');
  expect(asked.counts).toEqual({ all: 5, open: 3, mapped: 2, ignored: 0 });
  expect(asked.names).toMatchObject([
    { label: 'Tarif étudiant -26 ans', target: null, waiting: 1, suggestion: null },
    { label: 'TARIF CE', waiting: 0 },
    {
      label: 'Tarif reduit',
      within: 'HAMLET',
      suggestion: { name: 'Tarif réduit', why: 'same', isGood: true },
    },
  ]);
  expect((await files.send('GET', '/ticket_price_mappings?isMapped=true')).body.totalItems).toBe(2);
  expect(
    (await files.send('GET', '/provider_ticket_imports/names?kind=plan', { as: 'anna@demo.test' })).status,
  ).toBe(403);

  // Mended here, and tried again: nobody comes in twice.
  const member = [{ '@id': asked.names[0].mapping, ticketPrice: prices[1], isIgnored: false }];
  expect(
    (await files.send('PUT', '/ticket_price_mappings/bulk', { body: { 'hydra:member': member } })).status,
  ).toBe(200);
  expect((await board('name=Tarif étudiant -26 ans')).names).toMatchObject([
    { target: { name: 'Tarif réduit' } },
  ]);
  expect(await files.retry(file)).toMatchObject({ totalTicketsImported: 4, failedCount: 4, doneCount: 8 });
  expect(await files.tickets(file)).toHaveLength(5);
  // Its name means something now; what is wrong with the others is as before, and told once.
  expect(await open()).toEqual([
    [5, 'eventDateOther'],
    [6, 'seatTaken'],
  ]);

  // A later file of the partner cancels one: its seat is for sale again.
  const later = await files.upload(
    windows1252(`${HEAD}\r\nR-2;RV00000003;Müller;Inès;${moment};Plein tarif;25;${free[2]};Annulé`),
    eventDate,
  );
  expect(later).toMatchObject({ strategy: 'split', externalProvider: 'Revendeur' });
  expect(await files.handle(later)).toMatchObject({ importStatus: 'success', totalTicketsImported: 0 });
  expect(await scan('RV00000003', eventDate)).toBe('cancelled');

  // Deleted: the places are free; what was held to a scanner stays known, the rest may come again.
  expect(await files.remove(file)).toMatchObject({ importStatus: 'deleted', canDownloadOriginalFile: false });
  expect(await world.counters(eventDate)).toEqual({ occupied: 1, sold: 1 });
  expect(await scan('RV00000002', eventDate)).toBe('unknown');
  const again = await files.upload(windows1252(text), eventDate);
  expect(await files.handle(again)).toMatchObject({ totalTicketsImported: 1 });
});

it('one code for two people lets in two; for scanning only, no place is taken', async () => {
  const { eventDate } = await tonight();
  const text = 'code;places;quantité\nGRP-1;A-1 et A-2;2\nGRP-2;A-3,A-4;2\n';
  const none = await files.upload(windows1252(text), eventDate);
  const one = {
    ...none,
    mapping: { ...none.mapping, columns: { code: 'barcode', places: 'seat', quantité: 'quantity' } },
  };
  const refused = await files.send('POST', '/provider_ticket_imported_files/0/check');
  expect(refused.status).toBe(404);
  const priced = await files.handle(one, { strategy: 'group' });
  expect(await files.refusals(priced)).toEqual({ 2: 'priceMissing', 3: 'priceMissing' });
  const scanned = await files.upload(windows1252(text), eventDate);
  const done = await files.handle(
    { ...one, '@id': scanned['@id'] },
    { strategy: 'group', strategyMode: 'control_only' },
  );
  expect(done).toMatchObject({ importStatus: 'success', totalTicketsImported: 4 });
  expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
  const { body: date } = await files.send(
    'GET',
    `${eventDate}?fields=importedTickets,importedExStockTickets`,
  );
  expect(date).toMatchObject({ importedTickets: 0, importedExStockTickets: 4 });
  expect([
    await scan('GRP-1', eventDate),
    await scan('GRP-1', eventDate),
    await scan('GRP-1', eventDate),
  ]).toEqual(['ok', 'ok', 'already_used']);
});

it('without a performance for the file, each row finds its own by show, day and hour; what has no place left is refused', async () => {
  const show = await world.addShow({
    total: 2,
    date: { startDate: hours(30) },
    prices: [{ name: 'Unique' }],
  });
  await make('/ticketing_mappings', { label: 'LA MOUETTE', eventCode: 'MOU26', ticketing: show.ticketing });
  const moment = await momentOf(show.eventDate);
  const row = (code: string, event: string, at = moment) => `${event}|${at}|${code}|Unique`;
  const text = [
    'Export du 25/11/2026',
    'Spectacle|Date|Barcode|Tarif',
    row('S1', 'La Mouette'),
    row('S2', 'MOU26'),
    row('S3', 'La Mouette'),
    row('S4', 'Autre chose'),
    row('S5', 'La Mouette', '01/01/2031 20:00'),
  ].join('\n');
  const file = await files.upload(windows1252(text));
  const read = await files.send('PUT', `${file['@id']}/analyze`, {
    body: { context: { delimiter: 'pipe', hasHeader: true, rowsToSkip: 1 } },
  });
  expect(read.body).toMatchObject({
    rowCount: 5,
    context: { delimiter: 'pipe', rowsToSkip: 1 },
    mapping: { columns: { Spectacle: 'show', Date: 'date', Barcode: 'barcode', Tarif: 'ticketPrice' } },
  });
  const done = await files.handle(read.body);
  expect(done).toMatchObject({ totalTicketsImported: 2, failedCount: 3 });
  expect(await files.refusals(file)).toEqual({ 5: 'soldOut', 6: 'showUnmapped', 7: 'eventDateMissing' });
  expect(await world.counters(show.eventDate)).toEqual({ occupied: 2, sold: 0 });
});

it('is refused where it makes no sense, and to who may not import', async () => {
  const { eventDate } = await tonight();
  const file = await files.upload(windows1252('Quoi;Hm\na;b\n'), eventDate);
  const wrong = await files.send('PUT', `${file['@id']}/handle`, {
    body: { mapping: { columns: { Quoi: 'secret' } } },
  });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'TIMPORT-002']);
  const early = await files.send('PUT', `${file['@id']}/retry`);
  expect([early.status, early.body.code]).toEqual([409, 'TIMPORT-001']);
  const none = await files.send('GET', `${file['@id']}/download/error-report`);
  expect([none.status, none.body.code]).toEqual([404, 'TIMPORT-003']);
  expect((await files.send('GET', file['@id'], { as: 'anna@demo.test' })).status).toBe(403);
  const cancelled = await files.send('POST', `${file['@id']}/cancel`);
  expect(cancelled.body.importStatus).toBe('cancelled');
});

it('a provider is asked for what it sold since the last time: its tickets are imported once, and its secrets are never answered', async () => {
  const { eventDate } = await tonight();
  const moment = await momentOf(eventDate);
  // Rows name their show: of this title there is no other that evening.
  const title = 'Platonov';
  await world.rows(
    `UPDATE "ticketing" s SET "title" = $2 FROM "event_date" e WHERE e."contract_id" = 1 AND e."id" = $1
     AND s."contract_id" = 1 AND s."id" = e."ticketing_id"`,
    [idOf(eventDate), title],
  );
  const provider = await startTicketProvider('a-long-key');
  try {
    const row = (code: string, seat: string) =>
      `C-1;${code};Martin;Ada;${moment};Plein tarif;25,00;${seat};payé;${title}`;
    provider.sold.push(`${HEAD};Spectacle\n${row('FEED0000000000000001', 'A-1')}`);
    const access = { providerName: 'Partenaire', providerType: 'ticket_import', active: true };
    const made = await world.manage('POST', '/provider_ticket_credentials', {
      ...access,
      param1: provider.address,
      param3: 'wrong',
    });
    expect(made.body).toMatchObject({ connectionState: 'untested', param1Set: true, param2Set: false });
    expect(JSON.stringify(made.body)).not.toContain('wrong');
    const test = () => world.manage('POST', `${made.body['@id']}/test`);
    expect((await test()).body.connectionState).toBe('refused');
    const changed = await world.manage('PATCH', made.body['@id'], { param3: 'a-long-key' });
    expect(changed.body.connectionState).toBe('untested');
    expect((await test()).body.connectionState).toBe('connected');

    const fetchNow = async () => {
      const { server } = world;
      const begun = await fetch(
        `${server.origin}/ticketing/v1/provider_auto_imported_tickets/process/handle`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${await server.token('manager@demo.test')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ provider: 'Partenaire' }),
        },
      );
      expect(begun.status).toBe(202);
      const job = begun.headers.get('location') ?? '';
      for (;;) {
        const { body } = await world.manage('GET', job);
        if (!['PENDING', 'STARTED', 'IN_PROGRESS'].includes(body.status)) return body.result;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const first = await fetchNow();
    expect(first).toMatchObject({ rows: 1, state: 'connected' });
    const file = await files.read(`/ticketing/v1/provider_ticket_imported_files/${first.file}`);
    expect(file).toMatchObject({
      importStatus: 'success',
      totalTicketsImported: 1,
      externalProvider: 'Partenaire',
    });
    expect(await scan('FEED0000000000000001', eventDate)).toBe('ok');
    expect(await fetchNow()).toMatchObject({ file: null, rows: 0, state: 'connected' });
    provider.sold.push(`${HEAD};Spectacle\n${row('FEED0000000000000002', 'A-1')}`);
    const second = await fetchNow();
    // The seat is taken: the guard of a sale refuses the row.
    const refused = await files.read(`/ticketing/v1/provider_ticket_imported_files/${second.file}`);
    expect(refused).toMatchObject({ importStatus: 'with_errors', totalTicketsImported: 0, failedCount: 1 });
    expect(provider.asked.filter((url) => url.startsWith('/api/tickets'))).toEqual([
      '/api/tickets',
      '/api/tickets?since=1',
      '/api/tickets?since=1',
    ]);
    const unknown = await world.manage('POST', '/provider_auto_imported_tickets/process/handle', {
      provider: 'Nobody',
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'TIMPORT-004']);
  } finally {
    await provider.stop();
  }
});
