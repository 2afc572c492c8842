-- By account, else as a contract's user who has none yet; somebody whom every contract disabled is nobody.
SELECT coalesce(a."email", lower(u."email")) AS email, coalesce(a."name", u."full_name", '') AS name,
  coalesce(a."language", c."locale", 'fr') AS language, a."id" IS NOT NULL AS "hasAccount",
  u."contract_id" AS contract, u."id" AS "user"
FROM (SELECT :email::text AS email) asked
LEFT JOIN "account" a ON a."email" = asked.email
LEFT JOIN "accounts_user" u ON lower(u."email") = asked.email AND u."enabled"
LEFT JOIN "contract" c ON c."id" = u."contract_id"
WHERE u."id" IS NOT NULL ORDER BY u."contract_id" LIMIT 1
