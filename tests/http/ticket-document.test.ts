import decodeQr from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const decode = (decodeQr as unknown as { default?: typeof decodeQr }).default ?? decodeQr;

let server: TestServer;
let ticket: { id: number; barcode: string };
let anna: string;

beforeAll(async () => {
  server = await startTestServer();
  const [found] = await server.database.query<typeof ticket>(
    'system',
    'select "id", "barcode" from "ticket" where "contract_id" = 1 and "valid" order by "id" limit 1',
  );
  if (!found) throw new Error('The demo has no ticket.');
  ticket = found;
  anna = await server.token('anna@demo.test');
});

afterAll(() => server.stop());

const get = (path: string, token = anna) =>
  fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });

async function readPng(answer: Response) {
  const { data, width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
  return { width, height, barcode: decode(new Uint8ClampedArray(data), width, height)?.data };
}

async function countPrints(): Promise<number | undefined> {
  const [row] = await server.database.query<{ print_count: number }>(
    'system',
    'select "print_count" from "ticket" where "contract_id" = 1 and "id" = $1',
    [ticket.id],
  );
  return row?.print_count;
}

describe('GET /tickets/{id}.{format}', () => {
  it('is an image at 203 dpi whose barcode is the ticket’s, and finds the ticket by it', async () => {
    const answer = await get(`/ticketing/v1/tickets/${ticket.id}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const page = await readPng(answer);
    expect(page).toEqual({ width: 1119, height: 559, barcode: ticket.barcode });
    const found = await get(`/ticketing/v1/tickets?barcode=${page.barcode}`);
    expect(await found.json()).toMatchObject({
      totalItems: 1,
      member: [{ '@id': `/ticketing/v1/tickets/${ticket.id}` }],
    });
  });

  it('is drawn at the printer’s dots and on its paper', async () => {
    const answer = await get(`/ticketing/v1/tickets/${ticket.id}.png?dpi=300&paperType=thermal_roller`);
    expect(await readPng(answer)).toMatchObject({ width: 850, barcode: ticket.barcode });
  });

  it('is a PDF', async () => {
    const answer = await get(`/ticketing/v1/tickets/${ticket.id}.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('counts no print: what comes out of a printer does', async () => {
    const before = await countPrints();
    await get(`/ticketing/v1/tickets/${ticket.id}.png`);
    expect(await countPrints()).toBe(before);
  });

  it('says DUPLICATA after the first print, and when asked; never its absence when asked', async () => {
    const draw = async (query: string) =>
      Buffer.from(await (await get(`/ticketing/v1/tickets/${ticket.id}.png${query}`)).arrayBuffer());
    const setCount = (count: number) =>
      server.database.query(
        'system',
        'update "ticket" set "print_count" = $2 where "contract_id" = 1 and "id" = $1',
        [ticket.id, count],
      );
    await setCount(0);
    const original = await draw('');
    const asked = await draw('?duplicate=1');
    await setCount(1);
    const second = await draw('?duplicate=0');
    expect(original.equals(asked)).toBe(false);
    expect(second.equals(asked)).toBe(true);
  });

  it.each([
    ['a ticket that is not there', '999999999.png', 404, 'REQ-010'],
    ['another format', '1.docx', 404, 'TICKET-002'],
    ['no dots', '1.png?dpi=0', 422, 'VAL-001'],
    ['dots that are no number', '1.png?dpi=many', 422, 'VAL-001'],
    ['another paper', '1.png?paperType=napkin', 422, 'VAL-001'],
  ])('refuses %s', async (_, path, status, code) => {
    const answer = await get(`/ticketing/v1/tickets/${path}`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('is not another contract’s to see', async () => {
    const answer = await get(`/ticketing/v1/tickets/${ticket.id}.png`, await server.token('other@demo.test'));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'REQ-010']);
  });
});

describe('GET /channel/v1/boxes/…/pages/{page}.png', () => {
  const page = '/channel/v1/boxes/box-x/printers/virtual/jobs/a/pages/1.png';

  it('gives no page of a box that is not there', async () => {
    const answer = await get(page);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'BOX-001' }]);
  });

  it('says that the box is not connected', async () => {
    await server.database.query(
      'system',
      `insert into "device_state" ("contract_id", "box_id", "name") values (1, 'box-x', 'Box X')`,
    );
    const answer = await get(page);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'BOX-002' }]);
  });

  it('refuses a contract that is not the caller’s', async () => {
    const answer = await get(`${page}?contract=2`);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'REQ-002' }]);
  });

  it('prints nothing on it', async () => {
    const answer = await fetch(`${server.origin}/channel/v1/boxes/box-x/printers/virtual/print`, {
      method: 'POST',
      headers: { authorization: `Bearer ${anna}`, 'content-type': 'application/json' },
      body: JSON.stringify({ urlList: ['/channel/v1/specimen.png'] }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'BOX-002' }]);
  });

  it('refuses whoever is not signed in', async () => {
    expect((await fetch(`${server.origin}${page}`)).status).toBe(401);
  });
});

describe('GET /event_dates/{id}/tickets.{paper}.pdf', () => {
  const countPages = async (answer: Response) =>
    Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length;

  it('has every valid ticket of the performance, a page each, and counts no print', async () => {
    const [date] = await server.database.query<{ id: number; valid: number }>(
      'system',
      `select d."id", (select count(*)::int from "ticket" t where t."event_date_id" = d."id" and t."valid") as "valid"
       from "event_date" d join "ticket" k on k."event_date_id" = d."id" and k."id" = $1`,
      [ticket.id],
    );
    const before = await countPrints();
    for (const paper of ['stock_tickets', 'thermal_roller']) {
      const answer = await get(`/ticketing/v1/event_dates/${date?.id}/tickets.${paper}.pdf?language=en`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(await countPages(answer)).toBe(date?.valid);
    }
    expect(await countPrints()).toBe(before);
  });

  it('is refused on paper that is none, and of a performance that sold nothing', async () => {
    const manager = await server.token('manager@demo.test');
    const copy = await fetch(`${server.origin}/ticketing/v1/event_dates/1/clone`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager}` },
    });
    const path = `${(await copy.json())['@id']}/tickets`;
    for (const [file, status, code] of [
      ['a4.pdf', 404, 'TICKET-002'],
      ['stock_tickets.png', 404, 'TICKET-002'],
      ['stock_tickets.pdf', 409, 'TICKET-007'],
    ] as const) {
      const answer = await get(`${path}.${file}`, manager);
      expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    }
  });
});

describe('images of a device', () => {
  const path = '/ticketing/v1/device_states';
  let device: number;

  beforeAll(async () => {
    const printers = [
      { slug: 'till', paperType: 'stock_tickets', dpi: 203, isDefault: false },
      { slug: 'roll', paperType: 'thermal_roller', dpi: 300, isDefault: true },
    ];
    const [made] = await server.database.query<{ id: number }>(
      'system',
      `insert into "device_state" ("contract_id", "box_id", "name", "printers_state") values (1, 'box-img', 'Box', $1) returning "id"`,
      [JSON.stringify(printers)],
    );
    device = made?.id ?? 0;
  });

  it('draws a ticket in the dots and on the paper of its default printer, or on the paper asked for', async () => {
    const roll = await readPng(await get(`${path}/${device}/tickets/${ticket.id}.png`));
    expect(roll).toMatchObject({ width: 850, barcode: ticket.barcode });
    const stock = await get(`${path}/${device}/tickets/${ticket.id}.png?paperType=stock_tickets`);
    expect(await readPng(stock)).toEqual({ width: 1119, height: 559, barcode: ticket.barcode });
  });

  it('draws a coupon with its code, and a test ticket that is of no series', async () => {
    const [coupon] = await server.database.query<{ id: number; code: string }>(
      'system',
      'select "id", "code" from "coupon" where "contract_id" = 1 order by "id" limit 1',
    );
    const image = await readPng(await get(`${path}/${device}/coupons/${coupon?.id}.png`));
    expect(image).toMatchObject({ width: 850, barcode: coupon?.code });
    const pdf = await get(`${path}/${device}/coupons/${coupon?.id}.pdf?paperType=stock_tickets`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const test = await readPng(await get(`${path}/${device}/test_ticket.png`));
    expect(test).toMatchObject({ width: 850, barcode: 'SPECHMENSPECHMENSPEC' });
  });

  it.each([
    ['a ticket that is not there', 'tickets/999999999.png', 404, 'REQ-010'],
    ['a coupon that is not there', 'coupons/999999999.png', 404, 'REQ-010'],
    ['another format', 'test_ticket.docx', 404, 'TICKET-002'],
  ])('refuses %s', async (_, file, status, code) => {
    const answer = await get(`${path}/${device}/${file}`);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it('is not another contract’s to see', async () => {
    const other = await server.token('other@demo.test');
    expect((await get(`${path}/${device}/tickets/${ticket.id}.png`, other)).status).toBe(404);
  });
});

describe('a ticket layout', () => {
  const call = async (method: string, path: string, body: object | undefined, token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/ticketing/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer;
  };
  const read = (format: string) => get(`/ticketing/v1/tickets/${ticket.id}.${format}`);
  const draw = async () => Buffer.from(await (await read('png')).arrayBuffer());
  let manager: string;

  beforeAll(async () => {
    manager = await server.token('manager@demo.test');
    await server.database.query('system', 'delete from "ticket_layout" where "contract_id" = 1');
  });

  it('is that of the show before that of the unit, and that before the organiser’s; of those the paper’s own', async () => {
    const [show] = await server.database.query<{ id: number; unit: number }>(
      'system',
      `select g."id", (select min(u."id") from "organizational_unit" u where u."contract_id" = 1) as "unit"
       from "ticket" t join "event_date" d on d."contract_id" = 1 and d."id" = t."event_date_id"
       join "ticketing" g on g."contract_id" = 1 and g."id" = d."ticketing_id" where t."contract_id" = 1 and t."id" = $1`,
      [ticket.id],
    );
    await server.database.query(
      'system',
      'update "ticketing" set "organizational_unit_id" = $2 where "contract_id" = 1 and "id" = $1',
      [show?.id, show?.unit],
    );
    const pages = [await draw()];
    const reaches = [
      {},
      { paperType: 'stock_tickets' },
      { organizationalUnit: `/ticketing/v1/organizational_units/${show?.unit}` },
      { ticketing: `/ticketing/v1/ticketings/${show?.id}` },
    ];
    for (const [index, reach] of reaches.entries()) {
      const layout = { name: `Layout ${index}`, legalNotice: `Notice ${index}`, ...reach };
      expect((await call('POST', '/ticket_layouts', layout, manager)).status).toBe(201);
      pages.push(await draw());
    }
    expect(new Set(pages.map((page) => page.toString('base64'))).size).toBe(5);
    const other = { name: 'Another', paperType: 'thermal_roller', codeKind: 'code128' };
    await call('POST', '/ticket_layouts', other, manager);
    expect((await draw()).equals(pages[4] ?? Buffer.alloc(0))).toBe(true);
    expect((await readPng(await read('png'))).barcode).toBe(ticket.barcode);
  });

  it('is the only one of its reach', async () => {
    const twice = { name: 'Twice', paperType: 'stock_tickets' };
    const answer = await call('POST', '/ticket_layouts', twice, manager);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'TICKET-008', message: expect.stringContaining('"Layout 1"') },
    ]);
  });

  it('is seen as the printed page before it is kept, and has no picture that is none', async () => {
    const preview = (body: object, token = manager) => call('POST', '/ticket_layouts/preview', body, token);
    const plain = await preview({});
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await readPng(plain)).toMatchObject({ width: 1119, barcode: 'SPECHMENSPECHMENSPEC' });
    const roll = await preview({ paperType: 'thermal_roller', shownFields: [], codeKind: 'code128' });
    expect(await readPng(roll)).toMatchObject({ width: 575 });
    const wrong = await preview({ logo: 'data:image/png;base64,iVBORw0KGgo=' });
    expect([wrong.status, (await wrong.json()).code]).toEqual([422, 'TICKET-009']);
    expect((await preview({}, await server.token('anna@demo.test'))).status).toBe(403);
  });

  it('prints a test ticket that is the page of its preview', async () => {
    const found = await call('GET', '/ticket_layouts?name=Layout 1', undefined, manager);
    const [layout] = (await found.json()).member;
    const shown = await call('POST', '/ticket_layouts/preview', { legalNotice: 'Notice 1' }, manager);
    const path = `${layout['@id']}/test_ticket`;
    const printed = await get(`${path}.png`, manager);
    expect(Buffer.from(await printed.arrayBuffer()).equals(Buffer.from(await shown.arrayBuffer()))).toBe(
      true,
    );
    expect((await get(`${path}.pdf`, manager)).headers.get('content-type')).toBe('application/pdf');
  });
});
