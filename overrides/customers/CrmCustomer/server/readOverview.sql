-- A customer at a glance: who they are, what they bought, will attend, hold and owe, and what happened. Purchases and tickets are there
-- for whoever may see all of them.
WITH "buyer" AS MATERIALIZED (
  SELECT b."id", b."client_id" FROM "customer" b
  WHERE b."contract_id" = :contract AND b."crm_id" COLLATE "und-x-icu" = (:customer::bigint)::text
), "bought" AS MATERIALIZED (
  SELECT o."id", o."number", o."created_at", o."payment_status", o."currency", o."customer_paid_amount", o."balance" FROM "buyer" b
  JOIN "order" o ON o."contract_id" = :contract AND o."customer_id" = b."id" AND o."status" = 'validated' AND NOT o."is_training"
), "latest" AS (
  SELECT o.* FROM "bought" o ORDER BY o."created_at" DESC, o."id" DESC LIMIT 50
), "spent" AS (
  SELECT o."currency", sum(coalesce(i."customer_paid_amount", 0) - coalesce(i."total_refunded_amount", 0))::bigint AS "spent"
  FROM "bought" o JOIN "order_item" i ON i."contract_id" = :contract AND i."order_id" = o."id" AND NOT coalesce(i."cancelled", false)
  WHERE o."payment_status" IN ('payed', 'overpaid', 'refunded_partially') GROUP BY o."currency"
), "sum_of" AS (
  SELECT o."currency", coalesce(max(s."spent"), 0)::bigint AS "spent", sum(o."balance")::bigint AS "due"
  FROM "bought" o LEFT JOIN "spent" s ON s."currency" = o."currency" GROUP BY o."currency"
), "held" AS MATERIALIZED (
  SELECT t."id", t."status", t."event_date_id", t."ticketing_title", t."event_date_start_date", t."ticketing_timezone", t."seat_label"
  FROM "ticket" t WHERE t."contract_id" = :contract AND t."status" IN ('payed', 'booked')
    AND (t."order_id" IN (SELECT "id" FROM "bought") OR t."participant_id" IN (SELECT "id" FROM "buyer"))
), "visit" AS (
  SELECT h."event_date_id", max(h."ticketing_title") AS "title", h."event_date_start_date" AS "at", max(h."ticketing_timezone") AS "timezone",
    count(*)::int AS "count", bool_or(h."status" = 'payed') AS "is_paid",
    coalesce(jsonb_agg(h."seat_label" ORDER BY h."seat_label") FILTER (WHERE h."seat_label" IS NOT NULL), '[]') AS "seats"
  FROM "held" h WHERE h."event_date_start_date" IS NOT NULL GROUP BY h."event_date_id", h."event_date_start_date"
), "holding" AS (
  SELECT k."coupon_id" AS "coupon", k."code", k."usage", k."currency", k."amount", coalesce(k."season_subscribed", k."season") AS "season",
    k."valid_until", k."coupon_is_enabled" AS "is_enabled"
  FROM "customer_coupon" k WHERE k."contract_id" = :contract AND k."customer_id" = :customer
  UNION ALL
  SELECT k."id", k."code", k."usage", coalesce(k."currency", 'EUR'), coalesce(k."amount", 0), s."name", k."valid_until", coalesce(k."enabled", true)
  FROM "coupon" k LEFT JOIN "season" s ON s."contract_id" = :contract AND s."id" = k."season_id"
  WHERE k."contract_id" = :contract AND (k."participant_id" IN (SELECT "id" FROM "buyer")
      OR k."participant_id" IS NULL AND k."creating_order_id" IN (SELECT "id" FROM "bought"))
    AND NOT EXISTS (SELECT FROM "customer_coupon" d WHERE d."contract_id" = :contract AND d."customer_id" = :customer AND d."coupon_id" = k."id")
), "account" AS (
  SELECT a."id", a."name" FROM "client" a WHERE a."contract_id" = :contract
    AND (a."crm_id" COLLATE "und-x-icu" = (:customer::bigint)::text OR a."id" IN (SELECT "client_id" FROM "buyer"))
), "event" AS (
  SELECT c."created_at" AS "at", CASE WHEN f."id" IS NULL THEN 'created' ELSE 'imported' END AS "kind", f."original_name" AS "text",
    NULL::bigint AS "amount", NULL::text AS "currency", NULL::bigint AS "order"
  FROM "crm_customer" c LEFT JOIN "imported_file" f ON f."contract_id" = :contract AND f."id" = c."imported_file_id"
  WHERE c."contract_id" = :contract AND c."id" = :customer
  UNION ALL SELECT c."gdpr_consent_at", 'consent', NULL, NULL, NULL, NULL FROM "crm_customer" c
    WHERE c."contract_id" = :contract AND c."id" = :customer AND c."gdpr_consent" AND c."gdpr_consent_at" IS NOT NULL
  UNION ALL SELECT m."created_at", 'merged', m."merged_names", NULL, NULL, NULL FROM "customer_merge_record" m
    WHERE m."contract_id" = :contract AND m."kept_id" = :customer AND m."state" = 'done'
  UNION ALL SELECT o."created_at", 'order', o."number", o."customer_paid_amount", o."currency", o."id" FROM "bought" o WHERE :orders::boolean
  UNION ALL SELECT r."created_at", 'refund', o."number", r."amount", o."currency", o."id" FROM "bought" o
    JOIN "refund" r ON r."contract_id" = :contract AND r."order_id" = o."id" WHERE :orders::boolean
  UNION ALL SELECT v."at", 'attended', v."title", NULL, NULL, NULL FROM "visit" v WHERE :tickets::boolean AND v."is_paid" AND v."at" < now()
)
SELECT jsonb_build_object(
  'customerId', c."id",
  'displayName', coalesce(nullif(concat_ws(' ', nullif(c."lastname", ''), nullif(c."firstname", '')), ''), c."email_list" ->> 0, c."id"::text),
  'customerType', coalesce(c."customer_type", 'contact'), 'timezone', coalesce(k."timezone", 'Europe/Paris'),
  'profile', jsonb_build_object('civility', c."civility", 'lastname', c."lastname", 'firstname', c."firstname", 'emailList', coalesce(c."email_list", '[]'), 'phoneList', coalesce(c."phone_list", '[]'),
    'birthday', c."birthday", 'nationality', c."nationality", 'address', c."address", 'zipcode', c."zipcode", 'city', c."city", 'country', c."country",
    'geoZone', c."geo_zone", 'role', c."role", 'service', c."service", 'organizationType', c."organization_type", 'vatNumber', c."vat_number",
    'website', c."website", 'interests', coalesce(c."interests", '[]'), 'gdprConsent', coalesce(c."gdpr_consent", false), 'gdprConsentAt', c."gdpr_consent_at",
    'diffusionListOK', coalesce(c."diffusion_list_ok", '[]'), 'diffusionListNO', coalesce(c."diffusion_list_no", '[]'),
    'hasOnlineAccount', c."has_online_account", 'createdAt', c."created_at", 'updatedAt', c."updated_at",
    'tags', (SELECT coalesce(jsonb_agg(t."name" ORDER BY l."position"), '[]') FROM "crm_customer_tag_list" l
      JOIN "tag" t ON t."contract_id" = :contract AND t."id" = l."target_id" WHERE l."contract_id" = :contract AND l."source_id" = c."id"),
    'statuses', (SELECT coalesce(jsonb_agg(t."label" ORDER BY l."position"), '[]') FROM "crm_customer_status_list" l
      JOIN "customer_status" t ON t."contract_id" = :contract AND t."id" = l."target_id" WHERE l."contract_id" = :contract AND l."source_id" = c."id")),
  'organizations', (SELECT coalesce(jsonb_agg(jsonb_build_object('customerId', o."id", 'displayName', coalesce(o."lastname", o."id"::text)) ORDER BY l."position"), '[]')
    FROM "crm_customer_organization_list" l JOIN "crm_customer" o ON o."contract_id" = :contract AND o."id" = l."target_id" AND o."merged_into_id" IS NULL AND o."deleted_at" IS NULL
    WHERE l."contract_id" = :contract AND l."source_id" = c."id"),
  'contacts', (SELECT coalesce(jsonb_agg(jsonb_build_object('customerId', n."id", 'displayName', n."name", 'role', n."role") ORDER BY n."name", n."id"), '[]') FROM (
    SELECT o."id", o."role", coalesce(nullif(concat_ws(' ', nullif(o."lastname", ''), nullif(o."firstname", '')), ''), o."email_list" ->> 0, o."id"::text) AS "name"
    FROM "crm_customer_organization_list" l JOIN "crm_customer" o ON o."contract_id" = :contract AND o."id" = l."source_id" AND o."merged_into_id" IS NULL AND o."deleted_at" IS NULL
    WHERE l."contract_id" = :contract AND l."target_id" = c."id" ORDER BY 3, 1 LIMIT 20) n),
  'contactCount', (SELECT count(*)::int FROM "crm_customer_organization_list" l
    JOIN "crm_customer" o ON o."contract_id" = :contract AND o."id" = l."source_id" AND o."merged_into_id" IS NULL AND o."deleted_at" IS NULL
    WHERE l."contract_id" = :contract AND l."target_id" = c."id"),
  'ownFields', (SELECT coalesce(jsonb_agg(jsonb_build_object('label', coalesce(f."label", v."key"), 'inputType', f."input_type", 'value', v."value") ORDER BY f."position" NULLS LAST, v."key"), '[]')
    FROM jsonb_each(CASE jsonb_typeof(c."custom_fields") WHEN 'object' THEN c."custom_fields" ELSE '{}' END) v
    LEFT JOIN LATERAL (SELECT f."label", f."input_type", f."position" FROM "customer_field_contract" f WHERE f."contract_id" = :contract
      AND v."key" IN (f."slug", substr(f."slug", position('.' IN f."slug") + 1)) ORDER BY f."slug" <> v."key", f."id" LIMIT 1) f ON true
    WHERE v."value" NOT IN ('null', '""', '[]')),
  'buyer', (SELECT max(b."id") FROM "buyer" b),
  'accounts', (SELECT coalesce(jsonb_agg(jsonb_build_object('client', a."id", 'name', a."name", 'balances',
      (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', e."currency", 'amount', e."amount") ORDER BY e."currency"), '[]') FROM (
        SELECT coalesce(t."currency", 'EUR') AS "currency", sum(coalesce(t."credit", 0) - coalesce(t."debit", 0))::bigint AS "amount" FROM "transaction" t
        WHERE t."contract_id" = :contract AND t."client_id" = a."id" AND t."account_type" = 'client' AND t."provider" IS DISTINCT FROM 'cash_coupon_breakdown'
        GROUP BY 1) e WHERE e."amount" <> 0)) ORDER BY a."id"), '[]') FROM "account" a),
  'coupons', (SELECT coalesce(jsonb_agg(jsonb_build_object('coupon', h."coupon", 'code', h."code", 'usage', h."usage", 'currency', h."currency", 'amount', h."amount",
      'season', h."season", 'validUntil', h."valid_until", 'isExpired', coalesce(h."valid_until" < now(), false), 'isEnabled', h."is_enabled")
      ORDER BY coalesce(h."valid_until" < now(), false), h."valid_until" NULLS LAST, h."code"), '[]') FROM (SELECT * FROM "holding" LIMIT 100) h),
  'participations', (SELECT coalesce(jsonb_agg(jsonb_build_object('eventDate', p."event_date_id", 'title', p."ticketing_title", 'at', p."at", 'timezone', coalesce(k."timezone", 'Europe/Paris'),
      'count', p."count", 'seats', p."seats", 'origin', p."origin", 'status', p."ticket_status") ORDER BY p."at" DESC NULLS LAST, p."origin", p."ticket_status"), '[]')
    FROM (SELECT p."event_date_id", p."ticketing_title", p."event_date_start_date" AS "at", p."origin", p."ticket_status", count(*)::int AS "count",
      coalesce(jsonb_agg(p."seat_label_list" ->> 0) FILTER (WHERE p."seat_label_list" ->> 0 IS NOT NULL), '[]') AS "seats" FROM "ticket_participation" p
      WHERE p."contract_id" = :contract AND p."customer_id" = c."id" GROUP BY 1, 2, 3, 4, 5 ORDER BY 3 DESC NULLS LAST LIMIT 50) p),
  'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('note', n."id", 'text', n."text", 'author', n."author",
      'authorName', (SELECT nullif(concat_ws(' ', nullif(a."firstname", ''), nullif(a."lastname", '')), '') FROM "accounts_user" a
        WHERE a."contract_id" = :contract AND lower(a."email") = lower(n."author") LIMIT 1),
      'isPinned', n."is_pinned", 'dueOn', n."due_on", 'assignee', n."assignee_id",
      'assigneeName', (SELECT nullif(concat_ws(' ', nullif(a."firstname", ''), nullif(a."lastname", '')), '') FROM "user" u
        JOIN "accounts_user" a ON a."contract_id" = :contract AND a."id" = u."accounts_user_id" WHERE u."contract_id" = :contract AND u."id" = n."assignee_id"),
      'doneAt', n."done_at", 'createdAt', n."created_at")
      ORDER BY n."is_pinned" DESC, n."due_on" IS NOT NULL AND n."done_at" IS NULL DESC, n."created_at" DESC, n."id" DESC), '[]')
    FROM (SELECT * FROM "customer_note" n WHERE n."contract_id" = :contract AND n."customer_id" = c."id"
      ORDER BY n."is_pinned" DESC, n."due_on" IS NOT NULL AND n."done_at" IS NULL DESC, n."created_at" DESC, n."id" DESC LIMIT 100) n),
  'events', (SELECT coalesce(jsonb_agg(to_jsonb(e) ORDER BY e."at" DESC), '[]') FROM (SELECT * FROM "event" ORDER BY "at" DESC LIMIT 40) e)
) || CASE WHEN :orders::boolean THEN jsonb_build_object(
  'orderCount', (SELECT count(*)::int FROM "bought"),
  'sums', (SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s."currency" <> coalesce(k."default_currency", 'EUR'), s."currency"), '[]') FROM "sum_of" s),
  'orders', (SELECT coalesce(jsonb_agg(jsonb_build_object('order', o."id", 'number', o."number", 'at', o."created_at", 'paymentStatus', o."payment_status", 'currency', o."currency", 'amount', o."customer_paid_amount",
      'what', (SELECT coalesce(jsonb_agg(concat(i."label", CASE WHEN i."quantity" > 1 THEN ' × ' || i."quantity" END) ORDER BY i."id") FILTER (WHERE i."label" <> ''), '[]') FROM "order_item" i
        WHERE i."contract_id" = :contract AND i."order_id" = o."id" AND i."type" IS DISTINCT FROM 'fee')) ORDER BY o."created_at" DESC, o."id" DESC), '[]') FROM "latest" o)
) ELSE '{}' END || CASE WHEN :tickets::boolean THEN jsonb_build_object(
  'attended', (SELECT count(*)::int FROM "visit" v WHERE v."is_paid" AND v."at" < now()),
  'ahead', (SELECT coalesce(sum(v."count"), 0)::int FROM "visit" v WHERE v."at" >= now()),
  'coming', (SELECT coalesce(jsonb_agg(jsonb_build_object('eventDate', v."event_date_id", 'title', v."title", 'at', v."at", 'timezone', v."timezone", 'count', v."count",
      'seats', v."seats", 'status', CASE WHEN v."is_paid" THEN 'payed' ELSE 'booked' END) ORDER BY v."at"), '[]')
    FROM (SELECT * FROM "visit" WHERE "at" >= now() ORDER BY "at" LIMIT 20) v)
) ELSE '{}' END AS "overview"
FROM "crm_customer" c JOIN "contract" k ON k."id" = c."contract_id"
WHERE c."contract_id" = :contract AND c."id" = :customer
