-- From when to when fiscal days last (R30b), whether they are over, and the document that they have.
SELECT to_json(p."start") #>> '{}' AS "start", to_json(p."end") #>> '{}' AS "end", p."start" < p."end" AND p."end" <= :now::timestamptz AS "isOver", a."id"
FROM "contract" c
CROSS JOIN LATERAL (SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close") d
CROSS JOIN LATERAL (SELECT (:from::date + d."close") AT TIME ZONE d."zone" AS "start", (:to::date + 1 + d."close") AT TIME ZONE d."zone" AS "end") p
LEFT JOIN "audit_document" a ON a."contract_id" = :contract AND a."start_date" = p."start" AND a."end_date" = p."end"
WHERE c."id" = :contract
