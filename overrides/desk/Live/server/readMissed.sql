-- The next rows of a contract, each with all the records it is about: whoever reads on after it would miss what was cut off.
SELECT o."transaction"::text AS "transaction", o."id", o."contract_id" AS "contract", o."entity",
  r."record" AS "entityId", o."action", o."actor"
FROM (SELECT * FROM "outbox" o
  WHERE o."contract_id" = :contract AND (o."transaction", o."id") > (:transaction::text::xid8, :id::bigint)
    AND o."transaction" < pg_snapshot_xmin(pg_current_snapshot())
  ORDER BY o."transaction", o."id" LIMIT :most::int) o,
  unnest(coalesce(o."entity_ids", ARRAY[o."entity_id"])) WITH ORDINALITY AS r("record", "place")
ORDER BY o."transaction", o."id", r."place"
