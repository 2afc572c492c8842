-- The new order, its tickets and their lines name what they replace: tickets in their order, and where there are more of
-- one kind, the rest replaces nothing.
WITH "pair" AS (
  SELECT n."id", n."order_item_id" AS "item", o."id" AS "old", k."order_item_id" AS "old_item"
  FROM (SELECT t."id", t."order_item_id", row_number() OVER (ORDER BY t."id") AS "rank"
    FROM "ticket" t WHERE t."contract_id" = :contract AND t."order_id" = :order) n
  JOIN unnest(:replaced::bigint[]) WITH ORDINALITY AS o("id", "rank") ON o."rank" = n."rank"
  JOIN "ticket" k ON k."contract_id" = :contract AND k."id" = o."id"),
"tickets" AS (
  UPDATE "ticket" t SET "replaced_ticket_id" = p."old" FROM "pair" p WHERE t."contract_id" = :contract AND t."id" = p."id"),
"items" AS (
  UPDATE "order_item" i SET "rescheduled_item_id" = p."old_item"
  FROM (SELECT "item", min("old_item") AS "old_item" FROM "pair" GROUP BY 1) p
  WHERE i."contract_id" = :contract AND i."id" = p."item")
UPDATE "order" o SET "rescheduled_from_order_id" = :from WHERE o."contract_id" = :contract AND o."id" = :order
