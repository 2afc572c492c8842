-- The same name, and the same e-mail or telephone: a family's mailbox alone makes no two people one, nor does a common name.
-- What is written otherwise is found as a duplicate.
SELECT "c"."id" FROM "crm_customer" "c"
WHERE "c"."contract_id" = :contract AND "c"."lastname" COLLATE "und-x-icu" = :lastname
  AND coalesce("c"."firstname", '') = :firstname::text AND "c"."customer_type" = :type::text AND "c"."merged_into_id" IS NULL AND "c"."deleted_at" IS NULL
  AND (EXISTS (SELECT 1 FROM jsonb_array_elements_text(coalesce("c"."email_list", '[]')) "v"("x")
      WHERE :email::text <> '' AND lower("v"."x") = lower(:email::text))
    OR EXISTS (SELECT 1 FROM jsonb_array_elements_text(coalesce("c"."phone_list", '[]')) "v"("x")
      WHERE :phone::text <> '' AND regexp_replace("v"."x", '[^0-9]', '', 'g') = :phone::text))
ORDER BY "c"."id" LIMIT 1
