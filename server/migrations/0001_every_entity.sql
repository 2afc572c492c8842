ALTER TABLE "order_fee_item" DROP CONSTRAINT "order_fee_item_order_item_id_fk";

--> statement-breakpoint
DROP INDEX "accounts_user_lastname_index";
--> statement-breakpoint
DROP INDEX "accounts_user_full_name_index";
--> statement-breakpoint
DROP INDEX "accounts_user_contract_role_id_index";
--> statement-breakpoint
DROP INDEX "accounts_user_desk_selling_device_id_index";
--> statement-breakpoint
DROP INDEX "booking_item_booking_id_index";
--> statement-breakpoint
DROP INDEX "booking_item_ticket_id_index";
--> statement-breakpoint
DROP INDEX "booking_item_ticket_price_name_index";
--> statement-breakpoint
DROP INDEX "booking_item_participant_id_index";
--> statement-breakpoint
DROP INDEX "booking_created_at_index";
--> statement-breakpoint
DROP INDEX "booking_type_index";
--> statement-breakpoint
DROP INDEX "booking_order_id_index";
--> statement-breakpoint
DROP INDEX "booking_cart_id_index";
--> statement-breakpoint
DROP INDEX "booking_customer_id_index";
--> statement-breakpoint
DROP INDEX "booking_payment_status_index";
--> statement-breakpoint
DROP INDEX "booking_entity_name_index";
--> statement-breakpoint
DROP INDEX "cart_item_cart_id_index";
--> statement-breakpoint
DROP INDEX "cart_item_ticket_price_id_index";
--> statement-breakpoint
DROP INDEX "cart_item_stock_contingent_id_index";
--> statement-breakpoint
DROP INDEX "cart_item_group_key_index";
--> statement-breakpoint
DROP INDEX "cart_item_participant_id_index";
--> statement-breakpoint
DROP INDEX "cart_status_expires_at_index";
--> statement-breakpoint
DROP INDEX "cart_created_at_index";
--> statement-breakpoint
DROP INDEX "cart_type_index";
--> statement-breakpoint
DROP INDEX "cart_customer_id_index";
--> statement-breakpoint
DROP INDEX "cart_contact_id_index";
--> statement-breakpoint
DROP INDEX "cart_selling_device_id_index";
--> statement-breakpoint
DROP INDEX "cart_owner_id_index";
--> statement-breakpoint
DROP INDEX "cart_desk_session_id_index";
--> statement-breakpoint
DROP INDEX "cart_parent_id_index";
--> statement-breakpoint
DROP INDEX "contingent_name_index";
--> statement-breakpoint
DROP INDEX "contingent_is_hidden_index";
--> statement-breakpoint
DROP INDEX "contract_company_display_name_index";
--> statement-breakpoint
DROP INDEX "customer_lastname_index";
--> statement-breakpoint
DROP INDEX "customer_email_index";
--> statement-breakpoint
DROP INDEX "customer_city_index";
--> statement-breakpoint
DROP INDEX "customer_display_name_index";
--> statement-breakpoint
DROP INDEX "customer_type_index";
--> statement-breakpoint
DROP INDEX "customer_zipcode_index";
--> statement-breakpoint
DROP INDEX "desk_payment_method_position_index";
--> statement-breakpoint
DROP INDEX "desk_payment_method_label_index";
--> statement-breakpoint
DROP INDEX "desk_payment_method_enabled_index";
--> statement-breakpoint
DROP INDEX "desk_payment_method_is_hidden_index";
--> statement-breakpoint
DROP INDEX "desk_session_start_date_index";
--> statement-breakpoint
DROP INDEX "desk_session_session_number_index";
--> statement-breakpoint
DROP INDEX "desk_session_user_email_index";
--> statement-breakpoint
DROP INDEX "desk_session_selling_device_id_index";
--> statement-breakpoint
DROP INDEX "device_state_name_index";
--> statement-breakpoint
DROP INDEX "event_date_status_start_date_index";
--> statement-breakpoint
DROP INDEX "event_date_start_date_index";
--> statement-breakpoint
DROP INDEX "event_date_ticketing_id_index";
--> statement-breakpoint
DROP INDEX "order_fee_item_order_item_id_index";
--> statement-breakpoint
DROP INDEX "order_fee_item_type_index";
--> statement-breakpoint
DROP INDEX "order_item_order_id_index";
--> statement-breakpoint
DROP INDEX "order_item_type_index";
--> statement-breakpoint
DROP INDEX "order_item_label_index";
--> statement-breakpoint
DROP INDEX "order_item_ticket_price_id_index";
--> statement-breakpoint
DROP INDEX "order_item_event_date_id_index";
--> statement-breakpoint
DROP INDEX "order_item_ticketing_id_index";
--> statement-breakpoint
DROP INDEX "order_item_stock_contingent_id_index";
--> statement-breakpoint
DROP INDEX "order_item_rescheduled_item_id_index";
--> statement-breakpoint
DROP INDEX "order_desk_session_id_created_at_index";
--> statement-breakpoint
DROP INDEX "order_created_at_index";
--> statement-breakpoint
DROP INDEX "order_status_index";
--> statement-breakpoint
DROP INDEX "order_payment_status_index";
--> statement-breakpoint
DROP INDEX "order_customer_id_index";
--> statement-breakpoint
DROP INDEX "order_contact_id_index";
--> statement-breakpoint
DROP INDEX "order_payment_id_index";
--> statement-breakpoint
DROP INDEX "order_cart_id_index";
--> statement-breakpoint
DROP INDEX "order_parent_id_index";
--> statement-breakpoint
DROP INDEX "order_rescheduled_from_order_id_index";
--> statement-breakpoint
DROP INDEX "order_selling_device_id_index";
--> statement-breakpoint
DROP INDEX "order_selling_device_for_payment_id_index";
--> statement-breakpoint
DROP INDEX "order_owner_id_index";
--> statement-breakpoint
DROP INDEX "organizational_unit_name_index";
--> statement-breakpoint
DROP INDEX "payment_created_at_index";
--> statement-breakpoint
DROP INDEX "payment_order_id_index";
--> statement-breakpoint
DROP INDEX "payment_provider_index";
--> statement-breakpoint
DROP INDEX "policy_category_name_index";
--> statement-breakpoint
DROP INDEX "policy_name_index";
--> statement-breakpoint
DROP INDEX "policy_resource_type_index";
--> statement-breakpoint
DROP INDEX "role_name_index";
--> statement-breakpoint
DROP INDEX "season_start_date_index";
--> statement-breakpoint
DROP INDEX "season_name_index";
--> statement-breakpoint
DROP INDEX "season_type_index";
--> statement-breakpoint
DROP INDEX "selling_device_name_index";
--> statement-breakpoint
DROP INDEX "selling_device_type_index";
--> statement-breakpoint
DROP INDEX "stock_contingent_name_index";
--> statement-breakpoint
DROP INDEX "stock_contingent_event_date_id_index";
--> statement-breakpoint
DROP INDEX "stock_contingent_contingent_id_index";
--> statement-breakpoint
DROP INDEX "stock_contingent_parent_id_index";
--> statement-breakpoint
DROP INDEX "stock_contingent_is_hidden_index";
--> statement-breakpoint
DROP INDEX "tag_name_index";
--> statement-breakpoint
DROP INDEX "tax_rate_index";
--> statement-breakpoint
DROP INDEX "tax_label_index";
--> statement-breakpoint
DROP INDEX "tax_country_code_index";
--> statement-breakpoint
DROP INDEX "tax_region_index";
--> statement-breakpoint
DROP INDEX "ticket_price_group_manual_sort_index";
--> statement-breakpoint
DROP INDEX "ticket_price_group_group_name_index";
--> statement-breakpoint
DROP INDEX "ticket_price_group_is_hidden_index";
--> statement-breakpoint
DROP INDEX "ticket_price_event_date_id_manual_sort_index";
--> statement-breakpoint
DROP INDEX "ticket_price_manual_sort_index";
--> statement-breakpoint
DROP INDEX "ticket_price_name_index";
--> statement-breakpoint
DROP INDEX "ticket_price_type_index";
--> statement-breakpoint
DROP INDEX "ticket_price_tax_id_index";
--> statement-breakpoint
DROP INDEX "ticket_price_ticket_price_group_id_index";
--> statement-breakpoint
DROP INDEX "ticket_price_enabled_index";
--> statement-breakpoint
DROP INDEX "ticket_price_is_hidden_index";
--> statement-breakpoint
DROP INDEX "ticket_bought_at_index";
--> statement-breakpoint
DROP INDEX "ticket_status_index";
--> statement-breakpoint
DROP INDEX "ticket_order_id_index";
--> statement-breakpoint
DROP INDEX "ticket_order_item_id_index";
--> statement-breakpoint
DROP INDEX "ticket_ticket_price_id_index";
--> statement-breakpoint
DROP INDEX "ticket_event_date_id_index";
--> statement-breakpoint
DROP INDEX "ticket_cart_item_id_index";
--> statement-breakpoint
DROP INDEX "ticket_participant_id_index";
--> statement-breakpoint
DROP INDEX "ticket_ticket_price_type_index";
--> statement-breakpoint
DROP INDEX "ticketing_category_position_index";
--> statement-breakpoint
DROP INDEX "ticketing_category_name_index";
--> statement-breakpoint
DROP INDEX "ticketing_title_index";
--> statement-breakpoint
DROP INDEX "ticketing_type_index";
--> statement-breakpoint
DROP INDEX "ticketing_season_id_index";
--> statement-breakpoint
DROP INDEX "ticketing_ticketing_category_id_index";
--> statement-breakpoint
DROP INDEX "ticketing_organizational_unit_id_index";
--> statement-breakpoint
DROP INDEX "ticketing_venue_id_index";
--> statement-breakpoint
DROP INDEX "transaction_created_at_index";
--> statement-breakpoint
DROP INDEX "transaction_order_id_index";
--> statement-breakpoint
DROP INDEX "transaction_payment_id_index";
--> statement-breakpoint
DROP INDEX "transaction_desk_session_id_index";
--> statement-breakpoint
DROP INDEX "transaction_desk_payment_method_id_index";
--> statement-breakpoint
DROP INDEX "transaction_name_index";
--> statement-breakpoint
DROP INDEX "transaction_account_type_index";
--> statement-breakpoint
DROP INDEX "transaction_value_date_index";
--> statement-breakpoint
DROP INDEX "venue_name_index";
--> statement-breakpoint
DROP INDEX "venue_city_index";
--> statement-breakpoint
DROP INDEX "venue_is_hidden_index";
--> statement-breakpoint
UPDATE "contingent" SET "is_hidden" = false WHERE "is_hidden" IS NULL;
--> statement-breakpoint
ALTER TABLE "contingent" ALTER COLUMN "is_hidden" SET NOT NULL;
--> statement-breakpoint
UPDATE "desk_payment_method" SET "is_hidden" = false WHERE "is_hidden" IS NULL;
--> statement-breakpoint
ALTER TABLE "desk_payment_method" ALTER COLUMN "is_hidden" SET NOT NULL;
--> statement-breakpoint
UPDATE "stock_contingent" SET "is_hidden" = false WHERE "is_hidden" IS NULL;
--> statement-breakpoint
ALTER TABLE "stock_contingent" ALTER COLUMN "is_hidden" SET NOT NULL;
--> statement-breakpoint
UPDATE "ticket_price_group" SET "is_hidden" = false WHERE "is_hidden" IS NULL;
--> statement-breakpoint
ALTER TABLE "ticket_price_group" ALTER COLUMN "is_hidden" SET NOT NULL;
--> statement-breakpoint
UPDATE "ticket_price" SET "is_hidden" = false WHERE "is_hidden" IS NULL;
--> statement-breakpoint
ALTER TABLE "ticket_price" ALTER COLUMN "is_hidden" SET NOT NULL;
--> statement-breakpoint
UPDATE "venue" SET "is_hidden" = false WHERE "is_hidden" IS NULL;
--> statement-breakpoint
ALTER TABLE "venue" ALTER COLUMN "is_hidden" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_fee_item" ADD CONSTRAINT "order_fee_item_order_item_id_fk" FOREIGN KEY ("contract_id","order_item_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ticketing_activity_uuid_index" ON "ticketing" USING btree ("contract_id","activity_uuid","id");
--> statement-breakpoint
CREATE INDEX "ticketing_is_on_sale_index" ON "ticketing" USING btree ("contract_id","is_on_sale","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_lastname_index" ON "accounts_user" USING btree ("contract_id","lastname","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_full_name_index" ON "accounts_user" USING btree ("contract_id","full_name","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_contract_role_id_index" ON "accounts_user" USING btree ("contract_id","contract_role_id","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_desk_selling_device_id_index" ON "accounts_user" USING btree ("contract_id","desk_selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "booking_item_booking_id_index" ON "booking_item" USING btree ("contract_id","booking_id","id");
--> statement-breakpoint
CREATE INDEX "booking_item_ticket_id_index" ON "booking_item" USING btree ("contract_id","ticket_id","id");
--> statement-breakpoint
CREATE INDEX "booking_item_ticket_price_name_index" ON "booking_item" USING btree ("contract_id","ticket_price_name","id");
--> statement-breakpoint
CREATE INDEX "booking_item_participant_id_index" ON "booking_item" USING btree ("contract_id","participant_id","id");
--> statement-breakpoint
CREATE INDEX "booking_created_at_index" ON "booking" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "booking_type_index" ON "booking" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "booking_order_id_index" ON "booking" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "booking_cart_id_index" ON "booking" USING btree ("contract_id","cart_id","id");
--> statement-breakpoint
CREATE INDEX "booking_customer_id_index" ON "booking" USING btree ("contract_id","customer_id","id");
--> statement-breakpoint
CREATE INDEX "booking_payment_status_index" ON "booking" USING btree ("contract_id","payment_status","id");
--> statement-breakpoint
CREATE INDEX "booking_entity_name_index" ON "booking" USING btree ("contract_id","entity_name","id");
--> statement-breakpoint
CREATE INDEX "cart_item_cart_id_index" ON "cart_item" USING btree ("contract_id","cart_id","id");
--> statement-breakpoint
CREATE INDEX "cart_item_ticket_price_id_index" ON "cart_item" USING btree ("contract_id","ticket_price_id","id");
--> statement-breakpoint
CREATE INDEX "cart_item_stock_contingent_id_index" ON "cart_item" USING btree ("contract_id","stock_contingent_id","id");
--> statement-breakpoint
CREATE INDEX "cart_item_group_key_index" ON "cart_item" USING btree ("contract_id","group_key","id");
--> statement-breakpoint
CREATE INDEX "cart_item_participant_id_index" ON "cart_item" USING btree ("contract_id","participant_id","id");
--> statement-breakpoint
CREATE INDEX "cart_status_expires_at_index" ON "cart" USING btree ("contract_id","status","expires_at","id");
--> statement-breakpoint
CREATE INDEX "cart_created_at_index" ON "cart" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "cart_type_index" ON "cart" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "cart_customer_id_index" ON "cart" USING btree ("contract_id","customer_id","id");
--> statement-breakpoint
CREATE INDEX "cart_contact_id_index" ON "cart" USING btree ("contract_id","contact_id","id");
--> statement-breakpoint
CREATE INDEX "cart_selling_device_id_index" ON "cart" USING btree ("contract_id","selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "cart_owner_id_index" ON "cart" USING btree ("contract_id","owner_id","id");
--> statement-breakpoint
CREATE INDEX "cart_desk_session_id_index" ON "cart" USING btree ("contract_id","desk_session_id","id");
--> statement-breakpoint
CREATE INDEX "cart_parent_id_index" ON "cart" USING btree ("contract_id","parent_id","id");
--> statement-breakpoint
CREATE INDEX "contingent_name_index" ON "contingent" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "contingent_is_hidden_index" ON "contingent" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "contract_company_display_name_index" ON "contract" USING btree ("contract_id","company_display_name","id");
--> statement-breakpoint
CREATE INDEX "customer_lastname_index" ON "customer" USING btree ("contract_id","lastname","id");
--> statement-breakpoint
CREATE INDEX "customer_email_index" ON "customer" USING btree ("contract_id","email","id");
--> statement-breakpoint
CREATE INDEX "customer_city_index" ON "customer" USING btree ("contract_id","city","id");
--> statement-breakpoint
CREATE INDEX "customer_display_name_index" ON "customer" USING btree ("contract_id","display_name","id");
--> statement-breakpoint
CREATE INDEX "customer_type_index" ON "customer" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "customer_zipcode_index" ON "customer" USING btree ("contract_id","zipcode","id");
--> statement-breakpoint
CREATE INDEX "desk_payment_method_position_index" ON "desk_payment_method" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "desk_payment_method_label_index" ON "desk_payment_method" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "desk_payment_method_enabled_index" ON "desk_payment_method" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "desk_payment_method_is_hidden_index" ON "desk_payment_method" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "desk_session_start_date_index" ON "desk_session" USING btree ("contract_id","start_date","id");
--> statement-breakpoint
CREATE INDEX "desk_session_session_number_index" ON "desk_session" USING btree ("contract_id","session_number","id");
--> statement-breakpoint
CREATE INDEX "desk_session_user_email_index" ON "desk_session" USING btree ("contract_id","user_email","id");
--> statement-breakpoint
CREATE INDEX "desk_session_selling_device_id_index" ON "desk_session" USING btree ("contract_id","selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "device_state_name_index" ON "device_state" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "event_date_status_start_date_index" ON "event_date" USING btree ("contract_id","status","start_date","id");
--> statement-breakpoint
CREATE INDEX "event_date_start_date_index" ON "event_date" USING btree ("contract_id","start_date","id");
--> statement-breakpoint
CREATE INDEX "event_date_ticketing_id_index" ON "event_date" USING btree ("contract_id","ticketing_id","id");
--> statement-breakpoint
CREATE INDEX "order_fee_item_order_item_id_index" ON "order_fee_item" USING btree ("contract_id","order_item_id","id");
--> statement-breakpoint
CREATE INDEX "order_fee_item_type_index" ON "order_fee_item" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "order_item_order_id_index" ON "order_item" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_type_index" ON "order_item" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "order_item_label_index" ON "order_item" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "order_item_ticket_price_id_index" ON "order_item" USING btree ("contract_id","ticket_price_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_event_date_id_index" ON "order_item" USING btree ("contract_id","event_date_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_ticketing_id_index" ON "order_item" USING btree ("contract_id","ticketing_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_stock_contingent_id_index" ON "order_item" USING btree ("contract_id","stock_contingent_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_rescheduled_item_id_index" ON "order_item" USING btree ("contract_id","rescheduled_item_id","id");
--> statement-breakpoint
CREATE INDEX "order_desk_session_id_created_at_index" ON "order" USING btree ("contract_id","desk_session_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "order_created_at_index" ON "order" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "order_status_index" ON "order" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "order_payment_status_index" ON "order" USING btree ("contract_id","payment_status","id");
--> statement-breakpoint
CREATE INDEX "order_customer_id_index" ON "order" USING btree ("contract_id","customer_id","id");
--> statement-breakpoint
CREATE INDEX "order_contact_id_index" ON "order" USING btree ("contract_id","contact_id","id");
--> statement-breakpoint
CREATE INDEX "order_payment_id_index" ON "order" USING btree ("contract_id","payment_id","id");
--> statement-breakpoint
CREATE INDEX "order_cart_id_index" ON "order" USING btree ("contract_id","cart_id","id");
--> statement-breakpoint
CREATE INDEX "order_parent_id_index" ON "order" USING btree ("contract_id","parent_id","id");
--> statement-breakpoint
CREATE INDEX "order_rescheduled_from_order_id_index" ON "order" USING btree ("contract_id","rescheduled_from_order_id","id");
--> statement-breakpoint
CREATE INDEX "order_selling_device_id_index" ON "order" USING btree ("contract_id","selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "order_selling_device_for_payment_id_index" ON "order" USING btree ("contract_id","selling_device_for_payment_id","id");
--> statement-breakpoint
CREATE INDEX "order_owner_id_index" ON "order" USING btree ("contract_id","owner_id","id");
--> statement-breakpoint
CREATE INDEX "organizational_unit_name_index" ON "organizational_unit" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "payment_created_at_index" ON "payment" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "payment_order_id_index" ON "payment" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "payment_provider_index" ON "payment" USING btree ("contract_id","provider","id");
--> statement-breakpoint
CREATE INDEX "policy_category_name_index" ON "policy" USING btree ("contract_id","category_name","id");
--> statement-breakpoint
CREATE INDEX "policy_name_index" ON "policy" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "policy_resource_type_index" ON "policy" USING btree ("contract_id","resource_type","id");
--> statement-breakpoint
CREATE INDEX "role_name_index" ON "role" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "season_start_date_index" ON "season" USING btree ("contract_id","start_date","id");
--> statement-breakpoint
CREATE INDEX "season_name_index" ON "season" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "season_type_index" ON "season" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "selling_device_name_index" ON "selling_device" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "selling_device_type_index" ON "selling_device" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_name_index" ON "stock_contingent" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_event_date_id_index" ON "stock_contingent" USING btree ("contract_id","event_date_id","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_contingent_id_index" ON "stock_contingent" USING btree ("contract_id","contingent_id","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_parent_id_index" ON "stock_contingent" USING btree ("contract_id","parent_id","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_is_hidden_index" ON "stock_contingent" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "tag_name_index" ON "tag" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "tax_rate_index" ON "tax" USING btree ("contract_id","rate","id");
--> statement-breakpoint
CREATE INDEX "tax_label_index" ON "tax" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "tax_country_code_index" ON "tax" USING btree ("contract_id","country_code","id");
--> statement-breakpoint
CREATE INDEX "tax_region_index" ON "tax" USING btree ("contract_id","region","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_group_manual_sort_index" ON "ticket_price_group" USING btree ("contract_id","manual_sort","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_group_group_name_index" ON "ticket_price_group" USING btree ("contract_id","group_name","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_group_is_hidden_index" ON "ticket_price_group" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_event_date_id_manual_sort_index" ON "ticket_price" USING btree ("contract_id","event_date_id","manual_sort","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_manual_sort_index" ON "ticket_price" USING btree ("contract_id","manual_sort","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_name_index" ON "ticket_price" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_type_index" ON "ticket_price" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_tax_id_index" ON "ticket_price" USING btree ("contract_id","tax_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_ticket_price_group_id_index" ON "ticket_price" USING btree ("contract_id","ticket_price_group_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_enabled_index" ON "ticket_price" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_is_hidden_index" ON "ticket_price" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "ticket_bought_at_index" ON "ticket" USING btree ("contract_id","bought_at","id");
--> statement-breakpoint
CREATE INDEX "ticket_status_index" ON "ticket" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "ticket_order_id_index" ON "ticket" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_order_item_id_index" ON "ticket" USING btree ("contract_id","order_item_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_ticket_price_id_index" ON "ticket" USING btree ("contract_id","ticket_price_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_event_date_id_index" ON "ticket" USING btree ("contract_id","event_date_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_cart_item_id_index" ON "ticket" USING btree ("contract_id","cart_item_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_participant_id_index" ON "ticket" USING btree ("contract_id","participant_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_ticket_price_type_index" ON "ticket" USING btree ("contract_id","ticket_price_type","id");
--> statement-breakpoint
CREATE INDEX "ticketing_category_position_index" ON "ticketing_category" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "ticketing_category_name_index" ON "ticketing_category" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "ticketing_title_index" ON "ticketing" USING btree ("contract_id","title","id");
--> statement-breakpoint
CREATE INDEX "ticketing_type_index" ON "ticketing" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "ticketing_season_id_index" ON "ticketing" USING btree ("contract_id","season_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_ticketing_category_id_index" ON "ticketing" USING btree ("contract_id","ticketing_category_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_organizational_unit_id_index" ON "ticketing" USING btree ("contract_id","organizational_unit_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_venue_id_index" ON "ticketing" USING btree ("contract_id","venue_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_created_at_index" ON "transaction" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "transaction_order_id_index" ON "transaction" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_payment_id_index" ON "transaction" USING btree ("contract_id","payment_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_desk_session_id_index" ON "transaction" USING btree ("contract_id","desk_session_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_desk_payment_method_id_index" ON "transaction" USING btree ("contract_id","desk_payment_method_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_name_index" ON "transaction" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "transaction_account_type_index" ON "transaction" USING btree ("contract_id","account_type","id");
--> statement-breakpoint
CREATE INDEX "transaction_value_date_index" ON "transaction" USING btree ("contract_id","value_date","id");
--> statement-breakpoint
CREATE INDEX "venue_name_index" ON "venue" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "venue_city_index" ON "venue" USING btree ("contract_id","city","id");
--> statement-breakpoint
CREATE INDEX "venue_is_hidden_index" ON "venue" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_status_check" CHECK ("status" in ('waiting', 'active', 'suspended', 'closed'));
--> statement-breakpoint
ALTER TABLE "order_fee_item" ADD CONSTRAINT "order_fee_item_type_check" CHECK ("type" in ('order', 'ticket', 'shipping'));
--> statement-breakpoint
ALTER TABLE "order_fee_item" ADD CONSTRAINT "order_fee_item_rate_check" CHECK ("rate" >= 0 and "rate" <= 100);
--> statement-breakpoint
ALTER TABLE "order_fee_item" ADD CONSTRAINT "order_fee_item_vat_rate_check" CHECK ("vat_rate" >= 0 and "vat_rate" <= 100);
--> statement-breakpoint
CREATE TABLE "accounting_client" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "accounting_client_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"accounting_code" text,
	"reporting_account_id" bigint,
	"email" text,
	"phone" text,
	"address" text,
	"crm_id" text,
	"is_enabled" boolean DEFAULT true,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounting_client_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "audit_document" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "audit_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_document_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "audit_document_start_date_end_date_key" UNIQUE("contract_id","start_date","end_date")
);

--> statement-breakpoint
CREATE TABLE "available_seat_model" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "available_seat_model_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"logical_seat_config_id" bigint NOT NULL,
	"seat_id" bigint NOT NULL,
	"seat_group_id" bigint,
	"contingent_id" bigint,
	"position" bigint DEFAULT 0,
	"status" text DEFAULT 'available',
	CONSTRAINT "available_seat_model_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "available_seat_model_logical_seat_config_id_seat_id_key" UNIQUE("contract_id","logical_seat_config_id","seat_id"),
	CONSTRAINT "available_seat_model_status_check" CHECK ("status" in ('available', 'dismissed'))
);

--> statement-breakpoint
CREATE TABLE "available_seat" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "available_seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_date_id" bigint NOT NULL,
	"seat_id" bigint NOT NULL,
	"seat_config_id" bigint,
	"seat_group_id" bigint,
	"stock_contingent_id" bigint,
	"status" text DEFAULT 'available' NOT NULL,
	"booking_status" text,
	"hold_type" text,
	"expires_at" timestamp (3) with time zone,
	"cart_id" bigint,
	"cart_item_id" bigint,
	"order_id" bigint,
	"ticket_id" bigint,
	"visible" boolean DEFAULT true NOT NULL,
	"manually_assigned" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "available_seat_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "available_seat_event_date_id_seat_id_key" UNIQUE("contract_id","event_date_id","seat_id"),
	CONSTRAINT "available_seat_status_check" CHECK ("status" in ('available', 'dismissed', 'in_order', 'in_cart', 'in_reservation', 'scanned', 'in_external_provider_order', 'in_external_provider_reservation')),
	CONSTRAINT "available_seat_booking_status_check" CHECK ("booking_status" in ('awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option')),
	CONSTRAINT "available_seat_hold_type_check" CHECK ("hold_type" in ('web', 'desk', 'option', 'house', 'kill'))
);

--> statement-breakpoint
CREATE TABLE "bank_account" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet_id" bigint NOT NULL,
	"owner_name" text NOT NULL,
	"iban" text NOT NULL,
	"type" text DEFAULT 'IBAN',
	"tag" text,
	"default_account" boolean DEFAULT false,
	"address_line1" text,
	"address_line2" text,
	"postal_code" text,
	"city" text,
	"region" text,
	"address_country" text,
	CONSTRAINT "bank_account_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "bank_account_type_check" CHECK ("type" in ('IBAN', 'GB', 'US', 'CA', 'OTHER'))
);

--> statement-breakpoint
CREATE TABLE "billing" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "billing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"policy" text DEFAULT 'immediate',
	"recurring_payment_parameters" jsonb,
	"booking_track_id" bigint,
	CONSTRAINT "billing_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "billing_type_check" CHECK ("type" in ('single', 'recurring', 'on_account')),
	CONSTRAINT "billing_policy_check" CHECK ("policy" in ('immediate', 'deferred', 'none'))
);

--> statement-breakpoint
CREATE TABLE "booking_track_mode" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "booking_track_mode_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"description" text,
	"cart_type" text DEFAULT 'cart' NOT NULL,
	"type" text DEFAULT 'simple',
	"is_default" boolean DEFAULT false,
	"position" bigint DEFAULT 0,
	"available_for_payment_providers" jsonb,
	"booking_options" jsonb DEFAULT '{}'::jsonb,
	CONSTRAINT "booking_track_mode_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "booking_track_mode_cart_type_check" CHECK ("cart_type" in ('cart', 'option', 'reservation')),
	CONSTRAINT "booking_track_mode_type_check" CHECK ("type" in ('simple', 'needs_validation', 'more_choices', 'other'))
);

--> statement-breakpoint
CREATE TABLE "booking_track" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "booking_track_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cart_type" text DEFAULT 'cart',
	"booking_track_mode_id" bigint,
	"is_default" boolean DEFAULT false,
	"booking_options" jsonb DEFAULT '{}'::jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_track_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "booking_track_cart_type_check" CHECK ("cart_type" in ('cart', 'option', 'reservation'))
);

--> statement-breakpoint
CREATE TABLE "cart_coupon_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_coupon_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "cart_item_with_offer_available_seat_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_item_with_offer_available_seat_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "cart_item_with_offer" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "cart_item_with_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"cart_item_id" bigint,
	"name" text,
	"ticket_price_id" bigint,
	"offer_id" bigint,
	"quantity" bigint DEFAULT 1 NOT NULL,
	"facial_value_without_offer" bigint DEFAULT 0 NOT NULL,
	"facial_value" bigint DEFAULT 0 NOT NULL,
	"customer_paid_amount" bigint DEFAULT 0 NOT NULL,
	"ticketing_title" text,
	"ticketing_timezone" text DEFAULT 'Europe/Paris' NOT NULL,
	"date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"buyable" boolean DEFAULT true NOT NULL,
	"valid" boolean DEFAULT true NOT NULL,
	"coupon_code" text,
	"cluster_id" text,
	"application_id" text,
	"group_key" text,
	"offer_rule_use_application_id_quantity_map" jsonb,
	CONSTRAINT "cart_item_with_offer_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "cart_item_with_offer_quantity_check" CHECK ("quantity" >= 0)
);

--> statement-breakpoint
CREATE TABLE "checkpoint" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "checkpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"scan_success_callback_url" text,
	"is_default" boolean DEFAULT false,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_deletable" boolean DEFAULT true NOT NULL,
	"is_hidable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "checkpoint_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "client" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "client_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"corporate_name" text,
	"email" text,
	"phone" text,
	"accounting_number" text,
	"origin" text,
	"reporting_account_id" bigint,
	"active" boolean DEFAULT true,
	"issuer_name" text,
	"issuer_bank_name" text,
	"crm_id" text,
	"crm_data" jsonb,
	"ticketing_data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "client_accounting_number_key" UNIQUE("contract_id","accounting_number")
);

--> statement-breakpoint
CREATE TABLE "contingent_mapping" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "contingent_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"is_default" boolean DEFAULT false,
	"contingent_id" bigint,
	"is_ignored" boolean DEFAULT false,
	CONSTRAINT "contingent_mapping_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "contract_addendum" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "contract_addendum_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"signature_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_addendum_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "contract_user" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "contract_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	CONSTRAINT "contract_user_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "contract_user_user_id_key" UNIQUE("contract_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "coupon_applying_cart_item_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_applying_cart_item_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "coupon_applying_order_item_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_applying_order_item_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "coupon_code_group" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "coupon_code_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "coupon_code_group_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "coupon_creating_cart_item_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_creating_cart_item_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "coupon_creating_order_item_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_creating_order_item_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "coupon_customer_status_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_customer_status_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "coupon_offer_rule_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_offer_rule_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "coupon" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"usage" text NOT NULL,
	"description" text,
	"amount" bigint DEFAULT 0,
	"initial_amount" bigint DEFAULT 0,
	"currency" text DEFAULT 'EUR',
	"enabled" boolean DEFAULT true,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"season_id" bigint,
	"nb_use_max" bigint,
	"nb_use_current" bigint DEFAULT 0 NOT NULL,
	"coupon_code_group_id" bigint,
	"participant_id" bigint,
	"creating_offer_rule_id" bigint,
	"creating_order_id" bigint,
	"is_taxed_at_sale" boolean DEFAULT false,
	"vat_rate" numeric,
	"contract_key" text,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "coupon_code_key" UNIQUE("contract_id","code"),
	CONSTRAINT "coupon_usage_check" CHECK ("usage" in ('cash', 'per_order', 'per_order_item', 'per_application')),
	CONSTRAINT "coupon_amount_check" CHECK ("amount" >= 0),
	CONSTRAINT "coupon_initial_amount_check" CHECK ("initial_amount" >= 0),
	CONSTRAINT "coupon_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')),
	CONSTRAINT "coupon_nb_use_max_check" CHECK ("nb_use_max" >= 1),
	CONSTRAINT "coupon_nb_use_current_check" CHECK ("nb_use_current" >= 0),
	CONSTRAINT "coupon_vat_rate_check" CHECK ("vat_rate" >= 0 and "vat_rate" <= 100)
);

--> statement-breakpoint
CREATE TABLE "crm_customer_organization_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "crm_customer_organization_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "crm_customer_status_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "crm_customer_status_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "crm_customer" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "crm_customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_type" text DEFAULT 'contact',
	"civility" text,
	"lastname" text,
	"firstname" text,
	"email_list" jsonb,
	"phone_list" jsonb,
	"birthday" date,
	"nationality" text,
	"address" text,
	"zipcode" text,
	"city" text,
	"country" text,
	"geo_zone" text,
	"role" text,
	"service" text,
	"organization_type" text,
	"vat_number" text,
	"website" text,
	"interests" jsonb,
	"gdpr_consent" boolean DEFAULT false,
	"gdpr_consent_at" timestamp (3) with time zone,
	"diffusion_list_ok" jsonb,
	"diffusion_list_no" jsonb,
	"has_online_account" boolean DEFAULT false NOT NULL,
	"custom_fields" jsonb,
	"merged_into_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_customer_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "crm_customer_customer_type_check" CHECK ("customer_type" in ('contact', 'organization')),
	CONSTRAINT "crm_customer_civility_check" CHECK ("civility" in ('mr', 'mrs', 'other'))
);

--> statement-breakpoint
CREATE TABLE "crm_customer_tag_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "crm_customer_tag_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "customer_coupon" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"coupon_id" bigint,
	"code" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"initial_amount" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"usage" text,
	"description" text,
	"is_subscriber" boolean DEFAULT false NOT NULL,
	"season" text,
	"season_subscribed" text,
	"offer_name_list" jsonb,
	"customer_status_list" jsonb,
	"order_id" bigint,
	"applied_order_list" jsonb,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"coupon_is_enabled" boolean DEFAULT true NOT NULL,
	"color" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_coupon_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_coupon_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')),
	CONSTRAINT "customer_coupon_usage_check" CHECK ("usage" in ('cash', 'per_order', 'per_order_item', 'per_application'))
);

--> statement-breakpoint
CREATE TABLE "customer_field_contract" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_field_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	"type" text DEFAULT 'contact' NOT NULL,
	"customer_field_id" bigint,
	"description" text,
	"position" bigint DEFAULT 0,
	"required" boolean DEFAULT false,
	"read_only" boolean DEFAULT false,
	"is_deleteable" boolean DEFAULT true NOT NULL,
	"input_type" text DEFAULT 'text',
	"options" jsonb,
	"form_type" text,
	"form_is_multiple" boolean DEFAULT false,
	"form_options" jsonb,
	"no_list" boolean DEFAULT false,
	"form_id" bigint,
	"parent_id" bigint,
	"search_type" text,
	"search_options" jsonb,
	"data_target" text,
	"related_to" text,
	CONSTRAINT "customer_field_contract_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_field_contract_slug_key" UNIQUE("contract_id","slug"),
	CONSTRAINT "customer_field_contract_type_check" CHECK ("type" in ('organization', 'contact', 'shopping')),
	CONSTRAINT "customer_field_contract_input_type_check" CHECK ("input_type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains')),
	CONSTRAINT "customer_field_contract_form_type_check" CHECK ("form_type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains')),
	CONSTRAINT "customer_field_contract_search_type_check" CHECK ("search_type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains'))
);

--> statement-breakpoint
CREATE TABLE "customer_field" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"is_generic" boolean DEFAULT true,
	CONSTRAINT "customer_field_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_field_slug_key" UNIQUE("contract_id","slug"),
	CONSTRAINT "customer_field_id_key" UNIQUE("id"),
	CONSTRAINT "customer_field_shared_check" CHECK ("contract_id" = 0)
);

--> statement-breakpoint
CREATE TABLE "customer_filter_criteria" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_filter_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"typology_visibility_list" jsonb,
	CONSTRAINT "customer_filter_criteria_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_filter_criteria_name_key" UNIQUE("contract_id","name"),
	CONSTRAINT "customer_filter_criteria_id_key" UNIQUE("id"),
	CONSTRAINT "customer_filter_criteria_shared_check" CHECK ("contract_id" = 0),
	CONSTRAINT "customer_filter_criteria_name_check" CHECK ("name" in ('id', 'customerType', 'civility', 'phone', 'email', 'city', 'country', 'zipcode', 'address', 'lastname', 'firstname', 'ticketingTitle', 'createdAt', 'updatedAt', 'gdprConsentAt', 'gdprConsent', 'categoryName', 'seasonId', 'statusName', 'venueName', 'ticketPriceName', 'contingentName', 'isBefore', 'isAfter', 'sellingDeviceOriginType', 'appliedOfferName', 'ticketStatus', 'validFrom', 'validUntil', 'atLeastXTimes', 'atMostXTimes', 'customerIdentity', 'organizationIdList', 'tagList', 'generic', 'vatNumber', 'geoZone', 'role', 'service', 'website', 'interests', 'diffusionListOK', 'diffusionListNO', 'organizationType')),
	CONSTRAINT "customer_filter_criteria_type_check" CHECK ("type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains'))
);

--> statement-breakpoint
CREATE TABLE "customer_filter_group_criteria_list" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_filter_group_criteria_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "customer_filter_group" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_filter_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "customer_filter_group_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_filter_group_name_key" UNIQUE("contract_id","name"),
	CONSTRAINT "customer_filter_group_id_key" UNIQUE("id"),
	CONSTRAINT "customer_filter_group_shared_check" CHECK ("contract_id" = 0),
	CONSTRAINT "customer_filter_group_name_check" CHECK ("name" in ('contactOrOrganizationCharacteristic', 'linkContactCharacteristic', 'linkOrganizationCharacteristic', 'hasOrdered', 'hasNotOrdered', 'hasParticipated', 'hasNotParticipated', 'hasStatus', 'hasNoStatus'))
);

--> statement-breakpoint
CREATE TABLE "customer_filter_operator" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_filter_operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "customer_filter_operator_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_filter_operator_name_key" UNIQUE("contract_id","name"),
	CONSTRAINT "customer_filter_operator_id_key" UNIQUE("id"),
	CONSTRAINT "customer_filter_operator_shared_check" CHECK ("contract_id" = 0),
	CONSTRAINT "customer_filter_operator_name_check" CHECK ("name" in ('dateIsInDay', 'isEqualTo', 'isNotEqualTo', 'startsWith', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'isFilled', 'isNotFilled', 'isAfter', 'isBefore', 'isChecked', 'isNotChecked', 'match'))
);

--> statement-breakpoint
CREATE TABLE "customer_status" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_status_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"is_subscription" boolean DEFAULT false,
	CONSTRAINT "customer_status_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "customer_status_label_key" UNIQUE("contract_id","label")
);

--> statement-breakpoint
CREATE TABLE "deposit" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "deposit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" bigint NOT NULL,
	"account_type" text DEFAULT 'client' NOT NULL,
	"currency" text DEFAULT 'EUR',
	"selling_device_id" bigint,
	"order_id" bigint,
	"provider" text DEFAULT 'manual',
	"provider_metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "deposit_account_type_check" CHECK ("account_type" in ('sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee')),
	CONSTRAINT "deposit_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')),
	CONSTRAINT "deposit_provider_check" CHECK ("provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'))
);

--> statement-breakpoint
CREATE TABLE "desk_notification" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "desk_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text DEFAULT 'info',
	"message" text NOT NULL,
	"start" timestamp (3) with time zone,
	"expiry" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_notification_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "desk_notification_id_key" UNIQUE("id"),
	CONSTRAINT "desk_notification_shared_check" CHECK ("contract_id" = 0),
	CONSTRAINT "desk_notification_type_check" CHECK ("type" in ('info', 'success', 'warning', 'error'))
);

--> statement-breakpoint
CREATE TABLE "desk_selling_device" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "desk_selling_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"selling_device_id" bigint NOT NULL,
	CONSTRAINT "desk_selling_device_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "desk_selling_device_selling_device_id_key" UNIQUE("contract_id","selling_device_id")
);

--> statement-breakpoint
CREATE TABLE "desk_user" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "desk_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "desk_user_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "desk_user_user_id_key" UNIQUE("contract_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "event_date_pattern" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "event_date_pattern_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticketing_id" bigint NOT NULL,
	"type" text,
	"status" text DEFAULT 'draft',
	"schedule" jsonb,
	"relative_sale_start_date" text,
	"relative_sale_end_date" text,
	"total_stock" bigint,
	"seat_config_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_date_pattern_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "event_date_pattern_status_check" CHECK ("status" in ('closed', 'draft', 'opened', 'cancelled')),
	CONSTRAINT "event_date_pattern_total_stock_check" CHECK ("total_stock" >= 0)
);

--> statement-breakpoint
CREATE TABLE "fee" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"amount" bigint DEFAULT 0,
	"rate" numeric,
	"vat_rate" numeric DEFAULT 20,
	"calculated_amount" bigint,
	"currency" text DEFAULT 'EUR',
	CONSTRAINT "fee_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "fee_type_check" CHECK ("type" in ('order', 'ticket', 'shipping')),
	CONSTRAINT "fee_amount_check" CHECK ("amount" >= 0),
	CONSTRAINT "fee_rate_check" CHECK ("rate" >= 0 and "rate" <= 100),
	CONSTRAINT "fee_vat_rate_check" CHECK ("vat_rate" >= 0 and "vat_rate" <= 100),
	CONSTRAINT "fee_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'))
);

--> statement-breakpoint
CREATE TABLE "form" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"booking_track_id" bigint NOT NULL,
	CONSTRAINT "form_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "form_booking_track_id_type_key" UNIQUE("contract_id","booking_track_id","type"),
	CONSTRAINT "form_type_check" CHECK ("type" in ('customer', 'participant'))
);

--> statement-breakpoint
CREATE TABLE "imported_file" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "imported_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"original_name" text NOT NULL,
	"file_name" text,
	"import_status" text DEFAULT 'uploaded' NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"size" bigint,
	"mime_type" text,
	"import_token" text,
	"sheets" jsonb,
	"mapping" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_file_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "imported_file_import_token_key" UNIQUE("contract_id","import_token"),
	CONSTRAINT "imported_file_import_status_check" CHECK ("import_status" in ('uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'success', 'with_errors', 'failed', 'deleting', 'deleted', 'cancelled')),
	CONSTRAINT "imported_file_size_check" CHECK ("size" >= 0)
);

--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"label" text NOT NULL,
	"quantity" bigint DEFAULT 1 NOT NULL,
	"unit_amount" bigint DEFAULT 0 NOT NULL,
	"fee_amount" bigint DEFAULT 0 NOT NULL,
	"vat_rate" numeric DEFAULT 0 NOT NULL,
	"net_amount" bigint DEFAULT 0 NOT NULL,
	"vat_amount" bigint DEFAULT 0 NOT NULL,
	"order_item_id" bigint,
	CONSTRAINT "invoice_line_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "invoice_line_vat_rate_check" CHECK ("vat_rate" >= 0 and "vat_rate" <= 100)
);

--> statement-breakpoint
CREATE TABLE "invoice" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"identifier" text,
	"type" text DEFAULT 'initial_payment' NOT NULL,
	"order_id" bigint,
	"customer_name" text,
	"customer_address" text,
	"customer_additional_info" text,
	"customer_vat_number" text,
	"customer_siret_number" text,
	"seller" jsonb,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"net_amount" bigint DEFAULT 0 NOT NULL,
	"vat_amount" bigint DEFAULT 0 NOT NULL,
	"group_label" text,
	"cancelled" boolean DEFAULT false NOT NULL,
	"original_invoice_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "invoice_identifier_key" UNIQUE("contract_id","identifier"),
	CONSTRAINT "invoice_type_check" CHECK ("type" in ('initial_payment', 'refund_correction', 'tax_change_cancel_payment', 'tax_change_cancel_refund', 'initial_payout', 'tax_change_cancel_payout', 'cancel_payment', 'cancel_refund', 'split_cancel_payment', 'split_cancel_refund')),
	CONSTRAINT "invoice_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'))
);

--> statement-breakpoint
CREATE TABLE "job" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text,
	"action" text,
	"target" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"progress" bigint DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"parameters" jsonb,
	"user_data" jsonb,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "job_type_check" CHECK ("type" in ('ticketing_stats', 'mass_action')),
	CONSTRAINT "job_action_check" CHECK ("action" in ('create', 'update', 'delete', 'clone', 'scan', 'pay', 'add_to_selling_device', 'create_for_selling_device', 'remove_from_selling_device')),
	CONSTRAINT "job_target_check" CHECK ("target" in ('EventDate', 'Ticketing', 'TicketPrice', 'Ticket', 'Order', 'Cart')),
	CONSTRAINT "job_status_check" CHECK ("status" in ('PENDING', 'STARTED', 'SUCCESS', 'FAIL', 'COMPLETE', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED')),
	CONSTRAINT "job_progress_check" CHECK ("progress" >= 0 and "progress" <= 100)
);

--> statement-breakpoint
CREATE TABLE "lettering" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "lettering_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lettering_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "lettering_transaction_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lettering_transaction_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "logical_seat_config_contingent_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "logical_seat_config_contingent_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "logical_seat_config_seat_group_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "logical_seat_config_seat_group_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "logical_seat_config" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "logical_seat_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"seat_config_id" bigint,
	"is_numbered_seating" boolean DEFAULT false,
	"total_stock" bigint,
	"unlimited_stock" boolean DEFAULT false,
	"default_seat_group_id" bigint,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logical_seat_config_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "logical_seat_config_total_stock_check" CHECK ("total_stock" >= 0)
);

--> statement-breakpoint
CREATE TABLE "mapping_notification" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "mapping_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"mapping_type" text,
	"message" text NOT NULL,
	"bar_code" text,
	"provider" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mapping_notification_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "mapping_notification_type_check" CHECK ("type" in ('error', 'missing')),
	CONSTRAINT "mapping_notification_mapping_type_check" CHECK ("mapping_type" in ('ticket_price', 'ticketing', 'contingent', 'stock_contingent', 'seat_config', 'seat', 'event_date', 'available_seat'))
);

--> statement-breakpoint
CREATE TABLE "mass_action_aggregate" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "mass_action_aggregate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"aggregation_params" jsonb,
	"aggregation_result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mass_action_aggregate_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "master_ticket" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "master_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"barcode" text,
	"order_id" bigint,
	"participant_id" bigint,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "master_ticket_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "master_ticket_barcode_key" UNIQUE("contract_id","barcode")
);

--> statement-breakpoint
CREATE TABLE "master_ticket_tickets" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "master_ticket_tickets_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "minisite" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "minisite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"domain" text,
	"company_name" text,
	"selling_device_id" bigint,
	"is_multi_contract" boolean DEFAULT false,
	"is_demo_mode" boolean DEFAULT false,
	"sign_in_mode" text DEFAULT 'all',
	"logo" text,
	"background_url" text,
	"terms_of_sale" text,
	"settings" jsonb DEFAULT '{"options":{"hideSeatingLinks":null}}'::jsonb,
	"integrations" jsonb,
	CONSTRAINT "minisite_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "minisite_slug_key" UNIQUE("contract_id","slug"),
	CONSTRAINT "minisite_sign_in_mode_check" CHECK ("sign_in_mode" in ('all', 'sign_in', 'anonymous'))
);

--> statement-breakpoint
CREATE TABLE "module" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "module_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"minisite_id" bigint NOT NULL,
	"type" text NOT NULL,
	"page_type" text DEFAULT 'home' NOT NULL,
	"position" bigint DEFAULT 0,
	"configuration" jsonb,
	"can_be" jsonb DEFAULT '["moved","hidden","removed"]'::jsonb NOT NULL,
	CONSTRAINT "module_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "module_type_check" CHECK ("type" in ('programme', 'information', 'recommendation', 'promote', 'offer_pages', 'ticket_prices', 'event_date_offers', 'upsell')),
	CONSTRAINT "module_page_type_check" CHECK ("page_type" in ('home', 'event', 'cart')),
	CONSTRAINT "module_position_check" CHECK ("position" >= 0)
);

--> statement-breakpoint
CREATE TABLE "notification" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"display_style" text DEFAULT 'info',
	"active" boolean DEFAULT true,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "notification_id_key" UNIQUE("id"),
	CONSTRAINT "notification_shared_check" CHECK ("contract_id" = 0),
	CONSTRAINT "notification_display_style_check" CHECK ("display_style" in ('info', 'success', 'warning', 'error'))
);

--> statement-breakpoint
CREATE TABLE "offer_rule_contract_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_rule_contract_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "offer_rule" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "offer_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text,
	"message" text,
	"conditions_text" text,
	"color" text,
	"image" text,
	"position" bigint DEFAULT 0,
	"enabled" boolean DEFAULT false,
	"draft" boolean DEFAULT true,
	"archived" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT false,
	"valid_start_date" timestamp (3) with time zone,
	"valid_end_date" timestamp (3) with time zone,
	"timezone" text DEFAULT 'Europe/Paris',
	"trigger_list" jsonb DEFAULT '[]'::jsonb,
	"has_applier" boolean DEFAULT false NOT NULL,
	"combinable" boolean DEFAULT false,
	"is_nominative" boolean DEFAULT false,
	"customer_required_fields" jsonb DEFAULT '[]'::jsonb,
	"booking_track_id" bigint,
	"exchange_data" jsonb DEFAULT '{}'::jsonb,
	"application_data_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"generate_master_ticket" boolean DEFAULT false,
	"has_cash_coupon" boolean DEFAULT false,
	"is_generic_cash_coupon" boolean DEFAULT false,
	"handcrafted" boolean DEFAULT false NOT NULL,
	"schema_version" bigint DEFAULT 1 NOT NULL,
	"template_parameters" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_rule_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "offer_rule_schema_version_check" CHECK ("schema_version" >= 1)
);

--> statement-breakpoint
CREATE TABLE "offer_rule_ticket_price_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_rule_ticket_price_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "order_item_cash_coupon" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "order_item_cash_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_item_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_item_cash_coupon_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "order_item_cash_coupon_amount_check" CHECK ("amount" >= 0)
);

--> statement-breakpoint
CREATE TABLE "order_item_invoice_group_order_item_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_item_invoice_group_order_item_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "order_item_invoice_group" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "order_item_invoice_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "order_item_invoice_group_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"payment_id" bigint,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'EUR',
	"status" text DEFAULT 'pending' NOT NULL,
	"token" text,
	"redirect_base_url" text,
	"cancel_base_url" text,
	"provider_metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempt_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "payment_attempt_amount_check" CHECK ("amount" >= 0),
	CONSTRAINT "payment_attempt_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')),
	CONSTRAINT "payment_attempt_status_check" CHECK ("status" in ('pending', 'succeeded', 'failed', 'cancelled', 'unknown'))
);

--> statement-breakpoint
CREATE TABLE "payment_fee" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "payment_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"comment" text NOT NULL,
	"formula" text NOT NULL,
	"is_public" boolean DEFAULT false,
	CONSTRAINT "payment_fee_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "payment_link" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "payment_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'EUR',
	"buyer_email" text NOT NULL,
	"payment_page_message" text,
	"notify_buyer" boolean DEFAULT true,
	"notify_pro" boolean DEFAULT true,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"buyer_notified_at" timestamp (3) with time zone,
	"pro_notified_at" timestamp (3) with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_link_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "payment_link_url_key" UNIQUE("contract_id","url"),
	CONSTRAINT "payment_link_amount_check" CHECK ("amount" >= 0),
	CONSTRAINT "payment_link_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'))
);

--> statement-breakpoint
CREATE TABLE "payout" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_ref" text,
	"wallet_id" bigint,
	"type" text,
	"status" text DEFAULT 'created' NOT NULL,
	"provider" text,
	"credited_funds" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"has_refunds" boolean DEFAULT false NOT NULL,
	"is_opaque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "payout_payout_ref_key" UNIQUE("contract_id","payout_ref"),
	CONSTRAINT "payout_type_check" CHECK ("type" in ('automatic', 'manual')),
	CONSTRAINT "payout_status_check" CHECK ("status" in ('created', 'pending', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "payout_provider_check" CHECK ("provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'))
);

--> statement-breakpoint
CREATE TABLE "provider_exported_cart" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "provider_exported_cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_name" text DEFAULT 'culture_pass' NOT NULL,
	"cart_id" bigint NOT NULL,
	"provider_export_url" text,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_exported_cart_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "provider_exported_cart_provider_name_check" CHECK ("provider_name" in ('culture_pass'))
);

--> statement-breakpoint
CREATE TABLE "provider_ticket_credentials" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "provider_ticket_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_name" text NOT NULL,
	"provider_type" text DEFAULT 'ticket_import',
	"param1" text,
	"param2" text,
	"param3" text,
	"active" boolean DEFAULT true,
	CONSTRAINT "provider_ticket_credentials_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "provider_ticket_credentials_provider_type_check" CHECK ("provider_type" in ('ticket_import', 'cart_export'))
);

--> statement-breakpoint
CREATE TABLE "provider_ticket_imported_file" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "provider_ticket_imported_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"original_name" text NOT NULL,
	"event_date_id" bigint,
	"import_status" text DEFAULT 'uploaded' NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"total_tickets_imported" bigint DEFAULT 0 NOT NULL,
	"external_provider" text,
	"allowed_providers" jsonb,
	"scan_track_id" bigint,
	"strategy" text DEFAULT 'none',
	"strategy_mode" text DEFAULT 'full',
	"type" text,
	"file_name" text,
	"size" bigint,
	"mime_type" text,
	"import_token" text,
	"sheet" jsonb,
	"mapping" jsonb,
	"context" jsonb DEFAULT '{"delimiter":"semicolon","hasHeader":true,"rowsToSkip":0}'::jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_ticket_imported_file_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "provider_ticket_imported_file_import_token_key" UNIQUE("contract_id","import_token"),
	CONSTRAINT "provider_ticket_imported_file_import_status_check" CHECK ("import_status" in ('uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'success', 'with_errors', 'failed', 'deleting', 'deleted', 'cancelled')),
	CONSTRAINT "provider_ticket_imported_file_total_tickets_imported_check" CHECK ("total_tickets_imported" >= 0),
	CONSTRAINT "provider_ticket_imported_file_strategy_check" CHECK ("strategy" in ('split', 'group', 'none')),
	CONSTRAINT "provider_ticket_imported_file_strategy_mode_check" CHECK ("strategy_mode" in ('full', 'control_only')),
	CONSTRAINT "provider_ticket_imported_file_size_check" CHECK ("size" >= 0)
);

--> statement-breakpoint
CREATE TABLE "refund_order_item" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "refund_order_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"quantity" bigint DEFAULT 1 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"fee_amount" bigint DEFAULT 0 NOT NULL,
	"net_amount" bigint DEFAULT 0 NOT NULL,
	"vat_amount" bigint DEFAULT 0 NOT NULL,
	"broken_offer_choice" text,
	CONSTRAINT "refund_order_item_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "refund_order_item_quantity_check" CHECK ("quantity" >= 0),
	CONSTRAINT "refund_order_item_broken_offer_choice_check" CHECK ("broken_offer_choice" in ('keep', 'claw_back'))
);

--> statement-breakpoint
CREATE TABLE "refund_order_item_ticket_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_order_item_ticket_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "refund" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"fee_amount" bigint DEFAULT 0 NOT NULL,
	"reason" text,
	"invoice_id" bigint,
	"owner_id" bigint,
	"desk_session_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "reporting_account" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "reporting_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text DEFAULT 'sale' NOT NULL,
	"code" text,
	"label" text,
	"budget_code" text,
	"budget_label" text,
	"accounting_mode" text DEFAULT 'event_end',
	"is_default" boolean DEFAULT false,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "reporting_account_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "reporting_account_type_check" CHECK ("type" in ('sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee')),
	CONSTRAINT "reporting_account_accounting_mode_check" CHECK ("accounting_mode" in ('event_end', 'sale_date', 'deposit_date'))
);

--> statement-breakpoint
CREATE TABLE "saved_view" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"resource" text NOT NULL,
	"is_shared" boolean DEFAULT false,
	"owner" text,
	"position" bigint DEFAULT 0,
	"filter" jsonb,
	"sort" jsonb,
	"columns" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "saved_view_position_check" CHECK ("position" >= 0)
);

--> statement-breakpoint
CREATE TABLE "scan_config" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "scan_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_config_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "scan" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "scan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scan_date" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"ticket_id" bigint,
	"checkpoint_id" bigint,
	"barcode" text,
	"scanned_by" text,
	"is_offline" boolean DEFAULT false NOT NULL,
	"device_id" text,
	"nonce" text,
	"device_info" jsonb,
	"app_model" text,
	"app_version" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "scan_device_id_nonce_key" UNIQUE("contract_id","device_id","nonce"),
	CONSTRAINT "scan_status_check" CHECK ("status" in ('ok', 'already_used', 'unpaid', 'cancelled', 'refunded', 'blocked', 'wrong_checkpoint', 'wrong_event_date', 'too_early', 'too_late', 'unknown', 'revoked', 'incomplete', 'error'))
);

--> statement-breakpoint
CREATE TABLE "scan_track_checkpoint" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "scan_track_checkpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scan_track_id" bigint NOT NULL,
	"checkpoint_id" bigint NOT NULL,
	"max_scan_nb" bigint,
	"position" bigint DEFAULT 0,
	CONSTRAINT "scan_track_checkpoint_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "scan_track_checkpoint_scan_track_id_checkpoint_id_key" UNIQUE("contract_id","scan_track_id","checkpoint_id"),
	CONSTRAINT "scan_track_checkpoint_max_scan_nb_check" CHECK ("max_scan_nb" >= 1)
);

--> statement-breakpoint
CREATE TABLE "scan_track" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "scan_track_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"max_scan_nb" bigint,
	"is_default" boolean DEFAULT false,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_deletable" boolean DEFAULT true NOT NULL,
	"is_hidable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_track_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "scan_track_max_scan_nb_check" CHECK ("max_scan_nb" >= 1)
);

--> statement-breakpoint
CREATE TABLE "seat_config_block" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_config_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seat_config_id" bigint NOT NULL,
	"info" text,
	"x" numeric DEFAULT 0,
	"y" numeric DEFAULT 0,
	"z" bigint DEFAULT 0,
	"width" numeric,
	"height" numeric,
	"font_size" numeric DEFAULT 12,
	CONSTRAINT "seat_config_block_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "seat_config_block_width_check" CHECK ("width" >= 0),
	CONSTRAINT "seat_config_block_height_check" CHECK ("height" >= 0),
	CONSTRAINT "seat_config_block_font_size_check" CHECK ("font_size" >= 1)
);

--> statement-breakpoint
CREATE TABLE "seat_config_mapping" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_config_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"seat_config_name" text,
	"is_free_seating" boolean DEFAULT false,
	"seat_config_id" bigint,
	"is_ignored" boolean DEFAULT false,
	CONSTRAINT "seat_config_mapping_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "seat_config_seat_group_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seat_config_seat_group_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "seat_config" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_config_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "seat_floor" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_floor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seat_config_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "seat_floor_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "seat_floor_seat_config_id_name_key" UNIQUE("contract_id","seat_config_id","name")
);

--> statement-breakpoint
CREATE TABLE "seat_group" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"seat_color" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seat_group_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "seat_mapping" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"seat_id" bigint,
	"is_ignored" boolean DEFAULT false,
	CONSTRAINT "seat_mapping_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "seat" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seat_config_id" bigint NOT NULL,
	"label" text NOT NULL,
	"type" text DEFAULT 'normal',
	"floor_id" bigint,
	"zone_id" bigint,
	"row" text,
	"seat_number" text,
	"has_obstructed_view" boolean DEFAULT false,
	"info" text,
	"row_rank" bigint,
	"position" bigint,
	"coordinates" jsonb,
	"angle" numeric DEFAULT 0,
	CONSTRAINT "seat_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "seat_type_check" CHECK ("type" in ('normal', 'foldable', 'standing', 'reduced_mobility', 'chair', 'bench', 'banquette')),
	CONSTRAINT "seat_row_rank_check" CHECK ("row_rank" >= 0)
);

--> statement-breakpoint
CREATE TABLE "seat_zone" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "seat_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seat_config_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "seat_zone_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "seat_zone_seat_config_id_name_key" UNIQUE("contract_id","seat_config_id","name")
);

--> statement-breakpoint
CREATE TABLE "shipping" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "shipping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"fee_id" bigint,
	"booking_track_id" bigint,
	CONSTRAINT "shipping_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "shipping_type_check" CHECK ("type" in ('e_ticket', 'desk', 'mail', 'none'))
);

--> statement-breakpoint
CREATE TABLE "sibil_parameter" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "sibil_parameter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"sibil_username" text NOT NULL,
	"sibil_password" text NOT NULL,
	CONSTRAINT "sibil_parameter_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "sticker" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "sticker_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"page_type" text DEFAULT 'A4',
	"horizontal_nb" bigint NOT NULL,
	"vertical_nb" bigint NOT NULL,
	"sticker_width" numeric NOT NULL,
	"sticker_height" numeric NOT NULL,
	"margin_left" numeric DEFAULT 0,
	"margin_top" numeric DEFAULT 0,
	"horizontal_distance" numeric DEFAULT 0,
	"vertical_distance" numeric DEFAULT 0,
	CONSTRAINT "sticker_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "sticker_page_type_check" CHECK ("page_type" in ('A4', 'A5', 'LETTER')),
	CONSTRAINT "sticker_horizontal_nb_check" CHECK ("horizontal_nb" >= 1 and "horizontal_nb" <= 50),
	CONSTRAINT "sticker_vertical_nb_check" CHECK ("vertical_nb" >= 1 and "vertical_nb" <= 100),
	CONSTRAINT "sticker_sticker_width_check" CHECK ("sticker_width" >= 1 and "sticker_width" <= 1000),
	CONSTRAINT "sticker_sticker_height_check" CHECK ("sticker_height" >= 1 and "sticker_height" <= 1000),
	CONSTRAINT "sticker_margin_left_check" CHECK ("margin_left" >= 0),
	CONSTRAINT "sticker_margin_top_check" CHECK ("margin_top" >= 0),
	CONSTRAINT "sticker_horizontal_distance_check" CHECK ("horizontal_distance" >= 0),
	CONSTRAINT "sticker_vertical_distance_check" CHECK ("vertical_distance" >= 0)
);

--> statement-breakpoint
CREATE TABLE "subscription_maturity" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "subscription_maturity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"due_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'EUR',
	"status" text DEFAULT 'pending' NOT NULL,
	CONSTRAINT "subscription_maturity_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "subscription_maturity_amount_check" CHECK ("amount" >= 0),
	CONSTRAINT "subscription_maturity_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')),
	CONSTRAINT "subscription_maturity_status_check" CHECK ("status" in ('pending', 'paid', 'failed', 'cancelled'))
);

--> statement-breakpoint
CREATE TABLE "subscription" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'active' NOT NULL,
	"customer_id" bigint,
	"order_id" bigint,
	"payment_id" bigint,
	"wallet_id" bigint,
	"coupon_id" bigint,
	"provider" text DEFAULT 'SEPA',
	"payment_method" text DEFAULT 'sepa',
	"recurrence" text DEFAULT 'monthly',
	"currency" text DEFAULT 'EUR',
	"sepa_mandate_unique_ref" text,
	"parameters" jsonb,
	"provider_metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "subscription_sepa_mandate_unique_ref_key" UNIQUE("contract_id","sepa_mandate_unique_ref"),
	CONSTRAINT "subscription_status_check" CHECK ("status" in ('active', 'payment_failed', 'missing_provider_metadata', 'disabled', 'ended')),
	CONSTRAINT "subscription_provider_check" CHECK ("provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')),
	CONSTRAINT "subscription_payment_method_check" CHECK ("payment_method" in ('sepa', 'card')),
	CONSTRAINT "subscription_recurrence_check" CHECK ("recurrence" in ('monthly', 'bimonthly', 'quarterly')),
	CONSTRAINT "subscription_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'))
);

--> statement-breakpoint
CREATE TABLE "support_resource" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "support_resource_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"domain" text,
	"title" text NOT NULL,
	"text" text,
	"image" text,
	"link" text,
	"position" bigint DEFAULT 0,
	"enabled" boolean DEFAULT true,
	CONSTRAINT "support_resource_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "support_resource_id_key" UNIQUE("id"),
	CONSTRAINT "support_resource_shared_check" CHECK ("contract_id" = 0),
	CONSTRAINT "support_resource_type_check" CHECK ("type" in ('tutorial', 'promote', 'video')),
	CONSTRAINT "support_resource_domain_check" CHECK ("domain" in ('desk', 'crm', 'ticket_import', 'offer', 'booking_track', 'reporting_account'))
);

--> statement-breakpoint
CREATE TABLE "ticket_checkpoint" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticket_checkpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"checkpoint_id" bigint NOT NULL,
	"valid" boolean DEFAULT true NOT NULL,
	"is_unlimited" boolean DEFAULT false NOT NULL,
	"max_scan_nb" bigint DEFAULT 1 NOT NULL,
	"remaining_scan_nb" bigint DEFAULT 1 NOT NULL,
	"current_scan_nb" bigint DEFAULT 0 NOT NULL,
	"current_valid_scan_nb" bigint DEFAULT 0 NOT NULL,
	"first_scanned_date" timestamp (3) with time zone,
	"last_scanned_date" timestamp (3) with time zone,
	"valid_start_date" timestamp (3) with time zone,
	"valid_end_date" timestamp (3) with time zone,
	CONSTRAINT "ticket_checkpoint_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticket_checkpoint_ticket_id_checkpoint_id_key" UNIQUE("contract_id","ticket_id","checkpoint_id"),
	CONSTRAINT "ticket_checkpoint_max_scan_nb_check" CHECK ("max_scan_nb" >= 0),
	CONSTRAINT "ticket_checkpoint_remaining_scan_nb_check" CHECK ("remaining_scan_nb" >= 0),
	CONSTRAINT "ticket_checkpoint_current_scan_nb_check" CHECK ("current_scan_nb" >= 0),
	CONSTRAINT "ticket_checkpoint_current_valid_scan_nb_check" CHECK ("current_valid_scan_nb" >= 0)
);

--> statement-breakpoint
CREATE TABLE "ticket_participation" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticket_participation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"origin" text,
	"ticket_id" bigint,
	"ticket_status" text,
	"ticket_price_id" bigint,
	"ticket_price_name" text,
	"ticketing_id" bigint,
	"ticketing_title" text,
	"ticketing_slug" text,
	"event_date_id" bigint,
	"event_date_start_date" timestamp (3) with time zone,
	"seat_label_list" jsonb,
	CONSTRAINT "ticket_participation_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticket_participation_origin_check" CHECK ("origin" in ('coupon_participant', 'ticket_participant', 'cart_participant', 'order_paid', 'reservation')),
	CONSTRAINT "ticket_participation_ticket_status_check" CHECK ("ticket_status" in ('refunded', 'cancelled', 'payed', 'booked'))
);

--> statement-breakpoint
CREATE TABLE "ticket_price_mapping" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticket_price_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"event_name" text,
	"ticket_price_id" bigint,
	"is_ignored" boolean DEFAULT false,
	CONSTRAINT "ticket_price_mapping_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "ticket_price_seat_group" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticket_price_seat_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_price_id" bigint NOT NULL,
	"seat_group_id" bigint NOT NULL,
	CONSTRAINT "ticket_price_seat_group_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticket_price_seat_group_ticket_price_id_seat_group_id_key" UNIQUE("contract_id","ticket_price_id","seat_group_id")
);

--> statement-breakpoint
CREATE TABLE "ticketing_mapping" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticketing_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"event_code" text,
	"ticketing_id" bigint,
	"is_ignored" boolean DEFAULT false,
	CONSTRAINT "ticketing_mapping_pkey" PRIMARY KEY("contract_id","id")
);

--> statement-breakpoint
CREATE TABLE "ticketing_minisite_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ticketing_minisite_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "ticketing_option_stress" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticketing_option_stress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticketing_id" bigint NOT NULL,
	"option_stress" jsonb,
	"event_date_option_stress_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticketing_option_stress_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticketing_option_stress_ticketing_id_key" UNIQUE("contract_id","ticketing_id")
);

--> statement-breakpoint
CREATE TABLE "ticketing_selling_device" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticketing_selling_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticketing_id" bigint NOT NULL,
	"selling_device_id" bigint NOT NULL,
	CONSTRAINT "ticketing_selling_device_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticketing_selling_device_ticketing_id_selling_device_id_key" UNIQUE("contract_id","ticketing_id","selling_device_id")
);

--> statement-breakpoint
CREATE TABLE "ticketing_spectacle" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticketing_spectacle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticketing_id" bigint NOT NULL,
	"spectacle_id" text NOT NULL,
	"festival_id" text,
	"coproduction" boolean DEFAULT false,
	"jeune_public" boolean DEFAULT false,
	CONSTRAINT "ticketing_spectacle_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticketing_spectacle_ticketing_id_key" UNIQUE("contract_id","ticketing_id")
);

--> statement-breakpoint
CREATE TABLE "ticketing_user" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ticketing_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"provider" text NOT NULL,
	CONSTRAINT "ticketing_user_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "ticketing_user_provider_external_id_key" UNIQUE("contract_id","provider","external_id")
);

--> statement-breakpoint
CREATE TABLE "transaction_group" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "transaction_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_group_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "transaction_group_type_check" CHECK ("type" in ('sale', 'payment', 'refund', 'correction', 'deposit', 'payout')),
	CONSTRAINT "transaction_group_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'))
);

--> statement-breakpoint
CREATE TABLE "user_desk_notification" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "user_desk_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accounts_user_id" bigint NOT NULL,
	"desk_notification_id" bigint NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"discarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_desk_notification_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "user_desk_notification_accounts_user_id_desk_notificat_59d5e211" UNIQUE("contract_id","accounts_user_id","desk_notification_id")
);

--> statement-breakpoint
CREATE TABLE "user" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accounts_user_id" bigint NOT NULL,
	"avatar" text,
	"phone_number" text,
	"address" text,
	"zipcode" text,
	"city" text,
	"impersonated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "user_accounts_user_id_key" UNIQUE("contract_id","accounts_user_id")
);

--> statement-breakpoint
CREATE TABLE "venue_place" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "venue_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"venue_id" bigint NOT NULL,
	"lieu_id" text NOT NULL,
	CONSTRAINT "venue_place_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "venue_place_venue_id_key" UNIQUE("contract_id","venue_id")
);

--> statement-breakpoint
CREATE TABLE "wallet" (
	"contract_id" bigint NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "wallet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"provider" text DEFAULT 'manual' NOT NULL,
	"provider_contract_number" text,
	"currency" text DEFAULT 'EUR',
	"active" boolean DEFAULT true,
	"balance_amount_for_pro" bigint DEFAULT 0 NOT NULL,
	"fee_collection_type" text DEFAULT 'payout',
	"payout_periodicity" text DEFAULT 'weekly',
	"reserve_amount_threshold" bigint DEFAULT 10000,
	"reserve_ratio_threshold" numeric DEFAULT 0.1,
	"payment_payout_time_threshold" bigint DEFAULT 604800,
	"ticketing_payout_time_threshold" bigint DEFAULT 259200,
	"provider_metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_pkey" PRIMARY KEY("contract_id","id"),
	CONSTRAINT "wallet_provider_check" CHECK ("provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')),
	CONSTRAINT "wallet_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')),
	CONSTRAINT "wallet_fee_collection_type_check" CHECK ("fee_collection_type" in ('payout', 'payment', 'invoice')),
	CONSTRAINT "wallet_payout_periodicity_check" CHECK ("payout_periodicity" in ('daily', 'weekly', 'monthly', 'manual')),
	CONSTRAINT "wallet_reserve_amount_threshold_check" CHECK ("reserve_amount_threshold" >= 0),
	CONSTRAINT "wallet_reserve_ratio_threshold_check" CHECK ("reserve_ratio_threshold" >= 0 and "reserve_ratio_threshold" <= 1),
	CONSTRAINT "wallet_payment_payout_time_threshold_check" CHECK ("payment_payout_time_threshold" >= 0),
	CONSTRAINT "wallet_ticketing_payout_time_threshold_check" CHECK ("ticketing_payout_time_threshold" >= 0)
);

--> statement-breakpoint
CREATE TABLE "user_setting" (
	"contract_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_setting_contract_id_account_id_name_pk" PRIMARY KEY("contract_id","account_id","name")
);

--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "payment_link_id" bigint;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "coupon_id" bigint;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "client_id" bigint;
--> statement-breakpoint
ALTER TABLE "desk_payment_method" ADD COLUMN "reporting_account_id" bigint;
--> statement-breakpoint
ALTER TABLE "event_date" ADD COLUMN "pattern_id" bigint;
--> statement-breakpoint
ALTER TABLE "event_date" ADD COLUMN "seat_config_id" bigint;
--> statement-breakpoint
ALTER TABLE "event_date" ADD COLUMN "logical_seat_config_id" bigint;
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "offer_rule_id" bigint;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shipping_id" bigint;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "billing_id" bigint;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "wallet_id" bigint;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_link_id" bigint;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "customer_form_data" jsonb;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "is_training" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "wallet_id" bigint;
--> statement-breakpoint
ALTER TABLE "stock_contingent" ADD COLUMN "logical_seat_config_id" bigint;
--> statement-breakpoint
ALTER TABLE "tax" ADD COLUMN "code" text;
--> statement-breakpoint
ALTER TABLE "tax" ADD COLUMN "category" text;
--> statement-breakpoint
ALTER TABLE "tax" ADD COLUMN "max_representation_number" bigint;
--> statement-breakpoint
ALTER TABLE "tax" ADD COLUMN "legal_basis" text;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD COLUMN "event_date_pattern_id" bigint;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD COLUMN "wallet_id" bigint;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD COLUMN "booking_track_id" bigint;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD COLUMN "scan_track_id" bigint;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD COLUMN "coupon_code_group_id" bigint;
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "seat_label" text;
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "seat_group_label" text;
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "is_blocked" boolean DEFAULT false;
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "replaced_ticket_id" bigint;
--> statement-breakpoint
ALTER TABLE "ticketing" ADD COLUMN "wallet_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "transaction_group_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "client_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "deposit_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "reporting_account_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "payout_id" bigint;
--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "region" text;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounting_client" ADD CONSTRAINT "accounting_client_reporting_account_id_fk" FOREIGN KEY ("contract_id","reporting_account_id") REFERENCES "public"."reporting_account"("contract_id","id") ON DELETE SET NULL ("reporting_account_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat_model" ADD CONSTRAINT "available_seat_model_logical_seat_config_id_fk" FOREIGN KEY ("contract_id","logical_seat_config_id") REFERENCES "public"."logical_seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat_model" ADD CONSTRAINT "available_seat_model_seat_id_fk" FOREIGN KEY ("contract_id","seat_id") REFERENCES "public"."seat"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat_model" ADD CONSTRAINT "available_seat_model_seat_group_id_fk" FOREIGN KEY ("contract_id","seat_group_id") REFERENCES "public"."seat_group"("contract_id","id") ON DELETE SET NULL ("seat_group_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat_model" ADD CONSTRAINT "available_seat_model_contingent_id_fk" FOREIGN KEY ("contract_id","contingent_id") REFERENCES "public"."contingent"("contract_id","id") ON DELETE SET NULL ("contingent_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_event_date_id_fk" FOREIGN KEY ("contract_id","event_date_id") REFERENCES "public"."event_date"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_seat_id_fk" FOREIGN KEY ("contract_id","seat_id") REFERENCES "public"."seat"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_seat_group_id_fk" FOREIGN KEY ("contract_id","seat_group_id") REFERENCES "public"."seat_group"("contract_id","id") ON DELETE SET NULL ("seat_group_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_stock_contingent_id_fk" FOREIGN KEY ("contract_id","stock_contingent_id") REFERENCES "public"."stock_contingent"("contract_id","id") ON DELETE SET NULL ("stock_contingent_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_cart_id_fk" FOREIGN KEY ("contract_id","cart_id") REFERENCES "public"."cart"("contract_id","id") ON DELETE SET NULL ("cart_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_cart_item_id_fk" FOREIGN KEY ("contract_id","cart_item_id") REFERENCES "public"."cart_item"("contract_id","id") ON DELETE SET NULL ("cart_item_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE SET NULL ("order_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_ticket_id_fk" FOREIGN KEY ("contract_id","ticket_id") REFERENCES "public"."ticket"("contract_id","id") ON DELETE SET NULL ("ticket_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing" ADD CONSTRAINT "billing_booking_track_id_fk" FOREIGN KEY ("contract_id","booking_track_id") REFERENCES "public"."booking_track"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_track" ADD CONSTRAINT "booking_track_booking_track_mode_id_fk" FOREIGN KEY ("contract_id","booking_track_mode_id") REFERENCES "public"."booking_track_mode"("contract_id","id") ON DELETE SET NULL ("booking_track_mode_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_coupon_list" ADD CONSTRAINT "cart_coupon_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."cart"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_coupon_list" ADD CONSTRAINT "cart_coupon_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_with_offer_available_seat_list" ADD CONSTRAINT "cart_item_with_offer_available_seat_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."cart_item_with_offer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_with_offer_available_seat_list" ADD CONSTRAINT "cart_item_with_offer_available_seat_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."available_seat"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_with_offer" ADD CONSTRAINT "cart_item_with_offer_cart_id_fk" FOREIGN KEY ("contract_id","cart_id") REFERENCES "public"."cart"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_with_offer" ADD CONSTRAINT "cart_item_with_offer_cart_item_id_fk" FOREIGN KEY ("contract_id","cart_item_id") REFERENCES "public"."cart_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_with_offer" ADD CONSTRAINT "cart_item_with_offer_ticket_price_id_fk" FOREIGN KEY ("contract_id","ticket_price_id") REFERENCES "public"."ticket_price"("contract_id","id") ON DELETE SET NULL ("ticket_price_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_with_offer" ADD CONSTRAINT "cart_item_with_offer_offer_id_fk" FOREIGN KEY ("contract_id","offer_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE SET NULL ("offer_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_reporting_account_id_fk" FOREIGN KEY ("contract_id","reporting_account_id") REFERENCES "public"."reporting_account"("contract_id","id") ON DELETE SET NULL ("reporting_account_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contingent_mapping" ADD CONSTRAINT "contingent_mapping_contingent_id_fk" FOREIGN KEY ("contract_id","contingent_id") REFERENCES "public"."contingent"("contract_id","id") ON DELETE SET NULL ("contingent_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_user" ADD CONSTRAINT "contract_user_user_id_fk" FOREIGN KEY ("contract_id","user_id") REFERENCES "public"."user"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_applying_cart_item_list" ADD CONSTRAINT "coupon_applying_cart_item_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_applying_cart_item_list" ADD CONSTRAINT "coupon_applying_cart_item_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."cart_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_applying_order_item_list" ADD CONSTRAINT "coupon_applying_order_item_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_applying_order_item_list" ADD CONSTRAINT "coupon_applying_order_item_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_creating_cart_item_list" ADD CONSTRAINT "coupon_creating_cart_item_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_creating_cart_item_list" ADD CONSTRAINT "coupon_creating_cart_item_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."cart_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_creating_order_item_list" ADD CONSTRAINT "coupon_creating_order_item_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_creating_order_item_list" ADD CONSTRAINT "coupon_creating_order_item_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_customer_status_list" ADD CONSTRAINT "coupon_customer_status_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_customer_status_list" ADD CONSTRAINT "coupon_customer_status_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."customer_status"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_offer_rule_list" ADD CONSTRAINT "coupon_offer_rule_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_offer_rule_list" ADD CONSTRAINT "coupon_offer_rule_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_season_id_fk" FOREIGN KEY ("contract_id","season_id") REFERENCES "public"."season"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_coupon_code_group_id_fk" FOREIGN KEY ("contract_id","coupon_code_group_id") REFERENCES "public"."coupon_code_group"("contract_id","id") ON DELETE SET NULL ("coupon_code_group_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_participant_id_fk" FOREIGN KEY ("contract_id","participant_id") REFERENCES "public"."customer"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_creating_offer_rule_id_fk" FOREIGN KEY ("contract_id","creating_offer_rule_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_creating_order_id_fk" FOREIGN KEY ("contract_id","creating_order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer_organization_list" ADD CONSTRAINT "crm_customer_organization_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer_organization_list" ADD CONSTRAINT "crm_customer_organization_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer_status_list" ADD CONSTRAINT "crm_customer_status_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer_status_list" ADD CONSTRAINT "crm_customer_status_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."customer_status"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer" ADD CONSTRAINT "crm_customer_merged_into_id_fk" FOREIGN KEY ("contract_id","merged_into_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE SET NULL ("merged_into_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer_tag_list" ADD CONSTRAINT "crm_customer_tag_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crm_customer_tag_list" ADD CONSTRAINT "crm_customer_tag_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."tag"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_coupon" ADD CONSTRAINT "customer_coupon_customer_id_fk" FOREIGN KEY ("contract_id","customer_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_field_contract" ADD CONSTRAINT "customer_field_contract_customer_field_id_fk" FOREIGN KEY ("customer_field_id") REFERENCES "public"."customer_field"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_field_contract" ADD CONSTRAINT "customer_field_contract_form_id_fk" FOREIGN KEY ("contract_id","form_id") REFERENCES "public"."form"("contract_id","id") ON DELETE SET NULL ("form_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_field_contract" ADD CONSTRAINT "customer_field_contract_parent_id_fk" FOREIGN KEY ("contract_id","parent_id") REFERENCES "public"."customer_field_contract"("contract_id","id") ON DELETE SET NULL ("parent_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_filter_group_criteria_list" ADD CONSTRAINT "customer_filter_group_criteria_list_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."customer_filter_group"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_filter_group_criteria_list" ADD CONSTRAINT "customer_filter_group_criteria_list_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."customer_filter_criteria"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_client_id_fk" FOREIGN KEY ("contract_id","client_id") REFERENCES "public"."client"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_selling_device_id_fk" FOREIGN KEY ("contract_id","selling_device_id") REFERENCES "public"."selling_device"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_selling_device" ADD CONSTRAINT "desk_selling_device_selling_device_id_fk" FOREIGN KEY ("contract_id","selling_device_id") REFERENCES "public"."selling_device"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_user" ADD CONSTRAINT "desk_user_user_id_fk" FOREIGN KEY ("contract_id","user_id") REFERENCES "public"."user"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_date_pattern" ADD CONSTRAINT "event_date_pattern_ticketing_id_fk" FOREIGN KEY ("contract_id","ticketing_id") REFERENCES "public"."ticketing"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_date_pattern" ADD CONSTRAINT "event_date_pattern_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_booking_track_id_fk" FOREIGN KEY ("contract_id","booking_track_id") REFERENCES "public"."booking_track"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_fk" FOREIGN KEY ("contract_id","invoice_id") REFERENCES "public"."invoice"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_order_item_id_fk" FOREIGN KEY ("contract_id","order_item_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_original_invoice_id_fk" FOREIGN KEY ("contract_id","original_invoice_id") REFERENCES "public"."invoice"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lettering_transaction_list" ADD CONSTRAINT "lettering_transaction_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."lettering"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lettering_transaction_list" ADD CONSTRAINT "lettering_transaction_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."transaction"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logical_seat_config_contingent_list" ADD CONSTRAINT "logical_seat_config_contingent_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."logical_seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logical_seat_config_contingent_list" ADD CONSTRAINT "logical_seat_config_contingent_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."contingent"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logical_seat_config_seat_group_list" ADD CONSTRAINT "logical_seat_config_seat_group_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."logical_seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logical_seat_config_seat_group_list" ADD CONSTRAINT "logical_seat_config_seat_group_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."seat_group"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logical_seat_config" ADD CONSTRAINT "logical_seat_config_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logical_seat_config" ADD CONSTRAINT "logical_seat_config_default_seat_group_id_fk" FOREIGN KEY ("contract_id","default_seat_group_id") REFERENCES "public"."seat_group"("contract_id","id") ON DELETE SET NULL ("default_seat_group_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_ticket" ADD CONSTRAINT "master_ticket_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_ticket" ADD CONSTRAINT "master_ticket_participant_id_fk" FOREIGN KEY ("contract_id","participant_id") REFERENCES "public"."customer"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_ticket_tickets" ADD CONSTRAINT "master_ticket_tickets_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."master_ticket"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_ticket_tickets" ADD CONSTRAINT "master_ticket_tickets_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."ticket"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "minisite" ADD CONSTRAINT "minisite_selling_device_id_fk" FOREIGN KEY ("contract_id","selling_device_id") REFERENCES "public"."selling_device"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "module" ADD CONSTRAINT "module_minisite_id_fk" FOREIGN KEY ("contract_id","minisite_id") REFERENCES "public"."minisite"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_rule_contract_list" ADD CONSTRAINT "offer_rule_contract_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_rule_contract_list" ADD CONSTRAINT "offer_rule_contract_list_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_booking_track_id_fk" FOREIGN KEY ("contract_id","booking_track_id") REFERENCES "public"."booking_track"("contract_id","id") ON DELETE SET NULL ("booking_track_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_rule_ticket_price_list" ADD CONSTRAINT "offer_rule_ticket_price_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_rule_ticket_price_list" ADD CONSTRAINT "offer_rule_ticket_price_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."ticket_price"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_cash_coupon" ADD CONSTRAINT "order_item_cash_coupon_order_item_id_fk" FOREIGN KEY ("contract_id","order_item_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_cash_coupon" ADD CONSTRAINT "order_item_cash_coupon_coupon_id_fk" FOREIGN KEY ("contract_id","coupon_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_invoice_group_order_item_list" ADD CONSTRAINT "order_item_invoice_group_order_item_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."order_item_invoice_group"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_invoice_group_order_item_list" ADD CONSTRAINT "order_item_invoice_group_order_item_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_invoice_group" ADD CONSTRAINT "order_item_invoice_group_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_payment_id_fk" FOREIGN KEY ("contract_id","payment_id") REFERENCES "public"."payment"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_exported_cart" ADD CONSTRAINT "provider_exported_cart_cart_id_fk" FOREIGN KEY ("contract_id","cart_id") REFERENCES "public"."cart"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_ticket_imported_file" ADD CONSTRAINT "provider_ticket_imported_file_event_date_id_fk" FOREIGN KEY ("contract_id","event_date_id") REFERENCES "public"."event_date"("contract_id","id") ON DELETE SET NULL ("event_date_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_ticket_imported_file" ADD CONSTRAINT "provider_ticket_imported_file_scan_track_id_fk" FOREIGN KEY ("contract_id","scan_track_id") REFERENCES "public"."scan_track"("contract_id","id") ON DELETE SET NULL ("scan_track_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_order_item" ADD CONSTRAINT "refund_order_item_refund_id_fk" FOREIGN KEY ("contract_id","refund_id") REFERENCES "public"."refund"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_order_item" ADD CONSTRAINT "refund_order_item_order_item_id_fk" FOREIGN KEY ("contract_id","order_item_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_order_item_ticket_list" ADD CONSTRAINT "refund_order_item_ticket_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."refund_order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_order_item_ticket_list" ADD CONSTRAINT "refund_order_item_ticket_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."ticket"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_invoice_id_fk" FOREIGN KEY ("contract_id","invoice_id") REFERENCES "public"."invoice"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_owner_id_fk" FOREIGN KEY ("contract_id","owner_id") REFERENCES "public"."accounts_user"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_desk_session_id_fk" FOREIGN KEY ("contract_id","desk_session_id") REFERENCES "public"."desk_session"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_ticket_id_fk" FOREIGN KEY ("contract_id","ticket_id") REFERENCES "public"."ticket"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_checkpoint_id_fk" FOREIGN KEY ("contract_id","checkpoint_id") REFERENCES "public"."checkpoint"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan_track_checkpoint" ADD CONSTRAINT "scan_track_checkpoint_scan_track_id_fk" FOREIGN KEY ("contract_id","scan_track_id") REFERENCES "public"."scan_track"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan_track_checkpoint" ADD CONSTRAINT "scan_track_checkpoint_checkpoint_id_fk" FOREIGN KEY ("contract_id","checkpoint_id") REFERENCES "public"."checkpoint"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_config_block" ADD CONSTRAINT "seat_config_block_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_config_mapping" ADD CONSTRAINT "seat_config_mapping_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE SET NULL ("seat_config_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_config_seat_group_list" ADD CONSTRAINT "seat_config_seat_group_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_config_seat_group_list" ADD CONSTRAINT "seat_config_seat_group_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."seat_group"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_floor" ADD CONSTRAINT "seat_floor_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_mapping" ADD CONSTRAINT "seat_mapping_seat_id_fk" FOREIGN KEY ("contract_id","seat_id") REFERENCES "public"."seat"("contract_id","id") ON DELETE SET NULL ("seat_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_floor_id_fk" FOREIGN KEY ("contract_id","floor_id") REFERENCES "public"."seat_floor"("contract_id","id") ON DELETE SET NULL ("floor_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_zone_id_fk" FOREIGN KEY ("contract_id","zone_id") REFERENCES "public"."seat_zone"("contract_id","id") ON DELETE SET NULL ("zone_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seat_zone" ADD CONSTRAINT "seat_zone_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipping" ADD CONSTRAINT "shipping_fee_id_fk" FOREIGN KEY ("contract_id","fee_id") REFERENCES "public"."fee"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipping" ADD CONSTRAINT "shipping_booking_track_id_fk" FOREIGN KEY ("contract_id","booking_track_id") REFERENCES "public"."booking_track"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_maturity" ADD CONSTRAINT "subscription_maturity_subscription_id_fk" FOREIGN KEY ("contract_id","subscription_id") REFERENCES "public"."subscription"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_fk" FOREIGN KEY ("contract_id","customer_id") REFERENCES "public"."customer"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_payment_id_fk" FOREIGN KEY ("contract_id","payment_id") REFERENCES "public"."payment"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_coupon_id_fk" FOREIGN KEY ("contract_id","coupon_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_checkpoint" ADD CONSTRAINT "ticket_checkpoint_ticket_id_fk" FOREIGN KEY ("contract_id","ticket_id") REFERENCES "public"."ticket"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_checkpoint" ADD CONSTRAINT "ticket_checkpoint_checkpoint_id_fk" FOREIGN KEY ("contract_id","checkpoint_id") REFERENCES "public"."checkpoint"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_participation" ADD CONSTRAINT "ticket_participation_customer_id_fk" FOREIGN KEY ("contract_id","customer_id") REFERENCES "public"."crm_customer"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price_mapping" ADD CONSTRAINT "ticket_price_mapping_ticket_price_id_fk" FOREIGN KEY ("contract_id","ticket_price_id") REFERENCES "public"."ticket_price"("contract_id","id") ON DELETE SET NULL ("ticket_price_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price_seat_group" ADD CONSTRAINT "ticket_price_seat_group_ticket_price_id_fk" FOREIGN KEY ("contract_id","ticket_price_id") REFERENCES "public"."ticket_price"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price_seat_group" ADD CONSTRAINT "ticket_price_seat_group_seat_group_id_fk" FOREIGN KEY ("contract_id","seat_group_id") REFERENCES "public"."seat_group"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_mapping" ADD CONSTRAINT "ticketing_mapping_ticketing_id_fk" FOREIGN KEY ("contract_id","ticketing_id") REFERENCES "public"."ticketing"("contract_id","id") ON DELETE SET NULL ("ticketing_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_minisite_list" ADD CONSTRAINT "ticketing_minisite_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."ticketing"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_minisite_list" ADD CONSTRAINT "ticketing_minisite_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."minisite"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_option_stress" ADD CONSTRAINT "ticketing_option_stress_ticketing_id_fk" FOREIGN KEY ("contract_id","ticketing_id") REFERENCES "public"."ticketing"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_selling_device" ADD CONSTRAINT "ticketing_selling_device_ticketing_id_fk" FOREIGN KEY ("contract_id","ticketing_id") REFERENCES "public"."ticketing"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_selling_device" ADD CONSTRAINT "ticketing_selling_device_selling_device_id_fk" FOREIGN KEY ("contract_id","selling_device_id") REFERENCES "public"."selling_device"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing_spectacle" ADD CONSTRAINT "ticketing_spectacle_ticketing_id_fk" FOREIGN KEY ("contract_id","ticketing_id") REFERENCES "public"."ticketing"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_desk_notification" ADD CONSTRAINT "user_desk_notification_accounts_user_id_fk" FOREIGN KEY ("contract_id","accounts_user_id") REFERENCES "public"."accounts_user"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_desk_notification" ADD CONSTRAINT "user_desk_notification_desk_notification_id_fk" FOREIGN KEY ("desk_notification_id") REFERENCES "public"."desk_notification"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_accounts_user_id_fk" FOREIGN KEY ("contract_id","accounts_user_id") REFERENCES "public"."accounts_user"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "venue_place" ADD CONSTRAINT "venue_place_venue_id_fk" FOREIGN KEY ("contract_id","venue_id") REFERENCES "public"."venue"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounting_client_name_index" ON "accounting_client" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "accounting_client_accounting_code_index" ON "accounting_client" USING btree ("contract_id","accounting_code","id");
--> statement-breakpoint
CREATE INDEX "accounting_client_reporting_account_id_index" ON "accounting_client" USING btree ("contract_id","reporting_account_id","id");
--> statement-breakpoint
CREATE INDEX "accounting_client_is_enabled_index" ON "accounting_client" USING btree ("contract_id","is_enabled","id");
--> statement-breakpoint
CREATE INDEX "audit_document_end_date_index" ON "audit_document" USING btree ("contract_id","end_date","id");
--> statement-breakpoint
CREATE INDEX "available_seat_model_seat_id_index" ON "available_seat_model" USING btree ("contract_id","seat_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_model_seat_group_id_index" ON "available_seat_model" USING btree ("contract_id","seat_group_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_model_contingent_id_index" ON "available_seat_model" USING btree ("contract_id","contingent_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_model_status_index" ON "available_seat_model" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "available_seat_event_date_id_status_index" ON "available_seat" USING btree ("contract_id","event_date_id","status","id");
--> statement-breakpoint
CREATE INDEX "available_seat_seat_id_index" ON "available_seat" USING btree ("contract_id","seat_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_seat_config_id_index" ON "available_seat" USING btree ("contract_id","seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_seat_group_id_index" ON "available_seat" USING btree ("contract_id","seat_group_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_stock_contingent_id_index" ON "available_seat" USING btree ("contract_id","stock_contingent_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_status_index" ON "available_seat" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "available_seat_hold_type_index" ON "available_seat" USING btree ("contract_id","hold_type","id");
--> statement-breakpoint
CREATE INDEX "available_seat_cart_id_index" ON "available_seat" USING btree ("contract_id","cart_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_cart_item_id_index" ON "available_seat" USING btree ("contract_id","cart_item_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_order_id_index" ON "available_seat" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "available_seat_ticket_id_index" ON "available_seat" USING btree ("contract_id","ticket_id","id");
--> statement-breakpoint
CREATE INDEX "bank_account_wallet_id_index" ON "bank_account" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "bank_account_owner_name_index" ON "bank_account" USING btree ("contract_id","owner_name","id");
--> statement-breakpoint
CREATE INDEX "bank_account_default_account_index" ON "bank_account" USING btree ("contract_id","default_account","id");
--> statement-breakpoint
CREATE INDEX "billing_type_index" ON "billing" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "billing_policy_index" ON "billing" USING btree ("contract_id","policy","id");
--> statement-breakpoint
CREATE INDEX "billing_booking_track_id_index" ON "billing" USING btree ("contract_id","booking_track_id","id");
--> statement-breakpoint
CREATE INDEX "booking_track_mode_position_index" ON "booking_track_mode" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "booking_track_mode_label_index" ON "booking_track_mode" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "booking_track_mode_cart_type_index" ON "booking_track_mode" USING btree ("contract_id","cart_type","id");
--> statement-breakpoint
CREATE INDEX "booking_track_mode_type_index" ON "booking_track_mode" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "booking_track_name_index" ON "booking_track" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "booking_track_cart_type_index" ON "booking_track" USING btree ("contract_id","cart_type","id");
--> statement-breakpoint
CREATE INDEX "booking_track_booking_track_mode_id_index" ON "booking_track" USING btree ("contract_id","booking_track_mode_id","id");
--> statement-breakpoint
CREATE INDEX "cart_coupon_list_target_id_index" ON "cart_coupon_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_available_seat_list_target_id_index" ON "cart_item_with_offer_available_seat_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_cart_id_index" ON "cart_item_with_offer" USING btree ("contract_id","cart_id","id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_cart_item_id_index" ON "cart_item_with_offer" USING btree ("contract_id","cart_item_id","id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_name_index" ON "cart_item_with_offer" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_ticket_price_id_index" ON "cart_item_with_offer" USING btree ("contract_id","ticket_price_id","id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_offer_id_index" ON "cart_item_with_offer" USING btree ("contract_id","offer_id","id");
--> statement-breakpoint
CREATE INDEX "checkpoint_name_index" ON "checkpoint" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "checkpoint_is_hidden_index" ON "checkpoint" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "client_crm_id_index" ON "client" USING btree ("contract_id","crm_id","id");
--> statement-breakpoint
CREATE INDEX "client_name_index" ON "client" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "client_email_index" ON "client" USING btree ("contract_id","email","id");
--> statement-breakpoint
CREATE INDEX "client_reporting_account_id_index" ON "client" USING btree ("contract_id","reporting_account_id","id");
--> statement-breakpoint
CREATE INDEX "client_active_index" ON "client" USING btree ("contract_id","active","id");
--> statement-breakpoint
CREATE INDEX "contingent_mapping_label_index" ON "contingent_mapping" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "contingent_mapping_is_default_index" ON "contingent_mapping" USING btree ("contract_id","is_default","id");
--> statement-breakpoint
CREATE INDEX "contingent_mapping_contingent_id_index" ON "contingent_mapping" USING btree ("contract_id","contingent_id","id");
--> statement-breakpoint
CREATE INDEX "contingent_mapping_is_ignored_index" ON "contingent_mapping" USING btree ("contract_id","is_ignored","id");
--> statement-breakpoint
CREATE INDEX "contract_addendum_created_at_index" ON "contract_addendum" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "contract_addendum_summary_index" ON "contract_addendum" USING btree ("contract_id","summary","id");
--> statement-breakpoint
CREATE INDEX "contract_addendum_signature_date_index" ON "contract_addendum" USING btree ("contract_id","signature_date","id");
--> statement-breakpoint
CREATE INDEX "coupon_applying_cart_item_list_target_id_index" ON "coupon_applying_cart_item_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "coupon_applying_order_item_list_target_id_index" ON "coupon_applying_order_item_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "coupon_code_group_name_index" ON "coupon_code_group" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "coupon_creating_cart_item_list_target_id_index" ON "coupon_creating_cart_item_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "coupon_creating_order_item_list_target_id_index" ON "coupon_creating_order_item_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "coupon_customer_status_list_target_id_index" ON "coupon_customer_status_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "coupon_offer_rule_list_target_id_index" ON "coupon_offer_rule_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "coupon_valid_until_index" ON "coupon" USING btree ("contract_id","valid_until","id");
--> statement-breakpoint
CREATE INDEX "coupon_created_at_index" ON "coupon" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "coupon_usage_index" ON "coupon" USING btree ("contract_id","usage","id");
--> statement-breakpoint
CREATE INDEX "coupon_enabled_index" ON "coupon" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "coupon_valid_from_index" ON "coupon" USING btree ("contract_id","valid_from","id");
--> statement-breakpoint
CREATE INDEX "coupon_season_id_index" ON "coupon" USING btree ("contract_id","season_id","id");
--> statement-breakpoint
CREATE INDEX "coupon_coupon_code_group_id_index" ON "coupon" USING btree ("contract_id","coupon_code_group_id","id");
--> statement-breakpoint
CREATE INDEX "coupon_participant_id_index" ON "coupon" USING btree ("contract_id","participant_id","id");
--> statement-breakpoint
CREATE INDEX "coupon_creating_offer_rule_id_index" ON "coupon" USING btree ("contract_id","creating_offer_rule_id","id");
--> statement-breakpoint
CREATE INDEX "coupon_creating_order_id_index" ON "coupon" USING btree ("contract_id","creating_order_id","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_organization_list_target_id_index" ON "crm_customer_organization_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "crm_customer_status_list_target_id_index" ON "crm_customer_status_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "crm_customer_lastname_firstname_index" ON "crm_customer" USING btree ("contract_id","lastname","firstname","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_city_index" ON "crm_customer" USING btree ("contract_id","city","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_zipcode_index" ON "crm_customer" USING btree ("contract_id","zipcode","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_updated_at_index" ON "crm_customer" USING btree ("contract_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_customer_type_index" ON "crm_customer" USING btree ("contract_id","customer_type","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_firstname_index" ON "crm_customer" USING btree ("contract_id","firstname","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_country_index" ON "crm_customer" USING btree ("contract_id","country","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_organization_type_index" ON "crm_customer" USING btree ("contract_id","organization_type","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_gdpr_consent_index" ON "crm_customer" USING btree ("contract_id","gdpr_consent","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_gdpr_consent_at_index" ON "crm_customer" USING btree ("contract_id","gdpr_consent_at","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_has_online_account_index" ON "crm_customer" USING btree ("contract_id","has_online_account","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_merged_into_id_index" ON "crm_customer" USING btree ("contract_id","merged_into_id","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_created_at_index" ON "crm_customer" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_tag_list_target_id_index" ON "crm_customer_tag_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_coupon_id_index" ON "customer_coupon" USING btree ("contract_id","coupon_id","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_created_at_index" ON "customer_coupon" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_customer_id_index" ON "customer_coupon" USING btree ("contract_id","customer_id","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_code_index" ON "customer_coupon" USING btree ("contract_id","code","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_usage_index" ON "customer_coupon" USING btree ("contract_id","usage","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_is_subscriber_index" ON "customer_coupon" USING btree ("contract_id","is_subscriber","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_season_index" ON "customer_coupon" USING btree ("contract_id","season","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_valid_from_index" ON "customer_coupon" USING btree ("contract_id","valid_from","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_valid_until_index" ON "customer_coupon" USING btree ("contract_id","valid_until","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_coupon_is_enabled_index" ON "customer_coupon" USING btree ("contract_id","coupon_is_enabled","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_position_index" ON "customer_field_contract" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_label_index" ON "customer_field_contract" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_type_index" ON "customer_field_contract" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_customer_field_id_index" ON "customer_field_contract" USING btree ("contract_id","customer_field_id","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_required_index" ON "customer_field_contract" USING btree ("contract_id","required","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_read_only_index" ON "customer_field_contract" USING btree ("contract_id","read_only","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_form_id_index" ON "customer_field_contract" USING btree ("contract_id","form_id","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_parent_id_index" ON "customer_field_contract" USING btree ("contract_id","parent_id","id");
--> statement-breakpoint
CREATE INDEX "customer_field_is_generic_index" ON "customer_field" USING btree ("contract_id","is_generic","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_criteria_label_index" ON "customer_filter_criteria" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_criteria_type_index" ON "customer_filter_criteria" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_group_criteria_list_target_id_index" ON "customer_filter_group_criteria_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "customer_filter_group_label_index" ON "customer_filter_group" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_operator_label_index" ON "customer_filter_operator" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "customer_status_is_subscription_index" ON "customer_status" USING btree ("contract_id","is_subscription","id");
--> statement-breakpoint
CREATE INDEX "deposit_created_at_index" ON "deposit" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "deposit_client_id_index" ON "deposit" USING btree ("contract_id","client_id","id");
--> statement-breakpoint
CREATE INDEX "deposit_account_type_index" ON "deposit" USING btree ("contract_id","account_type","id");
--> statement-breakpoint
CREATE INDEX "deposit_selling_device_id_index" ON "deposit" USING btree ("contract_id","selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "deposit_order_id_index" ON "deposit" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "deposit_provider_index" ON "deposit" USING btree ("contract_id","provider","id");
--> statement-breakpoint
CREATE INDEX "desk_notification_start_expiry_index" ON "desk_notification" USING btree ("contract_id","start","expiry","id");
--> statement-breakpoint
CREATE INDEX "desk_notification_created_at_index" ON "desk_notification" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "desk_notification_type_index" ON "desk_notification" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "desk_notification_expiry_index" ON "desk_notification" USING btree ("contract_id","expiry","id");
--> statement-breakpoint
CREATE INDEX "desk_user_enabled_index" ON "desk_user" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "event_date_pattern_ticketing_id_index" ON "event_date_pattern" USING btree ("contract_id","ticketing_id","id");
--> statement-breakpoint
CREATE INDEX "event_date_pattern_status_index" ON "event_date_pattern" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "event_date_pattern_seat_config_id_index" ON "event_date_pattern" USING btree ("contract_id","seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "fee_type_index" ON "fee" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "form_type_index" ON "form" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "imported_file_created_at_index" ON "imported_file" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "imported_file_original_name_index" ON "imported_file" USING btree ("contract_id","original_name","id");
--> statement-breakpoint
CREATE INDEX "imported_file_import_status_index" ON "imported_file" USING btree ("contract_id","import_status","id");
--> statement-breakpoint
CREATE INDEX "imported_file_imported_at_index" ON "imported_file" USING btree ("contract_id","imported_at","id");
--> statement-breakpoint
CREATE INDEX "invoice_line_invoice_id_index" ON "invoice_line" USING btree ("contract_id","invoice_id","id");
--> statement-breakpoint
CREATE INDEX "invoice_line_label_index" ON "invoice_line" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "invoice_line_order_item_id_index" ON "invoice_line" USING btree ("contract_id","order_item_id","id");
--> statement-breakpoint
CREATE INDEX "invoice_created_at_index" ON "invoice" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "invoice_type_index" ON "invoice" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "invoice_order_id_index" ON "invoice" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "invoice_customer_name_index" ON "invoice" USING btree ("contract_id","customer_name","id");
--> statement-breakpoint
CREATE INDEX "invoice_cancelled_index" ON "invoice" USING btree ("contract_id","cancelled","id");
--> statement-breakpoint
CREATE INDEX "invoice_original_invoice_id_index" ON "invoice" USING btree ("contract_id","original_invoice_id","id");
--> statement-breakpoint
CREATE INDEX "job_created_at_index" ON "job" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "job_status_index" ON "job" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "job_name_index" ON "job" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "job_type_index" ON "job" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "job_action_index" ON "job" USING btree ("contract_id","action","id");
--> statement-breakpoint
CREATE INDEX "job_target_index" ON "job" USING btree ("contract_id","target","id");
--> statement-breakpoint
CREATE INDEX "job_user_id_index" ON "job" USING btree ("contract_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "lettering_created_at_index" ON "lettering" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "lettering_transaction_list_target_id_index" ON "lettering_transaction_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_contingent_list_target_id_index" ON "logical_seat_config_contingent_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_seat_group_list_target_id_index" ON "logical_seat_config_seat_group_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_name_index" ON "logical_seat_config" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_seat_config_id_index" ON "logical_seat_config" USING btree ("contract_id","seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_is_numbered_seating_index" ON "logical_seat_config" USING btree ("contract_id","is_numbered_seating","id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_default_seat_group_id_index" ON "logical_seat_config" USING btree ("contract_id","default_seat_group_id","id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_is_hidden_index" ON "logical_seat_config" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_created_at_index" ON "mapping_notification" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_type_index" ON "mapping_notification" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_mapping_type_index" ON "mapping_notification" USING btree ("contract_id","mapping_type","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_bar_code_index" ON "mapping_notification" USING btree ("contract_id","bar_code","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_provider_index" ON "mapping_notification" USING btree ("contract_id","provider","id");
--> statement-breakpoint
CREATE INDEX "mass_action_aggregate_created_at_index" ON "mass_action_aggregate" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "mass_action_aggregate_name_index" ON "mass_action_aggregate" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "master_ticket_created_at_index" ON "master_ticket" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "master_ticket_order_id_index" ON "master_ticket" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "master_ticket_participant_id_index" ON "master_ticket" USING btree ("contract_id","participant_id","id");
--> statement-breakpoint
CREATE INDEX "master_ticket_tickets_target_id_index" ON "master_ticket_tickets" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "minisite_name_index" ON "minisite" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "minisite_selling_device_id_index" ON "minisite" USING btree ("contract_id","selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "minisite_is_multi_contract_index" ON "minisite" USING btree ("contract_id","is_multi_contract","id");
--> statement-breakpoint
CREATE INDEX "minisite_is_demo_mode_index" ON "minisite" USING btree ("contract_id","is_demo_mode","id");
--> statement-breakpoint
CREATE INDEX "minisite_sign_in_mode_index" ON "minisite" USING btree ("contract_id","sign_in_mode","id");
--> statement-breakpoint
CREATE INDEX "module_position_index" ON "module" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "module_minisite_id_index" ON "module" USING btree ("contract_id","minisite_id","id");
--> statement-breakpoint
CREATE INDEX "module_type_index" ON "module" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "module_page_type_index" ON "module" USING btree ("contract_id","page_type","id");
--> statement-breakpoint
CREATE INDEX "notification_created_at_index" ON "notification" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notification_display_style_index" ON "notification" USING btree ("contract_id","display_style","id");
--> statement-breakpoint
CREATE INDEX "notification_active_index" ON "notification" USING btree ("contract_id","active","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_contract_list_target_id_index" ON "offer_rule_contract_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "offer_rule_position_index" ON "offer_rule" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_title_index" ON "offer_rule" USING btree ("contract_id","title","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_enabled_index" ON "offer_rule" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_draft_index" ON "offer_rule" USING btree ("contract_id","draft","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_archived_index" ON "offer_rule" USING btree ("contract_id","archived","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_valid_start_date_index" ON "offer_rule" USING btree ("contract_id","valid_start_date","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_valid_end_date_index" ON "offer_rule" USING btree ("contract_id","valid_end_date","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_combinable_index" ON "offer_rule" USING btree ("contract_id","combinable","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_booking_track_id_index" ON "offer_rule" USING btree ("contract_id","booking_track_id","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_ticket_price_list_target_id_index" ON "offer_rule_ticket_price_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "order_item_cash_coupon_order_item_id_index" ON "order_item_cash_coupon" USING btree ("contract_id","order_item_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_cash_coupon_coupon_id_index" ON "order_item_cash_coupon" USING btree ("contract_id","coupon_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_invoice_group_order_item_list_target_id_index" ON "order_item_invoice_group_order_item_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "order_item_invoice_group_label_index" ON "order_item_invoice_group" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "order_item_invoice_group_order_id_index" ON "order_item_invoice_group" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "payment_attempt_created_at_index" ON "payment_attempt" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "payment_attempt_order_id_index" ON "payment_attempt" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "payment_attempt_payment_id_index" ON "payment_attempt" USING btree ("contract_id","payment_id","id");
--> statement-breakpoint
CREATE INDEX "payment_attempt_status_index" ON "payment_attempt" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "payment_fee_comment_index" ON "payment_fee" USING btree ("contract_id","comment","id");
--> statement-breakpoint
CREATE INDEX "payment_fee_is_public_index" ON "payment_fee" USING btree ("contract_id","is_public","id");
--> statement-breakpoint
CREATE INDEX "payment_link_created_at_index" ON "payment_link" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "payment_link_buyer_email_index" ON "payment_link" USING btree ("contract_id","buyer_email","id");
--> statement-breakpoint
CREATE INDEX "payment_link_expires_at_index" ON "payment_link" USING btree ("contract_id","expires_at","id");
--> statement-breakpoint
CREATE INDEX "payment_link_settled_at_index" ON "payment_link" USING btree ("contract_id","settled_at","id");
--> statement-breakpoint
CREATE INDEX "payment_link_is_hidden_index" ON "payment_link" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "payout_created_at_index" ON "payout" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "payout_wallet_id_index" ON "payout" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "payout_type_index" ON "payout" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "payout_status_index" ON "payout" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "payout_provider_index" ON "payout" USING btree ("contract_id","provider","id");
--> statement-breakpoint
CREATE INDEX "payout_paid_at_index" ON "payout" USING btree ("contract_id","paid_at","id");
--> statement-breakpoint
CREATE INDEX "payout_has_refunds_index" ON "payout" USING btree ("contract_id","has_refunds","id");
--> statement-breakpoint
CREATE INDEX "provider_exported_cart_created_at_index" ON "provider_exported_cart" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "provider_exported_cart_provider_name_index" ON "provider_exported_cart" USING btree ("contract_id","provider_name","id");
--> statement-breakpoint
CREATE INDEX "provider_exported_cart_cart_id_index" ON "provider_exported_cart" USING btree ("contract_id","cart_id","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_credentials_provider_name_index" ON "provider_ticket_credentials" USING btree ("contract_id","provider_name","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_credentials_provider_type_index" ON "provider_ticket_credentials" USING btree ("contract_id","provider_type","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_credentials_active_index" ON "provider_ticket_credentials" USING btree ("contract_id","active","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_created_at_index" ON "provider_ticket_imported_file" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_original_name_index" ON "provider_ticket_imported_file" USING btree ("contract_id","original_name","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_event_date_id_index" ON "provider_ticket_imported_file" USING btree ("contract_id","event_date_id","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_import_status_index" ON "provider_ticket_imported_file" USING btree ("contract_id","import_status","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_imported_at_index" ON "provider_ticket_imported_file" USING btree ("contract_id","imported_at","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_external_provider_index" ON "provider_ticket_imported_file" USING btree ("contract_id","external_provider","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_scan_track_id_index" ON "provider_ticket_imported_file" USING btree ("contract_id","scan_track_id","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_strategy_index" ON "provider_ticket_imported_file" USING btree ("contract_id","strategy","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_strategy_mode_index" ON "provider_ticket_imported_file" USING btree ("contract_id","strategy_mode","id");
--> statement-breakpoint
CREATE INDEX "refund_order_item_refund_id_index" ON "refund_order_item" USING btree ("contract_id","refund_id","id");
--> statement-breakpoint
CREATE INDEX "refund_order_item_order_item_id_index" ON "refund_order_item" USING btree ("contract_id","order_item_id","id");
--> statement-breakpoint
CREATE INDEX "refund_order_item_ticket_list_target_id_index" ON "refund_order_item_ticket_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "refund_created_at_index" ON "refund" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "refund_order_id_index" ON "refund" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "refund_invoice_id_index" ON "refund" USING btree ("contract_id","invoice_id","id");
--> statement-breakpoint
CREATE INDEX "refund_owner_id_index" ON "refund" USING btree ("contract_id","owner_id","id");
--> statement-breakpoint
CREATE INDEX "refund_desk_session_id_index" ON "refund" USING btree ("contract_id","desk_session_id","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_code_index" ON "reporting_account" USING btree ("contract_id","code","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_name_index" ON "reporting_account" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_type_index" ON "reporting_account" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_accounting_mode_index" ON "reporting_account" USING btree ("contract_id","accounting_mode","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_is_default_index" ON "reporting_account" USING btree ("contract_id","is_default","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_is_hidden_index" ON "reporting_account" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "saved_view_resource_owner_index" ON "saved_view" USING btree ("contract_id","resource","owner","id");
--> statement-breakpoint
CREATE INDEX "saved_view_position_index" ON "saved_view" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "saved_view_name_index" ON "saved_view" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "saved_view_is_shared_index" ON "saved_view" USING btree ("contract_id","is_shared","id");
--> statement-breakpoint
CREATE INDEX "saved_view_owner_index" ON "saved_view" USING btree ("contract_id","owner","id");
--> statement-breakpoint
CREATE INDEX "scan_config_name_index" ON "scan_config" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "scan_ticket_id_scan_date_index" ON "scan" USING btree ("contract_id","ticket_id","scan_date","id");
--> statement-breakpoint
CREATE INDEX "scan_scan_date_index" ON "scan" USING btree ("contract_id","scan_date","id");
--> statement-breakpoint
CREATE INDEX "scan_status_index" ON "scan" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "scan_checkpoint_id_index" ON "scan" USING btree ("contract_id","checkpoint_id","id");
--> statement-breakpoint
CREATE INDEX "scan_barcode_index" ON "scan" USING btree ("contract_id","barcode","id");
--> statement-breakpoint
CREATE INDEX "scan_scanned_by_index" ON "scan" USING btree ("contract_id","scanned_by","id");
--> statement-breakpoint
CREATE INDEX "scan_is_offline_index" ON "scan" USING btree ("contract_id","is_offline","id");
--> statement-breakpoint
CREATE INDEX "scan_track_checkpoint_position_index" ON "scan_track_checkpoint" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "scan_track_checkpoint_checkpoint_id_index" ON "scan_track_checkpoint" USING btree ("contract_id","checkpoint_id","id");
--> statement-breakpoint
CREATE INDEX "scan_track_name_index" ON "scan_track" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "scan_track_is_default_index" ON "scan_track" USING btree ("contract_id","is_default","id");
--> statement-breakpoint
CREATE INDEX "scan_track_is_hidden_index" ON "scan_track" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "seat_config_block_seat_config_id_index" ON "seat_config_block" USING btree ("contract_id","seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "seat_config_block_info_index" ON "seat_config_block" USING btree ("contract_id","info","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_label_index" ON "seat_config_mapping" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_seat_config_name_index" ON "seat_config_mapping" USING btree ("contract_id","seat_config_name","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_is_free_seating_index" ON "seat_config_mapping" USING btree ("contract_id","is_free_seating","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_seat_config_id_index" ON "seat_config_mapping" USING btree ("contract_id","seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_is_ignored_index" ON "seat_config_mapping" USING btree ("contract_id","is_ignored","id");
--> statement-breakpoint
CREATE INDEX "seat_config_seat_group_list_target_id_index" ON "seat_config_seat_group_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "seat_config_label_index" ON "seat_config" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "seat_config_is_hidden_index" ON "seat_config" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "seat_floor_name_index" ON "seat_floor" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "seat_group_label_index" ON "seat_group" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "seat_group_is_hidden_index" ON "seat_group" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "seat_mapping_label_index" ON "seat_mapping" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "seat_mapping_seat_id_index" ON "seat_mapping" USING btree ("contract_id","seat_id","id");
--> statement-breakpoint
CREATE INDEX "seat_mapping_is_ignored_index" ON "seat_mapping" USING btree ("contract_id","is_ignored","id");
--> statement-breakpoint
CREATE INDEX "seat_seat_config_id_row_position_index" ON "seat" USING btree ("contract_id","seat_config_id","row","position","id");
--> statement-breakpoint
CREATE INDEX "seat_seat_config_id_row_rank_position_index" ON "seat" USING btree ("contract_id","seat_config_id","row_rank","position","id");
--> statement-breakpoint
CREATE INDEX "seat_label_index" ON "seat" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "seat_type_index" ON "seat" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "seat_floor_id_index" ON "seat" USING btree ("contract_id","floor_id","id");
--> statement-breakpoint
CREATE INDEX "seat_zone_id_index" ON "seat" USING btree ("contract_id","zone_id","id");
--> statement-breakpoint
CREATE INDEX "seat_row_index" ON "seat" USING btree ("contract_id","row","id");
--> statement-breakpoint
CREATE INDEX "seat_has_obstructed_view_index" ON "seat" USING btree ("contract_id","has_obstructed_view","id");
--> statement-breakpoint
CREATE INDEX "seat_zone_name_index" ON "seat_zone" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "shipping_type_index" ON "shipping" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "shipping_fee_id_index" ON "shipping" USING btree ("contract_id","fee_id","id");
--> statement-breakpoint
CREATE INDEX "shipping_booking_track_id_index" ON "shipping" USING btree ("contract_id","booking_track_id","id");
--> statement-breakpoint
CREATE INDEX "sibil_parameter_name_index" ON "sibil_parameter" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "sticker_name_index" ON "sticker" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "sticker_page_type_index" ON "sticker" USING btree ("contract_id","page_type","id");
--> statement-breakpoint
CREATE INDEX "subscription_maturity_status_due_date_index" ON "subscription_maturity" USING btree ("contract_id","status","due_date","id");
--> statement-breakpoint
CREATE INDEX "subscription_maturity_due_date_index" ON "subscription_maturity" USING btree ("contract_id","due_date","id");
--> statement-breakpoint
CREATE INDEX "subscription_maturity_subscription_id_index" ON "subscription_maturity" USING btree ("contract_id","subscription_id","id");
--> statement-breakpoint
CREATE INDEX "subscription_created_at_index" ON "subscription" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "subscription_name_index" ON "subscription" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "subscription_status_index" ON "subscription" USING btree ("contract_id","status","id");
--> statement-breakpoint
CREATE INDEX "subscription_customer_id_index" ON "subscription" USING btree ("contract_id","customer_id","id");
--> statement-breakpoint
CREATE INDEX "subscription_order_id_index" ON "subscription" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "subscription_payment_id_index" ON "subscription" USING btree ("contract_id","payment_id","id");
--> statement-breakpoint
CREATE INDEX "subscription_wallet_id_index" ON "subscription" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "subscription_coupon_id_index" ON "subscription" USING btree ("contract_id","coupon_id","id");
--> statement-breakpoint
CREATE INDEX "subscription_provider_index" ON "subscription" USING btree ("contract_id","provider","id");
--> statement-breakpoint
CREATE INDEX "subscription_payment_method_index" ON "subscription" USING btree ("contract_id","payment_method","id");
--> statement-breakpoint
CREATE INDEX "subscription_recurrence_index" ON "subscription" USING btree ("contract_id","recurrence","id");
--> statement-breakpoint
CREATE INDEX "support_resource_position_index" ON "support_resource" USING btree ("contract_id","position","id");
--> statement-breakpoint
CREATE INDEX "support_resource_type_index" ON "support_resource" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "support_resource_domain_index" ON "support_resource" USING btree ("contract_id","domain","id");
--> statement-breakpoint
CREATE INDEX "support_resource_title_index" ON "support_resource" USING btree ("contract_id","title","id");
--> statement-breakpoint
CREATE INDEX "support_resource_enabled_index" ON "support_resource" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "ticket_checkpoint_checkpoint_id_index" ON "ticket_checkpoint" USING btree ("contract_id","checkpoint_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_ticket_id_index" ON "ticket_participation" USING btree ("contract_id","ticket_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_event_date_start_date_index" ON "ticket_participation" USING btree ("contract_id","event_date_start_date","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_customer_id_index" ON "ticket_participation" USING btree ("contract_id","customer_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_origin_index" ON "ticket_participation" USING btree ("contract_id","origin","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_ticket_status_index" ON "ticket_participation" USING btree ("contract_id","ticket_status","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_ticket_price_name_index" ON "ticket_participation" USING btree ("contract_id","ticket_price_name","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_ticketing_title_index" ON "ticket_participation" USING btree ("contract_id","ticketing_title","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_mapping_label_index" ON "ticket_price_mapping" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_mapping_event_name_index" ON "ticket_price_mapping" USING btree ("contract_id","event_name","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_mapping_ticket_price_id_index" ON "ticket_price_mapping" USING btree ("contract_id","ticket_price_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_mapping_is_ignored_index" ON "ticket_price_mapping" USING btree ("contract_id","is_ignored","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_seat_group_seat_group_id_index" ON "ticket_price_seat_group" USING btree ("contract_id","seat_group_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_mapping_label_index" ON "ticketing_mapping" USING btree ("contract_id","label","id");
--> statement-breakpoint
CREATE INDEX "ticketing_mapping_event_code_index" ON "ticketing_mapping" USING btree ("contract_id","event_code","id");
--> statement-breakpoint
CREATE INDEX "ticketing_mapping_ticketing_id_index" ON "ticketing_mapping" USING btree ("contract_id","ticketing_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_mapping_is_ignored_index" ON "ticketing_mapping" USING btree ("contract_id","is_ignored","id");
--> statement-breakpoint
CREATE INDEX "ticketing_minisite_list_target_id_index" ON "ticketing_minisite_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "ticketing_selling_device_selling_device_id_index" ON "ticketing_selling_device" USING btree ("contract_id","selling_device_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_spectacle_spectacle_id_index" ON "ticketing_spectacle" USING btree ("contract_id","spectacle_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_spectacle_festival_id_index" ON "ticketing_spectacle" USING btree ("contract_id","festival_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_spectacle_coproduction_index" ON "ticketing_spectacle" USING btree ("contract_id","coproduction","id");
--> statement-breakpoint
CREATE INDEX "ticketing_spectacle_jeune_public_index" ON "ticketing_spectacle" USING btree ("contract_id","jeune_public","id");
--> statement-breakpoint
CREATE INDEX "ticketing_user_external_id_index" ON "ticketing_user" USING btree ("contract_id","external_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_group_created_at_index" ON "transaction_group" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "transaction_group_type_index" ON "transaction_group" USING btree ("contract_id","type","id");
--> statement-breakpoint
CREATE INDEX "user_desk_notification_created_at_index" ON "user_desk_notification" USING btree ("contract_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "user_desk_notification_desk_notification_id_index" ON "user_desk_notification" USING btree ("contract_id","desk_notification_id","id");
--> statement-breakpoint
CREATE INDEX "user_desk_notification_viewed_at_index" ON "user_desk_notification" USING btree ("contract_id","viewed_at","id");
--> statement-breakpoint
CREATE INDEX "user_desk_notification_discarded_at_index" ON "user_desk_notification" USING btree ("contract_id","discarded_at","id");
--> statement-breakpoint
CREATE INDEX "user_city_index" ON "user" USING btree ("contract_id","city","id");
--> statement-breakpoint
CREATE INDEX "venue_place_lieu_id_index" ON "venue_place" USING btree ("contract_id","lieu_id","id");
--> statement-breakpoint
CREATE INDEX "wallet_name_index" ON "wallet" USING btree ("contract_id","name","id");
--> statement-breakpoint
CREATE INDEX "wallet_provider_index" ON "wallet" USING btree ("contract_id","provider","id");
--> statement-breakpoint
CREATE INDEX "wallet_active_index" ON "wallet" USING btree ("contract_id","active","id");
--> statement-breakpoint
CREATE INDEX "wallet_payout_periodicity_index" ON "wallet" USING btree ("contract_id","payout_periodicity","id");
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_payment_link_id_fk" FOREIGN KEY ("contract_id","payment_link_id") REFERENCES "public"."payment_link"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_coupon_id_fk" FOREIGN KEY ("contract_id","coupon_id") REFERENCES "public"."coupon"("contract_id","id") ON DELETE SET NULL ("coupon_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_client_id_fk" FOREIGN KEY ("contract_id","client_id") REFERENCES "public"."client"("contract_id","id") ON DELETE SET NULL ("client_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_payment_method" ADD CONSTRAINT "desk_payment_method_reporting_account_id_fk" FOREIGN KEY ("contract_id","reporting_account_id") REFERENCES "public"."reporting_account"("contract_id","id") ON DELETE SET NULL ("reporting_account_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_date" ADD CONSTRAINT "event_date_pattern_id_fk" FOREIGN KEY ("contract_id","pattern_id") REFERENCES "public"."event_date_pattern"("contract_id","id") ON DELETE SET NULL ("pattern_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_date" ADD CONSTRAINT "event_date_seat_config_id_fk" FOREIGN KEY ("contract_id","seat_config_id") REFERENCES "public"."seat_config"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_date" ADD CONSTRAINT "event_date_logical_seat_config_id_fk" FOREIGN KEY ("contract_id","logical_seat_config_id") REFERENCES "public"."logical_seat_config"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_offer_rule_id_fk" FOREIGN KEY ("contract_id","offer_rule_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_shipping_id_fk" FOREIGN KEY ("contract_id","shipping_id") REFERENCES "public"."shipping"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_billing_id_fk" FOREIGN KEY ("contract_id","billing_id") REFERENCES "public"."billing"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_payment_link_id_fk" FOREIGN KEY ("contract_id","payment_link_id") REFERENCES "public"."payment_link"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_contingent" ADD CONSTRAINT "stock_contingent_logical_seat_config_id_fk" FOREIGN KEY ("contract_id","logical_seat_config_id") REFERENCES "public"."logical_seat_config"("contract_id","id") ON DELETE SET NULL ("logical_seat_config_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD CONSTRAINT "ticket_price_event_date_pattern_id_fk" FOREIGN KEY ("contract_id","event_date_pattern_id") REFERENCES "public"."event_date_pattern"("contract_id","id") ON DELETE SET NULL ("event_date_pattern_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD CONSTRAINT "ticket_price_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE SET NULL ("wallet_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD CONSTRAINT "ticket_price_booking_track_id_fk" FOREIGN KEY ("contract_id","booking_track_id") REFERENCES "public"."booking_track"("contract_id","id") ON DELETE SET NULL ("booking_track_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD CONSTRAINT "ticket_price_scan_track_id_fk" FOREIGN KEY ("contract_id","scan_track_id") REFERENCES "public"."scan_track"("contract_id","id") ON DELETE SET NULL ("scan_track_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_price" ADD CONSTRAINT "ticket_price_coupon_code_group_id_fk" FOREIGN KEY ("contract_id","coupon_code_group_id") REFERENCES "public"."coupon_code_group"("contract_id","id") ON DELETE SET NULL ("coupon_code_group_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_replaced_ticket_id_fk" FOREIGN KEY ("contract_id","replaced_ticket_id") REFERENCES "public"."ticket"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticketing" ADD CONSTRAINT "ticketing_wallet_id_fk" FOREIGN KEY ("contract_id","wallet_id") REFERENCES "public"."wallet"("contract_id","id") ON DELETE SET NULL ("wallet_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_transaction_group_id_fk" FOREIGN KEY ("contract_id","transaction_group_id") REFERENCES "public"."transaction_group"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_client_id_fk" FOREIGN KEY ("contract_id","client_id") REFERENCES "public"."client"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_deposit_id_fk" FOREIGN KEY ("contract_id","deposit_id") REFERENCES "public"."deposit"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_reporting_account_id_fk" FOREIGN KEY ("contract_id","reporting_account_id") REFERENCES "public"."reporting_account"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_payout_id_fk" FOREIGN KEY ("contract_id","payout_id") REFERENCES "public"."payout"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "booking_payment_link_id_index" ON "booking" USING btree ("contract_id","payment_link_id","id");
--> statement-breakpoint
CREATE INDEX "cart_coupon_id_index" ON "cart" USING btree ("contract_id","coupon_id","id");
--> statement-breakpoint
CREATE INDEX "cart_is_hidden_index" ON "cart" USING btree ("contract_id","is_hidden","id");
--> statement-breakpoint
CREATE INDEX "customer_client_id_index" ON "customer" USING btree ("contract_id","client_id","id");
--> statement-breakpoint
CREATE INDEX "desk_payment_method_reporting_account_id_index" ON "desk_payment_method" USING btree ("contract_id","reporting_account_id","id");
--> statement-breakpoint
CREATE INDEX "event_date_pattern_id_index" ON "event_date" USING btree ("contract_id","pattern_id","id");
--> statement-breakpoint
CREATE INDEX "event_date_seat_config_id_index" ON "event_date" USING btree ("contract_id","seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "event_date_logical_seat_config_id_index" ON "event_date" USING btree ("contract_id","logical_seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "order_item_offer_rule_id_index" ON "order_item" USING btree ("contract_id","offer_rule_id","id");
--> statement-breakpoint
CREATE INDEX "order_shipping_id_index" ON "order" USING btree ("contract_id","shipping_id","id");
--> statement-breakpoint
CREATE INDEX "order_billing_id_index" ON "order" USING btree ("contract_id","billing_id","id");
--> statement-breakpoint
CREATE INDEX "order_wallet_id_index" ON "order" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "order_payment_link_id_index" ON "order" USING btree ("contract_id","payment_link_id","id");
--> statement-breakpoint
CREATE INDEX "order_is_training_index" ON "order" USING btree ("contract_id","is_training","id");
--> statement-breakpoint
CREATE INDEX "payment_wallet_id_index" ON "payment" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_logical_seat_config_id_index" ON "stock_contingent" USING btree ("contract_id","logical_seat_config_id","id");
--> statement-breakpoint
CREATE INDEX "tax_category_index" ON "tax" USING btree ("contract_id","category","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_event_date_pattern_id_index" ON "ticket_price" USING btree ("contract_id","event_date_pattern_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_wallet_id_index" ON "ticket_price" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_booking_track_id_index" ON "ticket_price" USING btree ("contract_id","booking_track_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_scan_track_id_index" ON "ticket_price" USING btree ("contract_id","scan_track_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_coupon_code_group_id_index" ON "ticket_price" USING btree ("contract_id","coupon_code_group_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_is_blocked_index" ON "ticket" USING btree ("contract_id","is_blocked","id");
--> statement-breakpoint
CREATE INDEX "ticket_replaced_ticket_id_index" ON "ticket" USING btree ("contract_id","replaced_ticket_id","id");
--> statement-breakpoint
CREATE INDEX "ticketing_wallet_id_index" ON "ticketing" USING btree ("contract_id","wallet_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_transaction_group_id_index" ON "transaction" USING btree ("contract_id","transaction_group_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_client_id_index" ON "transaction" USING btree ("contract_id","client_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_deposit_id_index" ON "transaction" USING btree ("contract_id","deposit_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_reporting_account_id_index" ON "transaction" USING btree ("contract_id","reporting_account_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_payout_id_index" ON "transaction" USING btree ("contract_id","payout_id","id");
--> statement-breakpoint
CREATE INDEX "venue_region_index" ON "venue" USING btree ("contract_id","region","id");
--> statement-breakpoint
CREATE INDEX "outbox_transaction" ON "outbox" USING btree ("transaction","id");
--> statement-breakpoint
ALTER TABLE "tax" ADD CONSTRAINT "tax_code_key" UNIQUE("contract_id","code");
--> statement-breakpoint
ALTER TABLE "tax" ADD CONSTRAINT "tax_category_check" CHECK ("category" in ('standard', 'intermediate', 'reduced', 'super_reduced', 'live_show_first', 'live_show', 'exempt'));
--> statement-breakpoint
ALTER TABLE "tax" ADD CONSTRAINT "tax_max_representation_number_check" CHECK ("max_representation_number" >= 1);
--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_region_check" CHECK ("region" in ('FR', 'CORSE', 'MQ', 'RE', 'GP', 'GF'));
