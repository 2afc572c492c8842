-- What is compared of customers who look alike.
SELECT c."id" AS "customerId", coalesce(nullif(concat_ws(' ', nullif(c."lastname", ''), nullif(c."firstname", '')), ''), c."email_list" ->> 0, c."id"::text) AS "displayName",
  coalesce(c."email_list", '[]') AS "emailList", coalesce(c."phone_list", '[]') AS "phoneList", c."birthday"::text AS "birthday", c."address", c."zipcode", c."city"
FROM "crm_customer" c WHERE c."contract_id" = :contract AND c."id" = ANY(:ids)
