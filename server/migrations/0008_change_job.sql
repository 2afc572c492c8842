DROP INDEX "job_name_index";
--> statement-breakpoint
CREATE INDEX "job_name_index" ON "job" USING btree ("contract_id","name","id");
