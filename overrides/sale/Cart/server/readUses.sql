WITH "cluster" AS (
  SELECT * FROM "cart_item_with_offer" o WHERE o."contract_id" = :contract AND o."cart_id" = :cart),
"use" AS (
  SELECT r."key"::bigint AS "offer", a."key" AS "application", a."value"::bigint AS "places", c."coupon_code" AS "code"
  FROM "cluster" c CROSS JOIN LATERAL jsonb_each(c."offer_rule_use_application_id_quantity_map") r
  CROSS JOIN LATERAL jsonb_each_text(r."value") a),
"offered" AS (
  SELECT "offer", sum("places")::bigint AS "places", count(DISTINCT "application") AS "applications" FROM "use" GROUP BY "offer"),
"coded" AS (
  SELECT k."id", k."code", k."usage", k."nb_use_max" AS "max", k."nb_use_current" AS "current",
    sum(u."places")::bigint AS "places", count(DISTINCT u."application") AS "applications"
  FROM "use" u JOIN "coupon" k ON k."contract_id" = :contract AND k."code" = u."code"
  WHERE EXISTS (SELECT 1 FROM "coupon_offer_rule_list" l
    WHERE l."contract_id" = k."contract_id" AND l."source_id" = k."id" AND l."target_id" = u."offer")
  GROUP BY k."id", k."code", k."usage", k."nb_use_max", k."nb_use_current")
SELECT
  (SELECT coalesce(jsonb_agg(jsonb_build_object('item', c."cart_item_id", 'quantity', c."quantity",
    'value', c."facial_value_without_offer", 'paid', c."facial_value", 'offer', c."offer_id",
    'application', c."application_id") ORDER BY c."id"), '[]') FROM "cluster" c) AS "clusters",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r."id", 'title', r."title", 'triggers', r."trigger_list",
    'exchange', r."exchange_data", 'max', r."nb_use_max", 'current', r."nb_use_current",
    'isForCustomer', r."max_per_customer" IS NOT NULL OR EXISTS (SELECT 1 FROM "offer_rule_customer_status_list" s
      WHERE s."contract_id" = r."contract_id" AND s."source_id" = r."id"),
    'places', o."places", 'applications', o."applications") ORDER BY r."id"), '[]')
    FROM "offered" o JOIN "offer_rule" r ON r."contract_id" = :contract AND r."id" = o."offer") AS "offers",
  (SELECT coalesce(jsonb_agg(to_jsonb(k) ORDER BY k."id"), '[]') FROM "coded" k) AS "codes"
