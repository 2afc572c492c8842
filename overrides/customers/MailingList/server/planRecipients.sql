-- What becomes of customers who are asked for at a mailing list: who has an e-mail and agreed, to anything or to this list, and did not
-- refuse this list, is sent, once an address; a refusal counts for whoever has the same address. Whoever was sent there before and
-- no longer agrees is taken off. With a sending each is added to it; counted either way.
WITH "asked" AS MATERIALIZED (
  SELECT unnest(:ids::bigint[]) AS "id"
), "last" AS (
  SELECT DISTINCT ON (coalesce(m."merged_into_id", m."id")) coalesce(m."merged_into_id", m."id") AS "customer_id", r."email", r."state"
  FROM "mail_sending" s
  JOIN "mail_recipient" r ON r."contract_id" = s."contract_id" AND r."sending_id" = s."id" AND r."state" IN ('sent', 'removed')
  JOIN "crm_customer" m ON m."contract_id" = r."contract_id" AND m."id" = r."customer_id"
  WHERE s."contract_id" = :contract AND s."mailer_provider" = :provider AND lower(btrim(s."name")) = lower(btrim(:list))
  ORDER BY coalesce(m."merged_into_id", m."id"), r."id" DESC
), "refused" AS (
  SELECT DISTINCT lower(btrim(e)) AS "email" FROM "crm_customer" c, jsonb_array_elements_text(c."email_list") e
  WHERE c."contract_id" = :contract AND c."merged_into_id" IS NULL AND c."deleted_at" IS NULL AND jsonb_array_length(c."diffusion_list_no") > 0
    AND EXISTS (SELECT FROM jsonb_array_elements_text(c."diffusion_list_no") l WHERE lower(btrim(l)) = lower(btrim(:list)))
), "people" AS MATERIALIZED (
  SELECT c."id", a."id" IS NOT NULL AS "is_asked", CASE WHEN b."state" = 'sent' THEN b."email" END AS "sent_to",
    left(coalesce(nullif(concat_ws(' ', nullif(c."lastname", ''), nullif(c."firstname", '')), ''), c."email_list" ->> 0, c."id"::text), 500) AS "name",
    nullif(lower(btrim(c."email_list" ->> 0)), '') AS "email",
    c."deleted_at" IS NULL AND f."email" IS NULL
      AND (c."gdpr_consent" OR EXISTS (SELECT FROM jsonb_array_elements_text(c."diffusion_list_ok") l WHERE lower(btrim(l)) = lower(btrim(:list))))
      AND NOT EXISTS (SELECT FROM jsonb_array_elements_text(c."diffusion_list_no") l WHERE lower(btrim(l)) = lower(btrim(:list))) AS "has_agreed"
  FROM "crm_customer" c LEFT JOIN "asked" a ON a."id" = c."id" LEFT JOIN "last" b ON b."customer_id" = c."id"
  LEFT JOIN "refused" f ON f."email" = lower(btrim(c."email_list" ->> 0))
  WHERE c."contract_id" = :contract AND c."merged_into_id" IS NULL AND (a."id" IS NOT NULL OR b."state" = 'sent')
), "agreed" AS MATERIALIZED (
  SELECT DISTINCT "email" FROM "people" WHERE "has_agreed" AND "email" IS NOT NULL
), "planned" AS MATERIALIZED (
  SELECT p."id", p."name", coalesce(CASE WHEN NOT p."has_agreed" THEN p."sent_to" END, p."email") AS "email",
    CASE
      WHEN p."sent_to" IS NOT NULL AND g."email" IS NULL THEN 'withdrawn'
      WHEN NOT p."is_asked" THEN NULL
      WHEN p."email" IS NULL THEN 'withoutEmail'
      WHEN NOT p."has_agreed" THEN 'notAgreed'
      WHEN row_number() OVER (PARTITION BY p."email", p."has_agreed", p."is_asked" ORDER BY p."id") > 1 THEN 'same'
      ELSE 'waiting' END AS "state"
  FROM "people" p LEFT JOIN "agreed" g ON g."email" = p."sent_to"
), "added" AS (
  INSERT INTO "mail_recipient" ("contract_id", "sending_id", "customer_id", "name", "email", "state")
  SELECT :contract, :sending::bigint, "id", "name", "email", "state" FROM "planned" WHERE "state" IS NOT NULL AND :sending::bigint IS NOT NULL
)
SELECT count(*) FILTER (WHERE "state" = 'waiting')::int AS "waiting", count(*) FILTER (WHERE "state" = 'notAgreed')::int AS "notAgreed",
  count(*) FILTER (WHERE "state" = 'withoutEmail')::int AS "withoutEmail", count(*) FILTER (WHERE "state" = 'same')::int AS "same",
  count(*) FILTER (WHERE "state" = 'withdrawn')::int AS "withdrawn" FROM "planned"
