/**
 * SQL of what a customer bought, attended or holds. Buyers of the ticketing belong to the customer whose id is their
 * `crmId`. Orders for training, cancelled items and items refunded in whole were not bought; refunded and cancelled tickets
 * count only where their status is asked for.
 */
import { foldText } from '../../../../schema/foldText.ts';
import { sampleSql } from '../../../../server/sql.ts';
import type { Activity, ActivityCriteria, ListCriterion } from '../model/segment.ts';
import type { Param } from './matchText.ts';
import { dayOf, daySql, zoneOf } from './renderCharacteristic.ts';

interface Lines {
  /** FROM and its WHERE, of all buyers of the contract: read once, not once a customer. */
  readonly from: string;
  /** What is counted as once. */
  readonly time: string;
  readonly instant: string;
  readonly lists: Partial<Record<ListCriterion, string>>;
}

const join = (table: string, alias: string, id: string) =>
  `LEFT JOIN "${table}" ${alias} ON ${alias}."contract_id" = "bb"."contract_id" AND ${alias}."id" = ${id}`;

const aboutShow = [
  join('ticketing_category', '"bg"', '"bs"."ticketing_category_id"'),
  join('venue', '"bv"', '"bs"."venue_id"'),
  join('stock_contingent', '"bn"', '"bi"."stock_contingent_id"'),
].join('\n');

const ofShow = {
  ticketingTitle: '"bs"."title"',
  categoryName: '"bg"."name"',
  seasonId: '"bs"."season_id"::text',
  venueName: '"bv"."name"',
  contingentName: '"bn"."name"',
  sellingDeviceOriginType: '"bo"."origin_type"',
} as const;

/** One time is one order. */
const ORDERED: Lines = {
  from: `FROM "customer" "bb"
    JOIN "contract" "bz" ON "bz"."id" = "bb"."contract_id"
    JOIN "order" "bo" ON "bo"."contract_id" = "bb"."contract_id" AND "bo"."customer_id" = "bb"."id"
      AND "bo"."status" = 'validated' AND NOT "bo"."is_training"
    JOIN "order_item" "bi" ON "bi"."contract_id" = "bb"."contract_id" AND "bi"."order_id" = "bo"."id"
      AND NOT coalesce("bi"."cancelled", false) AND NOT coalesce("bi"."refunded_totally", false)
    ${join('ticketing', '"bs"', '"bi"."ticketing_id"')}
    ${aboutShow}
    ${join('ticket_price', '"bp"', '"bi"."ticket_price_id"')}
    ${join('offer_rule', '"bf"', '"bi"."offer_rule_id"')}
    WHERE "bb"."crm_id" IS NOT NULL`,
  time: '"bo"."id"',
  instant: '"bo"."created_at"',
  lists: { ...ofShow, ticketPriceName: '"bp"."name"', appliedOfferName: '"bf"."title"' },
};

/** One time is one performance: four places for one evening are one. Whoever is named on a ticket has it, else its buyer. */
const PARTICIPATED: Lines = {
  from: `FROM "customer" "bb"
    JOIN "contract" "bz" ON "bz"."id" = "bb"."contract_id"
    CROSS JOIN LATERAL (
      SELECT "bd".* FROM "ticket" "bd" WHERE "bd"."contract_id" = "bb"."contract_id" AND "bd"."participant_id" = "bb"."id"
      UNION ALL
      SELECT "bd".* FROM "order" "br"
      JOIN "ticket" "bd" ON "bd"."contract_id" = "br"."contract_id" AND "bd"."order_id" = "br"."id"
      WHERE "br"."contract_id" = "bb"."contract_id" AND "br"."customer_id" = "bb"."id" AND "bd"."participant_id" IS NULL
    ) "bd"
    ${join('order', '"bo"', '"bd"."order_id"')}
    ${join('order_item', '"bi"', '"bd"."order_item_id"')}
    ${join('event_date', '"be"', '"bd"."event_date_id"')}
    ${join('ticketing', '"bs"', '"be"."ticketing_id"')}
    ${aboutShow}
    WHERE "bb"."crm_id" IS NOT NULL AND NOT coalesce("bo"."is_training", false)`,
  time: '"bd"."event_date_id"',
  instant: '"bd"."event_date_start_date"',
  lists: { ...ofShow, ticketPriceName: '"bd"."ticket_price_name"', ticketStatus: '"bd"."status"' },
};

const oneOf = (sql: string, values: readonly string[], param: Param) =>
  `fold_text(${sql}) = ANY(${param(values.map((value) => foldText(value)))}::text[])`;

function renderLists(lists: Lines['lists'], criteria: ActivityCriteria, param: Param): readonly string[] {
  return Object.entries(lists).flatMap(([name, sql]) => {
    const values = criteria[name as ListCriterion];
    return values ? [oneOf(sql, values, param)] : [];
  });
}

/** In the organiser's own currency: amounts of another are no part of the sum. */
const PAID = `coalesce(sum(coalesce("bi"."customer_paid_amount", 0) - coalesce("bi"."total_refunded_amount", 0))
  FILTER (WHERE "bo"."currency" = coalesce("bz"."default_currency", 'EUR')), 0)`;

/** The calendar of the contract that lines are read in. */
const LINE_DAYS = `coalesce("bz"."timezone", 'Europe/Paris')`;

function renderLines(row: string, lines: Lines, criteria: ActivityCriteria, param: Param): string {
  const { isAfter, isBefore, atLeastXTimes = 1, atMostXTimes, atLeastAmount, atMostAmount } = criteria;
  const day = dayOf(lines.instant, LINE_DAYS);
  const where = [
    ...renderLists(lines.lists, criteria, param),
    ...(lines === PARTICIPATED && !criteria.ticketStatus ? [`"bd"."status" = 'payed'`] : []),
    ...(isAfter === undefined ? [] : [`${day} >= ${daySql(isAfter, LINE_DAYS, param)}`]),
    ...(isBefore === undefined ? [] : [`${day} < ${daySql(isBefore, LINE_DAYS, param)}`]),
  ];
  const times = `count(DISTINCT ${lines.time})`;
  // "At most twice" means whoever came at all; that of nobody is what the groups of "not" are for.
  const having = [
    `${times} >= ${param(Math.max(1, atLeastXTimes))}::bigint`,
    ...(atMostXTimes === undefined ? [] : [`${times} <= ${param(atMostXTimes)}::bigint`]),
    ...(atLeastAmount === undefined ? [] : [`${PAID} >= ${param(atLeastAmount)}::bigint`]),
    ...(atMostAmount === undefined ? [] : [`${PAID} <= ${param(atMostAmount)}::bigint`]),
  ];
  const also = where.map((one) => ` AND ${one}`).join('');
  return `((${row}."contract_id", ${row}."id"::text) IN (SELECT "bb"."contract_id", "bb"."crm_id" ${lines.from}${also}
    GROUP BY "bb"."contract_id", "bb"."crm_id" HAVING ${having.join(' AND ')}))`;
}

/** A status is had by itself, or with a coupon that gives it; a season and a time of validity are a coupon's. */
function renderStatus(row: string, criteria: ActivityCriteria, param: Param): string {
  const { statusName, seasonId, validFrom, validUntil } = criteria;
  const conditions = [
    ...(statusName
      ? [
          `EXISTS (SELECT 1 FROM jsonb_array_elements_text("bu"."customer_status_list") "v"("x") WHERE ${oneOf('"v"."x"', statusName, param)})`,
        ]
      : [`jsonb_array_length(coalesce("bu"."customer_status_list", '[]')) > 0`]),
    ...(seasonId
      ? [
          `"bu"."season" IN (SELECT "bs"."name" FROM "season" "bs" WHERE "bs"."contract_id" = "bu"."contract_id" AND "bs"."id"::text = ANY(${param(seasonId)}::text[]))`,
        ]
      : []),
    ...(validFrom === undefined
      ? []
      : [
          `coalesce(${dayOf('"bu"."valid_until"', zoneOf(row))} >= ${daySql(validFrom, zoneOf(row), param)}, true)`,
        ]),
    ...(validUntil === undefined
      ? []
      : [
          `coalesce(${dayOf('"bu"."valid_from"', zoneOf(row))} <= ${daySql(validUntil, zoneOf(row), param)}, true)`,
        ]),
  ];
  const byCoupon = `EXISTS (SELECT 1 FROM "customer_coupon" "bu" WHERE "bu"."contract_id" = ${row}."contract_id"
    AND "bu"."customer_id" = ${row}."id" AND ${conditions.join(' AND ')})`;
  if (seasonId || validFrom !== undefined || validUntil !== undefined) return byCoupon;
  return `(${byCoupon} OR EXISTS (SELECT 1 FROM "crm_customer_status_list" "bl"
    JOIN "customer_status" "bt" ON "bt"."contract_id" = "bl"."contract_id" AND "bt"."id" = "bl"."target_id"
    WHERE "bl"."contract_id" = ${row}."contract_id" AND "bl"."source_id" = ${row}."id"
      ${statusName ? `AND ${oneOf('"bt"."label"', statusName, param)}` : ''}))`;
}

export function renderActivity(row: string, { group, criteria }: Activity, param: Param): string {
  switch (group) {
    case 'hasOrdered':
      return renderLines(row, ORDERED, criteria, param);
    case 'hasNotOrdered':
      return `NOT ${renderLines(row, ORDERED, criteria, param)}`;
    case 'hasParticipated':
      return renderLines(row, PARTICIPATED, criteria, param);
    case 'hasNotParticipated':
      return `NOT ${renderLines(row, PARTICIPATED, criteria, param)}`;
    case 'hasStatus':
      return renderStatus(row, criteria, param);
    case 'hasNoStatus':
      return `NOT ${renderStatus(row, criteria, param)}`;
  }
}

/** Every criterion at once: each group takes those that are its own. */
const EVERY: Required<ActivityCriteria> = {
  ticketingTitle: ['a'],
  categoryName: ['a'],
  seasonId: ['1'],
  venueName: ['a'],
  ticketPriceName: ['a'],
  contingentName: ['a'],
  sellingDeviceOriginType: ['a'],
  appliedOfferName: ['a'],
  ticketStatus: ['payed'],
  statusName: ['a'],
  isAfter: '2026-01-01',
  isBefore: -7,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  atLeastXTimes: 1,
  atMostXTimes: 2,
  atLeastAmount: 100,
  atMostAmount: 200,
};

sampleSql(import.meta.filename, () =>
  (['hasOrdered', 'hasParticipated', 'hasStatus'] as const).map((group) => {
    let count = 0;
    const condition = renderActivity('"t"', { group, criteria: EVERY }, () => `$${++count}`);
    return `SELECT 1 FROM "crm_customer" "t" WHERE ${condition}`;
  }),
);
