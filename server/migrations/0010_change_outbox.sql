DROP INDEX "outbox_entities";
--> statement-breakpoint
CREATE INDEX "outbox_spans" ON "outbox" USING gist (box(point("contract_id", "entity_ids"[1]), point("contract_id", "entity_ids"[cardinality("entity_ids")]))) WHERE "outbox"."entity_ids" is not null;
