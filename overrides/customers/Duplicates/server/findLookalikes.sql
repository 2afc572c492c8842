-- Who shares a key with somebody, who is being entered or is there already (R52): the keys and weights of `findPairs.sql`. What more
-- than 20 share, such as a school's switchboard, brings nobody here by itself.
WITH "asked" AS MATERIALIZED (
  SELECT coalesce(d."customerType", 'contact') AS "type", nullif(fold_text(trim(d."lastname")), '') AS "surname",
    nullif(fold_text(trim(d."firstname")), '') AS "name", d."birthday", nullif(fold_text(replace(d."zipcode", ' ', '')), '') AS "zip",
    nullif(regexp_replace(fold_text(d."address"), '[^a-z0-9]+', ' ', 'g'), '') AS "address",
    ARRAY(SELECT DISTINCT lower(trim(e)) FROM jsonb_array_elements_text(coalesce(d."emailList", '[]')) e WHERE trim(e) <> '') AS "emails",
    ARRAY(SELECT DISTINCT regexp_replace(regexp_replace(regexp_replace(p, '[^0-9+]', '', 'g'), '^00', '+'), '^0([1-9][0-9]{8})$', '+33\1')
      FROM jsonb_array_elements_text(coalesce(d."phoneList", '[]')) p WHERE p ~ '[0-9]{6}|([0-9].*){6}') AS "phones"
  FROM jsonb_to_record(:draft::jsonb) d("customerType" text, "lastname" text, "firstname" text, "birthday" date, "zipcode" text,
    "address" text, "emailList" jsonb, "phoneList" jsonb)
), "person" AS (
  SELECT c."id", a."emails" && ARRAY(SELECT lower(trim(e)) FROM jsonb_array_elements_text(CASE jsonb_typeof(c."email_list") WHEN 'array' THEN c."email_list" ELSE '[]' END) e) AS "email",
    a."phones" && ARRAY(SELECT regexp_replace(regexp_replace(regexp_replace(p, '[^0-9+]', '', 'g'), '^00', '+'), '^0([1-9][0-9]{8})$', '+33\1')
      FROM jsonb_array_elements_text(CASE jsonb_typeof(c."phone_list") WHEN 'array' THEN c."phone_list" ELSE '[]' END) p) AS "phone",
    a."surname" = fold_text(trim(c."lastname")) AS "surname", a."birthday" = c."birthday" AS "birthday", a."birthday" <> c."birthday" AS "otherBirthday",
    a."name" = fold_text(trim(c."firstname")) AS "firstname",
    a."name" <> fold_text(trim(c."firstname")) AND left(a."name", 1) = left(fold_text(trim(c."firstname")), 1) AS "initial",
    a."zip" = fold_text(replace(c."zipcode", ' ', '')) AS "zipcode",
    a."address" = regexp_replace(fold_text(c."address"), '[^a-z0-9]+', ' ', 'g') AS "address"
  FROM "crm_customer" c, "asked" a
  WHERE c."contract_id" = :contract AND c."merged_into_id" IS NULL AND c."deleted_at" IS NULL AND c."customer_type" = a."type" AND c."id" <> :self
), "counted" AS (
  SELECT p.*, count(*) FILTER (WHERE p."email") OVER () <= 20 AND p."email" AS "byEmail", count(*) FILTER (WHERE p."phone") OVER () <= 20 AND p."phone" AS "byPhone"
  FROM "person" p
  WHERE p."email" OR p."phone" OR p."surname" AND (p."birthday" OR p."address" OR p."zipcode" AND (p."firstname" OR p."initial"))
), "scored" AS (
  SELECT c."id", r."score", r."reasons" FROM "counted" c, LATERAL (
    SELECT sum(w."weight")::int AS "score", jsonb_agg(w."reason" ORDER BY w."place") AS "reasons" FROM (VALUES
      (1, 'email', 8, c."byEmail"), (2, 'phone', 6, c."byPhone"), (3, 'birthday', 5, c."birthday"), (4, 'surname', 4, c."surname"),
      (5, 'address', 4, c."address"), (6, 'firstname', 3, c."firstname"), (7, 'initial', 1, c."initial"),
      (8, 'zipcode', 1, c."zipcode"), (9, 'otherBirthday', -5, c."otherBirthday")
    ) w("place", "reason", "weight", "holds") WHERE w."holds") r
  WHERE r."score" >= :least AND NOT EXISTS (SELECT FROM "customer_distinction" d WHERE d."contract_id" = :contract
    AND (d."first_id", d."second_id") IN ((c."id", :self), (:self, c."id")))
  ORDER BY r."score" DESC, c."id" LIMIT :most
)
SELECT k."id" AS "customerId", coalesce(nullif(concat_ws(' ', nullif(k."lastname", ''), nullif(k."firstname", '')), ''), k."email_list" ->> 0, k."id"::text) AS "displayName",
  coalesce(k."email_list", '[]') AS "emailList", coalesce(k."phone_list", '[]') AS "phoneList", k."zipcode", k."city", s."score", s."reasons"
FROM "scored" s JOIN "crm_customer" k ON k."contract_id" = :contract AND k."id" = s."id" ORDER BY s."score" DESC, s."id"
