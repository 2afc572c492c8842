/** The data of the benchmark, made by SQL: a million customers, two hundred thousand orders, a small season. */

import { buildRoles } from '../../../overrides/contract/Defaults/model.ts';

export const customers = 1_000_000;
export const orders = 200_000;
/** Customers of one city: half as many as a total is counted exactly. */
export const perCity = 5000;

const names = `(ARRAY['Martin', 'Bernard', 'Thomas', 'Petit', 'Noël', 'Lefèvre', 'D’Almeida', 'Saint-Cyr', 'Œuvrard', 'Smith'])`;

const search = `CREATE TEMP TABLE search AS SELECT pg_get_indexdef('customer_search'::regclass) AS made`;

const literal = (value: unknown) =>
  `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

/** Who asks has the rights of an administrator, which are read and checked with every call. */
const caller = `INSERT INTO accounts_user (contract_id, email, contract_role_id)
  SELECT 1, 'bench@test', id FROM role WHERE contract_id = 1 AND name = ${literal(buildRoles(1, 'en')[0]?.name)}`;

export const fill: readonly string[] = [
  `SELECT set_config('app.outbox', 'off', false), set_config('statement_timeout', '0', false), set_config('maintenance_work_mem', '256MB', false)`,
  `INSERT INTO contract (contract_id, id, company_display_name, company_name) OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Bench', 'Bench') ON CONFLICT DO NOTHING`,
  `INSERT INTO role (contract_id, name, is_editable, policies)
   SELECT 1, p.name, p.is_editable, p.policies FROM json_populate_recordset(NULL::role, ${literal(buildRoles(1, 'en'))}) p`,
  caller,
  // An index is made in a fifth of the time that filling it takes.
  search,
  `DROP INDEX customer_search`,
  // Names and cities are hashed apart: where one follows from the other, the planner's guesses are beside the point.
  `INSERT INTO customer (contract_id, display_name, type, lastname, firstname, email, city, zipcode)
   SELECT 1, 'Alice ' || s.name, 'contact', s.name, 'Alice', lower(s.word) || n || '@example.test', 'City ' || (1 + n % ${customers / perCity}), lpad((n % 95000)::text, 5, '0')
   FROM generate_series(1, ${customers}) n CROSS JOIN LATERAL (SELECT ${names}[1 + abs(hashint4(n)) % 10] AS word) w
   CROSS JOIN LATERAL (SELECT w.word, w.word || ' ' || (n::bigint * 7919 % ${customers}) AS name) s`,
  `INSERT INTO "order" (contract_id, number, customer_id, nb_tickets, retail_value, created_at)
   SELECT 1, 'W' || n, (SELECT min(id) FROM customer) + (n::bigint * 7919 % ${customers}), 1 + n % 4, 1500 * (1 + n % 4), now() - n * interval '1 minute' FROM generate_series(1, ${orders}) n`,
  `INSERT INTO ticketing (contract_id, title) SELECT 1, 'Show ' || n FROM generate_series(1, 20) n`,
  `INSERT INTO event_date (contract_id, ticketing_id, start_date) SELECT 1, (SELECT min(id) FROM ticketing) + n % 20, now() + n * interval '1 hour' FROM generate_series(1, 1000) n`,
  `INSERT INTO ticket_price_group (contract_id, group_name) SELECT 1, 'Group ' || n FROM generate_series(1, 10) n`,
  `INSERT INTO ticket_price (contract_id, event_date_id, ticket_price_group_id, name, facial_value) SELECT 1, (SELECT min(id) FROM event_date) + n % 1000, (SELECT min(id) FROM ticket_price_group) + n % 10, 'Price ' || n, 1000 + n FROM generate_series(1, 1000) n`,
  `DO $$ BEGIN EXECUTE (SELECT made FROM search); END $$`,
  'VACUUM ANALYZE',
  'CHECKPOINT',
];
