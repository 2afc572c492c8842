DROP INDEX "accounting_client_name_index";
--> statement-breakpoint
DROP INDEX "accounting_client_accounting_code_index";
--> statement-breakpoint
DROP INDEX "accounts_user_lastname_index";
--> statement-breakpoint
DROP INDEX "accounts_user_full_name_index";
--> statement-breakpoint
DROP INDEX "bank_account_owner_name_index";
--> statement-breakpoint
DROP INDEX "booking_item_ticket_price_name_index";
--> statement-breakpoint
DROP INDEX "booking_entity_name_index";
--> statement-breakpoint
DROP INDEX "booking_track_mode_label_index";
--> statement-breakpoint
DROP INDEX "booking_track_name_index";
--> statement-breakpoint
DROP INDEX "cart_item_group_key_index";
--> statement-breakpoint
DROP INDEX "cart_item_with_offer_name_index";
--> statement-breakpoint
DROP INDEX "checkpoint_name_index";
--> statement-breakpoint
DROP INDEX "client_crm_id_index";
--> statement-breakpoint
DROP INDEX "client_name_index";
--> statement-breakpoint
DROP INDEX "contingent_mapping_label_index";
--> statement-breakpoint
DROP INDEX "contingent_name_index";
--> statement-breakpoint
DROP INDEX "contract_addendum_summary_index";
--> statement-breakpoint
DROP INDEX "contract_company_display_name_index";
--> statement-breakpoint
DROP INDEX "coupon_code_group_name_index";
--> statement-breakpoint
DROP INDEX "crm_customer_lastname_firstname_index";
--> statement-breakpoint
DROP INDEX "crm_customer_city_index";
--> statement-breakpoint
DROP INDEX "crm_customer_zipcode_index";
--> statement-breakpoint
DROP INDEX "crm_customer_firstname_index";
--> statement-breakpoint
DROP INDEX "crm_customer_country_index";
--> statement-breakpoint
DROP INDEX "crm_customer_organization_type_index";
--> statement-breakpoint
DROP INDEX "customer_coupon_code_index";
--> statement-breakpoint
DROP INDEX "customer_coupon_season_index";
--> statement-breakpoint
DROP INDEX "customer_field_contract_label_index";
--> statement-breakpoint
DROP INDEX "customer_filter_criteria_label_index";
--> statement-breakpoint
DROP INDEX "customer_filter_group_label_index";
--> statement-breakpoint
DROP INDEX "customer_filter_operator_label_index";
--> statement-breakpoint
DROP INDEX "customer_lastname_index";
--> statement-breakpoint
DROP INDEX "customer_city_index";
--> statement-breakpoint
DROP INDEX "customer_display_name_index";
--> statement-breakpoint
DROP INDEX "customer_zipcode_index";
--> statement-breakpoint
DROP INDEX "desk_payment_method_label_index";
--> statement-breakpoint
DROP INDEX "device_state_name_index";
--> statement-breakpoint
DROP INDEX "imported_file_original_name_index";
--> statement-breakpoint
DROP INDEX "invoice_line_label_index";
--> statement-breakpoint
DROP INDEX "invoice_customer_name_index";
--> statement-breakpoint
DROP INDEX "job_name_index";
--> statement-breakpoint
DROP INDEX "logical_seat_config_name_index";
--> statement-breakpoint
DROP INDEX "mapping_notification_bar_code_index";
--> statement-breakpoint
DROP INDEX "mapping_notification_provider_index";
--> statement-breakpoint
DROP INDEX "mass_action_aggregate_name_index";
--> statement-breakpoint
DROP INDEX "minisite_name_index";
--> statement-breakpoint
DROP INDEX "offer_rule_title_index";
--> statement-breakpoint
DROP INDEX "order_item_invoice_group_label_index";
--> statement-breakpoint
DROP INDEX "order_item_label_index";
--> statement-breakpoint
DROP INDEX "organizational_unit_name_index";
--> statement-breakpoint
DROP INDEX "payment_fee_comment_index";
--> statement-breakpoint
DROP INDEX "policy_category_name_index";
--> statement-breakpoint
DROP INDEX "policy_name_index";
--> statement-breakpoint
DROP INDEX "provider_ticket_credentials_provider_name_index";
--> statement-breakpoint
DROP INDEX "provider_ticket_imported_file_original_name_index";
--> statement-breakpoint
DROP INDEX "provider_ticket_imported_file_external_provider_index";
--> statement-breakpoint
DROP INDEX "reporting_account_code_index";
--> statement-breakpoint
DROP INDEX "reporting_account_name_index";
--> statement-breakpoint
DROP INDEX "role_name_index";
--> statement-breakpoint
DROP INDEX "saved_view_resource_owner_index";
--> statement-breakpoint
DROP INDEX "saved_view_name_index";
--> statement-breakpoint
DROP INDEX "scan_config_name_index";
--> statement-breakpoint
DROP INDEX "scan_barcode_index";
--> statement-breakpoint
DROP INDEX "scan_scanned_by_index";
--> statement-breakpoint
DROP INDEX "scan_track_name_index";
--> statement-breakpoint
DROP INDEX "season_name_index";
--> statement-breakpoint
DROP INDEX "seat_config_block_info_index";
--> statement-breakpoint
DROP INDEX "seat_config_mapping_label_index";
--> statement-breakpoint
DROP INDEX "seat_config_mapping_seat_config_name_index";
--> statement-breakpoint
DROP INDEX "seat_config_label_index";
--> statement-breakpoint
DROP INDEX "seat_floor_name_index";
--> statement-breakpoint
DROP INDEX "seat_group_label_index";
--> statement-breakpoint
DROP INDEX "seat_mapping_label_index";
--> statement-breakpoint
DROP INDEX "seat_seat_config_id_row_position_index";
--> statement-breakpoint
DROP INDEX "seat_label_index";
--> statement-breakpoint
DROP INDEX "seat_row_index";
--> statement-breakpoint
DROP INDEX "seat_zone_name_index";
--> statement-breakpoint
DROP INDEX "selling_device_name_index";
--> statement-breakpoint
DROP INDEX "sibil_parameter_name_index";
--> statement-breakpoint
DROP INDEX "sticker_name_index";
--> statement-breakpoint
DROP INDEX "stock_contingent_name_index";
--> statement-breakpoint
DROP INDEX "subscription_name_index";
--> statement-breakpoint
DROP INDEX "support_resource_title_index";
--> statement-breakpoint
DROP INDEX "tag_name_index";
--> statement-breakpoint
DROP INDEX "tax_label_index";
--> statement-breakpoint
DROP INDEX "tax_country_code_index";
--> statement-breakpoint
DROP INDEX "ticket_participation_ticket_price_name_index";
--> statement-breakpoint
DROP INDEX "ticket_participation_ticketing_title_index";
--> statement-breakpoint
DROP INDEX "ticket_price_group_group_name_index";
--> statement-breakpoint
DROP INDEX "ticket_price_mapping_label_index";
--> statement-breakpoint
DROP INDEX "ticket_price_mapping_event_name_index";
--> statement-breakpoint
DROP INDEX "ticket_price_name_index";
--> statement-breakpoint
DROP INDEX "ticketing_category_name_index";
--> statement-breakpoint
DROP INDEX "ticketing_mapping_label_index";
--> statement-breakpoint
DROP INDEX "ticketing_mapping_event_code_index";
--> statement-breakpoint
DROP INDEX "ticketing_spectacle_spectacle_id_index";
--> statement-breakpoint
DROP INDEX "ticketing_spectacle_festival_id_index";
--> statement-breakpoint
DROP INDEX "ticketing_title_index";
--> statement-breakpoint
DROP INDEX "ticketing_activity_uuid_index";
--> statement-breakpoint
DROP INDEX "ticketing_user_external_id_index";
--> statement-breakpoint
DROP INDEX "user_city_index";
--> statement-breakpoint
DROP INDEX "venue_place_lieu_id_index";
--> statement-breakpoint
DROP INDEX "venue_name_index";
--> statement-breakpoint
DROP INDEX "venue_city_index";
--> statement-breakpoint
DROP INDEX "wallet_name_index";
--> statement-breakpoint
CREATE INDEX "customer_field_slug_index" ON "customer_field" USING btree ("contract_id","slug" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_status_label_index" ON "customer_status" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "accounting_client_name_index" ON "accounting_client" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "accounting_client_accounting_code_index" ON "accounting_client" USING btree ("contract_id","accounting_code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_lastname_index" ON "accounts_user" USING btree ("contract_id","lastname" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_full_name_index" ON "accounts_user" USING btree ("contract_id","full_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "bank_account_owner_name_index" ON "bank_account" USING btree ("contract_id","owner_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "booking_item_ticket_price_name_index" ON "booking_item" USING btree ("contract_id","ticket_price_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "booking_entity_name_index" ON "booking" USING btree ("contract_id","entity_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "booking_track_mode_label_index" ON "booking_track_mode" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "booking_track_name_index" ON "booking_track" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "cart_item_group_key_index" ON "cart_item" USING btree ("contract_id","group_key" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "cart_item_with_offer_name_index" ON "cart_item_with_offer" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "checkpoint_name_index" ON "checkpoint" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "client_crm_id_index" ON "client" USING btree ("contract_id","crm_id" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "client_name_index" ON "client" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "contingent_mapping_label_index" ON "contingent_mapping" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "contingent_name_index" ON "contingent" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "contract_addendum_summary_index" ON "contract_addendum" USING btree ("contract_id","summary" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "contract_company_display_name_index" ON "contract" USING btree ("contract_id","company_display_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "coupon_code_group_name_index" ON "coupon_code_group" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_lastname_firstname_index" ON "crm_customer" USING btree ("contract_id","lastname" COLLATE "und-x-icu","firstname" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_city_index" ON "crm_customer" USING btree ("contract_id","city" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_zipcode_index" ON "crm_customer" USING btree ("contract_id","zipcode" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_firstname_index" ON "crm_customer" USING btree ("contract_id","firstname" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_country_index" ON "crm_customer" USING btree ("contract_id","country" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "crm_customer_organization_type_index" ON "crm_customer" USING btree ("contract_id","organization_type" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_code_index" ON "customer_coupon" USING btree ("contract_id","code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_coupon_season_index" ON "customer_coupon" USING btree ("contract_id","season" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_field_contract_label_index" ON "customer_field_contract" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_criteria_label_index" ON "customer_filter_criteria" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_group_label_index" ON "customer_filter_group" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_filter_operator_label_index" ON "customer_filter_operator" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_lastname_index" ON "customer" USING btree ("contract_id","lastname" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_city_index" ON "customer" USING btree ("contract_id","city" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_display_name_index" ON "customer" USING btree ("contract_id","display_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "customer_zipcode_index" ON "customer" USING btree ("contract_id","zipcode" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "desk_payment_method_label_index" ON "desk_payment_method" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "device_state_name_index" ON "device_state" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "imported_file_original_name_index" ON "imported_file" USING btree ("contract_id","original_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "invoice_line_label_index" ON "invoice_line" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "invoice_customer_name_index" ON "invoice" USING btree ("contract_id","customer_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "job_name_index" ON "job" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "logical_seat_config_name_index" ON "logical_seat_config" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_bar_code_index" ON "mapping_notification" USING btree ("contract_id","bar_code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "mapping_notification_provider_index" ON "mapping_notification" USING btree ("contract_id","provider" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "mass_action_aggregate_name_index" ON "mass_action_aggregate" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "minisite_name_index" ON "minisite" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "offer_rule_title_index" ON "offer_rule" USING btree ("contract_id","title" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "order_item_invoice_group_label_index" ON "order_item_invoice_group" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "order_item_label_index" ON "order_item" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "organizational_unit_name_index" ON "organizational_unit" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "payment_fee_comment_index" ON "payment_fee" USING btree ("contract_id","comment" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "policy_category_name_index" ON "policy" USING btree ("contract_id","category_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "policy_name_index" ON "policy" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_credentials_provider_name_index" ON "provider_ticket_credentials" USING btree ("contract_id","provider_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_original_name_index" ON "provider_ticket_imported_file" USING btree ("contract_id","original_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "provider_ticket_imported_file_external_provider_index" ON "provider_ticket_imported_file" USING btree ("contract_id","external_provider" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_code_index" ON "reporting_account" USING btree ("contract_id","code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "reporting_account_name_index" ON "reporting_account" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "role_name_index" ON "role" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "saved_view_resource_owner_index" ON "saved_view" USING btree ("contract_id","resource" COLLATE "und-x-icu","owner","id");
--> statement-breakpoint
CREATE INDEX "saved_view_name_index" ON "saved_view" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "scan_config_name_index" ON "scan_config" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "scan_barcode_index" ON "scan" USING btree ("contract_id","barcode" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "scan_scanned_by_index" ON "scan" USING btree ("contract_id","scanned_by" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "scan_track_name_index" ON "scan_track" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "season_name_index" ON "season" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_config_block_info_index" ON "seat_config_block" USING btree ("contract_id","info" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_label_index" ON "seat_config_mapping" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_config_mapping_seat_config_name_index" ON "seat_config_mapping" USING btree ("contract_id","seat_config_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_config_label_index" ON "seat_config" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_floor_name_index" ON "seat_floor" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_group_label_index" ON "seat_group" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_mapping_label_index" ON "seat_mapping" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_seat_config_id_row_position_index" ON "seat" USING btree ("contract_id","seat_config_id","row" COLLATE "und-x-icu","position","id");
--> statement-breakpoint
CREATE INDEX "seat_label_index" ON "seat" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_row_index" ON "seat" USING btree ("contract_id","row" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "seat_zone_name_index" ON "seat_zone" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "selling_device_name_index" ON "selling_device" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "sibil_parameter_name_index" ON "sibil_parameter" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "sticker_name_index" ON "sticker" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "stock_contingent_name_index" ON "stock_contingent" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "subscription_name_index" ON "subscription" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "support_resource_title_index" ON "support_resource" USING btree ("contract_id","title" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "tag_name_index" ON "tag" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "tax_label_index" ON "tax" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "tax_country_code_index" ON "tax" USING btree ("contract_id","country_code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_ticket_price_name_index" ON "ticket_participation" USING btree ("contract_id","ticket_price_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticket_participation_ticketing_title_index" ON "ticket_participation" USING btree ("contract_id","ticketing_title" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_group_group_name_index" ON "ticket_price_group" USING btree ("contract_id","group_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_mapping_label_index" ON "ticket_price_mapping" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_mapping_event_name_index" ON "ticket_price_mapping" USING btree ("contract_id","event_name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticket_price_name_index" ON "ticket_price" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_category_name_index" ON "ticketing_category" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_mapping_label_index" ON "ticketing_mapping" USING btree ("contract_id","label" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_mapping_event_code_index" ON "ticketing_mapping" USING btree ("contract_id","event_code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_spectacle_spectacle_id_index" ON "ticketing_spectacle" USING btree ("contract_id","spectacle_id" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_spectacle_festival_id_index" ON "ticketing_spectacle" USING btree ("contract_id","festival_id" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_title_index" ON "ticketing" USING btree ("contract_id","title" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_activity_uuid_index" ON "ticketing" USING btree ("contract_id","activity_uuid" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "ticketing_user_external_id_index" ON "ticketing_user" USING btree ("contract_id","external_id" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "user_city_index" ON "user" USING btree ("contract_id","city" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "venue_place_lieu_id_index" ON "venue_place" USING btree ("contract_id","lieu_id" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "venue_name_index" ON "venue" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "venue_city_index" ON "venue" USING btree ("contract_id","city" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "wallet_name_index" ON "wallet" USING btree ("contract_id","name" COLLATE "und-x-icu","id");
