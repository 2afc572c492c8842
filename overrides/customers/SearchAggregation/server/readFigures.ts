/**
 * Figures about the customers of a segment, all of them in one statement: every value bound, every name a constant of the
 * code. What was bought is what segments mean by it: orders that are no training, items neither cancelled nor wholly refunded.
 */
import type { Sql } from '../../../../server/kit.ts';
import type { Segment } from '../../Segment/model/segment.ts';
import { renderSegment } from '../../Segment/server/renderSegment.ts';
import { ANTICIPATION, type Band, DAY_PARTS, type FigureName, SENIORITY } from '../model/figures.ts';
import type { Period } from '../model/pointSegment.ts';
import type { FigureRow } from '../model/shapeFigure.ts';

export interface FigureQuery {
  readonly contract: number;
  readonly segment: Segment;
  readonly period: Period;
  readonly names: readonly FigureName[];
}

export interface RawFigures {
  readonly contacts: number;
  readonly currency: string;
  readonly rows: Readonly<Partial<Record<FigureName, readonly FigureRow[]>>>;
}

/** The place of a number among bands, from 0. */
const placeOf = (sql: string, [, ...bands]: readonly Band[]): string =>
  `width_bucket((${sql})::int, ARRAY[${bands.map(({ from }) => from).join(', ')}])`;

const one = (value: string): string => `SELECT '' AS "key", 0 AS "count", ${value} AS "value"`;

const counted = (key: string, from: string): string =>
  `SELECT coalesce(${key}, '') AS "key", count(*)::int AS "count" FROM ${from} GROUP BY 1`;

const averaged = (days: string, bands: readonly Band[], from: string, unit: number): string =>
  `SELECT ${placeOf('"n"', bands)}::text AS "key", count(*)::int AS "count", (avg("n") / ${unit})::float8 AS "value"
   FROM (SELECT ${days} AS "n" FROM ${from}) "d" GROUP BY 1`;

const DAYS_OF_YEAR = 365.25;
const PAID = `"payment_status" IN ('payed', 'overpaid', 'refunded_partially')`;

/** Rows of "key", "count" and, where it is not the count, "value". */
const ROWS: Readonly<Record<FigureName, string>> = {
  total_contacts_count: one('(SELECT count(*)::int FROM "who")'),
  total_paid_orders_count: one(`(SELECT count(*)::int FROM "inside" WHERE ${PAID})`),
  total_tickets_purchased: one('(SELECT count(*)::int FROM "places")'),
  average_cart_value: one(
    `(SELECT round(avg("paid"))::bigint FROM "inside" CROSS JOIN "own" WHERE ${PAID} AND "inside"."currency" = "own"."currency")`,
  ),
  total_participations_count: one('(SELECT count(*)::int FROM "held")'),
  upcoming_tickets_count: one('(SELECT count(*)::int FROM "held" WHERE "starts" >= now())'),
  gender_distribution: counted(`nullif(btrim("civility"), '')`, `"who" WHERE "customer_type" = 'contact'`),
  status_distribution: `SELECT "name" AS "key", count(DISTINCT "id")::int AS "count" FROM "statuses" GROUP BY 1
    UNION ALL SELECT '', count(*)::int FROM "who" WHERE "id" NOT IN (SELECT "id" FROM "statuses")`,
  geographic_distribution_by_zipcode: `SELECT coalesce(nullif(btrim("zipcode"), ''), '') AS "key", count(*)::int AS "count",
    CASE WHEN min(btrim("zipcode")) <> '' THEN mode() WITHIN GROUP (ORDER BY nullif(btrim("city"), '')) END AS "label" FROM "who" GROUP BY 1`,
  // No join of the two: PostgreSQL does not know how many rows they have, and would go through one for each of the other.
  contact_seniority: averaged(
    '"own"."today" - coalesce("first", "entered")',
    SENIORITY,
    `"own" CROSS JOIN (SELECT "id", min("first") AS "first", min("entered") AS "entered" FROM (
        SELECT "id", NULL::date AS "first", ("created_at" AT TIME ZONE "own"."zone")::date AS "entered" FROM "who" CROSS JOIN "own"
        UNION ALL SELECT "who", "day", NULL FROM "bought") "days" GROUP BY 1) "person"`,
    DAYS_OF_YEAR,
  ),
  ticketing_category_distribution: counted('"category"', '"places"'),
  purchase_ticket_price_distribution: counted('"price"', '"places"'),
  purchase_selling_device_distribution: counted('"origin_type"', '"inside"'),
  purchase_anticipation: averaged(
    '("places"."starts" AT TIME ZONE "own"."zone")::date - "places"."day"',
    ANTICIPATION,
    '"own" CROSS JOIN "places" WHERE "places"."starts" IS NOT NULL',
    1,
  ),
  purchase_temporality: counted(
    `extract(isodow FROM "local")::int || '-' || ${placeOf('extract(hour FROM "local")', DAY_PARTS)}`,
    '"inside"',
  ),
};

/** A ticket belongs to who is named on it, else to who bought it. */
const HELD = `SELECT "k"."event_date_start_date" AS "starts" FROM "buyers" "y"
      JOIN "ticket" "k" ON "k"."contract_id" = "y"."contract_id" AND "k"."participant_id" = "y"."id" AND "k"."status" = 'payed'
      LEFT JOIN "order" "o" ON "o"."contract_id" = "k"."contract_id" AND "o"."id" = "k"."order_id"
      WHERE NOT coalesce("o"."is_training", false)
      UNION ALL
      SELECT "k"."event_date_start_date" FROM "buyers" "y"
      JOIN "order" "o" ON "o"."contract_id" = "y"."contract_id" AND "o"."customer_id" = "y"."id" AND NOT coalesce("o"."is_training", false)
      JOIN "ticket" "k" ON "k"."contract_id" = "o"."contract_id" AND "k"."order_id" = "o"."id" AND "k"."participant_id" IS NULL
        AND "k"."status" = 'payed'`;

const KEPT = `NOT coalesce("i"."cancelled", false) AND NOT coalesce("i"."refunded_totally", false)`;

export async function readFigures(
  tx: Sql,
  { contract, segment, period, names }: FigureQuery,
): Promise<RawFigures> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const inContract = `"t"."contract_id" = ${param(contract)}::bigint`;
  const condition = renderSegment('"t"', segment, param);
  const days = [
    ...(period.from === undefined ? [] : [`"day" >= ${param(period.from)}::date`]),
    ...(period.to === undefined ? [] : [`"day" <= ${param(period.to)}::date`]),
  ];
  const rows = [...new Set(names)].map(
    (name) => `'${name}', (SELECT coalesce(jsonb_agg("r"), '[]') FROM (${ROWS[name]}) "r")`,
  );
  const [row] = await tx.query<RawFigures>(
    `WITH "own" AS MATERIALIZED (
      SELECT "t"."id" AS "contract_id", "z"."zone", (now() AT TIME ZONE "z"."zone")::date AS "today",
        coalesce("t"."default_currency", 'EUR') AS "currency"
      FROM "contract" "t" CROSS JOIN LATERAL (SELECT coalesce("t"."timezone", 'Europe/Paris') AS "zone") "z"
      WHERE "t"."id" = ${param(contract)}::bigint
    ), "who" AS MATERIALIZED (
      SELECT "t"."contract_id", "t"."id", "t"."customer_type", "t"."civility", "t"."zipcode", "t"."city", "t"."created_at"
      FROM "crm_customer" "t" WHERE ${inContract} AND ${condition}
    ), "statuses" AS MATERIALIZED (
      SELECT "w"."id", "s"."label" AS "name" FROM "who" "w"
      JOIN "crm_customer_status_list" "l" ON "l"."contract_id" = "w"."contract_id" AND "l"."source_id" = "w"."id"
      JOIN "customer_status" "s" ON "s"."contract_id" = "l"."contract_id" AND "s"."id" = "l"."target_id"
      UNION ALL
      SELECT "w"."id", "v"."x" FROM "who" "w"
      JOIN "customer_coupon" "u" ON "u"."contract_id" = "w"."contract_id" AND "u"."customer_id" = "w"."id"
      CROSS JOIN LATERAL jsonb_array_elements_text(coalesce("u"."customer_status_list", '[]')) "v"("x")
    ), "buyers" AS MATERIALIZED (
      SELECT "b"."contract_id", "b"."id", "w"."id" AS "who" FROM "who" "w"
      JOIN "customer" "b" ON "b"."contract_id" = "w"."contract_id" AND "b"."crm_id" COLLATE "und-x-icu" = "w"."id"::text
    ), "bought" AS MATERIALIZED (
      SELECT "y"."who", "o"."contract_id", "o"."id", "o"."created_at" AT TIME ZONE "own"."zone" AS "local",
        ("o"."created_at" AT TIME ZONE "own"."zone")::date AS "day", "o"."origin_type", "o"."currency", "o"."payment_status",
        sum(coalesce("i"."customer_paid_amount", 0) - coalesce("i"."total_refunded_amount", 0)) AS "paid"
      FROM "own" CROSS JOIN "buyers" "y"
      JOIN "order" "o" ON "o"."contract_id" = "y"."contract_id" AND "o"."customer_id" = "y"."id"
        AND "o"."status" = 'validated' AND NOT "o"."is_training"
      JOIN "order_item" "i" ON "i"."contract_id" = "o"."contract_id" AND "i"."order_id" = "o"."id" AND ${KEPT}
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
    ), "inside" AS MATERIALIZED (SELECT * FROM "bought" WHERE ${days.length > 0 ? days.join(' AND ') : 'true'}
    ), "places" AS MATERIALIZED (
      SELECT "o"."day", "k"."event_date_start_date" AS "starts", "g"."name" AS "category", "p"."name" AS "price"
      FROM "inside" "o"
      JOIN "order_item" "i" ON "i"."contract_id" = "o"."contract_id" AND "i"."order_id" = "o"."id" AND ${KEPT}
      JOIN "ticket" "k" ON "k"."contract_id" = "i"."contract_id" AND "k"."order_item_id" = "i"."id" AND "k"."status" = 'payed'
      LEFT JOIN "ticketing" "s" ON "s"."contract_id" = "i"."contract_id" AND "s"."id" = "i"."ticketing_id"
      LEFT JOIN "ticketing_category" "g" ON "g"."contract_id" = "s"."contract_id" AND "g"."id" = "s"."ticketing_category_id"
      LEFT JOIN "ticket_price" "p" ON "p"."contract_id" = "i"."contract_id" AND "p"."id" = "i"."ticket_price_id"
    ), "held" AS MATERIALIZED (${HELD})
    SELECT (SELECT count(*)::int FROM "who") AS "contacts", "own"."currency", jsonb_build_object(${rows.join(', ')}) AS "rows" FROM "own"`,
    values,
  );
  return row ?? { contacts: 0, currency: 'EUR', rows: {} };
}
