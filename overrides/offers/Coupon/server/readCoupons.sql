SELECT c."id", c."code", c."usage", c."enabled" IS NOT FALSE AS "enabled", to_json(c."valid_from") AS "validFrom",
  to_json(c."valid_until") AS "validUntil", c."nb_use_max" - c."nb_use_current" AS "left",
  (SELECT coalesce(jsonb_agg(o."target_id" ORDER BY o."position"), '[]') FROM "coupon_offer_rule_list" o
    WHERE o."contract_id" = c."contract_id" AND o."source_id" = c."id") AS "offers"
FROM "coupon" c WHERE c."contract_id" = :contract AND c."code" = ANY(:codes::text[])
