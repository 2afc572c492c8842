-- Names and addresses of customers, in the order in which they are given.
SELECT c."customer_type" AS "type", c."civility", c."lastname", c."firstname", c."address", c."zipcode", c."city", c."country"
FROM unnest(:ids::bigint[]) WITH ORDINALITY o("id", "place")
JOIN "crm_customer" c ON c."contract_id" = :contract AND c."id" = o."id" ORDER BY o."place"
