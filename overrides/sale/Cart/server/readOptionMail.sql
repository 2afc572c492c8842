SELECT c."option_status" AS "status", c."option_message" AS "message", c."reservation_name" AS "name",
  to_json(c."expires_at") #>> '{}' AS "until", coalesce(u."email", '') AS "email", o."company_display_name" AS "organiser", o."timezone", o."locale" AS "language",
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'status', e."entry" ->> 'status',
      'title', coalesce(t."title", ''),
      'timezone', coalesce(t."timezone", o."timezone"),
      'start', to_json(d."start_date") #>> '{}',
      'offered', to_json(a."start_date") #>> '{}',
      'places', coalesce((e."entry" ->> 'approvedParticipantNb')::integer, (e."entry" ->> 'requestedParticipantNb')::integer)
    ) ORDER BY e."position")
    FROM jsonb_array_elements(c."event_date_option_status_list") WITH ORDINALITY AS e ("entry", "position")
    JOIN "event_date" d ON d."contract_id" = c."contract_id"
      AND d."id" = substring(e."entry" ->> 'requestedEventDate' FROM '\d+$')::bigint
    LEFT JOIN "event_date" a ON a."contract_id" = c."contract_id"
      AND a."id" = substring(e."entry" ->> 'approvedEventDate' FROM '\d+$')::bigint AND a."id" <> d."id"
    LEFT JOIN "ticketing" t ON t."contract_id" = d."contract_id" AND t."id" = d."ticketing_id"
  ), '[]') AS "performances"
FROM "cart" c
JOIN "contract" o ON o."id" = c."contract_id"
JOIN "customer" u ON u."contract_id" = c."contract_id" AND u."id" = coalesce(c."contact_id", c."customer_id")
WHERE c."contract_id" = :contract AND c."id" = :cart AND c."option_notice" = 'waiting' AND u."email" <> ''
