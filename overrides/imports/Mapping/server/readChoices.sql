-- What names of one kind may mean. Prices of one name are one choice, the latest's: what is chosen goes for the same name on
-- other dates. Seats are too many to choose from, and too like each other to suggest one.
(SELECT "id", "title" AS "name" FROM "ticketing" WHERE "contract_id" = :contract AND :kind::text = 'ticketing')
UNION ALL
(SELECT DISTINCT ON (p."name") p."id", p."name" FROM "ticket_price" p
  JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
  WHERE p."contract_id" = :contract AND e."start_date" > now() - interval '400 days' AND :kind::text = 'ticketprice'
  ORDER BY p."name", e."start_date" DESC, p."id")
UNION ALL
(SELECT "id", "label" FROM "seat_config" WHERE "contract_id" = :contract AND NOT "is_hidden" AND :kind::text = 'plan')
UNION ALL
(SELECT "id", "name" FROM "contingent" WHERE "contract_id" = :contract AND "is_hidden" IS NOT TRUE AND :kind::text = 'contingent')
ORDER BY "name", "id" LIMIT 5000
