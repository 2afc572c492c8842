-- Desk sessions by the fiscal day in which they were opened (R30b). What a drawer should hold is what its account has: float, cash
-- taken, cash in and out, from rows that never change (R32).
WITH "day" AS (
  SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close",
    ((now() AT TIME ZONE coalesce(c."timezone", 'Europe/Paris')) - coalesce(c."sale_session_end_time", '00:00')::interval)::date AS "today"
  FROM "contract" c WHERE c."id" = :contract),
"period" AS (SELECT d.*, coalesce(:from::date, d."today" - 6) AS "from", coalesce(:to::date, d."today") AS "to" FROM "day" d),
"session" AS (
  SELECT s.*, ((s."start_date" AT TIME ZONE p."zone") - p."close")::date AS "day", p."today" FROM "period" p
  JOIN "desk_session" s ON s."contract_id" = :contract AND s."start_date" >= (p."from" + p."close") AT TIME ZONE p."zone"
    AND s."start_date" < (p."to" + 1 + p."close") AT TIME ZONE p."zone"),
"money" AS (
  SELECT t."desk_session_id" AS "session", coalesce(t."currency", 'EUR') AS "currency", sum(t."debit" - t."credit")::bigint AS "taken",
    coalesce(sum(t."debit" - t."credit") FILTER (WHERE d."code" = 'cash'), 0)::bigint AS "cash"
  FROM "transaction" t JOIN "desk_payment_method" d ON d."contract_id" = t."contract_id" AND d."id" = t."desk_payment_method_id"
  WHERE t."contract_id" = :contract AND t."account_type" = 'bank' AND t."desk_session_id" = ANY(ARRAY(SELECT s."id" FROM "session" s)) GROUP BY 1, 2),
"movement" AS (
  SELECT m."desk_session_id" AS "session", sum(CASE m."direction" WHEN 'in' THEN m."amount" ELSE -m."amount" END)::bigint AS "amount"
  FROM "cash_movement" m WHERE m."contract_id" = :contract AND m."desk_session_id" = ANY(ARRAY(SELECT s."id" FROM "session" s)) GROUP BY 1),
"sold" AS (
  SELECT o."desk_session_id" AS "session", count(*)::integer AS "orders" FROM "order" o
  WHERE o."contract_id" = :contract AND o."desk_session_id" = ANY(ARRAY(SELECT s."id" FROM "session" s)) GROUP BY 1),
"counted" AS (
  SELECT s.*, coalesce(m."taken", 0) AS "taken", coalesce(o."orders", 0) AS "orders", v."name" AS "desk_name",
    s."opening_float" + coalesce(m."cash", 0) + coalesce(x."amount", 0) AS "expected"
  FROM "session" s LEFT JOIN "money" m ON m."session" = s."id" AND m."currency" = s."currency" LEFT JOIN "movement" x ON x."session" = s."id"
  LEFT JOIN "sold" o ON o."session" = s."id" LEFT JOIN "selling_device" v ON v."contract_id" = s."contract_id" AND v."id" = s."selling_device_id")
SELECT jsonb_build_object('today', p."today", 'from', p."from", 'to', p."to", 'timezone', p."zone", 'sessions', coalesce((
  SELECT jsonb_agg(jsonb_build_object('session', s."id", 'number', s."session_number", 'day', s."day", 'seller', s."user_email",
      'desk', s."selling_device_id", 'deskName', s."desk_name", 'startDate', to_json(s."start_date") #>> '{}', 'endDate', to_json(s."end_date") #>> '{}',
      'state', CASE WHEN s."end_date" IS NULL AND s."day" < s."today" THEN 'overdue' WHEN s."end_date" IS NULL THEN 'open'
        WHEN s."counted_cash" IS NULL THEN 'uncounted' WHEN s."counted_cash" = s."expected" THEN 'balanced' ELSE 'difference' END,
      'orders', s."orders", 'currency', s."currency", 'taken', s."taken", 'expectedCash', s."expected", 'countedCash', s."counted_cash",
      'cashDifference', CASE WHEN s."end_date" IS NOT NULL THEN s."counted_cash" - s."expected" END, 'reason', s."difference_reason")
    ORDER BY s."day" DESC, s."start_date" DESC, s."id" DESC)
  FROM "counted" s), '[]'::jsonb)) AS "answer"
FROM "period" p
