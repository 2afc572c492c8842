/**
 * The least a server could do for the same answers: node:http, a pool of ten, one prepared statement a call whose JSON
 * PostgreSQL builds. No sign-in, no rights, no routes, no validation, and no outbox unless the path begins with "outbox".
 */
import type { EventEmitter } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import pg from 'pg';

const openPool = (options: string) =>
  new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, idleTimeoutMillis: 600_000, options });
const pool = openPool('-c app.outbox=off');
/** Whose changes the tables' triggers write to the outbox, as they do ours. */
const outboxPool = openPool('-c app.rows=many -c app.actor=floor');

const members = `json_build_object('@id', '/ticketing/v1/customers/' || t.id, '@type', 'Customer', 'displayName', t.display_name, 'type', t.type, 'lastname', t.lastname, 'firstname', t.firstname, 'email', t.email, 'city', t.city)`;
const page = (where: string) =>
  `SELECT coalesce(json_agg(${members}), '[]') FROM (SELECT * FROM customer WHERE contract_id = $1${where} ORDER BY lastname COLLATE "und-x-icu", id LIMIT 50) t`;

const statements: Readonly<Record<string, string>> = {
  list: `SELECT json_build_object('member', (${page('')}))::text AS body`,
  filtered: `SELECT json_build_object('totalItems', (SELECT count(*) FROM customer WHERE contract_id = $1 AND city COLLATE "und-x-icu" = $2), 'member', (${page(' AND city COLLATE "und-x-icu" = $2')}))::text AS body`,
  orders: `SELECT json_build_object('member', (SELECT coalesce(json_agg(json_build_object('@id', '/ticketing/v1/orders/' || t.id, '@type', 'Order', 'number', t.number, 'retailValue', t.retail_value, 'createdAt', t.created_at, 'customer', json_build_object('@id', '/ticketing/v1/customers/' || c.id, '@type', 'Customer', 'lastname', c.lastname, 'firstname', c.firstname, 'city', c.city))), '[]') FROM (SELECT * FROM "order" WHERE contract_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50) t LEFT JOIN customer c ON c.contract_id = t.contract_id AND c.id = t.customer_id))::text AS body`,
  total: `SELECT json_build_object('totalItems', (SELECT count(*) FROM customer WHERE contract_id = $1 AND city COLLATE "und-x-icu" = $2))::text AS body`,
  bulk: `WITH given AS (SELECT * FROM json_to_recordset($2::json) AS g(id bigint, city text)), locked AS (SELECT c.id FROM customer c WHERE c.contract_id = $1 AND c.id IN (SELECT id FROM given) ORDER BY c.id FOR UPDATE), written AS (UPDATE customer t SET city = g.city, updated_at = now() FROM given g JOIN locked l ON l.id = g.id WHERE t.contract_id = $1 AND t.id = g.id RETURNING t.id, ${members} AS j) SELECT json_build_object('member', json_agg(j ORDER BY id))::text AS body FROM written`,
  get: `SELECT json_build_object('@id', '/ticketing/v1/ticket_prices/' || t.id, '@type', 'TicketPrice', 'name', t.name, 'facialValue', t.facial_value, 'eventDate', json_build_object('@id', '/ticketing/v1/event_dates/' || e.id, '@type', 'EventDate', 'startDate', e.start_date), 'ticketPriceGroup', json_build_object('@id', '/ticketing/v1/ticket_price_groups/' || g.id, '@type', 'TicketPriceGroup', 'groupName', g.group_name))::text AS body FROM ticket_price t LEFT JOIN event_date e ON e.contract_id = t.contract_id AND e.id = t.event_date_id LEFT JOIN ticket_price_group g ON g.contract_id = t.contract_id AND g.id = t.ticket_price_group_id WHERE t.contract_id = $1 AND t.id = $2`,
  create: `INSERT INTO customer AS t (contract_id, lastname, firstname, email, city, type, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, 'contact', now(), now()) RETURNING ${members}::text AS body`,
  update: `UPDATE customer AS t SET city = $3, updated_at = now() WHERE contract_id = $1 AND id = $2 RETURNING ${members}::text AS body`,
};

function readBody(request: NodeJS.ReadableStream): Promise<Record<string, string>> {
  return new Promise((resolve) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => resolve(text ? JSON.parse(text) : {}));
  });
}

/** All customers as PostgreSQL itself writes them, passed on at the pace of who reads. */
async function copyAll(response: ServerResponse): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } };
  connection.on('copyData', ({ chunk }: { readonly chunk: Buffer }) => {
    if (response.write(chunk) || connection.stream.isPaused()) return;
    connection.stream.pause();
    response.once('drain', () => connection.stream.resume());
  });
  response.writeHead(200, { 'content-type': 'text/csv' });
  await client.query(
    'COPY (SELECT display_name, type, lastname, firstname, email, city FROM customer WHERE contract_id = 1 ORDER BY lastname COLLATE "und-x-icu", id) TO STDOUT (FORMAT csv, HEADER)',
  );
  response.end();
  await client.end();
}

const server = createServer(async (request, response) => {
  const path = (request.url ?? '').split('/').slice(1);
  const hasOutbox = path[0] === 'outbox';
  const [name = '', argument = ''] = hasOutbox ? path.slice(1) : path;
  if (name === 'copy') return copyAll(response);
  const body = request.method === 'GET' ? {} : await readBody(request);
  const values: Readonly<Record<string, unknown[]>> = {
    list: [1],
    filtered: [1, decodeURIComponent(argument)],
    get: [1, argument],
    orders: [1],
    total: [1, decodeURIComponent(argument)],
    bulk: [1, JSON.stringify(body.member)],
    create: [1, body.lastname, body.firstname, body.email, body.city],
    update: [1, argument, body.city],
  };
  const result = await (hasOutbox ? outboxPool : pool).query({
    name,
    text: statements[name] ?? '',
    values: values[name],
  });
  const text = String(result.rows[0]?.body);
  response.writeHead(200, {
    'content-type': 'application/ld+json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
