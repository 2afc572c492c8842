-- Offers in force, however the cart is: why one does not apply is the model's. With what is left of them for the customer.
SELECT r."id", r."title", coalesce(r."position", 0) AS "position", r."combinable" IS TRUE AS "combinable",
  to_json(r."valid_start_date") AS "validFrom", to_json(r."valid_end_date") AS "validUntil",
  r."trigger_list" AS "triggers", r."exchange_data" AS "exchange",
  coalesce(r."weekday_list", '[]') AS "weekdays", coalesce(r."device_type_list", '[]') AS "devices",
  r."max_per_order" AS "maxPerOrder", r."max_per_customer" AS "maxPerCustomer",
  r."nb_use_max" - r."nb_use_current" AS "left",
  (SELECT coalesce(jsonb_agg(p."target_id" ORDER BY p."position"), '[]') FROM "offer_rule_ticket_price_list" p
    WHERE p."contract_id" = r."contract_id" AND p."source_id" = r."id") AS "ticketPrices",
  (SELECT coalesce(jsonb_agg(s."target_id" ORDER BY s."position"), '[]') FROM "offer_rule_customer_status_list" s
    WHERE s."contract_id" = r."contract_id" AND s."source_id" = r."id") AS "customerStatuses",
  CASE WHEN r."max_per_customer" IS NULL OR :customer::bigint IS NULL THEN '[]' ELSE (
    SELECT coalesce(jsonb_agg(jsonb_build_object('places', u."places", 'groups', u."groups")), '[]') FROM (
      SELECT sum(m."value"::bigint) AS "places", count(DISTINCT m."key") AS "groups"
      FROM "cart" c JOIN "cart_item_with_offer" w ON w."contract_id" = c."contract_id" AND w."cart_id" = c."id"
      CROSS JOIN LATERAL jsonb_each_text(w."offer_rule_use_application_id_quantity_map" -> r."id"::text) m
      WHERE c."contract_id" = :contract AND c."customer_id" = :customer AND c."status" = 'validated') u) END AS "usedByCustomer"
FROM "offer_rule" r
WHERE r."contract_id" = :contract AND r."enabled" IS TRUE AND r."draft" IS NOT TRUE AND r."archived" IS NOT TRUE
ORDER BY r."position", r."id"
