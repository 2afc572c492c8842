-- What has one tag gets another instead.
WITH "moved" AS (
  INSERT INTO "order_tag_list" ("contract_id", "source_id", "target_id", "position")
  SELECT "contract_id", "source_id", :into::bigint, "position" FROM "order_tag_list"
  WHERE "contract_id" = :contract AND "target_id" = :from
  ON CONFLICT DO NOTHING)
DELETE FROM "order_tag_list" WHERE "contract_id" = :contract AND "target_id" = :from
