-- What validated orders were paid, by the organiser's own days, beside the seven days before and the same days a year ago.
WITH "days" AS (
  SELECT c."timezone", coalesce(c."default_currency", 'EUR') AS "currency",
    date_trunc('day', now() AT TIME ZONE c."timezone") AT TIME ZONE c."timezone" AS "day_start",
    (date_trunc('day', now() AT TIME ZONE c."timezone") - interval '6 days') AT TIME ZONE c."timezone" AS "week_start",
    (date_trunc('day', now() AT TIME ZONE c."timezone") - interval '13 days') AT TIME ZONE c."timezone" AS "before_start",
    (date_trunc('day', now() AT TIME ZONE c."timezone") - interval '6 days 52 weeks') AT TIME ZONE c."timezone" AS "year_start",
    now() - interval '52 weeks' AS "year_end"
  FROM "contract" c WHERE c."id" = :contract
)
SELECT d."currency", to_json(d."day_start") #>> '{}' AS "dayStart", to_json(d."week_start") #>> '{}' AS "weekStart",
  coalesce(sum(o."customer_paid_amount") FILTER (WHERE o."created_at" >= d."day_start"), 0)::bigint AS "today",
  count(o."id") FILTER (WHERE o."created_at" >= d."day_start")::int AS "orders",
  coalesce(sum(o."customer_paid_amount") FILTER (WHERE o."created_at" >= d."week_start"), 0)::bigint AS "week",
  coalesce(sum(o."customer_paid_amount") FILTER (WHERE o."created_at" >= d."before_start" AND o."created_at" < d."week_start"), 0)::bigint AS "weekBefore",
  coalesce(sum(o."customer_paid_amount") FILTER (WHERE o."created_at" < d."year_end"), 0)::bigint AS "yearBefore"
FROM "days" d LEFT JOIN "order" o ON o."contract_id" = :contract AND o."status" = 'validated' AND NOT o."is_training"
  AND o."currency" = d."currency"
  AND (o."created_at" >= d."before_start" OR (o."created_at" >= d."year_start" AND o."created_at" < d."year_end"))
GROUP BY d."currency", d."day_start", d."week_start"
