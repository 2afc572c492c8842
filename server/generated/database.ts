// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ColumnType, Generated } from 'kysely';

/** AccountingClient */
export interface AccountingClientTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly accounting_code: string | null;
  readonly reporting_account_id: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly crm_id: string | null;
  readonly is_enabled: boolean | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** AccountsUser */
export interface AccountsUserTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly full_name: string | null;
  readonly email: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly contract_role_id: number | null;
  readonly position: string | null;
  readonly desk_selling_device_id: number | null;
  readonly enabled: Generated<boolean>;
  readonly invited: Generated<boolean>;
  readonly last_sign_in: string | null;
  readonly factor_reset_at: string | null;
  readonly factor_reset_by: string | null;
  readonly factor_reset_mailed_at: string | null;
  readonly access_mail: "invitation" | "reset" | null;
  readonly access_mail_at: string | null;
  readonly access_mail_by: string | null;
  readonly access_mailed_at: string | null;
  readonly role_before_id: number | null;
}

/** AccountsUser.organizationalUnitList */
export interface AccountsUserOrganizationalUnitListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** AuditDocument */
export interface AuditDocumentTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly start_date: string;
  readonly end_date: string;
  readonly verified_at: string | null;
  readonly record_count: number | null;
  readonly fault: string | null;
  readonly created_at: Generated<string>;
}

/** AvailableSeat */
export interface AvailableSeatTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly event_date_id: number;
  readonly seat_id: number;
  readonly seat_config_id: number | null;
  readonly seat_group_id: number | null;
  readonly stock_contingent_id: number | null;
  readonly status: Generated<"available" | "dismissed" | "in_order" | "in_cart" | "in_reservation" | "scanned" | "in_external_provider_order" | "in_external_provider_reservation">;
  readonly booking_status: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly hold_type: "web" | "desk" | "option" | "house" | "kill" | null;
  readonly hold_reason: string | null;
  readonly held_by: string | null;
  readonly expires_at: string | null;
  readonly release_minutes: number | null;
  readonly cart_id: number | null;
  readonly cart_item_id: number | null;
  readonly order_id: number | null;
  readonly ticket_id: number | null;
  readonly visible: Generated<boolean>;
  readonly manually_assigned: Generated<boolean>;
  readonly is_locked: Generated<boolean>;
  readonly updated_at: Generated<string>;
}

/** AvailableSeatModel */
export interface AvailableSeatModelTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly logical_seat_config_id: number;
  readonly seat_id: number;
  readonly seat_group_id: number | null;
  readonly contingent_id: number | null;
  readonly position: number | null;
  readonly status: "available" | "dismissed" | null;
}

/** BankAccount */
export interface BankAccountTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly wallet_id: number;
  readonly owner_name: string;
  readonly iban: string;
  readonly type: "IBAN" | "GB" | "US" | "CA" | "OTHER" | null;
  readonly tag: string | null;
  readonly default_account: boolean | null;
  readonly address_line1: string | null;
  readonly address_line2: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly address_country: string | null;
}

/** Billing */
export interface BillingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "single" | "recurring" | "on_account";
  readonly policy: "immediate" | "deferred" | "none" | null;
  readonly recurring_payment_parameters: ColumnType<unknown, string | null, string | null>;
  readonly booking_track_id: number | null;
}

/** Booking */
export interface BookingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "option" | "reservation" | "order" | "ticket_import" | null;
  readonly order_id: number | null;
  readonly cart_id: number | null;
  readonly customer_id: number | null;
  readonly status: string | null;
  readonly payment_status: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly nb_tickets: number | null;
  readonly nb_coupons: number | null;
  readonly nb_scanned_tickets: number | null;
  readonly nb_valid_items: number | null;
  readonly scanned: boolean | null;
  readonly last_scanned_date: string | null;
  readonly payment_transaction_balance: number | null;
  readonly refund_transaction_name: string | null;
  readonly payment_transaction_name: string | null;
  readonly payment_link_id: number | null;
  readonly facial_value: number | null;
  readonly retail_value: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly search_content: string | null;
  readonly entity_id: number | null;
  readonly entity_name: string | null;
  readonly is_reservation: boolean | null;
  readonly created_at_timezone: string | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Booking.ticketingList */
export interface BookingTicketingListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** BookingItem */
export interface BookingItemTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly booking_id: number;
  readonly ticket_id: number | null;
  readonly ticket_price_name: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly ticket_price_facial_value: number | null;
  readonly seat_id: number | null;
  readonly seat_label: string | null;
  readonly participant_id: number | null;
  readonly ticket_barcode: string | null;
  readonly ticket_current_valid_scan_nb: number | null;
}

/** BookingTrack */
export interface BookingTrackTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly cart_type: "cart" | "option" | "reservation" | null;
  readonly booking_track_mode_id: number | null;
  readonly is_default: boolean | null;
  readonly booking_options: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** BookingTrackMode */
export interface BookingTrackModeTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly description: string | null;
  readonly cart_type: Generated<"cart" | "option" | "reservation">;
  readonly type: "simple" | "needs_validation" | "more_choices" | "other" | null;
  readonly is_default: boolean | null;
  readonly position: number | null;
  readonly available_for_payment_providers: ColumnType<unknown, string | null, string | null>;
  readonly booking_options: ColumnType<unknown, string | null, string | null>;
}

/** Cart */
export interface CartTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: Generated<"cart" | "option" | "reservation">;
  readonly status: Generated<"draft" | "validated" | "accounted_for_order">;
  readonly comment: string | null;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly customer_id: number | null;
  readonly contact_id: number | null;
  readonly nb_tickets: Generated<number>;
  readonly total_item_number: Generated<number>;
  readonly total_ticket_number: Generated<number>;
  readonly customer_paid_amount: Generated<number>;
  readonly customer_paid_amount_without_offer: Generated<number>;
  readonly retail_value: Generated<number>;
  readonly facial_value: Generated<number>;
  readonly facial_fee_value: Generated<number>;
  readonly selling_device_id: number | null;
  readonly origin_type: string | null;
  readonly origin_id: string | null;
  readonly owner_id: number | null;
  readonly desk_session_id: number | null;
  readonly reservation_name: string | null;
  readonly book_tickets: boolean | null;
  readonly coupon_code: string | null;
  readonly coupon_id: number | null;
  readonly coupon_code_list: ColumnType<unknown, string | null, string | null>;
  readonly coupon_validity_map: ColumnType<unknown, string | null, string | null>;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly customer_form_data: ColumnType<unknown, string | null, string | null>;
  readonly optin: boolean | null;
  readonly parent_id: number | null;
  readonly is_parked: Generated<boolean>;
  readonly is_hidden: Generated<boolean>;
  readonly event_date_option_status_list: ColumnType<unknown, string | null, string | null>;
  readonly option_status: "pending" | "approved" | "rejected" | null;
  readonly option_notice: "waiting" | "sent" | "no_address" | null;
  readonly option_message: string | null;
  readonly is_option: Generated<boolean>;
  readonly option: ColumnType<unknown, string | null, string | null>;
  readonly reservation: ColumnType<unknown, string | null, string | null>;
  readonly expires_at: string | null;
  readonly release_failed_at: string | null;
  readonly notified_at: string | null;
  readonly deleted_at: string | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Cart.couponList */
export interface CartCouponListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Cart.tagList */
export interface CartTagListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Cart.organizationalUnitList */
export interface CartOrganizationalUnitListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CartItem */
export interface CartItemTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly cart_id: number;
  readonly ticket_price_id: number;
  readonly stock_contingent_id: number | null;
  readonly excluded_from_parent_stock: Generated<boolean>;
  readonly quantity: number;
  readonly facial_value: number | null;
  readonly customer_paid_amount: Generated<number>;
  readonly amount_for_pro: Generated<number>;
  readonly total_fees: Generated<number>;
  readonly data: ColumnType<unknown, string | null, string | null>;
  readonly valid: Generated<boolean>;
  readonly ticket_price_valid: Generated<boolean>;
  readonly group_key: string | null;
  readonly coupon_code: string | null;
  readonly participant_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly participant_id: number | null;
}

/** CartItem.occupiedContingentList */
export interface CartItemOccupiedContingentListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CartItem.availableSeatList */
export interface CartItemAvailableSeatListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CartItemWithOffer */
export interface CartItemWithOfferTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly cart_id: number;
  readonly cart_item_id: number | null;
  readonly name: string | null;
  readonly ticket_price_id: number | null;
  readonly offer_id: number | null;
  readonly quantity: Generated<number>;
  readonly facial_value_without_offer: Generated<number>;
  readonly facial_value: Generated<number>;
  readonly customer_paid_amount: Generated<number>;
  readonly ticketing_title: string | null;
  readonly ticketing_timezone: Generated<string>;
  readonly date: string | null;
  readonly end_date: string | null;
  readonly buyable: Generated<boolean>;
  readonly valid: Generated<boolean>;
  readonly coupon_code: string | null;
  readonly cluster_id: string | null;
  readonly application_id: string | null;
  readonly group_key: string | null;
  readonly offer_rule_use_application_id_quantity_map: ColumnType<unknown, string | null, string | null>;
}

/** CartItemWithOffer.availableSeatList */
export interface CartItemWithOfferAvailableSeatListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CashMovement */
export interface CashMovementTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly desk_session_id: number | null;
  readonly direction: "in" | "out";
  readonly amount: number;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly reason: string;
  readonly created_at: Generated<string>;
}

/** Checkpoint */
export interface CheckpointTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly scan_success_callback_url: string | null;
  readonly is_default: boolean | null;
  readonly is_hidden: Generated<boolean>;
  readonly is_deletable: Generated<boolean>;
  readonly is_hidable: Generated<boolean>;
}

/** Client */
export interface ClientTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly corporate_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly accounting_number: string | null;
  readonly origin: string | null;
  readonly reporting_account_id: number | null;
  readonly active: boolean | null;
  readonly issuer_name: string | null;
  readonly issuer_bank_name: string | null;
  readonly crm_id: string | null;
  readonly crm_data: ColumnType<unknown, string | null, string | null>;
  readonly ticketing_data: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
}

/** Contingent */
export interface ContingentTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly sanitized_name: string | null;
  readonly color: string | null;
  readonly is_hidden: Generated<boolean>;
  readonly available_actions: ColumnType<unknown, string | undefined, string>;
}

/** ContingentMapping */
export interface ContingentMappingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly is_default: boolean | null;
  readonly contingent_id: number | null;
  readonly is_ignored: boolean | null;
}

/** Contract */
export interface ContractTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly company_display_name: string;
  readonly company_name: string;
  readonly status: Generated<"waiting" | "active" | "suspended" | "closed">;
  readonly company_legal_form: string | null;
  readonly company_vat_number: string | null;
  readonly company_record_number: string | null;
  readonly company_record_place: string | null;
  readonly company_capital: string | null;
  readonly company_address: string | null;
  readonly company_postal_code: string | null;
  readonly company_city: string | null;
  readonly company_country: string | null;
  readonly company_type: string | null;
  readonly legal_representative_firstname: string | null;
  readonly legal_representative_lastname: string | null;
  readonly legal_representative_status: string | null;
  readonly licence_number: string | null;
  readonly public_contact_email: string | null;
  readonly billing_type: string | null;
  readonly billing_contact_email: string | null;
  readonly default_currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly timezone: string | null;
  readonly locale: "en" | "fr" | null;
  readonly sale_session_end_time: string | null;
  readonly current_accountability_period_start: string | null;
  readonly current_accountability_period_end: string | null;
  readonly is_signed: Generated<boolean>;
  readonly is_demo: Generated<boolean>;
  readonly is_onboarded: Generated<boolean>;
  readonly onboarding_data: ColumnType<unknown, string | null, string | null>;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly hide_fees: boolean | null;
  readonly gdpr_optin_message: string | null;
  readonly template_parameters: ColumnType<unknown, string | null, string | null>;
  readonly mail_additional_information: string | null;
  readonly notify_on_new_order_success: boolean | null;
  readonly order_notification_email_list: ColumnType<unknown, string | null, string | null>;
  readonly additional_information: string | null;
  readonly payment_fee: ColumnType<unknown, string | null, string | null>;
  readonly features: ColumnType<unknown, string | null, string | null>;
}

/** ContractAddendum */
export interface ContractAddendumTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly summary: string;
  readonly content: string;
  readonly signature_date: string | null;
  readonly created_at: Generated<string>;
}

/** ContractUser */
export interface ContractUserTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly user_id: number;
}

/** Coupon */
export interface CouponTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly code: string;
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application";
  readonly description: string | null;
  readonly amount: number | null;
  readonly initial_amount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly enabled: boolean | null;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly season_id: number | null;
  readonly nb_use_max: number | null;
  readonly nb_use_current: Generated<number>;
  readonly coupon_code_group_id: number | null;
  readonly participant_id: number | null;
  readonly creating_offer_rule_id: number | null;
  readonly creating_order_id: number | null;
  readonly is_taxed_at_sale: boolean | null;
  readonly vat_rate: number | null;
  readonly contract_key: string | null;
  readonly data: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Coupon.offerRuleList */
export interface CouponOfferRuleListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Coupon.customerStatusList */
export interface CouponCustomerStatusListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Coupon.applyingCartItemList */
export interface CouponApplyingCartItemListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Coupon.applyingOrderItemList */
export interface CouponApplyingOrderItemListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Coupon.creatingOrderItemList */
export interface CouponCreatingOrderItemListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Coupon.creatingCartItemList */
export interface CouponCreatingCartItemListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CouponCodeGroup */
export interface CouponCodeGroupTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
}

/** CrmCustomer */
export interface CrmCustomerTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly customer_type: "contact" | "organization" | null;
  readonly civility: "mr" | "mrs" | "other" | null;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly email_list: ColumnType<unknown, string | null, string | null>;
  readonly phone_list: ColumnType<unknown, string | null, string | null>;
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly geo_zone: string | null;
  readonly role: string | null;
  readonly service: string | null;
  readonly organization_type: string | null;
  readonly vat_number: string | null;
  readonly website: string | null;
  readonly interests: ColumnType<unknown, string | null, string | null>;
  readonly gdpr_consent: boolean | null;
  readonly gdpr_consent_at: string | null;
  readonly diffusion_list_ok: ColumnType<unknown, string | null, string | null>;
  readonly diffusion_list_no: ColumnType<unknown, string | null, string | null>;
  readonly has_online_account: Generated<boolean>;
  readonly custom_fields: ColumnType<unknown, string | null, string | null>;
  readonly imported_file_id: number | null;
  readonly deleted_at: string | null;
  readonly merged_into_id: number | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** CrmCustomer.organizationList */
export interface CrmCustomerOrganizationListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CrmCustomer.tagList */
export interface CrmCustomerTagListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CrmCustomer.statusList */
export interface CrmCustomerStatusListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Customer */
export interface CustomerTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly display_name: string | null;
  readonly type: "contact" | "organization" | null;
  readonly civility: "mr" | "mrs" | "other" | null;
  readonly lastname: string;
  readonly firstname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly country_of_residence: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly crm_id: string | null;
  readonly client_id: number | null;
  readonly additionnal_information: ColumnType<unknown, string | null, string | null>;
  readonly diffusion_list: ColumnType<unknown, string | null, string | null>;
  readonly shipping_data: ColumnType<unknown, string | null, string | null>;
  readonly shopping_data: ColumnType<unknown, string | null, string | null>;
  readonly gdpr_information: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** CustomerChangeRow */
export interface CustomerChangeRowTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly job_id: number;
  readonly customer_id: number;
  readonly name: string;
  readonly state: Generated<"waiting" | "changed" | "unchanged" | "refused">;
  readonly reason: "optedOut" | "changedSince" | "gone" | null;
  readonly before: ColumnType<unknown, string | null, string | null>;
  readonly after: ColumnType<unknown, string | null, string | null>;
}

/** CustomerCoupon */
export interface CustomerCouponTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly customer_id: number | null;
  readonly coupon_id: number | null;
  readonly code: string;
  readonly amount: Generated<number>;
  readonly initial_amount: Generated<number>;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application" | null;
  readonly description: string | null;
  readonly is_subscriber: Generated<boolean>;
  readonly season: string | null;
  readonly season_subscribed: string | null;
  readonly offer_name_list: ColumnType<unknown, string | null, string | null>;
  readonly customer_status_list: ColumnType<unknown, string | null, string | null>;
  readonly order_id: number | null;
  readonly applied_order_list: ColumnType<unknown, string | null, string | null>;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly coupon_is_enabled: Generated<boolean>;
  readonly color: string | null;
  readonly created_at: Generated<string>;
}

/** CustomerDistinction */
export interface CustomerDistinctionTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly first_id: number;
  readonly second_id: number;
  readonly decided_by: string | null;
  readonly created_at: Generated<string>;
}

/** CustomerField */
export interface CustomerFieldTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly slug: string;
  readonly is_generic: boolean | null;
}

/** CustomerFieldContract */
export interface CustomerFieldContractTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly slug: string;
  readonly type: Generated<"organization" | "contact" | "shopping">;
  readonly customer_field_id: number | null;
  readonly description: string | null;
  readonly position: number | null;
  readonly required: boolean | null;
  readonly read_only: boolean | null;
  readonly is_deleteable: Generated<boolean>;
  readonly input_type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly options: ColumnType<unknown, string | null, string | null>;
  readonly form_type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly form_is_multiple: boolean | null;
  readonly form_options: ColumnType<unknown, string | null, string | null>;
  readonly no_list: boolean | null;
  readonly form_id: number | null;
  readonly parent_id: number | null;
  readonly search_type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly search_options: ColumnType<unknown, string | null, string | null>;
  readonly data_target: string | null;
  readonly related_to: string | null;
}

/** CustomerFilterCriteria */
export interface CustomerFilterCriteriaTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly name: "id" | "customerType" | "civility" | "phone" | "email" | "city" | "country" | "zipcode" | "address" | "lastname" | "firstname" | "ticketingTitle" | "createdAt" | "updatedAt" | "gdprConsentAt" | "gdprConsent" | "categoryName" | "seasonId" | "statusName" | "venueName" | "ticketPriceName" | "contingentName" | "isBefore" | "isAfter" | "sellingDeviceOriginType" | "appliedOfferName" | "ticketStatus" | "validFrom" | "validUntil" | "atLeastXTimes" | "atMostXTimes" | "customerIdentity" | "organizationIdList" | "tagList" | "generic" | "vatNumber" | "geoZone" | "role" | "service" | "website" | "interests" | "diffusionListOK" | "diffusionListNO" | "organizationType" | "birthday" | "atLeastAmount" | "atMostAmount";
  readonly label: string;
  readonly type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly typology_visibility_list: ColumnType<unknown, string | null, string | null>;
}

/** CustomerFilterGroup */
export interface CustomerFilterGroupTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly name: "contactOrOrganizationCharacteristic" | "linkContactCharacteristic" | "linkOrganizationCharacteristic" | "hasOrdered" | "hasNotOrdered" | "hasParticipated" | "hasNotParticipated" | "hasStatus" | "hasNoStatus";
  readonly label: string;
}

/** CustomerFilterGroup.criteriaList */
export interface CustomerFilterGroupCriteriaListTable {
  readonly contract_id: Generated<number>;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** CustomerFilterOperator */
export interface CustomerFilterOperatorTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly name: "dateIsInDay" | "isEqualTo" | "isNotEqualTo" | "startsWith" | "contains" | "notContains" | "isEmpty" | "isNotEmpty" | "isFilled" | "isNotFilled" | "isAfter" | "isBefore" | "isChecked" | "isNotChecked" | "match";
  readonly label: string;
}

/** CustomerMergeRecord */
export interface CustomerMergeRecordTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly merged_names: string;
  readonly kept_id: number;
  readonly merged_id_list: ColumnType<unknown, string, string>;
  readonly state: "done" | "undone";
  readonly merged_by: string | null;
  readonly created_at: Generated<string>;
  readonly undone_at: string | null;
  readonly not_restored: ColumnType<unknown, string | null, string | null>;
  readonly moved: ColumnType<unknown, string, string>;
}

/** CustomerNote */
export interface CustomerNoteTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly customer_id: number;
  readonly text: string;
  readonly author: string | null;
  readonly is_pinned: Generated<boolean>;
  readonly due_on: string | null;
  readonly assignee_id: number | null;
  readonly done_at: string | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** CustomerStatus */
export interface CustomerStatusTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly is_subscription: boolean | null;
}

/** DeadLetter */
export interface DeadLetterTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly subscriber: string;
  readonly entity: string;
  readonly record_id: number;
  readonly action: "create" | "update" | "delete";
  readonly row: number;
  readonly attempts: number;
  readonly error: string;
  readonly created_at: Generated<string>;
}

/** Deposit */
export interface DepositTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly client_id: number;
  readonly account_type: Generated<"sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee">;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly selling_device_id: number | null;
  readonly order_id: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly provider_metadata: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
}

/** DeskNotification */
export interface DeskNotificationTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly type: "info" | "success" | "warning" | "error" | null;
  readonly message: string;
  readonly start: string | null;
  readonly expiry: string | null;
  readonly created_at: Generated<string>;
}

/** DeskPaymentMethod */
export interface DeskPaymentMethodTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly code: "card" | "card_online" | "cash" | "cash_coupon" | "check" | "reschedule" | "reschedule_online" | "sepa";
  readonly label: string;
  readonly label_translation_key: string | null;
  readonly enabled: boolean | null;
  readonly flexible: boolean | null;
  readonly is_default: boolean | null;
  readonly position: number | null;
  readonly reporting_account_id: number | null;
  readonly is_hidden: Generated<boolean>;
  readonly transaction: ColumnType<unknown, string | null, string | null>;
}

/** DeskSellingDevice */
export interface DeskSellingDeviceTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly selling_device_id: number;
}

/** DeskSession */
export interface DeskSessionTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly session_number: number | null;
  readonly user_email: string | null;
  readonly selling_device_id: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly opening_float: Generated<number>;
  readonly cash_count: ColumnType<unknown, string | null, string | null>;
  readonly counted_cash: number | null;
  readonly expected_cash: number | null;
  readonly cash_difference: number | null;
  readonly difference_reason: string | null;
}

/** DeskUser */
export interface DeskUserTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly enabled: Generated<boolean>;
}

/** DeviceState */
export interface DeviceStateTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly box_id: string;
  readonly last_heartbeat_timestamp: string | null;
  readonly last_heartbeat_local_timestamp: string | null;
  readonly last_updated_timestamp: string | null;
  readonly package_version: string | null;
  readonly paper_type_ticket_parameters_map: ColumnType<unknown, string | null, string | null>;
  readonly printers_state: ColumnType<unknown, string | null, string | null>;
  readonly terminals_state: ColumnType<unknown, string | null, string | null>;
  readonly configuration: ColumnType<unknown, string | null, string | null>;
  readonly forwarding_mode: string | null;
  readonly page_cut_mode: "each" | "last" | "none" | null;
  readonly print_speed: number | null;
  readonly is_token_readable: Generated<boolean>;
  readonly uptime: number | null;
  readonly ram_usage: number | null;
  readonly disk_usage: number | null;
  readonly public_ip_address: string | null;
  readonly network_interfaces: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** EventDate */
export interface EventDateTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticketing_id: number;
  readonly pattern_id: number | null;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly start_of_event_day: string | null;
  readonly end_of_event_day: string | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly type: string | null;
  readonly sale_start_date: string | null;
  readonly sale_end_date: string | null;
  readonly on_sale_demo_mode: boolean | null;
  readonly not_on_sale_reasons: ColumnType<unknown, string | null, string | null>;
  readonly is_reservable_online: boolean | null;
  readonly dynamic: boolean | null;
  readonly is_numbered_seating: boolean | null;
  readonly seating_name: string | null;
  readonly seat_config_id: number | null;
  readonly logical_seat_config_id: number | null;
  readonly unlimited_stock: boolean | null;
  readonly total_stock: number | null;
  readonly base_stock: number | null;
  readonly overbooking_stock: number | null;
  readonly overbooked_stock: Generated<number>;
  readonly manually_set_stock: boolean | null;
  readonly occupied_stock: Generated<number>;
  readonly sold_tickets: Generated<number>;
  readonly sold_items: Generated<number>;
  readonly booked_tickets: Generated<number>;
  readonly booked_items: Generated<number>;
  readonly reserved_tickets: Generated<number>;
  readonly reserved_items: Generated<number>;
  readonly refunded_tickets: Generated<number>;
  readonly refunded_items: Generated<number>;
  readonly issued_tickets: Generated<number>;
  readonly issued_items: Generated<number>;
  readonly imported_tickets: Generated<number>;
  readonly imported_items: Generated<number>;
  readonly sold_ex_stock_tickets: Generated<number>;
  readonly booked_ex_stock_tickets: Generated<number>;
  readonly reserved_ex_stock_tickets: Generated<number>;
  readonly refunded_ex_stock_tickets: Generated<number>;
  readonly issued_ex_stock_tickets: Generated<number>;
  readonly imported_ex_stock_tickets: Generated<number>;
  readonly sold_ex_stock_items: Generated<number>;
  readonly booked_ex_stock_items: Generated<number>;
  readonly reserved_ex_stock_items: Generated<number>;
  readonly refunded_ex_stock_items: Generated<number>;
  readonly issued_ex_stock_items: Generated<number>;
  readonly imported_ex_stock_items: Generated<number>;
  readonly group_tickets: Generated<number>;
  readonly option_tickets: Generated<number>;
  readonly group_items: Generated<number>;
  readonly option_items: Generated<number>;
  readonly nb_active_seats: Generated<number>;
  readonly scanned_ticket_count: Generated<number>;
  readonly turnover: Generated<number>;
  readonly order_income: Generated<number>;
  readonly reservation_income: Generated<number>;
  readonly representation_number: number | null;
  readonly is_representation_number_manually_fixed: boolean | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** EventDatePattern */
export interface EventDatePatternTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticketing_id: number;
  readonly type: string | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly schedule: ColumnType<unknown, string | null, string | null>;
  readonly relative_sale_start_date: string | null;
  readonly relative_sale_end_date: string | null;
  readonly total_stock: number | null;
  readonly seat_config_id: number | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Feature */
export interface FeatureTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean | null;
}

/** Fee */
export interface FeeTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number | null;
  readonly rate: number | null;
  readonly vat_rate: number | null;
  readonly calculated_amount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

/** Form */
export interface FormTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "customer" | "participant";
  readonly booking_track_id: number;
  readonly mode: "normal" | "not_required" | "read_only" | null;
  readonly optin_message: string | null;
  readonly field_list: ColumnType<unknown, string | null, string | null>;
}

/** ImportedFile */
export interface ImportedFileTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly original_name: string;
  readonly file_name: string | null;
  readonly import_status: Generated<"uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled">;
  readonly imported_at: string | null;
  readonly size: number | null;
  readonly mime_type: string | null;
  readonly import_token: string | null;
  readonly sheets: ColumnType<unknown, string | null, string | null>;
  readonly mapping: ColumnType<unknown, string | null, string | null>;
  readonly match_by: "email" | "emailAndName" | "phone" | "nameAndZipcode" | "nothing" | null;
  readonly when_known: "complete" | "update" | "skip" | null;
  readonly row_count: Generated<number>;
  readonly done_count: Generated<number>;
  readonly created_count: Generated<number>;
  readonly updated_count: Generated<number>;
  readonly unchanged_count: Generated<number>;
  readonly failed_count: Generated<number>;
  readonly cursor: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** ImportedFileRefusal */
export interface ImportedFileRefusalTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly imported_file_id: number;
  readonly sheet_index: number;
  readonly row_number: number;
  readonly cells: ColumnType<unknown, string, string>;
  readonly faults: ColumnType<unknown, string, string>;
}

/** ImportedTicket */
export interface ImportedTicketTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly imported_file_id: number;
  readonly row_number: number;
  readonly ticket_id: number;
  readonly shared_code: string | null;
  readonly reference: string | null;
  readonly takes_stock: Generated<boolean>;
  readonly stock_contingent_id: number | null;
  readonly excluded_from_parent_stock: Generated<boolean>;
}

/** ImportedTicket.occupiedContingentList */
export interface ImportedTicketOccupiedContingentListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Invoice */
export interface InvoiceTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly identifier: string | null;
  readonly type: Generated<"initial_payment" | "refund_correction" | "tax_change_cancel_payment" | "tax_change_cancel_refund" | "initial_payout" | "tax_change_cancel_payout" | "cancel_payment" | "cancel_refund" | "split_cancel_payment" | "split_cancel_refund">;
  readonly order_id: number | null;
  readonly customer_name: string | null;
  readonly customer_address: string | null;
  readonly customer_additional_info: string | null;
  readonly customer_vat_number: string | null;
  readonly customer_siret_number: string | null;
  readonly seller: ColumnType<unknown, string | null, string | null>;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly total_amount: Generated<number>;
  readonly net_amount: Generated<number>;
  readonly vat_amount: Generated<number>;
  readonly group_label: string | null;
  readonly cancelled: Generated<boolean>;
  readonly original_invoice_id: number | null;
  readonly created_at: Generated<string>;
}

/** InvoiceLine */
export interface InvoiceLineTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly invoice_id: number;
  readonly label: string;
  readonly quantity: Generated<number>;
  readonly unit_amount: Generated<number>;
  readonly fee_amount: Generated<number>;
  readonly vat_rate: Generated<number>;
  readonly net_amount: Generated<number>;
  readonly vat_amount: Generated<number>;
  readonly order_item_id: number | null;
}

/** Job */
export interface JobTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly type: "ticketing_stats" | "mass_action" | null;
  readonly action: "create" | "update" | "delete" | "clone" | "scan" | "pay" | "add_to_selling_device" | "create_for_selling_device" | "remove_from_selling_device" | null;
  readonly target: "EventDate" | "Ticketing" | "TicketPrice" | "Ticket" | "Order" | "Cart" | null;
  readonly status: Generated<"PENDING" | "STARTED" | "SUCCESS" | "FAIL" | "COMPLETE" | "IN_PROGRESS" | "SUCCEEDED" | "FAILED">;
  readonly progress: Generated<number>;
  readonly user_id: number | null;
  readonly parameters: ColumnType<unknown, string | null, string | null>;
  readonly user_data: ColumnType<unknown, string | null, string | null>;
  readonly result: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** JournalRecord */
export interface JournalRecordTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly recorded_at: string;
  readonly series: "T" | "P" | "L" | "C" | "G";
  readonly number: number;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly is_demo: Generated<boolean>;
  readonly content: string;
  readonly signature: string;
}

/** Lettering */
export interface LetteringTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly code: string | null;
  readonly client_id: number | null;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly amount: number | null;
  readonly owner_id: number | null;
  readonly created_at: Generated<string>;
  readonly undone_at: string | null;
  readonly undone_by_id: number | null;
}

/** Lettering.transactionList */
export interface LetteringTransactionListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** LogicalSeatConfig */
export interface LogicalSeatConfigTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly seat_config_id: number | null;
  readonly is_numbered_seating: boolean | null;
  readonly total_stock: number | null;
  readonly unlimited_stock: boolean | null;
  readonly default_seat_group_id: number | null;
  readonly is_hidden: Generated<boolean>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** LogicalSeatConfig.seatGroupList */
export interface LogicalSeatConfigSeatGroupListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** LogicalSeatConfig.contingentList */
export interface LogicalSeatConfigContingentListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** MailRecipient */
export interface MailRecipientTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly sending_id: number;
  readonly customer_id: number;
  readonly name: string;
  readonly email: string | null;
  readonly state: Generated<"waiting" | "sent" | "notAgreed" | "withoutEmail" | "same" | "withdrawn" | "removed">;
}

/** MailSending */
export interface MailSendingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly mailer_provider: "brevo";
  readonly state: Generated<"waiting" | "sending" | "sent" | "failed">;
  readonly created_at: Generated<string>;
  readonly ended_at: string | null;
  readonly asked_by: string | null;
  readonly job_id: number | null;
  readonly matched_count: Generated<number>;
  readonly sent_count: Generated<number>;
  readonly not_agreed_count: Generated<number>;
  readonly without_email_count: Generated<number>;
  readonly same_count: Generated<number>;
  readonly removed_count: Generated<number>;
  readonly fault: "key" | "away" | "refused" | "stopped" | null;
}

/** MailerAccess */
export interface MailerAccessTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly mailer_provider: Generated<"brevo">;
  readonly api_key: string;
  readonly account_name: string | null;
  readonly tested_at: string | null;
}

/** MappingNotification */
export interface MappingNotificationTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "error" | "missing";
  readonly mapping_type: "ticket_price" | "ticketing" | "contingent" | "stock_contingent" | "seat_config" | "seat" | "event_date" | "available_seat" | null;
  readonly message: string;
  readonly bar_code: string | null;
  readonly provider: string | null;
  readonly imported_file_id: number | null;
  readonly row_number: number | null;
  readonly fault: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
}

/** MassActionAggregate */
export interface MassActionAggregateTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly aggregation_params: ColumnType<unknown, string | null, string | null>;
  readonly aggregation_result: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
}

/** MassActionRow */
export interface MassActionRowTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly job_id: number;
  readonly ticketing_id: number;
  readonly event_date_id: number | null;
  readonly start_date: string | null;
  readonly ticket_price_id: number | null;
  readonly name: string | null;
  readonly copy_id: number | null;
  readonly state: "changed" | "refused";
  readonly code: string | null;
  readonly message: string | null;
  readonly values: ColumnType<unknown, string | null, string | null>;
  readonly before: ColumnType<unknown, string | null, string | null>;
  readonly after: ColumnType<unknown, string | null, string | null>;
}

/** MasterTicket */
export interface MasterTicketTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly barcode: string | null;
  readonly order_id: number | null;
  readonly participant_id: number | null;
  readonly data: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** MasterTicket.tickets */
export interface MasterTicketTicketsTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Minisite */
export interface MinisiteTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly slug: string;
  readonly domain: string | null;
  readonly company_name: string | null;
  readonly selling_device_id: number | null;
  readonly is_multi_contract: boolean | null;
  readonly is_demo_mode: boolean | null;
  readonly sign_in_mode: "all" | "sign_in" | "anonymous" | null;
  readonly logo: string | null;
  readonly background_url: string | null;
  readonly terms_of_sale: string | null;
  readonly settings: ColumnType<unknown, string | null, string | null>;
  readonly integrations: ColumnType<unknown, string | null, string | null>;
}

/** Module */
export interface ModuleTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly minisite_id: number;
  readonly type: "programme" | "information" | "recommendation" | "promote" | "offer_pages" | "ticket_prices" | "event_date_offers" | "upsell";
  readonly page_type: Generated<"home" | "event" | "cart">;
  readonly position: number | null;
  readonly configuration: ColumnType<unknown, string | null, string | null>;
  readonly can_be: ColumnType<unknown, string | undefined, string>;
}

/** Notification */
export interface NotificationTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly message: string;
  readonly display_style: "info" | "success" | "warning" | "error" | null;
  readonly active: boolean | null;
  readonly created_at: Generated<string>;
}

/** OfferRule */
export interface OfferRuleTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly title: string;
  readonly description: string | null;
  readonly message: string | null;
  readonly conditions_text: string | null;
  readonly color: string | null;
  readonly image: string | null;
  readonly position: number | null;
  readonly enabled: boolean | null;
  readonly draft: boolean | null;
  readonly archived: Generated<boolean>;
  readonly is_listed: boolean | null;
  readonly valid_start_date: string | null;
  readonly valid_end_date: string | null;
  readonly timezone: string | null;
  readonly trigger_list: ColumnType<unknown, string | null, string | null>;
  readonly has_applier: Generated<boolean>;
  readonly combinable: boolean | null;
  readonly is_nominative: boolean | null;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly booking_track_id: number | null;
  readonly weekday_list: ColumnType<unknown, string | null, string | null>;
  readonly device_type_list: ColumnType<unknown, string | null, string | null>;
  readonly max_per_order: number | null;
  readonly max_per_customer: number | null;
  readonly nb_use_max: number | null;
  readonly nb_use_current: Generated<number>;
  readonly exchange_data: ColumnType<unknown, string | null, string | null>;
  readonly application_data_list: ColumnType<unknown, string | undefined, string>;
  readonly generate_master_ticket: boolean | null;
  readonly has_cash_coupon: boolean | null;
  readonly is_generic_cash_coupon: boolean | null;
  readonly handcrafted: Generated<boolean>;
  readonly schema_version: Generated<number>;
  readonly template_parameters: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** OfferRule.ticketPriceList */
export interface OfferRuleTicketPriceListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** OfferRule.customerStatusList */
export interface OfferRuleCustomerStatusListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** OfferRule.contractList */
export interface OfferRuleContractListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Order */
export interface OrderTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly number: string | null;
  readonly status: Generated<"pending" | "validated" | "cancelled">;
  readonly payment_status: Generated<"awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | "payed" | "refunded_totally" | "refunded_partially">;
  readonly status_description: string | null;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly customer_id: number | null;
  readonly contact_id: number | null;
  readonly comment: string | null;
  readonly description: string | null;
  readonly shipping_id: number | null;
  readonly billing_id: number | null;
  readonly nb_tickets: Generated<number>;
  readonly sold_ticket_quantity: Generated<number>;
  readonly nb_coupons: Generated<number>;
  readonly customer_paid_amount: Generated<number>;
  readonly retail_value: Generated<number>;
  readonly current_retail_value: Generated<number>;
  readonly net_amount: Generated<number>;
  readonly vat_amount: Generated<number>;
  readonly order_only_fee_amount: Generated<number>;
  readonly balance: Generated<number>;
  readonly external_balance_for_order: Generated<number>;
  readonly bank_transaction_balance: Generated<number>;
  readonly actionnable_transaction_balance: Generated<number>;
  readonly bank_refund_transaction_balance: Generated<number>;
  readonly payment_id: number | null;
  readonly wallet_id: number | null;
  readonly payment_link_id: number | null;
  readonly cart_id: number | null;
  readonly parent_id: number | null;
  readonly rescheduled_from_order_id: number | null;
  readonly selling_device_id: number | null;
  readonly selling_device_for_payment_id: number | null;
  readonly desk_session_id: number | null;
  readonly owner_id: number | null;
  readonly origin_type: string | null;
  readonly origin_id: string | null;
  readonly download_id: string | null;
  readonly pay_id: string | null;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly customer_form_data: ColumnType<unknown, string | null, string | null>;
  readonly public_data: ColumnType<unknown, string | null, string | null>;
  readonly auto_refundable: Generated<boolean>;
  readonly is_subscription_order: Generated<boolean>;
  readonly is_settled: Generated<boolean>;
  readonly is_payment_link_order: Generated<boolean>;
  readonly is_training: Generated<boolean>;
  readonly refund_transaction_name: string | null;
  readonly payment_transaction_name: string | null;
  readonly receipt_print_count: Generated<number>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Order.tagList */
export interface OrderTagListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Order.organizationalUnitList */
export interface OrderOrganizationalUnitListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** OrderFeeItem */
export interface OrderFeeItemTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_item_id: number;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number;
  readonly rate: number | null;
  readonly vat_rate: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

/** OrderItem */
export interface OrderItemTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly type: "default" | "subscription" | "fee" | null;
  readonly label: string | null;
  readonly ticket_price_id: number | null;
  readonly event_date_id: number | null;
  readonly ticketing_id: number | null;
  readonly stock_contingent_id: number | null;
  readonly excluded_from_parent_stock: Generated<boolean>;
  readonly offer_rule_id: number | null;
  readonly quantity: number | null;
  readonly facial_value: number | null;
  readonly retail_value: number | null;
  readonly customer_paid_amount: number | null;
  readonly vat_rate: number | null;
  readonly net_amount: number | null;
  readonly vat_amount: number | null;
  readonly fee_amount: number | null;
  readonly amount_for_pro: number | null;
  readonly application_id: string | null;
  readonly data: ColumnType<unknown, string | null, string | null>;
  readonly refunded: boolean | null;
  readonly refunded_totally: boolean | null;
  readonly cancelled: boolean | null;
  readonly cancelled_at: string | null;
  readonly total_refunded_amount: number | null;
  readonly total_refunded_fee_amount: number | null;
  readonly rescheduled_item_id: number | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** OrderItem.occupiedContingentList */
export interface OrderItemOccupiedContingentListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** OrderItemCashCoupon */
export interface OrderItemCashCouponTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_item_id: number;
  readonly coupon_id: number;
  readonly amount: number;
}

/** OrderItemInvoiceGroup */
export interface OrderItemInvoiceGroupTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly order_id: number;
}

/** OrderItemInvoiceGroup.orderItemList */
export interface OrderItemInvoiceGroupOrderItemListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** OrganizationalUnit */
export interface OrganizationalUnitTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly is_default: boolean | null;
  readonly public_contact_email: string | null;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly hide_fees: boolean | null;
  readonly gdpr_optin_message: string | null;
  readonly template_parameters: ColumnType<unknown, string | null, string | null>;
  readonly mail_additional_information: string | null;
  readonly notify_on_new_order_success: boolean | null;
  readonly order_notification_email_list: ColumnType<unknown, string | null, string | null>;
}

/** Payment */
export interface PaymentTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_id: number | null;
  readonly wallet_id: number | null;
  readonly customer_paid_amount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly order_status: string | null;
  readonly status_description: string | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly provider_metadata: ColumnType<unknown, string | null, string | null>;
  readonly origin_type: string | null;
  readonly origin_id: string | null;
  readonly created_at: Generated<string>;
}

/** PaymentAttempt */
export interface PaymentAttemptTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly payment_id: number | null;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly status: Generated<"pending" | "succeeded" | "failed" | "cancelled" | "unknown">;
  readonly token: string | null;
  readonly redirect_base_url: string | null;
  readonly cancel_base_url: string | null;
  readonly provider_metadata: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** PaymentFee */
export interface PaymentFeeTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly comment: string;
  readonly formula: string;
  readonly is_public: boolean | null;
}

/** PaymentLink */
export interface PaymentLinkTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly url: string | null;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly buyer_email: string;
  readonly payment_page_message: string | null;
  readonly notify_buyer: boolean | null;
  readonly notify_pro: boolean | null;
  readonly expires_at: string | null;
  readonly settled_at: string | null;
  readonly buyer_notified_at: string | null;
  readonly pro_notified_at: string | null;
  readonly is_hidden: Generated<boolean>;
  readonly created_at: Generated<string>;
}

/** Payout */
export interface PayoutTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly payout_ref: string | null;
  readonly wallet_id: number | null;
  readonly type: "automatic" | "manual" | null;
  readonly status: Generated<"created" | "pending" | "paid" | "failed" | "cancelled">;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly credited_funds: Generated<number>;
  readonly paid_at: string | null;
  readonly has_refunds: Generated<boolean>;
  readonly is_opaque: Generated<boolean>;
  readonly created_at: Generated<string>;
}

/** Policy */
export interface PolicyTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly code: string;
  readonly category_name: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly resource_type: "organizational_unit" | "ticketing" | "selling_device" | null;
}

/** ProviderExportedCart */
export interface ProviderExportedCartTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly provider_name: Generated<"culture_pass">;
  readonly cart_id: number;
  readonly provider_export_url: string | null;
  readonly data: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** ProviderTicketCredentials */
export interface ProviderTicketCredentialsTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly provider_name: string;
  readonly provider_type: "ticket_import" | "cart_export" | null;
  readonly param1: string | null;
  readonly param2: string | null;
  readonly param3: string | null;
  readonly active: boolean | null;
  readonly connection_state: Generated<"untested" | "connected" | "refused" | "unreachable">;
  readonly checked_at: string | null;
  readonly import_cursor: string | null;
}

/** ProviderTicketImportedFile */
export interface ProviderTicketImportedFileTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly original_name: string;
  readonly event_date_id: number | null;
  readonly import_status: Generated<"uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled">;
  readonly imported_at: string | null;
  readonly total_tickets_imported: Generated<number>;
  readonly row_count: Generated<number>;
  readonly done_count: Generated<number>;
  readonly failed_count: Generated<number>;
  readonly ignored_count: Generated<number>;
  readonly cursor: ColumnType<unknown, string | null, string | null>;
  readonly external_provider: string | null;
  readonly allowed_providers: ColumnType<unknown, string | null, string | null>;
  readonly scan_track_id: number | null;
  readonly strategy: "split" | "group" | "none" | null;
  readonly strategy_mode: "full" | "control_only" | null;
  readonly type: string | null;
  readonly file_name: string | null;
  readonly size: number | null;
  readonly mime_type: string | null;
  readonly import_token: string | null;
  readonly sheet: ColumnType<unknown, string | null, string | null>;
  readonly mapping: ColumnType<unknown, string | null, string | null>;
  readonly context: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** ProviderTicketRefusal */
export interface ProviderTicketRefusalTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly imported_file_id: number;
  readonly row_number: number;
  readonly cells: ColumnType<unknown, string, string>;
  readonly faults: ColumnType<unknown, string, string>;
}

/** Refund */
export interface RefundTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly amount: Generated<number>;
  readonly fee_amount: Generated<number>;
  readonly reason: string | null;
  readonly invoice_id: number | null;
  readonly owner_id: number | null;
  readonly desk_session_id: number | null;
  readonly created_at: Generated<string>;
}

/** RefundOrderItem */
export interface RefundOrderItemTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly refund_id: number;
  readonly order_item_id: number;
  readonly quantity: Generated<number>;
  readonly amount: Generated<number>;
  readonly fee_amount: Generated<number>;
  readonly net_amount: Generated<number>;
  readonly vat_amount: Generated<number>;
  readonly broken_offer_choice: "keep" | "claw_back" | null;
}

/** RefundOrderItem.ticketList */
export interface RefundOrderItemTicketListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** ReportingAccount */
export interface ReportingAccountTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly type: Generated<"sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee">;
  readonly code: string | null;
  readonly label: string | null;
  readonly budget_code: string | null;
  readonly budget_label: string | null;
  readonly accounting_mode: "event_end" | "sale_date" | "deposit_date" | null;
  readonly is_default: boolean | null;
  readonly is_hidden: Generated<boolean>;
}

/** Role */
export interface RoleTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly description: string | null;
  readonly is_editable: Generated<boolean>;
  readonly policies: ColumnType<unknown, string | null, string | null>;
}

/** SavedView */
export interface SavedViewTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly resource: string;
  readonly is_shared: boolean | null;
  readonly owner: string | null;
  readonly position: number | null;
  readonly filter: ColumnType<unknown, string | null, string | null>;
  readonly sort: ColumnType<unknown, string | null, string | null>;
  readonly columns: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Scan */
export interface ScanTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly scan_date: string;
  readonly status: "ok" | "already_used" | "unpaid" | "cancelled" | "refunded" | "blocked" | "wrong_checkpoint" | "wrong_event_date" | "too_early" | "too_late" | "unknown" | "revoked" | "incomplete" | "error";
  readonly ticket_id: number | null;
  readonly checkpoint_id: number | null;
  readonly event_date_id: number | null;
  readonly direction: Generated<"in" | "out">;
  readonly previous_scan_id: number | null;
  readonly right_checkpoint_id: number | null;
  readonly barcode: string | null;
  readonly scanned_by: string | null;
  readonly is_offline: Generated<boolean>;
  readonly device_id: string | null;
  readonly nonce: string | null;
  readonly device_info: ColumnType<unknown, string | null, string | null>;
  readonly app_model: string | null;
  readonly app_version: string | null;
  readonly created_at: Generated<string>;
}

/** ScanConfig */
export interface ScanConfigTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly config: ColumnType<unknown, string | null, string | null>;
  readonly updated_at: Generated<string>;
}

/** ScanTrack */
export interface ScanTrackTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly max_scan_nb: number | null;
  readonly allows_reentry: Generated<boolean>;
  readonly is_default: boolean | null;
  readonly is_hidden: Generated<boolean>;
  readonly is_deletable: Generated<boolean>;
  readonly is_hidable: Generated<boolean>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** ScanTrackCheckpoint */
export interface ScanTrackCheckpointTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly scan_track_id: number;
  readonly checkpoint_id: number;
  readonly max_scan_nb: number | null;
  readonly position: number | null;
}

/** ScheduledTask */
export interface ScheduledTaskTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly name: string;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly succeeded_at: string | null;
  readonly due_at: string;
  readonly failures: Generated<number>;
  readonly cron: string;
  readonly timezone: string;
  readonly alive_at: string | null;
}

/** Season */
export interface SeasonTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly type: "season" | "festival" | null;
}

/** Seat */
export interface SeatTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly seat_config_id: number;
  readonly label: string;
  readonly type: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor_id: number | null;
  readonly zone_id: number | null;
  readonly row: string | null;
  readonly seat_number: string | null;
  readonly has_obstructed_view: boolean | null;
  readonly info: string | null;
  readonly added_in: Generated<number>;
  readonly retired_in: number | null;
  readonly row_rank: number | null;
  readonly position: number | null;
  readonly coordinates: ColumnType<unknown, string | null, string | null>;
  readonly angle: number | null;
}

/** SeatConfig */
export interface SeatConfigTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly version: Generated<number>;
  readonly is_hidden: Generated<boolean>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** SeatConfig.seatGroupList */
export interface SeatConfigSeatGroupListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** SeatConfigBlock */
export interface SeatConfigBlockTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly seat_config_id: number;
  readonly info: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly font_size: number | null;
}

/** SeatConfigMapping */
export interface SeatConfigMappingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly seat_config_name: string | null;
  readonly is_free_seating: boolean | null;
  readonly seat_config_id: number | null;
  readonly is_ignored: boolean | null;
}

/** SeatFloor */
export interface SeatFloorTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly seat_config_id: number;
  readonly name: string;
}

/** SeatGroup */
export interface SeatGroupTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly seat_color: string | null;
  readonly is_hidden: Generated<boolean>;
}

/** SeatMapping */
export interface SeatMappingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly seat_id: number | null;
  readonly is_ignored: boolean | null;
}

/** SeatZone */
export interface SeatZoneTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly seat_config_id: number;
  readonly name: string;
}

/** SellingDevice */
export interface SellingDeviceTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly type: Generated<"DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE" | "STOCK_ISSUE">;
  readonly payment_fee_key: string | null;
  readonly origin_type: string | null;
  readonly hide_fees: boolean | null;
  readonly is_external_provider: boolean | null;
  readonly nb_tickets_to_generate: number | null;
}

/** Shipping */
export interface ShippingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "e_ticket" | "desk" | "mail" | "none";
  readonly fee_id: number | null;
  readonly booking_track_id: number | null;
}

/** SibilParameter */
export interface SibilParameterTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly sibil_username: string;
  readonly sibil_password: string;
}

/** Sticker */
export interface StickerTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly page_type: "A4" | "A5" | "LETTER" | null;
  readonly horizontal_nb: number;
  readonly vertical_nb: number;
  readonly sticker_width: number;
  readonly sticker_height: number;
  readonly margin_left: number | null;
  readonly margin_top: number | null;
  readonly horizontal_distance: number | null;
  readonly vertical_distance: number | null;
}

/** StockContingent */
export interface StockContingentTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly event_date_id: number;
  readonly contingent_id: number | null;
  readonly logical_seat_config_id: number | null;
  readonly parent_id: number | null;
  readonly name: string;
  readonly color: string | null;
  readonly draft: boolean | null;
  readonly is_hidden: Generated<boolean>;
  readonly unlimited_stock: boolean | null;
  readonly total_stock: number | null;
  readonly overbooking_stock: number | null;
  readonly occupied_stock: Generated<number>;
  readonly dismissed_stock: Generated<number>;
  readonly booked_tickets: Generated<number>;
  readonly reserved_tickets: Generated<number>;
  readonly sold_tickets: Generated<number>;
}

/** Subscription */
export interface SubscriptionTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly description: string | null;
  readonly status: Generated<"active" | "payment_failed" | "missing_provider_metadata" | "disabled" | "ended">;
  readonly customer_id: number | null;
  readonly order_id: number | null;
  readonly payment_id: number | null;
  readonly wallet_id: number | null;
  readonly coupon_id: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly payment_method: "sepa" | "card" | null;
  readonly recurrence: "monthly" | "bimonthly" | "quarterly" | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly sepa_mandate_unique_ref: string | null;
  readonly parameters: ColumnType<unknown, string | null, string | null>;
  readonly provider_metadata: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
}

/** SubscriptionMaturity */
export interface SubscriptionMaturityTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly subscription_id: number;
  readonly due_date: string;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly status: Generated<"pending" | "paid" | "failed" | "cancelled">;
}

/** SupportResource */
export interface SupportResourceTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly type: "tutorial" | "promote" | "video";
  readonly domain: "desk" | "crm" | "ticket_import" | "offer" | "booking_track" | "reporting_account" | null;
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly link: string | null;
  readonly position: number | null;
  readonly enabled: boolean | null;
}

/** Tag */
export interface TagTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly color: string | null;
  readonly is_hidden: Generated<boolean>;
  readonly name_tokenized: string | null;
  readonly unique_id: string | null;
}

/** Tax */
export interface TaxTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly label: string;
  readonly code: string | null;
  readonly rate: number;
  readonly country_code: string;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly category: "standard" | "intermediate" | "reduced" | "super_reduced" | "live_show_first" | "live_show" | "exempt" | null;
  readonly max_representation_number: number | null;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly legal_basis: string | null;
}

/** TerminalPayment */
export interface TerminalPaymentTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly status: Generated<"started" | "authorised" | "refused" | "aborted" | "unknown">;
  readonly amount: Generated<number>;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly cart_id: number | null;
  readonly order_id: number | null;
  readonly terminal_name: string | null;
  readonly seller_id: number | null;
  readonly desk_session_id: number | null;
  readonly reason: string | null;
  readonly card_type: string | null;
  readonly card_mode: string | null;
  readonly last_digits: string | null;
  readonly authorisation: string | null;
  readonly answered_at: string | null;
  readonly settled_by_id: number | null;
  readonly settled_at: string | null;
  readonly settled_reason: string | null;
  readonly is_contradicted: Generated<boolean>;
  readonly box_id: string | null;
  readonly terminal: string | null;
  readonly transaction_id: string | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** Ticket */
export interface TicketTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly number: number | null;
  readonly barcode: string | null;
  readonly status: Generated<"refunded" | "cancelled" | "payed" | "booked">;
  readonly order_id: number | null;
  readonly order_item_id: number | null;
  readonly ticket_price_id: number | null;
  readonly event_date_id: number | null;
  readonly seat_id: number | null;
  readonly seat_label: string | null;
  readonly seat_group_label: string | null;
  readonly cart_item_id: number | null;
  readonly participant_id: number | null;
  readonly data: ColumnType<unknown, string | null, string | null>;
  readonly facial_value: Generated<number>;
  readonly facial_fee_value: Generated<number>;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly bought_at: string | null;
  readonly refunded_at: string | null;
  readonly first_scanned_date: string | null;
  readonly last_scanned_date: string | null;
  readonly ticket_price_name: string | null;
  readonly ticket_price_type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly valid: Generated<boolean>;
  readonly is_blocked: boolean | null;
  readonly is_unlimited: Generated<boolean>;
  readonly max_scan_nb: Generated<number>;
  readonly remaining_scan_nb: Generated<number>;
  readonly current_scan_nb: Generated<number>;
  readonly current_valid_scan_nb: Generated<number>;
  readonly is_inside: Generated<boolean>;
  readonly valid_start_date: string | null;
  readonly valid_end_date: string | null;
  readonly ticketing_title: string | null;
  readonly event_date_start_date: string | null;
  readonly event_date_end_date: string | null;
  readonly ticketing_timezone: Generated<string>;
  readonly ticket_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly participant_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly is_customized: Generated<boolean>;
  readonly replaced_ticket_id: number | null;
  readonly print_count: Generated<number>;
  readonly last_printed_at: string | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** TicketCheckpoint */
export interface TicketCheckpointTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticket_id: number;
  readonly checkpoint_id: number;
  readonly valid: Generated<boolean>;
  readonly is_unlimited: Generated<boolean>;
  readonly max_scan_nb: Generated<number>;
  readonly remaining_scan_nb: Generated<number>;
  readonly current_scan_nb: Generated<number>;
  readonly current_valid_scan_nb: Generated<number>;
  readonly first_scanned_date: string | null;
  readonly last_scanned_date: string | null;
  readonly valid_start_date: string | null;
  readonly valid_end_date: string | null;
}

/** TicketLayout */
export interface TicketLayoutTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly paper_type: "stock_tickets" | "thermal_roller" | null;
  readonly organizational_unit_id: number | null;
  readonly ticketing_id: number | null;
  readonly applies_to: string | null;
  readonly code_kind: Generated<"qr" | "aztec" | "code128">;
  readonly code_size: number | null;
  readonly text_size: Generated<"small" | "normal" | "large">;
  readonly shown_fields: ColumnType<unknown, string | null, string | null>;
  readonly legal_notice: string | null;
  readonly logo: string | null;
  readonly picture: string | null;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** TicketParticipation */
export interface TicketParticipationTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly customer_id: number | null;
  readonly origin: "coupon_participant" | "ticket_participant" | "cart_participant" | "order_paid" | "reservation" | null;
  readonly ticket_id: number | null;
  readonly ticket_status: "refunded" | "cancelled" | "payed" | "booked" | null;
  readonly ticket_price_id: number | null;
  readonly ticket_price_name: string | null;
  readonly ticketing_id: number | null;
  readonly ticketing_title: string | null;
  readonly ticketing_slug: string | null;
  readonly event_date_id: number | null;
  readonly event_date_start_date: string | null;
  readonly seat_label_list: ColumnType<unknown, string | null, string | null>;
}

/** TicketPrice */
export interface TicketPriceTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly event_date_id: number;
  readonly event_date_pattern_id: number | null;
  readonly name: string;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly description: string | null;
  readonly facial_value: number;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly tax_id: number | null;
  readonly without_tax_reason: string | null;
  readonly ticket_price_group_id: number | null;
  readonly hash: string | null;
  readonly slug: string | null;
  readonly enabled: boolean | null;
  readonly favorite: boolean | null;
  readonly hide_fees: boolean | null;
  readonly sale_start_date: string | null;
  readonly sale_end_date: string | null;
  readonly not_on_sale_reasons: ColumnType<unknown, string | null, string | null>;
  readonly is_price_displayed: boolean | null;
  readonly online_max_quantity_per_cart: number | null;
  readonly is_hidden: Generated<boolean>;
  readonly manual_sort: number | null;
  readonly unlimited_stock: boolean | null;
  readonly total_stock: number | null;
  readonly base_stock: number | null;
  readonly overbooking_stock: number | null;
  readonly overbooked_stock: Generated<number>;
  readonly manually_set_stock: boolean | null;
  readonly occupied_stock: Generated<number>;
  readonly excluded_from_parent_stock: boolean | null;
  readonly sold_tickets: Generated<number>;
  readonly sold_items: Generated<number>;
  readonly booked_tickets: Generated<number>;
  readonly booked_items: Generated<number>;
  readonly reserved_tickets: Generated<number>;
  readonly reserved_items: Generated<number>;
  readonly refunded_tickets: Generated<number>;
  readonly refunded_items: Generated<number>;
  readonly issued_tickets: Generated<number>;
  readonly issued_items: Generated<number>;
  readonly imported_tickets: Generated<number>;
  readonly imported_items: Generated<number>;
  readonly behaviour: string | null;
  readonly will_generate_ticket: boolean | null;
  readonly ticket_expiration_interval: string | null;
  readonly amount_for_pro_by_selling_device: ColumnType<unknown, string | null, string | null>;
  readonly amount_for_pro_without_vat_by_selling_device: ColumnType<unknown, string | null, string | null>;
  readonly dynamic: boolean | null;
  readonly wallet_id: number | null;
  readonly booking_track_id: number | null;
  readonly scan_track_id: number | null;
  readonly coupon_code_group_id: number | null;
  readonly images: ColumnType<unknown, string | null, string | null>;
  readonly media: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
  readonly updated_at: Generated<string>;
}

/** TicketPrice.sellingDeviceList */
export interface TicketPriceSellingDeviceListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** TicketPrice.contingentList */
export interface TicketPriceContingentListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** TicketPriceGroup */
export interface TicketPriceGroupTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly group_name: string;
  readonly manual_sort: number | null;
  readonly is_hidden: Generated<boolean>;
}

/** TicketPriceMapping */
export interface TicketPriceMappingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly event_name: string | null;
  readonly ticket_price_id: number | null;
  readonly is_ignored: boolean | null;
}

/** TicketPriceSeatGroup */
export interface TicketPriceSeatGroupTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticket_price_id: number;
  readonly seat_group_id: number;
}

/** Ticketing */
export interface TicketingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly title: string;
  readonly slug: string | null;
  readonly activity_slug: string | null;
  readonly description: string | null;
  readonly type: "general_public" | "school" | "business" | "other" | null;
  readonly color: string | null;
  readonly season_id: number | null;
  readonly ticketing_category_id: number | null;
  readonly organizational_unit_id: number | null;
  readonly venue_id: number | null;
  readonly address: string | null;
  readonly place: string | null;
  readonly city: string | null;
  readonly city_slug: string | null;
  readonly country_code: string | null;
  readonly timezone: Generated<string>;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly hide_fees: boolean | null;
  readonly permanent: boolean | null;
  readonly wallet_id: number | null;
  readonly is_on_sale: Generated<boolean>;
  readonly availability_status: Generated<"noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled">;
  readonly future_event_dates_availability_status: Generated<"noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled">;
  readonly schedule: ColumnType<unknown, string | null, string | null>;
  readonly selling_device_schedule: ColumnType<unknown, string | null, string | null>;
  readonly image: string | null;
  readonly poster: string | null;
  readonly images: ColumnType<unknown, string | null, string | null>;
  readonly media: ColumnType<unknown, string | null, string | null>;
  readonly customer_required_fields: ColumnType<unknown, string | null, string | null>;
  readonly total_event_date_count: Generated<number>;
  readonly future_event_date_count: Generated<number>;
  readonly unlimited_stock: boolean | null;
  readonly activity_uuid: string | null;
  readonly position: number | null;
  readonly template_parameters: ColumnType<unknown, string | null, string | null>;
  readonly minisite_parameters: ColumnType<unknown, string | null, string | null>;
}

/** Ticketing.tagList */
export interface TicketingTagListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** Ticketing.minisiteList */
export interface TicketingMinisiteListTable {
  readonly contract_id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly position: Generated<number>;
}

/** TicketingCategory */
export interface TicketingCategoryTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly position: number | null;
}

/** TicketingMapping */
export interface TicketingMappingTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly label: string;
  readonly event_code: string | null;
  readonly ticketing_id: number | null;
  readonly is_ignored: boolean | null;
}

/** TicketingOptionStress */
export interface TicketingOptionStressTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticketing_id: number;
  readonly option_stress: ColumnType<unknown, string | null, string | null>;
  readonly event_date_option_stress_list: ColumnType<unknown, string | undefined, string>;
  readonly updated_at: Generated<string>;
}

/** TicketingSellingDevice */
export interface TicketingSellingDeviceTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticketing_id: number;
  readonly selling_device_id: number;
}

/** TicketingSpectacle */
export interface TicketingSpectacleTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly ticketing_id: number;
  readonly spectacle_id: string;
  readonly festival_id: string | null;
  readonly coproduction: boolean | null;
  readonly jeune_public: boolean | null;
}

/** TicketingUser */
export interface TicketingUserTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly external_id: string;
  readonly provider: string;
}

/** Transaction */
export interface TransactionTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly order_id: number | null;
  readonly order_item_id: number | null;
  readonly payment_id: number | null;
  readonly transaction_group_id: number;
  readonly original_id: number | null;
  readonly client_id: number | null;
  readonly deposit_id: number | null;
  readonly reporting_account_id: number | null;
  readonly payout_id: number | null;
  readonly desk_session_id: number | null;
  readonly desk_payment_method_id: number | null;
  readonly name: string;
  readonly name_translation_key: string | null;
  readonly label: string | null;
  readonly account_type: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly operation_type: string | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly given_amount: number | null;
  readonly value_date: string | null;
  readonly external_amount: number | null;
  readonly external_id: string | null;
  readonly external_provider_balance: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly has_coupon_use_application: boolean | null;
  readonly created_at: Generated<string>;
}

/** TransactionGroup */
export interface TransactionGroupTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly type: "sale" | "payment" | "refund" | "correction" | "performance" | "deposit" | "repayment" | "transfer" | "payout" | null;
  readonly currency: Generated<"EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF">;
  readonly order_id: number | null;
  readonly reason: string | null;
  readonly owner_id: number | null;
  readonly created_at: Generated<string>;
}

/** User */
export interface UserTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly accounts_user_id: number;
  readonly avatar: string | null;
  readonly phone_number: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
}

/** UserDeskNotification */
export interface UserDeskNotificationTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly accounts_user_id: number;
  readonly desk_notification_id: number;
  readonly viewed_at: string | null;
  readonly discarded_at: string | null;
  readonly created_at: Generated<string>;
}

/** Venue */
export interface VenueTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly seating_name: string | null;
  readonly address: string | null;
  readonly zip_code: string | null;
  readonly city: string | null;
  readonly country_code: string | null;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly timezone: string | null;
  readonly is_hidden: Generated<boolean>;
}

/** VenuePlace */
export interface VenuePlaceTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly venue_id: number;
  readonly lieu_id: string;
}

/** Version */
export interface VersionTable {
  readonly contract_id: Generated<number>;
  readonly id: Generated<number>;
  readonly name: string;
  readonly version: string;
}

/** Wallet */
export interface WalletTable {
  readonly contract_id: number;
  readonly id: Generated<number>;
  readonly name: string;
  readonly provider: Generated<"manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none">;
  readonly provider_contract_number: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly active: boolean | null;
  readonly balance_amount_for_pro: Generated<number>;
  readonly fee_collection_type: "payout" | "payment" | "invoice" | null;
  readonly payout_periodicity: "daily" | "weekly" | "monthly" | "manual" | null;
  readonly reserve_amount_threshold: number | null;
  readonly reserve_ratio_threshold: number | null;
  readonly payment_payout_time_threshold: number | null;
  readonly ticketing_payout_time_threshold: number | null;
  readonly provider_metadata: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<string>;
}

/** By name of the table. */
export interface EntityTables {
  readonly accounting_client: AccountingClientTable;
  readonly accounts_user: AccountsUserTable;
  readonly accounts_user_organizational_unit_list: AccountsUserOrganizationalUnitListTable;
  readonly audit_document: AuditDocumentTable;
  readonly available_seat: AvailableSeatTable;
  readonly available_seat_model: AvailableSeatModelTable;
  readonly bank_account: BankAccountTable;
  readonly billing: BillingTable;
  readonly booking: BookingTable;
  readonly booking_ticketing_list: BookingTicketingListTable;
  readonly booking_item: BookingItemTable;
  readonly booking_track: BookingTrackTable;
  readonly booking_track_mode: BookingTrackModeTable;
  readonly cart: CartTable;
  readonly cart_coupon_list: CartCouponListTable;
  readonly cart_tag_list: CartTagListTable;
  readonly cart_organizational_unit_list: CartOrganizationalUnitListTable;
  readonly cart_item: CartItemTable;
  readonly cart_item_occupied_contingent_list: CartItemOccupiedContingentListTable;
  readonly cart_item_available_seat_list: CartItemAvailableSeatListTable;
  readonly cart_item_with_offer: CartItemWithOfferTable;
  readonly cart_item_with_offer_available_seat_list: CartItemWithOfferAvailableSeatListTable;
  readonly cash_movement: CashMovementTable;
  readonly checkpoint: CheckpointTable;
  readonly client: ClientTable;
  readonly contingent: ContingentTable;
  readonly contingent_mapping: ContingentMappingTable;
  readonly contract: ContractTable;
  readonly contract_addendum: ContractAddendumTable;
  readonly contract_user: ContractUserTable;
  readonly coupon: CouponTable;
  readonly coupon_offer_rule_list: CouponOfferRuleListTable;
  readonly coupon_customer_status_list: CouponCustomerStatusListTable;
  readonly coupon_applying_cart_item_list: CouponApplyingCartItemListTable;
  readonly coupon_applying_order_item_list: CouponApplyingOrderItemListTable;
  readonly coupon_creating_order_item_list: CouponCreatingOrderItemListTable;
  readonly coupon_creating_cart_item_list: CouponCreatingCartItemListTable;
  readonly coupon_code_group: CouponCodeGroupTable;
  readonly crm_customer: CrmCustomerTable;
  readonly crm_customer_organization_list: CrmCustomerOrganizationListTable;
  readonly crm_customer_tag_list: CrmCustomerTagListTable;
  readonly crm_customer_status_list: CrmCustomerStatusListTable;
  readonly customer: CustomerTable;
  readonly customer_change_row: CustomerChangeRowTable;
  readonly customer_coupon: CustomerCouponTable;
  readonly customer_distinction: CustomerDistinctionTable;
  readonly customer_field: CustomerFieldTable;
  readonly customer_field_contract: CustomerFieldContractTable;
  readonly customer_filter_criteria: CustomerFilterCriteriaTable;
  readonly customer_filter_group: CustomerFilterGroupTable;
  readonly customer_filter_group_criteria_list: CustomerFilterGroupCriteriaListTable;
  readonly customer_filter_operator: CustomerFilterOperatorTable;
  readonly customer_merge_record: CustomerMergeRecordTable;
  readonly customer_note: CustomerNoteTable;
  readonly customer_status: CustomerStatusTable;
  readonly dead_letter: DeadLetterTable;
  readonly deposit: DepositTable;
  readonly desk_notification: DeskNotificationTable;
  readonly desk_payment_method: DeskPaymentMethodTable;
  readonly desk_selling_device: DeskSellingDeviceTable;
  readonly desk_session: DeskSessionTable;
  readonly desk_user: DeskUserTable;
  readonly device_state: DeviceStateTable;
  readonly event_date: EventDateTable;
  readonly event_date_pattern: EventDatePatternTable;
  readonly feature: FeatureTable;
  readonly fee: FeeTable;
  readonly form: FormTable;
  readonly imported_file: ImportedFileTable;
  readonly imported_file_refusal: ImportedFileRefusalTable;
  readonly imported_ticket: ImportedTicketTable;
  readonly imported_ticket_occupied_contingent_list: ImportedTicketOccupiedContingentListTable;
  readonly invoice: InvoiceTable;
  readonly invoice_line: InvoiceLineTable;
  readonly job: JobTable;
  readonly journal_record: JournalRecordTable;
  readonly lettering: LetteringTable;
  readonly lettering_transaction_list: LetteringTransactionListTable;
  readonly logical_seat_config: LogicalSeatConfigTable;
  readonly logical_seat_config_seat_group_list: LogicalSeatConfigSeatGroupListTable;
  readonly logical_seat_config_contingent_list: LogicalSeatConfigContingentListTable;
  readonly mail_recipient: MailRecipientTable;
  readonly mail_sending: MailSendingTable;
  readonly mailer_access: MailerAccessTable;
  readonly mapping_notification: MappingNotificationTable;
  readonly mass_action_aggregate: MassActionAggregateTable;
  readonly mass_action_row: MassActionRowTable;
  readonly master_ticket: MasterTicketTable;
  readonly master_ticket_tickets: MasterTicketTicketsTable;
  readonly minisite: MinisiteTable;
  readonly module: ModuleTable;
  readonly notification: NotificationTable;
  readonly offer_rule: OfferRuleTable;
  readonly offer_rule_ticket_price_list: OfferRuleTicketPriceListTable;
  readonly offer_rule_customer_status_list: OfferRuleCustomerStatusListTable;
  readonly offer_rule_contract_list: OfferRuleContractListTable;
  readonly order: OrderTable;
  readonly order_tag_list: OrderTagListTable;
  readonly order_organizational_unit_list: OrderOrganizationalUnitListTable;
  readonly order_fee_item: OrderFeeItemTable;
  readonly order_item: OrderItemTable;
  readonly order_item_occupied_contingent_list: OrderItemOccupiedContingentListTable;
  readonly order_item_cash_coupon: OrderItemCashCouponTable;
  readonly order_item_invoice_group: OrderItemInvoiceGroupTable;
  readonly order_item_invoice_group_order_item_list: OrderItemInvoiceGroupOrderItemListTable;
  readonly organizational_unit: OrganizationalUnitTable;
  readonly payment: PaymentTable;
  readonly payment_attempt: PaymentAttemptTable;
  readonly payment_fee: PaymentFeeTable;
  readonly payment_link: PaymentLinkTable;
  readonly payout: PayoutTable;
  readonly policy: PolicyTable;
  readonly provider_exported_cart: ProviderExportedCartTable;
  readonly provider_ticket_credentials: ProviderTicketCredentialsTable;
  readonly provider_ticket_imported_file: ProviderTicketImportedFileTable;
  readonly provider_ticket_refusal: ProviderTicketRefusalTable;
  readonly refund: RefundTable;
  readonly refund_order_item: RefundOrderItemTable;
  readonly refund_order_item_ticket_list: RefundOrderItemTicketListTable;
  readonly reporting_account: ReportingAccountTable;
  readonly role: RoleTable;
  readonly saved_view: SavedViewTable;
  readonly scan: ScanTable;
  readonly scan_config: ScanConfigTable;
  readonly scan_track: ScanTrackTable;
  readonly scan_track_checkpoint: ScanTrackCheckpointTable;
  readonly scheduled_task: ScheduledTaskTable;
  readonly season: SeasonTable;
  readonly seat: SeatTable;
  readonly seat_config: SeatConfigTable;
  readonly seat_config_seat_group_list: SeatConfigSeatGroupListTable;
  readonly seat_config_block: SeatConfigBlockTable;
  readonly seat_config_mapping: SeatConfigMappingTable;
  readonly seat_floor: SeatFloorTable;
  readonly seat_group: SeatGroupTable;
  readonly seat_mapping: SeatMappingTable;
  readonly seat_zone: SeatZoneTable;
  readonly selling_device: SellingDeviceTable;
  readonly shipping: ShippingTable;
  readonly sibil_parameter: SibilParameterTable;
  readonly sticker: StickerTable;
  readonly stock_contingent: StockContingentTable;
  readonly subscription: SubscriptionTable;
  readonly subscription_maturity: SubscriptionMaturityTable;
  readonly support_resource: SupportResourceTable;
  readonly tag: TagTable;
  readonly tax: TaxTable;
  readonly terminal_payment: TerminalPaymentTable;
  readonly ticket: TicketTable;
  readonly ticket_checkpoint: TicketCheckpointTable;
  readonly ticket_layout: TicketLayoutTable;
  readonly ticket_participation: TicketParticipationTable;
  readonly ticket_price: TicketPriceTable;
  readonly ticket_price_selling_device_list: TicketPriceSellingDeviceListTable;
  readonly ticket_price_contingent_list: TicketPriceContingentListTable;
  readonly ticket_price_group: TicketPriceGroupTable;
  readonly ticket_price_mapping: TicketPriceMappingTable;
  readonly ticket_price_seat_group: TicketPriceSeatGroupTable;
  readonly ticketing: TicketingTable;
  readonly ticketing_tag_list: TicketingTagListTable;
  readonly ticketing_minisite_list: TicketingMinisiteListTable;
  readonly ticketing_category: TicketingCategoryTable;
  readonly ticketing_mapping: TicketingMappingTable;
  readonly ticketing_option_stress: TicketingOptionStressTable;
  readonly ticketing_selling_device: TicketingSellingDeviceTable;
  readonly ticketing_spectacle: TicketingSpectacleTable;
  readonly ticketing_user: TicketingUserTable;
  readonly transaction: TransactionTable;
  readonly transaction_group: TransactionGroupTable;
  readonly user: UserTable;
  readonly user_desk_notification: UserDeskNotificationTable;
  readonly venue: VenueTable;
  readonly venue_place: VenuePlaceTable;
  readonly version: VersionTable;
  readonly wallet: WalletTable;
}
