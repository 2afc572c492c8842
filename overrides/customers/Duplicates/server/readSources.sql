-- Customers about to be merged: their values by property, and how much belongs to each.
SELECT c."id", c."customer_type" AS "customerType", c."merged_into_id" AS "mergedInto",
  coalesce(nullif(concat_ws(' ', nullif(c."lastname", ''), nullif(c."firstname", '')), ''), c."email_list" ->> 0, c."id"::text) AS "displayName",
  jsonb_build_object('civility', c."civility", 'lastname', c."lastname", 'firstname', c."firstname", 'birthday', c."birthday",
    'nationality', c."nationality", 'geoZone', c."geo_zone", 'role', c."role", 'service', c."service",
    'organizationType', c."organization_type", 'vatNumber', c."vat_number", 'website', c."website", 'address', c."address",
    'zipcode', c."zipcode", 'city', c."city", 'country', c."country", 'emailList', c."email_list", 'phoneList', c."phone_list",
    'interests', c."interests", 'diffusionListOK', c."diffusion_list_ok", 'diffusionListNO', c."diffusion_list_no",
    'customFields', c."custom_fields", 'gdprConsent', c."gdpr_consent", 'gdprConsentAt', c."gdpr_consent_at",
    'hasOnlineAccount', c."has_online_account",
    'organizationList', (SELECT coalesce(jsonb_agg(l."target_id" ORDER BY l."position"), '[]') FROM "crm_customer_organization_list" l WHERE l."contract_id" = c."contract_id" AND l."source_id" = c."id"),
    'tagList', (SELECT coalesce(jsonb_agg(l."target_id" ORDER BY l."position"), '[]') FROM "crm_customer_tag_list" l WHERE l."contract_id" = c."contract_id" AND l."source_id" = c."id"),
    'statusList', (SELECT coalesce(jsonb_agg(l."target_id" ORDER BY l."position"), '[]') FROM "crm_customer_status_list" l WHERE l."contract_id" = c."contract_id" AND l."source_id" = c."id")
  ) AS "values",
  (SELECT count(*)::int FROM "customer" b WHERE b."contract_id" = c."contract_id" AND b."crm_id" COLLATE "und-x-icu" = c."id"::text) AS "buyers",
  (SELECT count(*)::int FROM "client" a WHERE a."contract_id" = c."contract_id" AND a."crm_id" COLLATE "und-x-icu" = c."id"::text) AS "accounts",
  (SELECT count(*)::int FROM "order" o JOIN "customer" b ON b."contract_id" = o."contract_id" AND b."id" = o."customer_id"
    WHERE o."contract_id" = c."contract_id" AND b."crm_id" COLLATE "und-x-icu" = c."id"::text) AS "orders",
  (SELECT count(*)::int FROM "ticket" t JOIN "order" o ON o."contract_id" = t."contract_id" AND o."id" = t."order_id"
    JOIN "customer" b ON b."contract_id" = o."contract_id" AND b."id" = o."customer_id"
    WHERE t."contract_id" = c."contract_id" AND b."crm_id" COLLATE "und-x-icu" = c."id"::text) AS "tickets",
  (SELECT count(*)::int FROM "customer_coupon" k WHERE k."contract_id" = c."contract_id" AND k."customer_id" = c."id") AS "coupons",
  (SELECT count(*)::int FROM "ticket_participation" p WHERE p."contract_id" = c."contract_id" AND p."customer_id" = c."id") AS "participations",
  (SELECT count(*)::int FROM "crm_customer_organization_list" l WHERE l."contract_id" = c."contract_id" AND l."target_id" = c."id") AS "contacts"
FROM "crm_customer" c WHERE c."contract_id" = :contract AND c."id" = ANY(:ids) AND c."deleted_at" IS NULL
