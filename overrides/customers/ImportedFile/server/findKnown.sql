-- Customers who are there, by the key that rows of a file are recognised by (model/importRow.ts writes the same of a row).
SELECT k."key", jsonb_agg(DISTINCT c."id") AS "ids"
FROM "crm_customer" c, LATERAL (
  SELECT lower(trim(e)) AS "key" FROM jsonb_array_elements_text(CASE jsonb_typeof(c."email_list") WHEN 'array' THEN c."email_list" ELSE '[]' END) e
    WHERE :by = 'email'
  UNION ALL SELECT lower(trim(e)) || '|' || coalesce(fold_text(trim(c."lastname")), '') || '|' || coalesce(fold_text(trim(c."firstname")), '')
    FROM jsonb_array_elements_text(CASE jsonb_typeof(c."email_list") WHEN 'array' THEN c."email_list" ELSE '[]' END) e WHERE :by = 'emailAndName'
  UNION ALL SELECT regexp_replace(regexp_replace(regexp_replace(p, '[^0-9+]', '', 'g'), '^00', '+'), '^0([1-9][0-9]{8})$', '+33\1')
    FROM jsonb_array_elements_text(CASE jsonb_typeof(c."phone_list") WHEN 'array' THEN c."phone_list" ELSE '[]' END) p WHERE :by = 'phone'
  UNION ALL SELECT coalesce(fold_text(trim(c."lastname")), '') || '|' || coalesce(fold_text(trim(c."firstname")), '') || '|'
    || fold_text(replace(c."zipcode", ' ', '')) WHERE :by = 'nameAndZipcode' AND c."zipcode" IS NOT NULL
) k
WHERE c."contract_id" = :contract AND c."merged_into_id" IS NULL AND c."deleted_at" IS NULL AND coalesce(c."customer_type", 'contact') = :type AND k."key" = ANY(:keys)
GROUP BY k."key"
