-- Ids are given in the order of the lists, which is how groups and entries are found again.
WITH "wanted" AS (
  SELECT * FROM jsonb_to_recordset(:groups::jsonb) AS g("place" bigint, "type" text, "currency" text, "order" bigint, "reason" text,
    "owner" bigint, "at" timestamptz)),
"side" AS (
  SELECT * FROM jsonb_to_recordset(:entries::jsonb) AS e("rank" bigint, "place" bigint, "order" bigint, "item" bigint, "payment" bigint,
    "client" bigint, "deposit" bigint, "session" bigint, "method" bigint, "original" bigint, "name" text, "label" text, "account" text, "operation" text,
    "debit" bigint, "credit" bigint, "currency" text, "given" bigint, "provider" text, "value_date" timestamptz, "at" timestamptz)),
"made" AS (
  INSERT INTO "transaction_group" ("contract_id", "type", "currency", "order_id", "reason", "owner_id", "created_at")
  SELECT :contract, w."type", w."currency", w."order", w."reason", w."owner", w."at" FROM "wanted" w ORDER BY w."place"
  RETURNING "id"),
"group" AS (SELECT "id", row_number() OVER (ORDER BY "id") AS "place" FROM "made"),
"entry" AS (
  INSERT INTO "transaction" ("contract_id", "transaction_group_id", "order_id", "order_item_id", "payment_id", "client_id", "deposit_id", "desk_session_id",
    "desk_payment_method_id", "original_id", "name", "label", "account_type", "operation_type", "debit", "credit", "currency",
    "given_amount", "provider", "value_date", "created_at")
  SELECT :contract, g."id", s."order", s."item", s."payment", s."client", s."deposit", s."session", s."method", s."original", s."name", s."label", s."account",
    s."operation", s."debit", s."credit", s."currency", s."given", s."provider", s."value_date", s."at"
  FROM "side" s JOIN "group" g ON g."place" = s."place" ORDER BY s."rank"
  RETURNING "id", "transaction_group_id")
SELECT g."id" AS "group", (
  SELECT coalesce(jsonb_agg(e."id" ORDER BY e."id"), '[]') FROM "entry" e WHERE e."transaction_group_id" = g."id") AS "entries"
FROM "group" g ORDER BY g."place"
