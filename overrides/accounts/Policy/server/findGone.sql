SELECT asked."contract", asked."email" FROM unnest(:contracts::bigint[], :emails::text[]) AS asked("contract", "email")
WHERE NOT EXISTS (SELECT 1 FROM "accounts_user" u WHERE u."contract_id" = asked."contract"
  AND lower(u."email") = asked."email" AND u."enabled")
