-- Seats of a performance that are kept from sale, those alike together: what goes back on sale first comes first.
SELECT coalesce(a."hold_type", 'kill') AS "kind", a."hold_reason" AS "reason",
  coalesce(u."full_name", a."held_by") AS "heldBy",
  to_json(coalesce(a."expires_at", e."start_date" - make_interval(mins => a."release_minutes"::integer))) #>> '{}' AS "releasesAt",
  a."release_minutes" AS "releaseMinutes", jsonb_agg(a."id" ORDER BY a."id") AS "seats"
FROM "available_seat" a JOIN "event_date" e ON e."contract_id" = a."contract_id" AND e."id" = a."event_date_id"
LEFT JOIN "accounts_user" u ON u."contract_id" = a."contract_id" AND u."email" = a."held_by"
WHERE a."contract_id" = :contract AND a."event_date_id" = :eventDate AND a."status" = 'dismissed'
GROUP BY 1, 2, 3, 4, 5
ORDER BY 4, 1, 2, 3
