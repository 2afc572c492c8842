-- What the journal has of a period: its chains, and the totals of sales and payments. Records of demonstrations are in no total of
-- real ones (R28): they are listed where there is nothing else.
WITH "document" AS (SELECT a."start_date" AS "start", a."end_date" AS "end" FROM "audit_document" a WHERE a."contract_id" = :contract AND a."id" = :id),
"kind" AS (SELECT coalesce(bool_and(r."is_demo"), false) AS "isDemo" FROM "journal_record" r WHERE r."contract_id" = :contract),
"record" AS (
  SELECT r."series", r."number", r."recorded_at", r."content", r."signature" FROM "document" d
  JOIN "journal_record" r ON r."contract_id" = :contract AND r."recorded_at" >= d."start" AND r."recorded_at" < d."end"
    AND r."is_demo" = (SELECT k."isDemo" FROM "kind" k)),
"chain" AS (
  SELECT r."series", count(*)::integer AS "count", min(r."number") AS "first", max(r."number") AS "last",
    (array_agg(r."signature" ORDER BY r."number" DESC))[1] AS "signature" FROM "record" r GROUP BY 1),
"fact" AS (
  SELECT r."series", r."content"::jsonb AS "content" FROM "record" r WHERE r."series" IN ('C', 'P', 'T')),
"rate" AS (
  SELECT (p->>'rate')::float8 AS "rate", coalesce(f."content"->>'currency', 'EUR') AS "currency", sum((p->>'gross')::bigint)::bigint AS "gross",
    sum((p->>'net')::bigint)::bigint AS "net", sum((p->>'tax')::bigint)::bigint AS "tax"
  FROM "fact" f CROSS JOIN LATERAL jsonb_array_elements(coalesce(f."content"->'rates', '[]'::jsonb)) p WHERE f."series" = 'T' GROUP BY 1, 2),
"method" AS (
  SELECT p->>'code' AS "code", max(p->>'label') AS "label", coalesce(f."content"->>'currency', 'EUR') AS "currency", sum((p->>'amount')::bigint)::bigint AS "amount"
  FROM "fact" f CROSS JOIN LATERAL jsonb_array_elements(coalesce(f."content"->'payments', '[]'::jsonb)) p WHERE f."series" IN ('P', 'T') GROUP BY 1, 3),
"event" AS (
  SELECT f."content"->>'type' AS "type", coalesce(f."content"->>'currency', 'EUR') AS "currency", count(*)::integer AS "count",
    coalesce(sum((f."content"->>'total')::bigint), 0)::bigint AS "total"
  FROM "fact" f GROUP BY 1, 2),
"perpetual" AS (
  SELECT coalesce(r."currency", 'EUR') AS "currency",
    coalesce(sum(substring(r."content" from '"total":(-?[0-9]{1,15})')::bigint) FILTER (WHERE r."recorded_at" < d."start"), 0)::bigint AS "before",
    coalesce(sum(substring(r."content" from '"total":(-?[0-9]{1,15})')::bigint), 0)::bigint AS "after"
  FROM "document" d JOIN "journal_record" r ON r."contract_id" = :contract AND r."series" = 'T' AND r."recorded_at" < d."end"
    AND r."is_demo" = (SELECT k."isDemo" FROM "kind" k) GROUP BY 1)
SELECT jsonb_build_object(
  'operator', coalesce(nullif(c."company_name", ''), c."company_display_name", ''), 'record', c."company_record_number", 'vatNumber', c."company_vat_number",
  'timezone', coalesce(c."timezone", 'Europe/Paris'), 'start', to_json(d."start") #>> '{}', 'end', to_json(d."end") #>> '{}',
  'drawnAt', to_json(now()) #>> '{}', 'isDemo', k."isDemo",
  'chains', coalesce((SELECT jsonb_agg(to_jsonb(h) ORDER BY h."series") FROM "chain" h), '[]'::jsonb),
  'rates', coalesce((SELECT jsonb_agg(to_jsonb(r) ORDER BY r."currency", r."rate") FROM "rate" r), '[]'::jsonb),
  'methods', coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m."currency", m."code") FROM "method" m), '[]'::jsonb),
  'events', coalesce((SELECT jsonb_agg(to_jsonb(e) ORDER BY e."currency", e."type") FROM "event" e), '[]'::jsonb),
  'perpetual', coalesce((SELECT jsonb_agg(to_jsonb(p) ORDER BY p."currency") FROM "perpetual" p), '[]'::jsonb)
) AS "audit"
FROM "document" d CROSS JOIN "kind" k JOIN "contract" c ON c."id" = :contract
