CREATE INDEX "customer_crm_id_index" ON "customer" USING btree ("contract_id","crm_id" COLLATE "und-x-icu","id");
