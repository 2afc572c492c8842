-- A sale has the row of its order, what moves money later a group of the ledger; prints and changes are lines of the outbox,
-- scans facts of their own. What the product derives from the ledger is no change that somebody made.
WITH "order_row" AS (SELECT * FROM "order" o WHERE o."contract_id" = :contract AND o."id" = :order),
"made" AS (SELECT t."id", t."number" FROM "ticket" t WHERE t."contract_id" = :contract AND t."order_id" = :order),
"printed" AS (
  SELECT o."created_at" AS "at", o."actor", m."number"
  FROM "made" m JOIN "outbox" o ON o."contract_id" = :contract AND o."entity" = 'Ticket' AND o."entity_id" = m."id" AND o."changes" ? 'print_count'
  UNION ALL
  SELECT o."created_at", o."actor", m."number"
  FROM "made" m CROSS JOIN LATERAL "batches_with"('Ticket', m."id") AS found("id")
  JOIN "outbox" o ON o."contract_id" = :contract AND o."id" = found."id"
  WHERE "changes_in"(o) -> (array_position(o."entity_ids", m."id") - 1) ? 'print_count'),
"event" AS (
  SELECT o."created_at" AS "at", 'sale' AS "kind", coalesce(u."full_name", d."user_email") AS "actor", o."customer_paid_amount" AS "amount",
    o."currency", NULL::bigint AS "count", s."name" AS "detail", NULL::text AS "result"
  FROM "order_row" o
  LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = o."owner_id"
  LEFT JOIN "desk_session" d ON d."contract_id" = :contract AND d."id" = o."desk_session_id"
  LEFT JOIN "selling_device" s ON s."contract_id" = :contract AND s."id" = o."selling_device_id"
  UNION ALL
  SELECT g."created_at", g."type", u."full_name", CASE g."type" WHEN 'refund'
      THEN coalesce((SELECT r."amount" FROM "refund" r WHERE r."contract_id" = :contract AND r."order_id" = :order AND r."created_at" = g."created_at" LIMIT 1), 0)
      ELSE (SELECT abs(sum(t."debit" - CASE g."type" WHEN 'repayment' THEN t."credit" ELSE 0 END)) FROM "transaction" t WHERE t."contract_id" = :contract AND t."transaction_group_id" = g."id" AND t."account_type" = 'bank') END,
    g."currency", NULL, g."reason", NULL
  FROM "transaction_group" g LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = g."owner_id"
  WHERE g."contract_id" = :contract AND g."order_id" = :order AND g."type" IN ('payment', 'refund', 'correction', 'repayment', 'transfer')
  UNION ALL
  SELECT p."at", 'print', coalesce(u."full_name", p."actor"), NULL, NULL, count(*), string_agg(p."number"::text, ', ' ORDER BY p."number"), NULL
  FROM "printed" p LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."email" = p."actor"
  GROUP BY p."at", p."actor", u."full_name"
  UNION ALL
  SELECT s."scan_date", 'scan', coalesce(u."full_name", s."scanned_by"), NULL, NULL, NULL, m."number"::text, s."status"
  FROM "made" m JOIN "scan" s ON s."contract_id" = :contract AND s."ticket_id" = m."id"
  LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."email" = s."scanned_by"
  UNION ALL
  SELECT i."created_at", 'invoice', NULL, i."total_amount", i."currency", NULL, i."identifier", NULL
  FROM "invoice" i WHERE i."contract_id" = :contract AND i."order_id" = :order
  UNION ALL
  SELECT o."created_at", 'change', coalesce(u."full_name", o."actor"), NULL, NULL, NULL, NULL, NULL
  FROM "outbox" o LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."email" = o."actor"
  WHERE o."contract_id" = :contract AND o."entity" = 'Order' AND o."entity_id" = :order AND o."action" = 'update' AND o."actor" IS NOT NULL
    AND o."changes" ?| ARRAY['customer_id', 'contact_id', 'comment', 'description', 'shipping_id', 'billing_id', 'customer_form_data', 'tag_list'])
SELECT json_build_object('at', e."at", 'kind', e."kind", 'actor', e."actor", 'amount', e."amount", 'currency', e."currency",
  'count', e."count", 'detail', e."detail", 'result', e."result") AS "event"
FROM "event" e ORDER BY e."at" DESC, e."kind"
