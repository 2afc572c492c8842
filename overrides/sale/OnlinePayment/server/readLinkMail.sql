-- What the mails about a payment link are of, and which of them wait.
SELECT l."url", l."amount", coalesce(l."currency", 'EUR') AS "currency", l."buyer_email" AS "buyer", o."number",
  coalesce(nullif(c."company_display_name", ''), c."company_name", '') AS "organiser", c."public_contact_email" AS "contact",
  l."notify_buyer" AND l."buyer_notified_at" IS NULL AND l."settled_at" IS NULL AND NOT l."is_hidden" AS "isForBuyer",
  l."notify_pro" AND l."pro_notified_at" IS NULL AND l."settled_at" IS NOT NULL AND c."public_contact_email" IS NOT NULL AS "isForUs"
FROM "payment_link" l
JOIN "order" o ON o."contract_id" = l."contract_id" AND o."payment_link_id" = l."id"
JOIN "contract" c ON c."id" = l."contract_id"
WHERE l."contract_id" = :contract AND l."id" = :link
