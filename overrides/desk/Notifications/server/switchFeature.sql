UPDATE "contract" SET "features" = jsonb_strip_nulls(coalesce("features", '{}') || :switched::jsonb)
WHERE "contract_id" = :contract AND "id" = :contract
