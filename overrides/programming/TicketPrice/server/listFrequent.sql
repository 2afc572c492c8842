SELECT max(p."id") AS "id"
FROM "ticket_price" p
WHERE p."contract_id" = :contract AND p."hash" IS NOT NULL AND NOT p."is_hidden"
GROUP BY p."hash"
ORDER BY count(*) DESC, max(p."id") DESC
LIMIT 20
