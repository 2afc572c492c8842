-- Counts for ten minutes from the first try.
INSERT INTO "attempt" AS a ("key", "count", "until")
SELECT k, 1, now() + interval '10 minutes' FROM unnest(:keys::text[]) k ORDER BY k
ON CONFLICT ("contract_id", "key") DO UPDATE SET
  "count" = CASE WHEN a."until" <= now() THEN 1 ELSE a."count" + 1 END,
  "until" = CASE WHEN a."until" <= now() THEN excluded."until" ELSE a."until" END
RETURNING "key", "count", ceil(extract(epoch FROM "until" - now()) / 60)::int AS minutes
