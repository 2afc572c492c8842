-- Customers as a change of many finds them: their names, and by property what may be changed of many at once.
SELECT c."id", c."city", c."merged_into_id" IS NOT NULL AS "isMerged", c."deleted_at" IS NOT NULL AS "isDeleted",
  coalesce(nullif(concat_ws(' ', nullif(c."lastname", ''), nullif(c."firstname", '')), ''), c."email_list" ->> 0, c."id"::text) AS "name",
  jsonb_build_object('civility', c."civility", 'nationality', c."nationality", 'address', c."address", 'zipcode', c."zipcode",
    'city', c."city", 'country', c."country", 'geoZone', c."geo_zone", 'role', c."role", 'service', c."service",
    'organizationType', c."organization_type", 'gdprConsent', coalesce(c."gdpr_consent", false), 'gdprConsentAt', c."gdpr_consent_at",
    'deletedAt', c."deleted_at", 'interests', coalesce(c."interests", '[]'),
    'diffusionListOK', coalesce(c."diffusion_list_ok", '[]'), 'diffusionListNO', coalesce(c."diffusion_list_no", '[]'),
    'tagList', (SELECT coalesce(jsonb_agg(l."target_id" ORDER BY l."position"), '[]') FROM "crm_customer_tag_list" l WHERE l."contract_id" = c."contract_id" AND l."source_id" = c."id"),
    'statusList', (SELECT coalesce(jsonb_agg(l."target_id" ORDER BY l."position"), '[]') FROM "crm_customer_status_list" l WHERE l."contract_id" = c."contract_id" AND l."source_id" = c."id")
  ) AS "facts"
FROM "crm_customer" c WHERE c."contract_id" = :contract AND c."id" = ANY(:ids) ORDER BY c."id"
