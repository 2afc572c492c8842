-- A payment link by its whole address, with the order that it is of now, what is due of it, and what was bought.
SELECT l."id" AS "link", l."amount", l."payment_page_message" AS "message", to_json(l."expires_at") #>> '{}' AS "expiresAt",
  to_json(l."settled_at") #>> '{}' AS "settledAt", l."is_hidden" AS "isHidden", o."id" AS "order", o."number", coalesce(o."currency", 'EUR') AS "currency",
  coalesce(o."balance", 0) AS "due", coalesce(nullif(c."company_display_name", ''), c."company_name", '') AS "organiser",
  coalesce(c."timezone", 'Europe/Paris') AS "timezone", coalesce((
    SELECT jsonb_agg(jsonb_build_object('title', i."title", 'startDate', i."start", 'timezone', i."timezone", 'quantity', i."quantity") ORDER BY i."start", i."title")
    FROM (SELECT coalesce(k."title", '') AS "title", to_json(e."start_date") #>> '{}' AS "start", coalesce(k."timezone", c."timezone", 'Europe/Paris') AS "timezone",
        sum(coalesce(i."quantity", 0))::integer AS "quantity"
      FROM "order_item" i LEFT JOIN "event_date" e ON e."contract_id" = i."contract_id" AND e."id" = i."event_date_id"
      LEFT JOIN "ticketing" k ON k."contract_id" = i."contract_id" AND k."id" = i."ticketing_id"
      WHERE i."contract_id" = o."contract_id" AND i."order_id" = o."id" GROUP BY 1, 2, 3) i), '[]'::jsonb) AS "lines"
FROM "payment_link" l
JOIN "order" o ON o."contract_id" = l."contract_id" AND o."payment_link_id" = l."id"
JOIN "contract" c ON c."id" = l."contract_id"
WHERE l."contract_id" = :contract AND l."url" = :url
