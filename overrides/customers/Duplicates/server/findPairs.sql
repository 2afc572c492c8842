-- Pairs of customers who share a key (R52): those who have a key in common are brought together by the key, never
-- everybody with everybody. A key of more than 20 people, such as a school's switchboard, makes no pair.
WITH "person" AS MATERIALIZED (
  SELECT c."id", c."customer_type" AS "type", nullif(fold_text(trim(c."lastname")), '') AS "surname",
    nullif(fold_text(trim(c."firstname")), '') AS "name", c."birthday", nullif(fold_text(replace(c."zipcode", ' ', '')), '') AS "zip",
    nullif(regexp_replace(fold_text(c."address"), '[^a-z0-9]+', ' ', 'g'), '') AS "address",
    ARRAY(SELECT DISTINCT lower(trim(e)) FROM jsonb_array_elements_text(CASE jsonb_typeof(c."email_list") WHEN 'array' THEN c."email_list" ELSE '[]' END) e) AS "emails",
    ARRAY(SELECT DISTINCT regexp_replace(regexp_replace(regexp_replace(p, '[^0-9+]', '', 'g'), '^00', '+'), '^0([1-9][0-9]{8})$', '+33\1')
      FROM jsonb_array_elements_text(CASE jsonb_typeof(c."phone_list") WHEN 'array' THEN c."phone_list" ELSE '[]' END) p WHERE p ~ '[0-9]{6}|([0-9].*){6}') AS "phones"
  FROM "crm_customer" c WHERE c."contract_id" = :contract AND c."merged_into_id" IS NULL AND c."deleted_at" IS NULL
), "key" AS (
  SELECT "id", "type", 'e-mail ' || e AS "key" FROM "person", unnest("emails") e WHERE :by = 'similarity'
  UNION ALL SELECT "id", "type", 'phone ' || p FROM "person", unnest("phones") p WHERE :by = 'similarity'
  UNION ALL SELECT "id", "type", 'born ' || "surname" || ' ' || "birthday" FROM "person"
    WHERE "surname" IS NOT NULL AND "birthday" IS NOT NULL AND :by = 'similarity'
  UNION ALL SELECT "id", "type", 'name ' || "surname" || ' ' || coalesce(left("name", 1), '') || ' ' || "zip" FROM "person"
    WHERE "surname" IS NOT NULL AND "zip" IS NOT NULL AND :by = 'similarity'
  UNION ALL SELECT "id", "type", 'home ' || "surname" || ' ' || "address" FROM "person"
    WHERE "surname" IS NOT NULL AND "address" IS NOT NULL AND :by = 'similarity'
  UNION ALL SELECT "id", "type", 'place ' || "address" || ' ' || "zip" FROM "person"
    WHERE "address" IS NOT NULL AND "zip" IS NOT NULL AND :by = 'location'
), "shared" AS MATERIALIZED (
  SELECT "key", array_agg("id") AS "ids" FROM "key" GROUP BY "type", "key" HAVING count(*) > 1
), "pair" AS (
  SELECT DISTINCT a AS "first", b AS "second" FROM "shared", unnest("ids") a, unnest("ids") b
  WHERE cardinality("ids") <= 20 AND a < b
), "compared" AS (
  SELECT p.*, a."emails" && b."emails" AS "email", a."phones" && b."phones" AS "phone", a."birthday" = b."birthday" AS "birthday",
    a."surname" = b."surname" AS "surname", a."address" = b."address" AS "address", a."name" = b."name" AS "firstname",
    a."name" <> b."name" AND left(a."name", 1) = left(b."name", 1) AS "initial", a."zip" = b."zip" AS "zipcode",
    a."birthday" <> b."birthday" AS "otherBirthday"
  FROM "pair" p JOIN "person" a ON a."id" = p."first" JOIN "person" b ON b."id" = p."second"
  WHERE NOT EXISTS (SELECT FROM "customer_distinction" d WHERE d."contract_id" = :contract
    AND (d."first_id", d."second_id") IN ((p."first", p."second"), (p."second", p."first")))
), "scored" AS (
  SELECT c."first", c."second", r."score", r."reasons" FROM "compared" c, LATERAL (
    SELECT sum(w."weight")::int AS "score", jsonb_agg(w."reason" ORDER BY w."place") AS "reasons" FROM (VALUES
      (1, 'email', 8, c."email"), (2, 'phone', 6, c."phone"), (3, 'birthday', 5, c."birthday"), (4, 'surname', 4, c."surname"),
      (5, 'address', 4, c."address"), (6, 'firstname', 3, c."firstname"), (7, 'initial', 1, c."initial"),
      (8, 'zipcode', 1, c."zipcode"), (9, 'otherBirthday', -5, c."otherBirthday")
    ) w("place", "reason", "weight", "holds") WHERE w."holds") r
  WHERE r."score" >= :least
  ORDER BY r."score" DESC, c."first", c."second" LIMIT :most
)
SELECT coalesce((SELECT jsonb_agg(to_jsonb(s) ORDER BY s."score" DESC, s."first", s."second") FROM "scored" s), '[]') AS "pairs",
  coalesce((SELECT jsonb_agg(jsonb_build_object('value', substr(c."key", position(' ' in c."key") + 1), 'count', cardinality(c."ids")) ORDER BY cardinality(c."ids") DESC)
    FROM (SELECT * FROM "shared" WHERE cardinality("ids") > 20 ORDER BY cardinality("ids") DESC LIMIT 10) c), '[]') AS "shared"
