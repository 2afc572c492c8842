/**
 * Entries of the ledger as an accountant books them: each by the account that its reporting account, its means of payment, its
 * client or the default of its type names, and the VAT of what was sold on a line of its own (R13). A performance that is over
 * moves what is left of suspense without its VAT, so that suspense ends at 0. One SQL for the report and the file.
 */
import type { AccountingReport } from '../../../../schema/generated/reports/AccountingReport.ts';
import { sqlText } from '../../../../server/sql.ts';
import { usualAccounts } from '../../../money/ReportingAccount/model/usualAccounts.ts';
import type { BookedLine } from '../model/fec.ts';

interface ReportQuery {
  readonly contract: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly currency: string | null;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const USUAL = `(VALUES ${usualAccounts
  .map(({ type, code, label }) => `(${[type, code, label].map(quote).join(', ')})`)
  .join(', ')}) AS u("type", "code", "label")`;

const netOf = (amount: string, rate: string) => `round(coalesce(${amount}, 0) * 100 / (100 + ${rate}))`;

const LINES = `"day" AS (
  SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close",
    coalesce(:currency::text, c."default_currency", 'EUR') AS "currency",
    ((now() AT TIME ZONE coalesce(c."timezone", 'Europe/Paris')) - coalesce(c."sale_session_end_time", '00:00')::interval)::date AS "today"
  FROM "contract" c WHERE c."id" = :contract),
"chosen" AS (
  SELECT d.*, coalesce(:from::date, d."today" - 1) AS "from", coalesce(:to::date, d."today" - 1) AS "to" FROM "day" d),
"period" AS (
  SELECT c.*, (c."from" + c."close") AT TIME ZONE c."zone" AS "start", (c."to" + 1 + c."close") AT TIME ZONE c."zone" AS "end"
  FROM "chosen" c),
"entry" AS (
  SELECT t."id", t."transaction_group_id" AS "group", t."account_type" AS "type", coalesce(t."debit", 0) AS "debit", coalesce(t."credit", 0) AS "credit",
    t."label", t."order_id", t."client_id", t."desk_payment_method_id" AS "method", t."reporting_account_id" AS "own", t."original_id", t."operation_type",
    t."created_at", coalesce(i."vat_rate", 0)::numeric AS "rate",
    t."account_type" NOT IN ('bank', 'client') AND t."operation_type" IS DISTINCT FROM 'performance' AS "is_taxed"
  FROM "period" p
  JOIN "transaction" t ON t."contract_id" = :contract AND t."created_at" >= p."start" AND t."created_at" < p."end" AND coalesce(t."currency", 'EUR') = p."currency"
  LEFT JOIN "order_item" i ON i."contract_id" = :contract AND i."id" = t."order_item_id"),
"netted" AS (
  SELECT e.*, CASE WHEN e."is_taxed" THEN ${netOf('e."debit"', 'e."rate"')} WHEN e."operation_type" = 'performance' AND e."debit" > 0 THEN m."net" ELSE e."debit" END::bigint AS "net_debit",
    CASE WHEN e."is_taxed" THEN ${netOf('e."credit"', 'e."rate"')} WHEN e."operation_type" = 'performance' AND e."credit" > 0 THEN m."net" ELSE e."credit" END::bigint AS "net_credit"
  FROM "entry" e
  LEFT JOIN LATERAL (
    SELECT ${netOf('o."credit"', 'e."rate"')} + coalesce((SELECT sum(${netOf('r."credit"', 'e."rate"')} - ${netOf('r."debit"', 'e."rate"')}) FROM "transaction" r
      WHERE r."contract_id" = :contract AND r."original_id" = e."original_id" AND r."account_type" = 'sale_suspense'
        AND r."operation_type" IS DISTINCT FROM 'performance'
        AND r."transaction_group_id" < e."group"), 0) AS "net"
    FROM "transaction" o WHERE o."contract_id" = :contract AND o."id" = e."original_id") m ON e."operation_type" = 'performance'),
"line" AS (
  SELECT n.*, n."type" AS "account_type", n."net_debit" AS "booked_debit", n."net_credit" AS "booked_credit", 0 AS "rank" FROM "netted" n
  UNION ALL
  SELECT n.*, 'vat', n."debit" - n."net_debit", n."credit" - n."net_credit", 1 FROM "netted" n
  WHERE n."is_taxed" AND (n."debit" <> n."net_debit" OR n."credit" <> n."net_credit")),
"usual" AS (SELECT * FROM ${USUAL}),
"default" AS (
  SELECT DISTINCT ON (r."type") r."type", r."code", coalesce(r."label", r."name") AS "label" FROM "reporting_account" r
  WHERE r."contract_id" = :contract AND NOT r."is_hidden" AND coalesce(r."code", '') <> '' ORDER BY r."type", r."is_default" IS NOT TRUE, r."id"),
"booked" AS (
  SELECT l."id", l."rank", l."group", l."type", l."account_type", l."booked_debit" AS "debit", l."booked_credit" AS "credit", l."label" AS "text", l."order_id", l."created_at",
    coalesce(nullif(a."code", ''), nullif(b."code", ''), nullif(k."code", ''), d."code", u."code") AS "code",
    CASE WHEN coalesce(a."code", '') <> '' THEN coalesce(a."label", a."name") WHEN coalesce(b."code", '') <> '' THEN coalesce(b."label", b."name")
      WHEN coalesce(k."code", '') <> '' THEN coalesce(k."label", k."name") ELSE coalesce(d."label", u."label") END AS "account_label",
    coalesce(nullif(a."code", ''), nullif(b."code", ''), nullif(k."code", ''), d."code") IS NOT NULL AS "is_set",
    CASE WHEN l."account_type" = 'client' THEN coalesce(nullif(c."accounting_number", ''), 'C' || c."id") END AS "client_number",
    CASE WHEN l."account_type" = 'client' THEN coalesce(nullif(c."corporate_name", ''), c."name") END AS "client_name"
  FROM "line" l JOIN "usual" u ON u."type" = l."account_type"
  LEFT JOIN "default" d ON d."type" = l."account_type"
  LEFT JOIN "client" c ON c."contract_id" = :contract AND c."id" = l."client_id"
  LEFT JOIN "desk_payment_method" m ON m."contract_id" = :contract AND m."id" = l."method"
  LEFT JOIN "reporting_account" a ON l."account_type" <> 'vat' AND a."contract_id" = :contract AND a."id" = l."own"
  LEFT JOIN "reporting_account" b ON l."account_type" = 'bank' AND b."contract_id" = :contract AND b."id" = m."reporting_account_id"
  LEFT JOIN "reporting_account" k ON l."account_type" = 'client' AND k."contract_id" = :contract AND k."id" = c."reporting_account_id"
  WHERE l."booked_debit" <> 0 OR l."booked_credit" <> 0)`;

export const readBookedLines = sqlText<ReportQuery, BookedLine>({
  file: import.meta.filename,
  text: `WITH ${LINES},
"number" AS (
  SELECT g."id", coalesce(g."type", 'transfer') AS "type", row_number() OVER (ORDER BY g."id") AS "number" FROM "transaction_group" g
  WHERE g."contract_id" = :contract AND coalesce(g."currency", 'EUR') = (SELECT p."currency" FROM "period" p))
SELECT n."number", n."type", to_char((b."created_at" AT TIME ZONE p."zone") - p."close", 'YYYYMMDD') AS "day", b."code" AS "account", b."account_label" AS "accountLabel",
  b."client_number" AS "clientNumber", b."client_name" AS "clientName", coalesce(o."number", 'G' || n."number") AS "piece", b."text", b."debit", b."credit", p."currency",
  k."letters", to_char((k."at" AT TIME ZONE p."zone") - p."close", 'YYYYMMDD') AS "letteredDay"
FROM "period" p CROSS JOIN "booked" b JOIN "number" n ON n."id" = b."group"
LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = b."order_id"
LEFT JOIN LATERAL (
  SELECT coalesce(l."code", l."id"::text) AS "letters", l."created_at" AS "at" FROM "lettering_transaction_list" j
  JOIN "lettering" l ON l."contract_id" = :contract AND l."id" = j."source_id" AND l."undone_at" IS NULL
  WHERE j."contract_id" = :contract AND j."target_id" = b."id" AND b."account_type" = 'client' LIMIT 1) k ON true
ORDER BY n."number", b."id", b."rank"`,
});

export const readAccounts = sqlText<ReportQuery, { readonly report: AccountingReport }>({
  file: import.meta.filename,
  text: `WITH ${LINES},
"account" AS (
  SELECT b."account_type" AS "type", b."code", min(b."account_label") AS "label", bool_and(b."is_set") AS "isSet", count(*)::integer AS "entries",
    (SELECT p."currency" FROM "period" p) AS "currency", sum(b."debit")::bigint AS "debit", sum(b."credit")::bigint AS "credit"
  FROM "booked" b GROUP BY 1, 2)
SELECT jsonb_build_object(
  'today', p."today", 'from', p."from", 'to', p."to", 'start', to_json(p."start") #>> '{}', 'end', to_json(p."end") #>> '{}', 'timezone', p."zone",
  'currency', p."currency", 'currencies', coalesce((SELECT jsonb_agg(DISTINCT coalesce(t."currency", 'EUR')) FROM "transaction" t
    WHERE t."contract_id" = :contract AND t."created_at" >= p."start" AND t."created_at" < p."end"), '[]'::jsonb),
  'accounts', coalesce((SELECT jsonb_agg(to_jsonb(a) ORDER BY a."code", a."type") FROM "account" a), '[]'::jsonb)
) AS "report" FROM "period" p`,
});
