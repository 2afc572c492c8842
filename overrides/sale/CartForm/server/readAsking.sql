-- What a cart asks, and what was answered. A price without a track is sold on the default one; offers bring theirs along.
-- A form that names no fields asks for those whose form it is.
WITH "item" AS (
  SELECT i."id", i."quantity", i."data", i."participant_id", e."ticketing_id", p."name" AS "price",
    coalesce(p."booking_track_id", (SELECT min(d."id") FROM "booking_track" d WHERE d."contract_id" = :contract AND d."is_default")) AS "track"
  FROM "cart_item" i JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
  JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
  WHERE i."contract_id" = :contract AND i."cart_id" = :cart),
"offer" AS (
  SELECT DISTINCT o."cart_item_id" AS "item", r."id", r."booking_track_id" AS "track", r."customer_required_fields" AS "required"
  FROM "cart_item_with_offer" o JOIN "offer_rule" r ON r."contract_id" = o."contract_id" AND r."id" = o."offer_id"
  WHERE o."contract_id" = :contract AND o."cart_id" = :cart),
"walk" AS (SELECT "id" AS "item", "track" FROM "item" UNION SELECT "item", "track" FROM "offer"),
"asked" AS (
  SELECT w."item", f."type", f."id", jsonb_build_object('mode', coalesce(f."mode", 'normal'), 'optin', f."optin_message",
    'fields', coalesce(f."field_list", (
      SELECT jsonb_agg(jsonb_build_object('slug', c."slug", 'required', c."required" IS TRUE, 'readOnly', c."read_only" IS TRUE)
        ORDER BY c."position", c."id")
      FROM "customer_field_contract" c WHERE c."contract_id" = :contract AND c."form_id" = f."id"), '[]')) AS "form"
  FROM "walk" w JOIN "form" f ON f."contract_id" = :contract AND f."booking_track_id" = w."track")
SELECT
  (SELECT coalesce(k."customer_required_fields", '[]') FROM "contract" k WHERE k."id" = :contract) AS "required",
  (SELECT k."gdpr_optin_message" FROM "contract" k WHERE k."id" = :contract) AS "optin",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', c."slug", 'label', c."label", 'type', c."type",
    'inputType', coalesce(c."form_type", c."input_type", 'text'), 'formIsMultiple', c."form_is_multiple" IS TRUE,
    'options', coalesce(c."form_options", c."options"), 'description', c."description", 'relatedTo', nullif(c."related_to", ''),
    'required', c."required" IS TRUE, 'readOnly', c."read_only" IS TRUE) ORDER BY c."position", c."id"), '[]')
    FROM "customer_field_contract" c WHERE c."contract_id" = :contract) AS "fields",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('item', i."id", 'quantity', i."quantity", 'price', i."price", 'title', t."title",
    'timezone', t."timezone", 'start', (SELECT e."start_date" FROM "event_date" e JOIN "ticket_price" p
        ON p."contract_id" = e."contract_id" AND p."event_date_id" = e."id" JOIN "cart_item" x ON x."contract_id" = p."contract_id" AND x."ticket_price_id" = p."id"
      WHERE x."contract_id" = :contract AND x."id" = i."id"),
    'customer', (SELECT coalesce(jsonb_agg(a."form" ORDER BY a."id"), '[]') FROM "asked" a WHERE a."item" = i."id" AND a."type" = 'customer'),
    'participant', (SELECT coalesce(jsonb_agg(a."form" ORDER BY a."id"), '[]') FROM "asked" a WHERE a."item" = i."id" AND a."type" = 'participant'),
    'required', coalesce(t."customer_required_fields", '[]') || coalesce(u."customer_required_fields", '[]') || coalesce((
      SELECT jsonb_agg(s."slug") FROM "offer" o CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(o."required", '[]')) s("slug")
      WHERE o."item" = i."id"), '[]'),
    'unitOptin', u."gdpr_optin_message", 'participants', coalesce((
      SELECT jsonb_agg(CASE WHEN jsonb_typeof(a."one") = 'object' THEN a."one" ELSE '{}' END ORDER BY a."at")
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(i."data" -> 'participantList') = 'array' THEN i."data" -> 'participantList' END)
        WITH ORDINALITY a("one", "at")), '[]'),
    'participantRecord', (SELECT to_jsonb(v) FROM (SELECT c."type", c."civility", c."lastname", c."firstname", c."email", c."phone",
        c."birthday", c."nationality", c."country_of_residence" AS "countryOfResidence", c."address", c."zipcode", c."city",
        c."additionnal_information" AS "additionnalInformation") v)) ORDER BY i."id"), '[]')
    FROM "item" i JOIN "ticketing" t ON t."contract_id" = :contract AND t."id" = i."ticketing_id"
    LEFT JOIN "organizational_unit" u ON u."contract_id" = :contract AND u."id" = t."organizational_unit_id"
    LEFT JOIN "customer" c ON c."contract_id" = :contract AND c."id" = i."participant_id") AS "lines",
  (SELECT to_jsonb(v) FROM (SELECT c."type", c."civility", c."lastname", c."firstname", c."email", c."phone", c."birthday",
      c."nationality", c."country_of_residence" AS "countryOfResidence", c."address", c."zipcode", c."city",
      c."additionnal_information" AS "additionnalInformation"
    FROM "customer" c WHERE c."contract_id" = :contract AND c."id" = coalesce(:customer::bigint, (
      SELECT k."customer_id" FROM "cart" k WHERE k."contract_id" = :contract AND k."id" = :cart))) v) AS "customer",
  (SELECT coalesce(k."customer_form_data", '{}') FROM "cart" k WHERE k."contract_id" = :contract AND k."id" = :cart) AS "answers",
  (SELECT k."optin" FROM "cart" k WHERE k."contract_id" = :contract AND k."id" = :cart) AS "wantsNews"
