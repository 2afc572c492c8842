// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import { sql } from 'drizzle-orm';
import {
  type PgTableExtraConfigValue,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** AccountingClient */
export const accountingClientTable = pgTable(
  'accounting_client',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    accountingCode: text('accounting_code'),
    reportingAccountId: bigint('reporting_account_id', { mode: 'number' }),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    crmId: text('crm_id'),
    isEnabled: boolean('is_enabled').default(true),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'accounting_client_pkey', columns: [t.contractId, t.id] }),
    index('accounting_client_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('accounting_client_accounting_code_index').on(t.contractId, sql`${t.accountingCode} COLLATE "und-x-icu"`, t.id),
    index('accounting_client_reporting_account_id_index').on(t.contractId, t.reportingAccountId, t.id),
    index('accounting_client_is_enabled_index').on(t.contractId, t.isEnabled, t.id),
    foreignKey({ name: 'accounting_client_reporting_account_id_fk', columns: [t.contractId, t.reportingAccountId], foreignColumns: [reportingAccountTable.contractId, reportingAccountTable.id] }).onDelete('set null'),
  ],
);

/** AccountsUser */
export const accountsUserTable = pgTable(
  'accounts_user',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    fullName: text('full_name'),
    email: text('email').notNull(),
    firstname: text('firstname'),
    lastname: text('lastname'),
    contractRoleId: bigint('contract_role_id', { mode: 'number' }),
    position: text('position'),
    deskSellingDeviceId: bigint('desk_selling_device_id', { mode: 'number' }),
    enabled: boolean('enabled').notNull().default(true),
    invited: boolean('invited').notNull().default(false),
    lastSignIn: timestamp('last_sign_in', { mode: 'date', precision: 3, withTimezone: true }),
    factorResetAt: timestamp('factor_reset_at', { mode: 'date', precision: 3, withTimezone: true }),
    factorResetBy: text('factor_reset_by'),
    factorResetMailedAt: timestamp('factor_reset_mailed_at', { mode: 'date', precision: 3, withTimezone: true }),
    accessMail: text('access_mail', { enum: ['invitation', 'reset'] }),
    accessMailAt: timestamp('access_mail_at', { mode: 'date', precision: 3, withTimezone: true }),
    accessMailBy: text('access_mail_by'),
    accessMailedAt: timestamp('access_mailed_at', { mode: 'date', precision: 3, withTimezone: true }),
    roleBeforeId: bigint('role_before_id', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'accounts_user_pkey', columns: [t.contractId, t.id] }),
    unique('accounts_user_email_key').on(t.contractId, t.email),
    index('accounts_user_lastname_index').on(t.contractId, sql`${t.lastname} COLLATE "und-x-icu"`, t.id),
    index('accounts_user_full_name_index').on(t.contractId, sql`${t.fullName} COLLATE "und-x-icu"`, t.id),
    index('accounts_user_contract_role_id_index').on(t.contractId, t.contractRoleId, t.id),
    index('accounts_user_desk_selling_device_id_index').on(t.contractId, t.deskSellingDeviceId, t.id),
    index('accounts_user_enabled_index').on(t.contractId, t.enabled, t.id),
    index('accounts_user_invited_index').on(t.contractId, t.invited, t.id),
    index('accounts_user_role_before_id_index').on(t.contractId, t.roleBeforeId, t.id),
    check('accounts_user_access_mail_check', sql`"access_mail" in ('invitation', 'reset')`),
    foreignKey({ name: 'accounts_user_contract_role_id_fk', columns: [t.contractId, t.contractRoleId], foreignColumns: [roleTable.contractId, roleTable.id] }),
    foreignKey({ name: 'accounts_user_desk_selling_device_id_fk', columns: [t.contractId, t.deskSellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
    foreignKey({ name: 'accounts_user_role_before_id_fk', columns: [t.contractId, t.roleBeforeId], foreignColumns: [roleTable.contractId, roleTable.id] }).onDelete('set null'),
  ],
);

/** AccountsUser.organizationalUnitList */
export const accountsUserOrganizationalUnitListTable = pgTable(
  'accounts_user_organizational_unit_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'accounts_user_organizational_unit_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('accounts_user_organizational_unit_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'accounts_user_organizational_unit_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'accounts_user_organizational_unit_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [organizationalUnitTable.contractId, organizationalUnitTable.id] }).onDelete('cascade'),
  ],
);

/** AuditDocument */
export const auditDocumentTable = pgTable(
  'audit_document',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    startDate: timestamp('start_date', { mode: 'date', precision: 3, withTimezone: true }).notNull(),
    endDate: timestamp('end_date', { mode: 'date', precision: 3, withTimezone: true }).notNull(),
    verifiedAt: timestamp('verified_at', { mode: 'date', precision: 3, withTimezone: true }),
    recordCount: bigint('record_count', { mode: 'number' }),
    fault: text('fault'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'audit_document_pkey', columns: [t.contractId, t.id] }),
    unique('audit_document_start_date_end_date_key').on(t.contractId, t.startDate, t.endDate),
    index('audit_document_end_date_index').on(t.contractId, t.endDate, t.id),
  ],
);

/** AvailableSeat */
export const availableSeatTable = pgTable(
  'available_seat',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    eventDateId: bigint('event_date_id', { mode: 'number' }).notNull(),
    seatId: bigint('seat_id', { mode: 'number' }).notNull(),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }),
    seatGroupId: bigint('seat_group_id', { mode: 'number' }),
    stockContingentId: bigint('stock_contingent_id', { mode: 'number' }),
    status: text('status', { enum: ['available', 'dismissed', 'in_order', 'in_cart', 'in_reservation', 'scanned', 'in_external_provider_order', 'in_external_provider_reservation'] }).notNull().default('available'),
    bookingStatus: text('booking_status', { enum: ['awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option'] }),
    holdType: text('hold_type', { enum: ['web', 'desk', 'option', 'house', 'kill'] }),
    holdReason: text('hold_reason'),
    heldBy: text('held_by'),
    expiresAt: timestamp('expires_at', { mode: 'date', precision: 3, withTimezone: true }),
    releaseMinutes: bigint('release_minutes', { mode: 'number' }),
    cartId: bigint('cart_id', { mode: 'number' }),
    cartItemId: bigint('cart_item_id', { mode: 'number' }),
    orderId: bigint('order_id', { mode: 'number' }),
    ticketId: bigint('ticket_id', { mode: 'number' }),
    visible: boolean('visible').notNull().default(true),
    manuallyAssigned: boolean('manually_assigned').notNull().default(false),
    isLocked: boolean('is_locked').notNull().default(false),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'available_seat_pkey', columns: [t.contractId, t.id] }),
    unique('available_seat_event_date_id_seat_id_key').on(t.contractId, t.eventDateId, t.seatId),
    index('available_seat_event_date_id_status_index').on(t.contractId, t.eventDateId, t.status, t.id),
    index('available_seat_seat_id_index').on(t.contractId, t.seatId, t.id),
    index('available_seat_seat_config_id_index').on(t.contractId, t.seatConfigId, t.id),
    index('available_seat_seat_group_id_index').on(t.contractId, t.seatGroupId, t.id),
    index('available_seat_stock_contingent_id_index').on(t.contractId, t.stockContingentId, t.id),
    index('available_seat_status_index').on(t.contractId, t.status, t.id),
    index('available_seat_hold_type_index').on(t.contractId, t.holdType, t.id),
    index('available_seat_cart_id_index').on(t.contractId, t.cartId, t.id),
    index('available_seat_cart_item_id_index').on(t.contractId, t.cartItemId, t.id),
    index('available_seat_order_id_index').on(t.contractId, t.orderId, t.id),
    index('available_seat_ticket_id_index').on(t.contractId, t.ticketId, t.id),
    check('available_seat_status_check', sql`"status" in ('available', 'dismissed', 'in_order', 'in_cart', 'in_reservation', 'scanned', 'in_external_provider_order', 'in_external_provider_reservation')`),
    check('available_seat_booking_status_check', sql`"booking_status" in ('awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option')`),
    check('available_seat_hold_type_check', sql`"hold_type" in ('web', 'desk', 'option', 'house', 'kill')`),
    check('available_seat_release_minutes_check', sql`"release_minutes" >= 0`),
    foreignKey({ name: 'available_seat_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'available_seat_seat_id_fk', columns: [t.contractId, t.seatId], foreignColumns: [seatTable.contractId, seatTable.id] }),
    foreignKey({ name: 'available_seat_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }),
    foreignKey({ name: 'available_seat_seat_group_id_fk', columns: [t.contractId, t.seatGroupId], foreignColumns: [seatGroupTable.contractId, seatGroupTable.id] }).onDelete('set null'),
    foreignKey({ name: 'available_seat_stock_contingent_id_fk', columns: [t.contractId, t.stockContingentId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }).onDelete('set null'),
    foreignKey({ name: 'available_seat_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('set null'),
    foreignKey({ name: 'available_seat_cart_item_id_fk', columns: [t.contractId, t.cartItemId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('set null'),
    foreignKey({ name: 'available_seat_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }).onDelete('set null'),
    foreignKey({ name: 'available_seat_ticket_id_fk', columns: [t.contractId, t.ticketId], foreignColumns: [ticketTable.contractId, ticketTable.id] }).onDelete('set null'),
  ],
);

/** AvailableSeatModel */
export const availableSeatModelTable = pgTable(
  'available_seat_model',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    logicalSeatConfigId: bigint('logical_seat_config_id', { mode: 'number' }).notNull(),
    seatId: bigint('seat_id', { mode: 'number' }).notNull(),
    seatGroupId: bigint('seat_group_id', { mode: 'number' }),
    contingentId: bigint('contingent_id', { mode: 'number' }),
    position: bigint('position', { mode: 'number' }).default(0),
    status: text('status', { enum: ['available', 'dismissed'] }).default('available'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'available_seat_model_pkey', columns: [t.contractId, t.id] }),
    unique('available_seat_model_logical_seat_config_id_seat_id_key').on(t.contractId, t.logicalSeatConfigId, t.seatId),
    index('available_seat_model_seat_id_index').on(t.contractId, t.seatId, t.id),
    index('available_seat_model_seat_group_id_index').on(t.contractId, t.seatGroupId, t.id),
    index('available_seat_model_contingent_id_index').on(t.contractId, t.contingentId, t.id),
    index('available_seat_model_status_index').on(t.contractId, t.status, t.id),
    check('available_seat_model_status_check', sql`"status" in ('available', 'dismissed')`),
    foreignKey({ name: 'available_seat_model_logical_seat_config_id_fk', columns: [t.contractId, t.logicalSeatConfigId], foreignColumns: [logicalSeatConfigTable.contractId, logicalSeatConfigTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'available_seat_model_seat_id_fk', columns: [t.contractId, t.seatId], foreignColumns: [seatTable.contractId, seatTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'available_seat_model_seat_group_id_fk', columns: [t.contractId, t.seatGroupId], foreignColumns: [seatGroupTable.contractId, seatGroupTable.id] }).onDelete('set null'),
    foreignKey({ name: 'available_seat_model_contingent_id_fk', columns: [t.contractId, t.contingentId], foreignColumns: [contingentTable.contractId, contingentTable.id] }).onDelete('set null'),
  ],
);

/** BankAccount */
export const bankAccountTable = pgTable(
  'bank_account',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    walletId: bigint('wallet_id', { mode: 'number' }).notNull(),
    ownerName: text('owner_name').notNull(),
    iban: text('iban').notNull(),
    type: text('type', { enum: ['IBAN', 'GB', 'US', 'CA', 'OTHER'] }).default('IBAN'),
    tag: text('tag'),
    defaultAccount: boolean('default_account').default(false),
    addressLine1: text('address_line1'),
    addressLine2: text('address_line2'),
    postalCode: text('postal_code'),
    city: text('city'),
    region: text('region'),
    addressCountry: text('address_country'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'bank_account_pkey', columns: [t.contractId, t.id] }),
    index('bank_account_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('bank_account_owner_name_index').on(t.contractId, sql`${t.ownerName} COLLATE "und-x-icu"`, t.id),
    index('bank_account_default_account_index').on(t.contractId, t.defaultAccount, t.id),
    check('bank_account_type_check', sql`"type" in ('IBAN', 'GB', 'US', 'CA', 'OTHER')`),
    foreignKey({ name: 'bank_account_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }).onDelete('cascade'),
  ],
);

/** Billing */
export const billingTable = pgTable(
  'billing',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['single', 'recurring', 'on_account'] }).notNull(),
    policy: text('policy', { enum: ['immediate', 'deferred', 'none'] }).default('immediate'),
    recurringPaymentParameters: jsonb('recurring_payment_parameters'),
    bookingTrackId: bigint('booking_track_id', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'billing_pkey', columns: [t.contractId, t.id] }),
    index('billing_type_index').on(t.contractId, t.type, t.id),
    index('billing_policy_index').on(t.contractId, t.policy, t.id),
    index('billing_booking_track_id_index').on(t.contractId, t.bookingTrackId, t.id),
    check('billing_type_check', sql`"type" in ('single', 'recurring', 'on_account')`),
    check('billing_policy_check', sql`"policy" in ('immediate', 'deferred', 'none')`),
    foreignKey({ name: 'billing_booking_track_id_fk', columns: [t.contractId, t.bookingTrackId], foreignColumns: [bookingTrackTable.contractId, bookingTrackTable.id] }).onDelete('cascade'),
  ],
);

/** Booking */
export const bookingTable = pgTable(
  'booking',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['option', 'reservation', 'order', 'ticket_import'] }).default('order'),
    orderId: bigint('order_id', { mode: 'number' }),
    cartId: bigint('cart_id', { mode: 'number' }),
    customerId: bigint('customer_id', { mode: 'number' }),
    status: text('status'),
    paymentStatus: text('payment_status', { enum: ['awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option'] }),
    nbTickets: bigint('nb_tickets', { mode: 'number' }).default(0),
    nbCoupons: bigint('nb_coupons', { mode: 'number' }).default(0),
    nbScannedTickets: bigint('nb_scanned_tickets', { mode: 'number' }).default(0),
    nbValidItems: bigint('nb_valid_items', { mode: 'number' }).default(0),
    scanned: boolean('scanned').default(false),
    lastScannedDate: timestamp('last_scanned_date', { mode: 'date', precision: 3, withTimezone: true }),
    paymentTransactionBalance: bigint('payment_transaction_balance', { mode: 'number' }).default(0),
    refundTransactionName: text('refund_transaction_name'),
    paymentTransactionName: text('payment_transaction_name'),
    paymentLinkId: bigint('payment_link_id', { mode: 'number' }),
    facialValue: bigint('facial_value', { mode: 'number' }).default(0),
    retailValue: bigint('retail_value', { mode: 'number' }).default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    searchContent: text('search_content'),
    entityId: bigint('entity_id', { mode: 'number' }),
    entityName: text('entity_name'),
    isReservation: boolean('is_reservation').default(false),
    createdAtTimezone: text('created_at_timezone'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'booking_pkey', columns: [t.contractId, t.id] }),
    index('booking_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('booking_type_index').on(t.contractId, t.type, t.id),
    index('booking_order_id_index').on(t.contractId, t.orderId, t.id),
    index('booking_cart_id_index').on(t.contractId, t.cartId, t.id),
    index('booking_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('booking_payment_status_index').on(t.contractId, t.paymentStatus, t.id),
    index('booking_payment_link_id_index').on(t.contractId, t.paymentLinkId, t.id),
    index('booking_entity_name_index').on(t.contractId, sql`${t.entityName} COLLATE "und-x-icu"`, t.id),
    check('booking_type_check', sql`"type" in ('option', 'reservation', 'order', 'ticket_import')`),
    check('booking_payment_status_check', sql`"payment_status" in ('awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option')`),
    check('booking_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'booking_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'booking_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }),
    foreignKey({ name: 'booking_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'booking_payment_link_id_fk', columns: [t.contractId, t.paymentLinkId], foreignColumns: [paymentLinkTable.contractId, paymentLinkTable.id] }),
  ],
);

/** Booking.ticketingList */
export const bookingTicketingListTable = pgTable(
  'booking_ticketing_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'booking_ticketing_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('booking_ticketing_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'booking_ticketing_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [bookingTable.contractId, bookingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'booking_ticketing_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
  ],
);

/** BookingItem */
export const bookingItemTable = pgTable(
  'booking_item',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
    ticketId: bigint('ticket_id', { mode: 'number' }),
    ticketPriceName: text('ticket_price_name'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    ticketPriceFacialValue: bigint('ticket_price_facial_value', { mode: 'number' }).default(0),
    seatId: bigint('seat_id', { mode: 'number' }),
    seatLabel: text('seat_label'),
    participantId: bigint('participant_id', { mode: 'number' }),
    ticketBarcode: text('ticket_barcode'),
    ticketCurrentValidScanNb: bigint('ticket_current_valid_scan_nb', { mode: 'number' }).default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'booking_item_pkey', columns: [t.contractId, t.id] }),
    index('booking_item_booking_id_index').on(t.contractId, t.bookingId, t.id),
    index('booking_item_ticket_id_index').on(t.contractId, t.ticketId, t.id),
    index('booking_item_ticket_price_name_index').on(t.contractId, sql`${t.ticketPriceName} COLLATE "und-x-icu"`, t.id),
    index('booking_item_participant_id_index').on(t.contractId, t.participantId, t.id),
    check('booking_item_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'booking_item_booking_id_fk', columns: [t.contractId, t.bookingId], foreignColumns: [bookingTable.contractId, bookingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'booking_item_ticket_id_fk', columns: [t.contractId, t.ticketId], foreignColumns: [ticketTable.contractId, ticketTable.id] }),
    foreignKey({ name: 'booking_item_participant_id_fk', columns: [t.contractId, t.participantId], foreignColumns: [customerTable.contractId, customerTable.id] }),
  ],
);

/** BookingTrack */
export const bookingTrackTable = pgTable(
  'booking_track',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    cartType: text('cart_type', { enum: ['cart', 'option', 'reservation'] }).default('cart'),
    bookingTrackModeId: bigint('booking_track_mode_id', { mode: 'number' }),
    isDefault: boolean('is_default').default(false),
    bookingOptions: jsonb('booking_options').default({}),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'booking_track_pkey', columns: [t.contractId, t.id] }),
    index('booking_track_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('booking_track_cart_type_index').on(t.contractId, t.cartType, t.id),
    index('booking_track_booking_track_mode_id_index').on(t.contractId, t.bookingTrackModeId, t.id),
    check('booking_track_cart_type_check', sql`"cart_type" in ('cart', 'option', 'reservation')`),
    foreignKey({ name: 'booking_track_booking_track_mode_id_fk', columns: [t.contractId, t.bookingTrackModeId], foreignColumns: [bookingTrackModeTable.contractId, bookingTrackModeTable.id] }).onDelete('set null'),
  ],
);

/** BookingTrackMode */
export const bookingTrackModeTable = pgTable(
  'booking_track_mode',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    description: text('description'),
    cartType: text('cart_type', { enum: ['cart', 'option', 'reservation'] }).notNull().default('cart'),
    type: text('type', { enum: ['simple', 'needs_validation', 'more_choices', 'other'] }).default('simple'),
    isDefault: boolean('is_default').default(false),
    position: bigint('position', { mode: 'number' }).default(0),
    availableForPaymentProviders: jsonb('available_for_payment_providers'),
    bookingOptions: jsonb('booking_options').default({}),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'booking_track_mode_pkey', columns: [t.contractId, t.id] }),
    index('booking_track_mode_position_index').on(t.contractId, t.position, t.id),
    index('booking_track_mode_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('booking_track_mode_cart_type_index').on(t.contractId, t.cartType, t.id),
    index('booking_track_mode_type_index').on(t.contractId, t.type, t.id),
    check('booking_track_mode_cart_type_check', sql`"cart_type" in ('cart', 'option', 'reservation')`),
    check('booking_track_mode_type_check', sql`"type" in ('simple', 'needs_validation', 'more_choices', 'other')`),
  ],
);

/** Cart */
export const cartTable = pgTable(
  'cart',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['cart', 'option', 'reservation'] }).notNull().default('cart'),
    status: text('status', { enum: ['draft', 'validated', 'accounted_for_order'] }).notNull().default('draft'),
    comment: text('comment'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    customerId: bigint('customer_id', { mode: 'number' }),
    contactId: bigint('contact_id', { mode: 'number' }),
    nbTickets: bigint('nb_tickets', { mode: 'number' }).notNull().default(0),
    totalItemNumber: bigint('total_item_number', { mode: 'number' }).notNull().default(0),
    totalTicketNumber: bigint('total_ticket_number', { mode: 'number' }).notNull().default(0),
    customerPaidAmount: bigint('customer_paid_amount', { mode: 'number' }).notNull().default(0),
    customerPaidAmountWithoutOffer: bigint('customer_paid_amount_without_offer', { mode: 'number' }).notNull().default(0),
    retailValue: bigint('retail_value', { mode: 'number' }).notNull().default(0),
    facialValue: bigint('facial_value', { mode: 'number' }).notNull().default(0),
    facialFeeValue: bigint('facial_fee_value', { mode: 'number' }).notNull().default(0),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }),
    originType: text('origin_type'),
    originId: text('origin_id'),
    ownerId: bigint('owner_id', { mode: 'number' }),
    deskSessionId: bigint('desk_session_id', { mode: 'number' }),
    reservationName: text('reservation_name'),
    bookTickets: boolean('book_tickets').default(false),
    couponCode: text('coupon_code'),
    couponId: bigint('coupon_id', { mode: 'number' }),
    couponCodeList: jsonb('coupon_code_list'),
    couponValidityMap: jsonb('coupon_validity_map'),
    customerRequiredFields: jsonb('customer_required_fields'),
    customerFormData: jsonb('customer_form_data'),
    optin: boolean('optin'),
    parentId: bigint('parent_id', { mode: 'number' }),
    isParked: boolean('is_parked').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    eventDateOptionStatusList: jsonb('event_date_option_status_list'),
    optionStatus: text('option_status', { enum: ['pending', 'approved', 'rejected'] }),
    optionNotice: text('option_notice', { enum: ['waiting', 'sent', 'no_address'] }),
    optionMessage: text('option_message'),
    isOption: boolean('is_option').notNull().default(false),
    option: jsonb('option'),
    reservation: jsonb('reservation'),
    expiresAt: timestamp('expires_at', { mode: 'date', precision: 3, withTimezone: true }),
    releaseFailedAt: timestamp('release_failed_at', { mode: 'date', precision: 3, withTimezone: true }),
    notifiedAt: timestamp('notified_at', { mode: 'date', precision: 3, withTimezone: true }),
    deletedAt: timestamp('deleted_at', { mode: 'date', precision: 3, withTimezone: true }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_pkey', columns: [t.contractId, t.id] }),
    index('cart_status_expires_at_index').on(t.contractId, t.status, t.expiresAt, t.id),
    index('cart_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('cart_type_index').on(t.contractId, t.type, t.id),
    index('cart_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('cart_contact_id_index').on(t.contractId, t.contactId, t.id),
    index('cart_selling_device_id_index').on(t.contractId, t.sellingDeviceId, t.id),
    index('cart_owner_id_index').on(t.contractId, t.ownerId, t.id),
    index('cart_desk_session_id_index').on(t.contractId, t.deskSessionId, t.id),
    index('cart_coupon_id_index').on(t.contractId, t.couponId, t.id),
    index('cart_parent_id_index').on(t.contractId, t.parentId, t.id),
    index('cart_is_parked_index').on(t.contractId, t.isParked, t.id),
    index('cart_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    index('cart_option_status_index').on(t.contractId, t.optionStatus, t.id),
    index('cart_option_notice_index').on(t.contractId, t.optionNotice, t.id),
    index('cart_release_failed_at_index').on(t.contractId, t.releaseFailedAt, t.id),
    check('cart_type_check', sql`"type" in ('cart', 'option', 'reservation')`),
    check('cart_status_check', sql`"status" in ('draft', 'validated', 'accounted_for_order')`),
    check('cart_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('cart_option_status_check', sql`"option_status" in ('pending', 'approved', 'rejected')`),
    check('cart_option_notice_check', sql`"option_notice" in ('waiting', 'sent', 'no_address')`),
    foreignKey({ name: 'cart_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'cart_contact_id_fk', columns: [t.contractId, t.contactId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'cart_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
    foreignKey({ name: 'cart_owner_id_fk', columns: [t.contractId, t.ownerId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
    foreignKey({ name: 'cart_desk_session_id_fk', columns: [t.contractId, t.deskSessionId], foreignColumns: [deskSessionTable.contractId, deskSessionTable.id] }),
    foreignKey({ name: 'cart_coupon_id_fk', columns: [t.contractId, t.couponId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('set null'),
    foreignKey({ name: 'cart_parent_id_fk', columns: [t.contractId, t.parentId], foreignColumns: [cartTable.contractId, cartTable.id] }),
  ],
);

/** Cart.couponList */
export const cartCouponListTable = pgTable(
  'cart_coupon_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_coupon_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('cart_coupon_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'cart_coupon_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_coupon_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
  ],
);

/** Cart.tagList */
export const cartTagListTable = pgTable(
  'cart_tag_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_tag_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('cart_tag_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'cart_tag_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_tag_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [tagTable.contractId, tagTable.id] }).onDelete('cascade'),
  ],
);

/** Cart.organizationalUnitList */
export const cartOrganizationalUnitListTable = pgTable(
  'cart_organizational_unit_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_organizational_unit_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('cart_organizational_unit_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'cart_organizational_unit_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_organizational_unit_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [organizationalUnitTable.contractId, organizationalUnitTable.id] }).onDelete('cascade'),
  ],
);

/** CartItem */
export const cartItemTable = pgTable(
  'cart_item',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    cartId: bigint('cart_id', { mode: 'number' }).notNull(),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }).notNull(),
    stockContingentId: bigint('stock_contingent_id', { mode: 'number' }),
    excludedFromParentStock: boolean('excluded_from_parent_stock').notNull().default(false),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    facialValue: bigint('facial_value', { mode: 'number' }),
    customerPaidAmount: bigint('customer_paid_amount', { mode: 'number' }).notNull().default(0),
    amountForPro: bigint('amount_for_pro', { mode: 'number' }).notNull().default(0),
    totalFees: bigint('total_fees', { mode: 'number' }).notNull().default(0),
    data: jsonb('data'),
    valid: boolean('valid').notNull().default(true),
    ticketPriceValid: boolean('ticket_price_valid').notNull().default(true),
    groupKey: text('group_key'),
    couponCode: text('coupon_code'),
    participantRequiredFields: jsonb('participant_required_fields'),
    participantId: bigint('participant_id', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_item_pkey', columns: [t.contractId, t.id] }),
    index('cart_item_cart_id_index').on(t.contractId, t.cartId, t.id),
    index('cart_item_ticket_price_id_index').on(t.contractId, t.ticketPriceId, t.id),
    index('cart_item_stock_contingent_id_index').on(t.contractId, t.stockContingentId, t.id),
    index('cart_item_group_key_index').on(t.contractId, sql`${t.groupKey} COLLATE "und-x-icu"`, t.id),
    index('cart_item_participant_id_index').on(t.contractId, t.participantId, t.id),
    check('cart_item_quantity_check', sql`"quantity" >= 1`),
    check('cart_item_facial_value_check', sql`"facial_value" >= 0`),
    foreignKey({ name: 'cart_item_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_item_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }),
    foreignKey({ name: 'cart_item_stock_contingent_id_fk', columns: [t.contractId, t.stockContingentId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }),
    foreignKey({ name: 'cart_item_participant_id_fk', columns: [t.contractId, t.participantId], foreignColumns: [customerTable.contractId, customerTable.id] }),
  ],
);

/** CartItem.occupiedContingentList */
export const cartItemOccupiedContingentListTable = pgTable(
  'cart_item_occupied_contingent_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_item_occupied_contingent_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('cart_item_occupied_contingent_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'cart_item_occupied_contingent_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_item_occupied_contingent_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }).onDelete('cascade'),
  ],
);

/** CartItem.availableSeatList */
export const cartItemAvailableSeatListTable = pgTable(
  'cart_item_available_seat_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_item_available_seat_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('cart_item_available_seat_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'cart_item_available_seat_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_item_available_seat_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [availableSeatTable.contractId, availableSeatTable.id] }).onDelete('cascade'),
  ],
);

/** CartItemWithOffer */
export const cartItemWithOfferTable = pgTable(
  'cart_item_with_offer',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    cartId: bigint('cart_id', { mode: 'number' }).notNull(),
    cartItemId: bigint('cart_item_id', { mode: 'number' }),
    name: text('name'),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }),
    offerId: bigint('offer_id', { mode: 'number' }),
    quantity: bigint('quantity', { mode: 'number' }).notNull().default(1),
    facialValueWithoutOffer: bigint('facial_value_without_offer', { mode: 'number' }).notNull().default(0),
    facialValue: bigint('facial_value', { mode: 'number' }).notNull().default(0),
    customerPaidAmount: bigint('customer_paid_amount', { mode: 'number' }).notNull().default(0),
    ticketingTitle: text('ticketing_title'),
    ticketingTimezone: text('ticketing_timezone').notNull().default('Europe/Paris'),
    date: timestamp('date', { mode: 'date', precision: 3, withTimezone: true }),
    endDate: timestamp('end_date', { mode: 'date', precision: 3, withTimezone: true }),
    buyable: boolean('buyable').notNull().default(true),
    valid: boolean('valid').notNull().default(true),
    couponCode: text('coupon_code'),
    clusterId: text('cluster_id'),
    applicationId: text('application_id'),
    groupKey: text('group_key'),
    offerRuleUseApplicationIdQuantityMap: jsonb('offer_rule_use_application_id_quantity_map'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_item_with_offer_pkey', columns: [t.contractId, t.id] }),
    index('cart_item_with_offer_cart_id_index').on(t.contractId, t.cartId, t.id),
    index('cart_item_with_offer_cart_item_id_index').on(t.contractId, t.cartItemId, t.id),
    index('cart_item_with_offer_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('cart_item_with_offer_ticket_price_id_index').on(t.contractId, t.ticketPriceId, t.id),
    index('cart_item_with_offer_offer_id_index').on(t.contractId, t.offerId, t.id),
    check('cart_item_with_offer_quantity_check', sql`"quantity" >= 0`),
    foreignKey({ name: 'cart_item_with_offer_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_item_with_offer_cart_item_id_fk', columns: [t.contractId, t.cartItemId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_item_with_offer_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('set null'),
    foreignKey({ name: 'cart_item_with_offer_offer_id_fk', columns: [t.contractId, t.offerId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }).onDelete('set null'),
  ],
);

/** CartItemWithOffer.availableSeatList */
export const cartItemWithOfferAvailableSeatListTable = pgTable(
  'cart_item_with_offer_available_seat_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cart_item_with_offer_available_seat_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('cart_item_with_offer_available_seat_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'cart_item_with_offer_available_seat_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [cartItemWithOfferTable.contractId, cartItemWithOfferTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'cart_item_with_offer_available_seat_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [availableSeatTable.contractId, availableSeatTable.id] }).onDelete('cascade'),
  ],
);

/** CashMovement */
export const cashMovementTable = pgTable(
  'cash_movement',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    deskSessionId: bigint('desk_session_id', { mode: 'number' }),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'cash_movement_pkey', columns: [t.contractId, t.id] }),
    index('cash_movement_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('cash_movement_desk_session_id_index').on(t.contractId, t.deskSessionId, t.id),
    index('cash_movement_direction_index').on(t.contractId, t.direction, t.id),
    index('cash_movement_reason_index').on(t.contractId, sql`${t.reason} COLLATE "und-x-icu"`, t.id),
    check('cash_movement_direction_check', sql`"direction" in ('in', 'out')`),
    check('cash_movement_amount_check', sql`"amount" >= 1 and "amount" <= 100000000`),
    check('cash_movement_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'cash_movement_desk_session_id_fk', columns: [t.contractId, t.deskSessionId], foreignColumns: [deskSessionTable.contractId, deskSessionTable.id] }),
  ],
);

/** Checkpoint */
export const checkpointTable = pgTable(
  'checkpoint',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    scanSuccessCallbackUrl: text('scan_success_callback_url'),
    isDefault: boolean('is_default').default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    isDeletable: boolean('is_deletable').notNull().default(true),
    isHidable: boolean('is_hidable').notNull().default(true),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'checkpoint_pkey', columns: [t.contractId, t.id] }),
    index('checkpoint_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('checkpoint_is_hidden_index').on(t.contractId, t.isHidden, t.id),
  ],
);

/** Client */
export const clientTable = pgTable(
  'client',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    corporateName: text('corporate_name'),
    email: text('email'),
    phone: text('phone'),
    accountingNumber: text('accounting_number'),
    origin: text('origin'),
    reportingAccountId: bigint('reporting_account_id', { mode: 'number' }),
    active: boolean('active').default(true),
    issuerName: text('issuer_name'),
    issuerBankName: text('issuer_bank_name'),
    crmId: text('crm_id'),
    crmData: jsonb('crm_data'),
    ticketingData: jsonb('ticketing_data'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'client_pkey', columns: [t.contractId, t.id] }),
    unique('client_accounting_number_key').on(t.contractId, t.accountingNumber),
    index('client_crm_id_index').on(t.contractId, sql`${t.crmId} COLLATE "und-x-icu"`, t.id),
    index('client_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('client_email_index').on(t.contractId, t.email, t.id),
    index('client_reporting_account_id_index').on(t.contractId, t.reportingAccountId, t.id),
    index('client_active_index').on(t.contractId, t.active, t.id),
    foreignKey({ name: 'client_reporting_account_id_fk', columns: [t.contractId, t.reportingAccountId], foreignColumns: [reportingAccountTable.contractId, reportingAccountTable.id] }).onDelete('set null'),
  ],
);

/** Contingent */
export const contingentTable = pgTable(
  'contingent',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    sanitizedName: text('sanitized_name'),
    color: text('color'),
    isHidden: boolean('is_hidden').notNull().default(false),
    availableActions: jsonb('available_actions').notNull().default(["rename","delete","sellTickets"]),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'contingent_pkey', columns: [t.contractId, t.id] }),
    index('contingent_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('contingent_is_hidden_index').on(t.contractId, t.isHidden, t.id),
  ],
);

/** ContingentMapping */
export const contingentMappingTable = pgTable(
  'contingent_mapping',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    isDefault: boolean('is_default').default(false),
    contingentId: bigint('contingent_id', { mode: 'number' }),
    isIgnored: boolean('is_ignored').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'contingent_mapping_pkey', columns: [t.contractId, t.id] }),
    index('contingent_mapping_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('contingent_mapping_is_default_index').on(t.contractId, t.isDefault, t.id),
    index('contingent_mapping_contingent_id_index').on(t.contractId, t.contingentId, t.id),
    index('contingent_mapping_is_ignored_index').on(t.contractId, t.isIgnored, t.id),
    foreignKey({ name: 'contingent_mapping_contingent_id_fk', columns: [t.contractId, t.contingentId], foreignColumns: [contingentTable.contractId, contingentTable.id] }).onDelete('set null'),
  ],
);

/** Contract */
export const contractTable = pgTable(
  'contract',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    companyDisplayName: text('company_display_name').notNull(),
    companyName: text('company_name').notNull(),
    status: text('status', { enum: ['waiting', 'active', 'suspended', 'closed'] }).notNull().default('waiting'),
    companyLegalForm: text('company_legal_form'),
    companyVatNumber: text('company_vat_number'),
    companyRecordNumber: text('company_record_number'),
    companyRecordPlace: text('company_record_place'),
    companyCapital: text('company_capital'),
    companyAddress: text('company_address'),
    companyPostalCode: text('company_postal_code'),
    companyCity: text('company_city'),
    companyCountry: text('company_country'),
    companyType: text('company_type'),
    legalRepresentativeFirstname: text('legal_representative_firstname'),
    legalRepresentativeLastname: text('legal_representative_lastname'),
    legalRepresentativeStatus: text('legal_representative_status'),
    licenceNumber: text('licence_number'),
    publicContactEmail: text('public_contact_email'),
    billingType: text('billing_type'),
    billingContactEmail: text('billing_contact_email'),
    defaultCurrency: text('default_currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    timezone: text('timezone').default('Europe/Paris'),
    locale: text('locale', { enum: ['en', 'fr'] }).default('fr'),
    saleSessionEndTime: text('sale_session_end_time').default('00:00'),
    currentAccountabilityPeriodStart: timestamp('current_accountability_period_start', { mode: 'date', precision: 3, withTimezone: true }),
    currentAccountabilityPeriodEnd: timestamp('current_accountability_period_end', { mode: 'date', precision: 3, withTimezone: true }),
    isSigned: boolean('is_signed').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    isOnboarded: boolean('is_onboarded').notNull().default(false),
    onboardingData: jsonb('onboarding_data'),
    customerRequiredFields: jsonb('customer_required_fields'),
    hideFees: boolean('hide_fees').default(false),
    gdprOptinMessage: text('gdpr_optin_message'),
    templateParameters: jsonb('template_parameters'),
    mailAdditionalInformation: text('mail_additional_information'),
    notifyOnNewOrderSuccess: boolean('notify_on_new_order_success').default(false),
    orderNotificationEmailList: jsonb('order_notification_email_list'),
    additionalInformation: text('additional_information'),
    paymentFee: jsonb('payment_fee'),
    features: jsonb('features'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'contract_pkey', columns: [t.contractId, t.id] }),
    unique('contract_id_key').on(t.id),
    index('contract_company_display_name_index').on(t.contractId, sql`${t.companyDisplayName} COLLATE "und-x-icu"`, t.id),
    check('contract_self_check', sql`"contract_id" = "id"`),
    check('contract_status_check', sql`"status" in ('waiting', 'active', 'suspended', 'closed')`),
    check('contract_default_currency_check', sql`"default_currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('contract_locale_check', sql`"locale" in ('en', 'fr')`),
  ],
);

/** ContractAddendum */
export const contractAddendumTable = pgTable(
  'contract_addendum',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    summary: text('summary').notNull(),
    content: text('content').notNull(),
    signatureDate: timestamp('signature_date', { mode: 'date', precision: 3, withTimezone: true }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'contract_addendum_pkey', columns: [t.contractId, t.id] }),
    index('contract_addendum_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('contract_addendum_summary_index').on(t.contractId, sql`${t.summary} COLLATE "und-x-icu"`, t.id),
    index('contract_addendum_signature_date_index').on(t.contractId, t.signatureDate, t.id),
  ],
);

/** ContractUser */
export const contractUserTable = pgTable(
  'contract_user',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'contract_user_pkey', columns: [t.contractId, t.id] }),
    unique('contract_user_user_id_key').on(t.contractId, t.userId),
    foreignKey({ name: 'contract_user_user_id_fk', columns: [t.contractId, t.userId], foreignColumns: [userTable.contractId, userTable.id] }).onDelete('cascade'),
  ],
);

/** Coupon */
export const couponTable = pgTable(
  'coupon',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    usage: text('usage', { enum: ['cash', 'per_order', 'per_order_item', 'per_application'] }).notNull(),
    description: text('description'),
    amount: bigint('amount', { mode: 'number' }).default(0),
    initialAmount: bigint('initial_amount', { mode: 'number' }).default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    enabled: boolean('enabled').default(true),
    validFrom: timestamp('valid_from', { mode: 'date', precision: 3, withTimezone: true }),
    validUntil: timestamp('valid_until', { mode: 'date', precision: 3, withTimezone: true }),
    seasonId: bigint('season_id', { mode: 'number' }),
    nbUseMax: bigint('nb_use_max', { mode: 'number' }),
    nbUseCurrent: bigint('nb_use_current', { mode: 'number' }).notNull().default(0),
    couponCodeGroupId: bigint('coupon_code_group_id', { mode: 'number' }),
    participantId: bigint('participant_id', { mode: 'number' }),
    creatingOfferRuleId: bigint('creating_offer_rule_id', { mode: 'number' }),
    creatingOrderId: bigint('creating_order_id', { mode: 'number' }),
    isTaxedAtSale: boolean('is_taxed_at_sale').default(false),
    vatRate: numeric('vat_rate', { mode: 'number' }),
    contractKey: text('contract_key'),
    data: jsonb('data'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_pkey', columns: [t.contractId, t.id] }),
    unique('coupon_code_key').on(t.contractId, t.code),
    index('coupon_valid_until_index').on(t.contractId, t.validUntil, t.id),
    index('coupon_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('coupon_usage_index').on(t.contractId, t.usage, t.id),
    index('coupon_enabled_index').on(t.contractId, t.enabled, t.id),
    index('coupon_valid_from_index').on(t.contractId, t.validFrom, t.id),
    index('coupon_season_id_index').on(t.contractId, t.seasonId, t.id),
    index('coupon_coupon_code_group_id_index').on(t.contractId, t.couponCodeGroupId, t.id),
    index('coupon_participant_id_index').on(t.contractId, t.participantId, t.id),
    index('coupon_creating_offer_rule_id_index').on(t.contractId, t.creatingOfferRuleId, t.id),
    index('coupon_creating_order_id_index').on(t.contractId, t.creatingOrderId, t.id),
    check('coupon_usage_check', sql`"usage" in ('cash', 'per_order', 'per_order_item', 'per_application')`),
    check('coupon_amount_check', sql`"amount" >= 0`),
    check('coupon_initial_amount_check', sql`"initial_amount" >= 0`),
    check('coupon_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('coupon_nb_use_max_check', sql`"nb_use_max" >= 1`),
    check('coupon_nb_use_current_check', sql`"nb_use_current" >= 0`),
    check('coupon_vat_rate_check', sql`"vat_rate" >= 0 and "vat_rate" <= 100`),
    foreignKey({ name: 'coupon_season_id_fk', columns: [t.contractId, t.seasonId], foreignColumns: [seasonTable.contractId, seasonTable.id] }),
    foreignKey({ name: 'coupon_coupon_code_group_id_fk', columns: [t.contractId, t.couponCodeGroupId], foreignColumns: [couponCodeGroupTable.contractId, couponCodeGroupTable.id] }).onDelete('set null'),
    foreignKey({ name: 'coupon_participant_id_fk', columns: [t.contractId, t.participantId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'coupon_creating_offer_rule_id_fk', columns: [t.contractId, t.creatingOfferRuleId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }),
    foreignKey({ name: 'coupon_creating_order_id_fk', columns: [t.contractId, t.creatingOrderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
  ],
);

/** Coupon.offerRuleList */
export const couponOfferRuleListTable = pgTable(
  'coupon_offer_rule_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_offer_rule_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('coupon_offer_rule_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'coupon_offer_rule_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'coupon_offer_rule_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }).onDelete('cascade'),
  ],
);

/** Coupon.customerStatusList */
export const couponCustomerStatusListTable = pgTable(
  'coupon_customer_status_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_customer_status_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('coupon_customer_status_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'coupon_customer_status_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'coupon_customer_status_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [customerStatusTable.contractId, customerStatusTable.id] }).onDelete('cascade'),
  ],
);

/** Coupon.applyingCartItemList */
export const couponApplyingCartItemListTable = pgTable(
  'coupon_applying_cart_item_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_applying_cart_item_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('coupon_applying_cart_item_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'coupon_applying_cart_item_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'coupon_applying_cart_item_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('cascade'),
  ],
);

/** Coupon.applyingOrderItemList */
export const couponApplyingOrderItemListTable = pgTable(
  'coupon_applying_order_item_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_applying_order_item_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('coupon_applying_order_item_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'coupon_applying_order_item_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'coupon_applying_order_item_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }).onDelete('cascade'),
  ],
);

/** Coupon.creatingOrderItemList */
export const couponCreatingOrderItemListTable = pgTable(
  'coupon_creating_order_item_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_creating_order_item_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('coupon_creating_order_item_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'coupon_creating_order_item_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'coupon_creating_order_item_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }).onDelete('cascade'),
  ],
);

/** Coupon.creatingCartItemList */
export const couponCreatingCartItemListTable = pgTable(
  'coupon_creating_cart_item_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_creating_cart_item_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('coupon_creating_cart_item_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'coupon_creating_cart_item_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [couponTable.contractId, couponTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'coupon_creating_cart_item_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('cascade'),
  ],
);

/** CouponCodeGroup */
export const couponCodeGroupTable = pgTable(
  'coupon_code_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'coupon_code_group_pkey', columns: [t.contractId, t.id] }),
    index('coupon_code_group_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** CrmCustomer */
export const crmCustomerTable = pgTable(
  'crm_customer',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    customerType: text('customer_type', { enum: ['contact', 'organization'] }).default('contact'),
    civility: text('civility', { enum: ['mr', 'mrs', 'other'] }),
    lastname: text('lastname'),
    firstname: text('firstname'),
    emailList: jsonb('email_list'),
    phoneList: jsonb('phone_list'),
    birthday: date('birthday', { mode: 'string' }),
    nationality: text('nationality'),
    address: text('address'),
    zipcode: text('zipcode'),
    city: text('city'),
    country: text('country'),
    geoZone: text('geo_zone'),
    role: text('role'),
    service: text('service'),
    organizationType: text('organization_type'),
    vatNumber: text('vat_number'),
    website: text('website'),
    interests: jsonb('interests'),
    gdprConsent: boolean('gdpr_consent').default(false),
    gdprConsentAt: timestamp('gdpr_consent_at', { mode: 'date', precision: 3, withTimezone: true }),
    diffusionListOk: jsonb('diffusion_list_ok'),
    diffusionListNo: jsonb('diffusion_list_no'),
    hasOnlineAccount: boolean('has_online_account').notNull().default(false),
    customFields: jsonb('custom_fields'),
    importedFileId: bigint('imported_file_id', { mode: 'number' }),
    deletedAt: timestamp('deleted_at', { mode: 'date', precision: 3, withTimezone: true }),
    mergedIntoId: bigint('merged_into_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'crm_customer_pkey', columns: [t.contractId, t.id] }),
    index('crm_customer_lastname_firstname_index').on(t.contractId, sql`${t.lastname} COLLATE "und-x-icu"`, sql`${t.firstname} COLLATE "und-x-icu"`, t.id),
    index('crm_customer_city_index').on(t.contractId, sql`${t.city} COLLATE "und-x-icu"`, t.id),
    index('crm_customer_zipcode_index').on(t.contractId, sql`${t.zipcode} COLLATE "und-x-icu"`, t.id),
    index('crm_customer_updated_at_index').on(t.contractId, t.updatedAt, t.id),
    index('crm_customer_customer_type_index').on(t.contractId, t.customerType, t.id),
    index('crm_customer_firstname_index').on(t.contractId, sql`${t.firstname} COLLATE "und-x-icu"`, t.id),
    index('crm_customer_country_index').on(t.contractId, sql`${t.country} COLLATE "und-x-icu"`, t.id),
    index('crm_customer_organization_type_index').on(t.contractId, sql`${t.organizationType} COLLATE "und-x-icu"`, t.id),
    index('crm_customer_gdpr_consent_index').on(t.contractId, t.gdprConsent, t.id),
    index('crm_customer_gdpr_consent_at_index').on(t.contractId, t.gdprConsentAt, t.id),
    index('crm_customer_has_online_account_index').on(t.contractId, t.hasOnlineAccount, t.id),
    index('crm_customer_imported_file_id_index').on(t.contractId, t.importedFileId, t.id),
    index('crm_customer_merged_into_id_index').on(t.contractId, t.mergedIntoId, t.id),
    index('crm_customer_created_at_index').on(t.contractId, t.createdAt, t.id),
    check('crm_customer_customer_type_check', sql`"customer_type" in ('contact', 'organization')`),
    check('crm_customer_civility_check', sql`"civility" in ('mr', 'mrs', 'other')`),
    foreignKey({ name: 'crm_customer_imported_file_id_fk', columns: [t.contractId, t.importedFileId], foreignColumns: [importedFileTable.contractId, importedFileTable.id] }).onDelete('set null'),
    foreignKey({ name: 'crm_customer_merged_into_id_fk', columns: [t.contractId, t.mergedIntoId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** CrmCustomer.organizationList */
export const crmCustomerOrganizationListTable = pgTable(
  'crm_customer_organization_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'crm_customer_organization_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('crm_customer_organization_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'crm_customer_organization_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'crm_customer_organization_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** CrmCustomer.tagList */
export const crmCustomerTagListTable = pgTable(
  'crm_customer_tag_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'crm_customer_tag_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('crm_customer_tag_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'crm_customer_tag_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'crm_customer_tag_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [tagTable.contractId, tagTable.id] }).onDelete('cascade'),
  ],
);

/** CrmCustomer.statusList */
export const crmCustomerStatusListTable = pgTable(
  'crm_customer_status_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'crm_customer_status_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('crm_customer_status_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'crm_customer_status_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'crm_customer_status_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [customerStatusTable.contractId, customerStatusTable.id] }).onDelete('cascade'),
  ],
);

/** Customer */
export const customerTable = pgTable(
  'customer',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    displayName: text('display_name'),
    type: text('type', { enum: ['contact', 'organization'] }).default('contact'),
    civility: text('civility', { enum: ['mr', 'mrs', 'other'] }),
    lastname: text('lastname').notNull(),
    firstname: text('firstname'),
    email: text('email'),
    phone: text('phone'),
    birthday: date('birthday', { mode: 'string' }),
    nationality: text('nationality'),
    countryOfResidence: text('country_of_residence'),
    address: text('address'),
    zipcode: text('zipcode'),
    city: text('city'),
    crmId: text('crm_id'),
    clientId: bigint('client_id', { mode: 'number' }),
    additionnalInformation: jsonb('additionnal_information'),
    diffusionList: jsonb('diffusion_list'),
    shippingData: jsonb('shipping_data'),
    shoppingData: jsonb('shopping_data'),
    gdprInformation: jsonb('gdpr_information'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_pkey', columns: [t.contractId, t.id] }),
    index('customer_lastname_index').on(t.contractId, sql`${t.lastname} COLLATE "und-x-icu"`, t.id),
    index('customer_email_index').on(t.contractId, t.email, t.id),
    index('customer_city_index').on(t.contractId, sql`${t.city} COLLATE "und-x-icu"`, t.id),
    index('customer_crm_id_index').on(t.contractId, sql`${t.crmId} COLLATE "und-x-icu"`, t.id),
    index('customer_display_name_index').on(t.contractId, sql`${t.displayName} COLLATE "und-x-icu"`, t.id),
    index('customer_type_index').on(t.contractId, t.type, t.id),
    index('customer_zipcode_index').on(t.contractId, sql`${t.zipcode} COLLATE "und-x-icu"`, t.id),
    index('customer_client_id_index').on(t.contractId, t.clientId, t.id),
    check('customer_type_check', sql`"type" in ('contact', 'organization')`),
    check('customer_civility_check', sql`"civility" in ('mr', 'mrs', 'other')`),
    foreignKey({ name: 'customer_client_id_fk', columns: [t.contractId, t.clientId], foreignColumns: [clientTable.contractId, clientTable.id] }).onDelete('set null'),
  ],
);

/** CustomerChangeRow */
export const customerChangeRowTable = pgTable(
  'customer_change_row',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: ['waiting', 'changed', 'unchanged', 'refused'] }).notNull().default('waiting'),
    reason: text('reason', { enum: ['optedOut', 'changedSince', 'gone'] }),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_change_row_pkey', columns: [t.contractId, t.id] }),
    unique('customer_change_row_job_id_customer_id_key').on(t.contractId, t.jobId, t.customerId),
    index('customer_change_row_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('customer_change_row_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('customer_change_row_state_index').on(t.contractId, t.state, t.id),
    check('customer_change_row_state_check', sql`"state" in ('waiting', 'changed', 'unchanged', 'refused')`),
    check('customer_change_row_reason_check', sql`"reason" in ('optedOut', 'changedSince', 'gone')`),
    foreignKey({ name: 'customer_change_row_job_id_fk', columns: [t.contractId, t.jobId], foreignColumns: [jobTable.contractId, jobTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'customer_change_row_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** CustomerCoupon */
export const customerCouponTable = pgTable(
  'customer_coupon',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }),
    couponId: bigint('coupon_id', { mode: 'number' }),
    code: text('code').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    initialAmount: bigint('initial_amount', { mode: 'number' }).notNull().default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    usage: text('usage', { enum: ['cash', 'per_order', 'per_order_item', 'per_application'] }),
    description: text('description'),
    isSubscriber: boolean('is_subscriber').notNull().default(false),
    season: text('season'),
    seasonSubscribed: text('season_subscribed'),
    offerNameList: jsonb('offer_name_list'),
    customerStatusList: jsonb('customer_status_list'),
    orderId: bigint('order_id', { mode: 'number' }),
    appliedOrderList: jsonb('applied_order_list'),
    validFrom: timestamp('valid_from', { mode: 'date', precision: 3, withTimezone: true }),
    validUntil: timestamp('valid_until', { mode: 'date', precision: 3, withTimezone: true }),
    couponIsEnabled: boolean('coupon_is_enabled').notNull().default(true),
    color: text('color'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_coupon_pkey', columns: [t.contractId, t.id] }),
    index('customer_coupon_coupon_id_index').on(t.contractId, t.couponId, t.id),
    index('customer_coupon_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('customer_coupon_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('customer_coupon_code_index').on(t.contractId, sql`${t.code} COLLATE "und-x-icu"`, t.id),
    index('customer_coupon_usage_index').on(t.contractId, t.usage, t.id),
    index('customer_coupon_is_subscriber_index').on(t.contractId, t.isSubscriber, t.id),
    index('customer_coupon_season_index').on(t.contractId, sql`${t.season} COLLATE "und-x-icu"`, t.id),
    index('customer_coupon_valid_from_index').on(t.contractId, t.validFrom, t.id),
    index('customer_coupon_valid_until_index').on(t.contractId, t.validUntil, t.id),
    index('customer_coupon_coupon_is_enabled_index').on(t.contractId, t.couponIsEnabled, t.id),
    check('customer_coupon_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('customer_coupon_usage_check', sql`"usage" in ('cash', 'per_order', 'per_order_item', 'per_application')`),
    foreignKey({ name: 'customer_coupon_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** CustomerDistinction */
export const customerDistinctionTable = pgTable(
  'customer_distinction',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    firstId: bigint('first_id', { mode: 'number' }).notNull(),
    secondId: bigint('second_id', { mode: 'number' }).notNull(),
    decidedBy: text('decided_by'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_distinction_pkey', columns: [t.contractId, t.id] }),
    unique('customer_distinction_first_id_second_id_key').on(t.contractId, t.firstId, t.secondId),
    index('customer_distinction_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('customer_distinction_second_id_index').on(t.contractId, t.secondId, t.id),
    index('customer_distinction_decided_by_index').on(t.contractId, t.decidedBy, t.id),
    foreignKey({ name: 'customer_distinction_first_id_fk', columns: [t.contractId, t.firstId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'customer_distinction_second_id_fk', columns: [t.contractId, t.secondId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** CustomerField */
export const customerFieldTable = pgTable(
  'customer_field',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    isGeneric: boolean('is_generic').default(true),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_field_pkey', columns: [t.contractId, t.id] }),
    unique('customer_field_slug_key').on(t.contractId, t.slug),
    unique('customer_field_id_key').on(t.id),
    index('customer_field_slug_index').on(t.contractId, sql`${t.slug} COLLATE "und-x-icu"`, t.id),
    index('customer_field_is_generic_index').on(t.contractId, t.isGeneric, t.id),
    check('customer_field_shared_check', sql`"contract_id" = 0`),
  ],
);

/** CustomerFieldContract */
export const customerFieldContractTable = pgTable(
  'customer_field_contract',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    slug: text('slug').notNull(),
    type: text('type', { enum: ['organization', 'contact', 'shopping'] }).notNull().default('contact'),
    customerFieldId: bigint('customer_field_id', { mode: 'number' }),
    description: text('description'),
    position: bigint('position', { mode: 'number' }).default(0),
    required: boolean('required').default(false),
    readOnly: boolean('read_only').default(false),
    isDeleteable: boolean('is_deleteable').notNull().default(true),
    inputType: text('input_type', { enum: ['text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains'] }).default('text'),
    options: jsonb('options'),
    formType: text('form_type', { enum: ['text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains'] }),
    formIsMultiple: boolean('form_is_multiple').default(false),
    formOptions: jsonb('form_options'),
    noList: boolean('no_list').default(false),
    formId: bigint('form_id', { mode: 'number' }),
    parentId: bigint('parent_id', { mode: 'number' }),
    searchType: text('search_type', { enum: ['text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains'] }),
    searchOptions: jsonb('search_options'),
    dataTarget: text('data_target'),
    relatedTo: text('related_to'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_field_contract_pkey', columns: [t.contractId, t.id] }),
    unique('customer_field_contract_slug_key').on(t.contractId, t.slug),
    index('customer_field_contract_position_index').on(t.contractId, t.position, t.id),
    index('customer_field_contract_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('customer_field_contract_type_index').on(t.contractId, t.type, t.id),
    index('customer_field_contract_customer_field_id_index').on(t.contractId, t.customerFieldId, t.id),
    index('customer_field_contract_required_index').on(t.contractId, t.required, t.id),
    index('customer_field_contract_read_only_index').on(t.contractId, t.readOnly, t.id),
    index('customer_field_contract_form_id_index').on(t.contractId, t.formId, t.id),
    index('customer_field_contract_parent_id_index').on(t.contractId, t.parentId, t.id),
    check('customer_field_contract_type_check', sql`"type" in ('organization', 'contact', 'shopping')`),
    check('customer_field_contract_input_type_check', sql`"input_type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains')`),
    check('customer_field_contract_form_type_check', sql`"form_type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains')`),
    check('customer_field_contract_search_type_check', sql`"search_type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains')`),
    foreignKey({ name: 'customer_field_contract_customer_field_id_fk', columns: [t.customerFieldId], foreignColumns: [customerFieldTable.id] }).onDelete('set null'),
    foreignKey({ name: 'customer_field_contract_form_id_fk', columns: [t.contractId, t.formId], foreignColumns: [formTable.contractId, formTable.id] }).onDelete('set null'),
    foreignKey({ name: 'customer_field_contract_parent_id_fk', columns: [t.contractId, t.parentId], foreignColumns: [customerFieldContractTable.contractId, customerFieldContractTable.id] }).onDelete('set null'),
  ],
);

/** CustomerFilterCriteria */
export const customerFilterCriteriaTable = pgTable(
  'customer_filter_criteria',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name', { enum: ['id', 'customerType', 'civility', 'phone', 'email', 'city', 'country', 'zipcode', 'address', 'lastname', 'firstname', 'ticketingTitle', 'createdAt', 'updatedAt', 'gdprConsentAt', 'gdprConsent', 'categoryName', 'seasonId', 'statusName', 'venueName', 'ticketPriceName', 'contingentName', 'isBefore', 'isAfter', 'sellingDeviceOriginType', 'appliedOfferName', 'ticketStatus', 'validFrom', 'validUntil', 'atLeastXTimes', 'atMostXTimes', 'customerIdentity', 'organizationIdList', 'tagList', 'generic', 'vatNumber', 'geoZone', 'role', 'service', 'website', 'interests', 'diffusionListOK', 'diffusionListNO', 'organizationType', 'birthday', 'atLeastAmount', 'atMostAmount'] }).notNull(),
    label: text('label').notNull(),
    type: text('type', { enum: ['text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains'] }).notNull(),
    typologyVisibilityList: jsonb('typology_visibility_list'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_filter_criteria_pkey', columns: [t.contractId, t.id] }),
    unique('customer_filter_criteria_name_key').on(t.contractId, t.name),
    unique('customer_filter_criteria_id_key').on(t.id),
    index('customer_filter_criteria_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('customer_filter_criteria_type_index').on(t.contractId, t.type, t.id),
    check('customer_filter_criteria_shared_check', sql`"contract_id" = 0`),
    check('customer_filter_criteria_name_check', sql`"name" in ('id', 'customerType', 'civility', 'phone', 'email', 'city', 'country', 'zipcode', 'address', 'lastname', 'firstname', 'ticketingTitle', 'createdAt', 'updatedAt', 'gdprConsentAt', 'gdprConsent', 'categoryName', 'seasonId', 'statusName', 'venueName', 'ticketPriceName', 'contingentName', 'isBefore', 'isAfter', 'sellingDeviceOriginType', 'appliedOfferName', 'ticketStatus', 'validFrom', 'validUntil', 'atLeastXTimes', 'atMostXTimes', 'customerIdentity', 'organizationIdList', 'tagList', 'generic', 'vatNumber', 'geoZone', 'role', 'service', 'website', 'interests', 'diffusionListOK', 'diffusionListNO', 'organizationType', 'birthday', 'atLeastAmount', 'atMostAmount')`),
    check('customer_filter_criteria_type_check', sql`"type" in ('text', 'phone', 'email', 'date', 'boolean', 'uniqueList', 'multipleList', 'number', 'dateSelector', 'dateIsBefore', 'dateIsAfter', 'match', 'contains')`),
  ],
);

/** CustomerFilterGroup */
export const customerFilterGroupTable = pgTable(
  'customer_filter_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name', { enum: ['contactOrOrganizationCharacteristic', 'linkContactCharacteristic', 'linkOrganizationCharacteristic', 'hasOrdered', 'hasNotOrdered', 'hasParticipated', 'hasNotParticipated', 'hasStatus', 'hasNoStatus'] }).notNull(),
    label: text('label').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_filter_group_pkey', columns: [t.contractId, t.id] }),
    unique('customer_filter_group_name_key').on(t.contractId, t.name),
    unique('customer_filter_group_id_key').on(t.id),
    index('customer_filter_group_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    check('customer_filter_group_shared_check', sql`"contract_id" = 0`),
    check('customer_filter_group_name_check', sql`"name" in ('contactOrOrganizationCharacteristic', 'linkContactCharacteristic', 'linkOrganizationCharacteristic', 'hasOrdered', 'hasNotOrdered', 'hasParticipated', 'hasNotParticipated', 'hasStatus', 'hasNoStatus')`),
  ],
);

/** CustomerFilterGroup.criteriaList */
export const customerFilterGroupCriteriaListTable = pgTable(
  'customer_filter_group_criteria_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_filter_group_criteria_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('customer_filter_group_criteria_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'customer_filter_group_criteria_list_source_id_fk', columns: [t.sourceId], foreignColumns: [customerFilterGroupTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'customer_filter_group_criteria_list_target_id_fk', columns: [t.targetId], foreignColumns: [customerFilterCriteriaTable.id] }).onDelete('cascade'),
  ],
);

/** CustomerFilterOperator */
export const customerFilterOperatorTable = pgTable(
  'customer_filter_operator',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name', { enum: ['dateIsInDay', 'isEqualTo', 'isNotEqualTo', 'startsWith', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'isFilled', 'isNotFilled', 'isAfter', 'isBefore', 'isChecked', 'isNotChecked', 'match'] }).notNull(),
    label: text('label').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_filter_operator_pkey', columns: [t.contractId, t.id] }),
    unique('customer_filter_operator_name_key').on(t.contractId, t.name),
    unique('customer_filter_operator_id_key').on(t.id),
    index('customer_filter_operator_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    check('customer_filter_operator_shared_check', sql`"contract_id" = 0`),
    check('customer_filter_operator_name_check', sql`"name" in ('dateIsInDay', 'isEqualTo', 'isNotEqualTo', 'startsWith', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'isFilled', 'isNotFilled', 'isAfter', 'isBefore', 'isChecked', 'isNotChecked', 'match')`),
  ],
);

/** CustomerMergeRecord */
export const customerMergeRecordTable = pgTable(
  'customer_merge_record',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    mergedNames: text('merged_names').notNull(),
    keptId: bigint('kept_id', { mode: 'number' }).notNull(),
    mergedIdList: jsonb('merged_id_list').notNull(),
    state: text('state', { enum: ['done', 'undone'] }).notNull(),
    mergedBy: text('merged_by'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { mode: 'date', precision: 3, withTimezone: true }),
    notRestored: jsonb('not_restored'),
    moved: jsonb('moved').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_merge_record_pkey', columns: [t.contractId, t.id] }),
    index('customer_merge_record_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('customer_merge_record_merged_names_index').on(t.contractId, sql`${t.mergedNames} COLLATE "und-x-icu"`, t.id),
    index('customer_merge_record_kept_id_index').on(t.contractId, t.keptId, t.id),
    index('customer_merge_record_state_index').on(t.contractId, t.state, t.id),
    check('customer_merge_record_state_check', sql`"state" in ('done', 'undone')`),
    foreignKey({ name: 'customer_merge_record_kept_id_fk', columns: [t.contractId, t.keptId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** CustomerNote */
export const customerNoteTable = pgTable(
  'customer_note',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    author: text('author'),
    isPinned: boolean('is_pinned').notNull().default(false),
    dueOn: date('due_on', { mode: 'string' }),
    assigneeId: bigint('assignee_id', { mode: 'number' }),
    doneAt: timestamp('done_at', { mode: 'date', precision: 3, withTimezone: true }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_note_pkey', columns: [t.contractId, t.id] }),
    index('customer_note_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('customer_note_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('customer_note_author_index').on(t.contractId, t.author, t.id),
    index('customer_note_due_on_index').on(t.contractId, t.dueOn, t.id),
    index('customer_note_assignee_id_index').on(t.contractId, t.assigneeId, t.id),
    index('customer_note_done_at_index').on(t.contractId, t.doneAt, t.id),
    foreignKey({ name: 'customer_note_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'customer_note_assignee_id_fk', columns: [t.contractId, t.assigneeId], foreignColumns: [userTable.contractId, userTable.id] }).onDelete('set null'),
  ],
);

/** CustomerStatus */
export const customerStatusTable = pgTable(
  'customer_status',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    isSubscription: boolean('is_subscription').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'customer_status_pkey', columns: [t.contractId, t.id] }),
    unique('customer_status_label_key').on(t.contractId, t.label),
    index('customer_status_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('customer_status_is_subscription_index').on(t.contractId, t.isSubscription, t.id),
  ],
);

/** DeadLetter */
export const deadLetterTable = pgTable(
  'dead_letter',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    subscriber: text('subscriber').notNull(),
    entity: text('entity').notNull(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    action: text('action', { enum: ['create', 'update', 'delete'] }).notNull(),
    row: bigint('row', { mode: 'number' }).notNull(),
    attempts: bigint('attempts', { mode: 'number' }).notNull(),
    error: text('error').notNull(),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'dead_letter_pkey', columns: [t.contractId, t.id] }),
    index('dead_letter_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('dead_letter_subscriber_index').on(t.contractId, sql`${t.subscriber} COLLATE "und-x-icu"`, t.id),
    index('dead_letter_entity_index').on(t.contractId, sql`${t.entity} COLLATE "und-x-icu"`, t.id),
    check('dead_letter_action_check', sql`"action" in ('create', 'update', 'delete')`),
  ],
);

/** Deposit */
export const depositTable = pgTable(
  'deposit',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    accountType: text('account_type', { enum: ['sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee'] }).notNull().default('client'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }),
    orderId: bigint('order_id', { mode: 'number' }),
    provider: text('provider', { enum: ['manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'] }).default('manual'),
    providerMetadata: jsonb('provider_metadata'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'deposit_pkey', columns: [t.contractId, t.id] }),
    index('deposit_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('deposit_client_id_index').on(t.contractId, t.clientId, t.id),
    index('deposit_account_type_index').on(t.contractId, t.accountType, t.id),
    index('deposit_selling_device_id_index').on(t.contractId, t.sellingDeviceId, t.id),
    index('deposit_order_id_index').on(t.contractId, t.orderId, t.id),
    index('deposit_provider_index').on(t.contractId, t.provider, t.id),
    check('deposit_account_type_check', sql`"account_type" in ('sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee')`),
    check('deposit_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('deposit_provider_check', sql`"provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')`),
    foreignKey({ name: 'deposit_client_id_fk', columns: [t.contractId, t.clientId], foreignColumns: [clientTable.contractId, clientTable.id] }),
    foreignKey({ name: 'deposit_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
    foreignKey({ name: 'deposit_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
  ],
);

/** DeskNotification */
export const deskNotificationTable = pgTable(
  'desk_notification',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['info', 'success', 'warning', 'error'] }).default('info'),
    message: text('message').notNull(),
    start: timestamp('start', { mode: 'date', precision: 3, withTimezone: true }),
    expiry: timestamp('expiry', { mode: 'date', precision: 3, withTimezone: true }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'desk_notification_pkey', columns: [t.contractId, t.id] }),
    unique('desk_notification_id_key').on(t.id),
    index('desk_notification_start_expiry_index').on(t.contractId, t.start, t.expiry, t.id),
    index('desk_notification_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('desk_notification_type_index').on(t.contractId, t.type, t.id),
    index('desk_notification_expiry_index').on(t.contractId, t.expiry, t.id),
    check('desk_notification_shared_check', sql`"contract_id" = 0`),
    check('desk_notification_type_check', sql`"type" in ('info', 'success', 'warning', 'error')`),
  ],
);

/** DeskPaymentMethod */
export const deskPaymentMethodTable = pgTable(
  'desk_payment_method',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    code: text('code', { enum: ['card', 'card_online', 'cash', 'cash_coupon', 'check', 'reschedule', 'reschedule_online', 'sepa'] }).notNull(),
    label: text('label').notNull(),
    labelTranslationKey: text('label_translation_key'),
    enabled: boolean('enabled').default(true),
    flexible: boolean('flexible').default(true),
    isDefault: boolean('is_default').default(false),
    position: bigint('position', { mode: 'number' }).default(0),
    reportingAccountId: bigint('reporting_account_id', { mode: 'number' }),
    isHidden: boolean('is_hidden').notNull().default(false),
    transaction: jsonb('transaction'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'desk_payment_method_pkey', columns: [t.contractId, t.id] }),
    unique('desk_payment_method_code_label_key').on(t.contractId, t.code, t.label),
    index('desk_payment_method_position_index').on(t.contractId, t.position, t.id),
    index('desk_payment_method_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('desk_payment_method_enabled_index').on(t.contractId, t.enabled, t.id),
    index('desk_payment_method_reporting_account_id_index').on(t.contractId, t.reportingAccountId, t.id),
    index('desk_payment_method_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('desk_payment_method_code_check', sql`"code" in ('card', 'card_online', 'cash', 'cash_coupon', 'check', 'reschedule', 'reschedule_online', 'sepa')`),
    foreignKey({ name: 'desk_payment_method_reporting_account_id_fk', columns: [t.contractId, t.reportingAccountId], foreignColumns: [reportingAccountTable.contractId, reportingAccountTable.id] }).onDelete('set null'),
  ],
);

/** DeskSellingDevice */
export const deskSellingDeviceTable = pgTable(
  'desk_selling_device',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'desk_selling_device_pkey', columns: [t.contractId, t.id] }),
    unique('desk_selling_device_selling_device_id_key').on(t.contractId, t.sellingDeviceId),
    foreignKey({ name: 'desk_selling_device_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }).onDelete('cascade'),
  ],
);

/** DeskSession */
export const deskSessionTable = pgTable(
  'desk_session',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    sessionNumber: bigint('session_number', { mode: 'number' }),
    userEmail: text('user_email'),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }),
    startDate: timestamp('start_date', { mode: 'date', precision: 3, withTimezone: true }),
    endDate: timestamp('end_date', { mode: 'date', precision: 3, withTimezone: true }),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    openingFloat: bigint('opening_float', { mode: 'number' }).notNull().default(0),
    cashCount: jsonb('cash_count'),
    countedCash: bigint('counted_cash', { mode: 'number' }),
    expectedCash: bigint('expected_cash', { mode: 'number' }),
    cashDifference: bigint('cash_difference', { mode: 'number' }),
    differenceReason: text('difference_reason'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'desk_session_pkey', columns: [t.contractId, t.id] }),
    index('desk_session_start_date_index').on(t.contractId, t.startDate, t.id),
    index('desk_session_session_number_index').on(t.contractId, t.sessionNumber, t.id),
    index('desk_session_user_email_index').on(t.contractId, t.userEmail, t.id),
    index('desk_session_selling_device_id_index').on(t.contractId, t.sellingDeviceId, t.id),
    check('desk_session_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('desk_session_opening_float_check', sql`"opening_float" >= 0 and "opening_float" <= 100000000`),
    foreignKey({ name: 'desk_session_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
  ],
);

/** DeskUser */
export const deskUserTable = pgTable(
  'desk_user',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'desk_user_pkey', columns: [t.contractId, t.id] }),
    unique('desk_user_user_id_key').on(t.contractId, t.userId),
    index('desk_user_enabled_index').on(t.contractId, t.enabled, t.id),
    foreignKey({ name: 'desk_user_user_id_fk', columns: [t.contractId, t.userId], foreignColumns: [userTable.contractId, userTable.id] }).onDelete('cascade'),
  ],
);

/** DeviceState */
export const deviceStateTable = pgTable(
  'device_state',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    boxId: text('box_id').notNull(),
    lastHeartbeatTimestamp: timestamp('last_heartbeat_timestamp', { mode: 'date', precision: 3, withTimezone: true }),
    lastHeartbeatLocalTimestamp: timestamp('last_heartbeat_local_timestamp', { mode: 'date', precision: 3, withTimezone: true }),
    lastUpdatedTimestamp: timestamp('last_updated_timestamp', { mode: 'date', precision: 3, withTimezone: true }),
    packageVersion: text('package_version'),
    paperTypeTicketParametersMap: jsonb('paper_type_ticket_parameters_map'),
    printersState: jsonb('printers_state'),
    terminalsState: jsonb('terminals_state'),
    configuration: jsonb('configuration'),
    forwardingMode: text('forwarding_mode'),
    pageCutMode: text('page_cut_mode', { enum: ['each', 'last', 'none'] }).default('each'),
    printSpeed: bigint('print_speed', { mode: 'number' }),
    isTokenReadable: boolean('is_token_readable').notNull().default(true),
    uptime: bigint('uptime', { mode: 'number' }),
    ramUsage: numeric('ram_usage', { mode: 'number' }),
    diskUsage: numeric('disk_usage', { mode: 'number' }),
    publicIpAddress: text('public_ip_address'),
    networkInterfaces: jsonb('network_interfaces'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'device_state_pkey', columns: [t.contractId, t.id] }),
    unique('device_state_box_id_key').on(t.contractId, t.boxId),
    index('device_state_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    check('device_state_page_cut_mode_check', sql`"page_cut_mode" in ('each', 'last', 'none')`),
    check('device_state_print_speed_check', sql`"print_speed" >= 0 and "print_speed" <= 10`),
  ],
);

/** EventDate */
export const eventDateTable = pgTable(
  'event_date',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketingId: bigint('ticketing_id', { mode: 'number' }).notNull(),
    patternId: bigint('pattern_id', { mode: 'number' }),
    startDate: timestamp('start_date', { mode: 'date', precision: 3, withTimezone: true }).notNull(),
    endDate: timestamp('end_date', { mode: 'date', precision: 3, withTimezone: true }),
    startOfEventDay: timestamp('start_of_event_day', { mode: 'date', precision: 3, withTimezone: true }),
    endOfEventDay: timestamp('end_of_event_day', { mode: 'date', precision: 3, withTimezone: true }),
    status: text('status', { enum: ['closed', 'draft', 'opened', 'cancelled'] }).default('draft'),
    type: text('type'),
    saleStartDate: timestamp('sale_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    saleEndDate: timestamp('sale_end_date', { mode: 'date', precision: 3, withTimezone: true }),
    onSaleDemoMode: boolean('on_sale_demo_mode').default(false),
    notOnSaleReasons: jsonb('not_on_sale_reasons'),
    isReservableOnline: boolean('is_reservable_online').default(false),
    dynamic: boolean('dynamic').default(false),
    isNumberedSeating: boolean('is_numbered_seating').default(false),
    seatingName: text('seating_name'),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }),
    logicalSeatConfigId: bigint('logical_seat_config_id', { mode: 'number' }),
    unlimitedStock: boolean('unlimited_stock').default(true),
    totalStock: bigint('total_stock', { mode: 'number' }),
    baseStock: bigint('base_stock', { mode: 'number' }),
    overbookingStock: bigint('overbooking_stock', { mode: 'number' }).default(0),
    overbookedStock: bigint('overbooked_stock', { mode: 'number' }).notNull().default(0),
    manuallySetStock: boolean('manually_set_stock').default(false),
    occupiedStock: bigint('occupied_stock', { mode: 'number' }).notNull().default(0),
    soldTickets: bigint('sold_tickets', { mode: 'number' }).notNull().default(0),
    soldItems: bigint('sold_items', { mode: 'number' }).notNull().default(0),
    bookedTickets: bigint('booked_tickets', { mode: 'number' }).notNull().default(0),
    bookedItems: bigint('booked_items', { mode: 'number' }).notNull().default(0),
    reservedTickets: bigint('reserved_tickets', { mode: 'number' }).notNull().default(0),
    reservedItems: bigint('reserved_items', { mode: 'number' }).notNull().default(0),
    refundedTickets: bigint('refunded_tickets', { mode: 'number' }).notNull().default(0),
    refundedItems: bigint('refunded_items', { mode: 'number' }).notNull().default(0),
    issuedTickets: bigint('issued_tickets', { mode: 'number' }).notNull().default(0),
    issuedItems: bigint('issued_items', { mode: 'number' }).notNull().default(0),
    importedTickets: bigint('imported_tickets', { mode: 'number' }).notNull().default(0),
    importedItems: bigint('imported_items', { mode: 'number' }).notNull().default(0),
    soldExStockTickets: bigint('sold_ex_stock_tickets', { mode: 'number' }).notNull().default(0),
    bookedExStockTickets: bigint('booked_ex_stock_tickets', { mode: 'number' }).notNull().default(0),
    reservedExStockTickets: bigint('reserved_ex_stock_tickets', { mode: 'number' }).notNull().default(0),
    refundedExStockTickets: bigint('refunded_ex_stock_tickets', { mode: 'number' }).notNull().default(0),
    issuedExStockTickets: bigint('issued_ex_stock_tickets', { mode: 'number' }).notNull().default(0),
    importedExStockTickets: bigint('imported_ex_stock_tickets', { mode: 'number' }).notNull().default(0),
    soldExStockItems: bigint('sold_ex_stock_items', { mode: 'number' }).notNull().default(0),
    bookedExStockItems: bigint('booked_ex_stock_items', { mode: 'number' }).notNull().default(0),
    reservedExStockItems: bigint('reserved_ex_stock_items', { mode: 'number' }).notNull().default(0),
    refundedExStockItems: bigint('refunded_ex_stock_items', { mode: 'number' }).notNull().default(0),
    issuedExStockItems: bigint('issued_ex_stock_items', { mode: 'number' }).notNull().default(0),
    importedExStockItems: bigint('imported_ex_stock_items', { mode: 'number' }).notNull().default(0),
    groupTickets: bigint('group_tickets', { mode: 'number' }).notNull().default(0),
    optionTickets: bigint('option_tickets', { mode: 'number' }).notNull().default(0),
    groupItems: bigint('group_items', { mode: 'number' }).notNull().default(0),
    optionItems: bigint('option_items', { mode: 'number' }).notNull().default(0),
    nbActiveSeats: bigint('nb_active_seats', { mode: 'number' }).notNull().default(0),
    scannedTicketCount: bigint('scanned_ticket_count', { mode: 'number' }).notNull().default(0),
    turnover: bigint('turnover', { mode: 'number' }).notNull().default(0),
    orderIncome: bigint('order_income', { mode: 'number' }).notNull().default(0),
    reservationIncome: bigint('reservation_income', { mode: 'number' }).notNull().default(0),
    representationNumber: bigint('representation_number', { mode: 'number' }),
    isRepresentationNumberManuallyFixed: boolean('is_representation_number_manually_fixed').default(false),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'event_date_pkey', columns: [t.contractId, t.id] }),
    index('event_date_status_start_date_index').on(t.contractId, t.status, t.startDate, t.id),
    index('event_date_start_date_index').on(t.contractId, t.startDate, t.id),
    index('event_date_ticketing_id_index').on(t.contractId, t.ticketingId, t.id),
    index('event_date_pattern_id_index').on(t.contractId, t.patternId, t.id),
    index('event_date_seat_config_id_index').on(t.contractId, t.seatConfigId, t.id),
    index('event_date_logical_seat_config_id_index').on(t.contractId, t.logicalSeatConfigId, t.id),
    check('event_date_status_check', sql`"status" in ('closed', 'draft', 'opened', 'cancelled')`),
    check('event_date_total_stock_check', sql`"total_stock" >= 0`),
    check('event_date_base_stock_check', sql`"base_stock" >= 0`),
    check('event_date_overbooking_stock_check', sql`"overbooking_stock" >= 0`),
    check('event_date_occupied_stock_check', sql`"occupied_stock" >= 0`),
    check('event_date_representation_number_check', sql`"representation_number" >= 1`),
    foreignKey({ name: 'event_date_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }),
    foreignKey({ name: 'event_date_pattern_id_fk', columns: [t.contractId, t.patternId], foreignColumns: [eventDatePatternTable.contractId, eventDatePatternTable.id] }).onDelete('set null'),
    foreignKey({ name: 'event_date_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }),
    foreignKey({ name: 'event_date_logical_seat_config_id_fk', columns: [t.contractId, t.logicalSeatConfigId], foreignColumns: [logicalSeatConfigTable.contractId, logicalSeatConfigTable.id] }),
  ],
);

/** EventDatePattern */
export const eventDatePatternTable = pgTable(
  'event_date_pattern',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketingId: bigint('ticketing_id', { mode: 'number' }).notNull(),
    type: text('type'),
    status: text('status', { enum: ['closed', 'draft', 'opened', 'cancelled'] }).default('draft'),
    schedule: jsonb('schedule'),
    relativeSaleStartDate: text('relative_sale_start_date'),
    relativeSaleEndDate: text('relative_sale_end_date'),
    totalStock: bigint('total_stock', { mode: 'number' }),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'event_date_pattern_pkey', columns: [t.contractId, t.id] }),
    index('event_date_pattern_ticketing_id_index').on(t.contractId, t.ticketingId, t.id),
    index('event_date_pattern_status_index').on(t.contractId, t.status, t.id),
    index('event_date_pattern_seat_config_id_index').on(t.contractId, t.seatConfigId, t.id),
    check('event_date_pattern_status_check', sql`"status" in ('closed', 'draft', 'opened', 'cancelled')`),
    check('event_date_pattern_total_stock_check', sql`"total_stock" >= 0`),
    foreignKey({ name: 'event_date_pattern_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'event_date_pattern_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }),
  ],
);

/** Feature */
export const featureTable = pgTable(
  'feature',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    label: text('label'),
    enabled: boolean('enabled').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'feature_pkey', columns: [t.contractId, t.id] }),
    unique('feature_name_key').on(t.contractId, t.name),
    unique('feature_id_key').on(t.id),
    check('feature_shared_check', sql`"contract_id" = 0`),
  ],
);

/** Fee */
export const feeTable = pgTable(
  'fee',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['order', 'ticket', 'shipping'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).default(0),
    rate: numeric('rate', { mode: 'number' }),
    vatRate: numeric('vat_rate', { mode: 'number' }).default(20),
    calculatedAmount: bigint('calculated_amount', { mode: 'number' }),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'fee_pkey', columns: [t.contractId, t.id] }),
    index('fee_type_index').on(t.contractId, t.type, t.id),
    check('fee_type_check', sql`"type" in ('order', 'ticket', 'shipping')`),
    check('fee_amount_check', sql`"amount" >= 0`),
    check('fee_rate_check', sql`"rate" >= 0 and "rate" <= 100`),
    check('fee_vat_rate_check', sql`"vat_rate" >= 0 and "vat_rate" <= 100`),
    check('fee_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
  ],
);

/** Form */
export const formTable = pgTable(
  'form',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['customer', 'participant'] }).notNull(),
    bookingTrackId: bigint('booking_track_id', { mode: 'number' }).notNull(),
    mode: text('mode', { enum: ['normal', 'not_required', 'read_only'] }).default('normal'),
    optinMessage: text('optin_message'),
    fieldList: jsonb('field_list'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'form_pkey', columns: [t.contractId, t.id] }),
    unique('form_booking_track_id_type_key').on(t.contractId, t.bookingTrackId, t.type),
    index('form_type_index').on(t.contractId, t.type, t.id),
    check('form_type_check', sql`"type" in ('customer', 'participant')`),
    check('form_mode_check', sql`"mode" in ('normal', 'not_required', 'read_only')`),
    foreignKey({ name: 'form_booking_track_id_fk', columns: [t.contractId, t.bookingTrackId], foreignColumns: [bookingTrackTable.contractId, bookingTrackTable.id] }).onDelete('cascade'),
  ],
);

/** ImportedFile */
export const importedFileTable = pgTable(
  'imported_file',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    originalName: text('original_name').notNull(),
    fileName: text('file_name'),
    importStatus: text('import_status', { enum: ['uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'success', 'with_errors', 'failed', 'deleting', 'deleted', 'cancelled'] }).notNull().default('uploaded'),
    importedAt: timestamp('imported_at', { mode: 'date', precision: 3, withTimezone: true }),
    size: bigint('size', { mode: 'number' }),
    mimeType: text('mime_type'),
    importToken: text('import_token'),
    sheets: jsonb('sheets'),
    mapping: jsonb('mapping'),
    matchBy: text('match_by', { enum: ['email', 'emailAndName', 'phone', 'nameAndZipcode', 'nothing'] }).default('email'),
    whenKnown: text('when_known', { enum: ['complete', 'update', 'skip'] }).default('complete'),
    rowCount: bigint('row_count', { mode: 'number' }).notNull().default(0),
    doneCount: bigint('done_count', { mode: 'number' }).notNull().default(0),
    createdCount: bigint('created_count', { mode: 'number' }).notNull().default(0),
    updatedCount: bigint('updated_count', { mode: 'number' }).notNull().default(0),
    unchangedCount: bigint('unchanged_count', { mode: 'number' }).notNull().default(0),
    failedCount: bigint('failed_count', { mode: 'number' }).notNull().default(0),
    cursor: jsonb('cursor'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'imported_file_pkey', columns: [t.contractId, t.id] }),
    unique('imported_file_import_token_key').on(t.contractId, t.importToken),
    index('imported_file_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('imported_file_original_name_index').on(t.contractId, sql`${t.originalName} COLLATE "und-x-icu"`, t.id),
    index('imported_file_import_status_index').on(t.contractId, t.importStatus, t.id),
    index('imported_file_imported_at_index').on(t.contractId, t.importedAt, t.id),
    check('imported_file_import_status_check', sql`"import_status" in ('uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'success', 'with_errors', 'failed', 'deleting', 'deleted', 'cancelled')`),
    check('imported_file_size_check', sql`"size" >= 0`),
    check('imported_file_match_by_check', sql`"match_by" in ('email', 'emailAndName', 'phone', 'nameAndZipcode', 'nothing')`),
    check('imported_file_when_known_check', sql`"when_known" in ('complete', 'update', 'skip')`),
  ],
);

/** ImportedFileRefusal */
export const importedFileRefusalTable = pgTable(
  'imported_file_refusal',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    importedFileId: bigint('imported_file_id', { mode: 'number' }).notNull(),
    sheetIndex: bigint('sheet_index', { mode: 'number' }).notNull(),
    rowNumber: bigint('row_number', { mode: 'number' }).notNull(),
    cells: jsonb('cells').notNull(),
    faults: jsonb('faults').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'imported_file_refusal_pkey', columns: [t.contractId, t.id] }),
    index('imported_file_refusal_row_number_index').on(t.contractId, t.rowNumber, t.id),
    index('imported_file_refusal_imported_file_id_index').on(t.contractId, t.importedFileId, t.id),
    foreignKey({ name: 'imported_file_refusal_imported_file_id_fk', columns: [t.contractId, t.importedFileId], foreignColumns: [importedFileTable.contractId, importedFileTable.id] }).onDelete('cascade'),
  ],
);

/** ImportedTicket */
export const importedTicketTable = pgTable(
  'imported_ticket',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    importedFileId: bigint('imported_file_id', { mode: 'number' }).notNull(),
    rowNumber: bigint('row_number', { mode: 'number' }).notNull(),
    ticketId: bigint('ticket_id', { mode: 'number' }).notNull(),
    sharedCode: text('shared_code'),
    reference: text('reference'),
    takesStock: boolean('takes_stock').notNull().default(true),
    stockContingentId: bigint('stock_contingent_id', { mode: 'number' }),
    excludedFromParentStock: boolean('excluded_from_parent_stock').notNull().default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'imported_ticket_pkey', columns: [t.contractId, t.id] }),
    unique('imported_ticket_ticket_id_key').on(t.contractId, t.ticketId),
    index('imported_ticket_row_number_index').on(t.contractId, t.rowNumber, t.id),
    index('imported_ticket_imported_file_id_index').on(t.contractId, t.importedFileId, t.id),
    index('imported_ticket_shared_code_index').on(t.contractId, sql`${t.sharedCode} COLLATE "und-x-icu"`, t.id),
    index('imported_ticket_reference_index').on(t.contractId, sql`${t.reference} COLLATE "und-x-icu"`, t.id),
    index('imported_ticket_stock_contingent_id_index').on(t.contractId, t.stockContingentId, t.id),
    foreignKey({ name: 'imported_ticket_imported_file_id_fk', columns: [t.contractId, t.importedFileId], foreignColumns: [providerTicketImportedFileTable.contractId, providerTicketImportedFileTable.id] }),
    foreignKey({ name: 'imported_ticket_ticket_id_fk', columns: [t.contractId, t.ticketId], foreignColumns: [ticketTable.contractId, ticketTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'imported_ticket_stock_contingent_id_fk', columns: [t.contractId, t.stockContingentId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }),
  ],
);

/** ImportedTicket.occupiedContingentList */
export const importedTicketOccupiedContingentListTable = pgTable(
  'imported_ticket_occupied_contingent_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'imported_ticket_occupied_contingent_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('imported_ticket_occupied_contingent_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'imported_ticket_occupied_contingent_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [importedTicketTable.contractId, importedTicketTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'imported_ticket_occupied_contingent_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }).onDelete('cascade'),
  ],
);

/** Invoice */
export const invoiceTable = pgTable(
  'invoice',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    identifier: text('identifier'),
    type: text('type', { enum: ['initial_payment', 'refund_correction', 'tax_change_cancel_payment', 'tax_change_cancel_refund', 'initial_payout', 'tax_change_cancel_payout', 'cancel_payment', 'cancel_refund', 'split_cancel_payment', 'split_cancel_refund'] }).notNull().default('initial_payment'),
    orderId: bigint('order_id', { mode: 'number' }),
    customerName: text('customer_name'),
    customerAddress: text('customer_address'),
    customerAdditionalInfo: text('customer_additional_info'),
    customerVatNumber: text('customer_vat_number'),
    customerSiretNumber: text('customer_siret_number'),
    seller: jsonb('seller'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull().default(0),
    netAmount: bigint('net_amount', { mode: 'number' }).notNull().default(0),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull().default(0),
    groupLabel: text('group_label'),
    cancelled: boolean('cancelled').notNull().default(false),
    originalInvoiceId: bigint('original_invoice_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'invoice_pkey', columns: [t.contractId, t.id] }),
    unique('invoice_identifier_key').on(t.contractId, t.identifier),
    index('invoice_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('invoice_type_index').on(t.contractId, t.type, t.id),
    index('invoice_order_id_index').on(t.contractId, t.orderId, t.id),
    index('invoice_customer_name_index').on(t.contractId, sql`${t.customerName} COLLATE "und-x-icu"`, t.id),
    index('invoice_cancelled_index').on(t.contractId, t.cancelled, t.id),
    index('invoice_original_invoice_id_index').on(t.contractId, t.originalInvoiceId, t.id),
    check('invoice_type_check', sql`"type" in ('initial_payment', 'refund_correction', 'tax_change_cancel_payment', 'tax_change_cancel_refund', 'initial_payout', 'tax_change_cancel_payout', 'cancel_payment', 'cancel_refund', 'split_cancel_payment', 'split_cancel_refund')`),
    check('invoice_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'invoice_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'invoice_original_invoice_id_fk', columns: [t.contractId, t.originalInvoiceId], foreignColumns: [invoiceTable.contractId, invoiceTable.id] }),
  ],
);

/** InvoiceLine */
export const invoiceLineTable = pgTable(
  'invoice_line',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    invoiceId: bigint('invoice_id', { mode: 'number' }).notNull(),
    label: text('label').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull().default(1),
    unitAmount: bigint('unit_amount', { mode: 'number' }).notNull().default(0),
    feeAmount: bigint('fee_amount', { mode: 'number' }).notNull().default(0),
    vatRate: numeric('vat_rate', { mode: 'number' }).notNull().default(0),
    netAmount: bigint('net_amount', { mode: 'number' }).notNull().default(0),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull().default(0),
    orderItemId: bigint('order_item_id', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'invoice_line_pkey', columns: [t.contractId, t.id] }),
    index('invoice_line_invoice_id_index').on(t.contractId, t.invoiceId, t.id),
    index('invoice_line_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('invoice_line_order_item_id_index').on(t.contractId, t.orderItemId, t.id),
    check('invoice_line_vat_rate_check', sql`"vat_rate" >= 0 and "vat_rate" <= 100`),
    foreignKey({ name: 'invoice_line_invoice_id_fk', columns: [t.contractId, t.invoiceId], foreignColumns: [invoiceTable.contractId, invoiceTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'invoice_line_order_item_id_fk', columns: [t.contractId, t.orderItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }),
  ],
);

/** Job */
export const jobTable = pgTable(
  'job',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    type: text('type', { enum: ['ticketing_stats', 'mass_action'] }),
    action: text('action', { enum: ['create', 'update', 'delete', 'clone', 'scan', 'pay', 'add_to_selling_device', 'create_for_selling_device', 'remove_from_selling_device'] }),
    target: text('target', { enum: ['EventDate', 'Ticketing', 'TicketPrice', 'Ticket', 'Order', 'Cart'] }),
    status: text('status', { enum: ['PENDING', 'STARTED', 'SUCCESS', 'FAIL', 'COMPLETE', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED'] }).notNull().default('PENDING'),
    progress: bigint('progress', { mode: 'number' }).notNull().default(0),
    userId: bigint('user_id', { mode: 'number' }),
    parameters: jsonb('parameters'),
    userData: jsonb('user_data'),
    result: jsonb('result'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'job_pkey', columns: [t.contractId, t.id] }),
    index('job_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('job_status_index').on(t.contractId, t.status, t.id),
    index('job_name_index').on(t.contractId, t.name, t.id),
    index('job_type_index').on(t.contractId, t.type, t.id),
    index('job_action_index').on(t.contractId, t.action, t.id),
    index('job_target_index').on(t.contractId, t.target, t.id),
    index('job_user_id_index').on(t.contractId, t.userId, t.id),
    check('job_type_check', sql`"type" in ('ticketing_stats', 'mass_action')`),
    check('job_action_check', sql`"action" in ('create', 'update', 'delete', 'clone', 'scan', 'pay', 'add_to_selling_device', 'create_for_selling_device', 'remove_from_selling_device')`),
    check('job_target_check', sql`"target" in ('EventDate', 'Ticketing', 'TicketPrice', 'Ticket', 'Order', 'Cart')`),
    check('job_status_check', sql`"status" in ('PENDING', 'STARTED', 'SUCCESS', 'FAIL', 'COMPLETE', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED')`),
    check('job_progress_check', sql`"progress" >= 0 and "progress" <= 100`),
  ],
);

/** JournalRecord */
export const journalRecordTable = pgTable(
  'journal_record',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    recordedAt: timestamp('recorded_at', { mode: 'date', precision: 3, withTimezone: true }).notNull(),
    series: text('series', { enum: ['T', 'P', 'L', 'C', 'G'] }).notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    isDemo: boolean('is_demo').notNull().default(false),
    content: text('content').notNull(),
    signature: text('signature').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'journal_record_pkey', columns: [t.contractId, t.id] }),
    unique('journal_record_is_demo_series_number_key').on(t.contractId, t.isDemo, t.series, t.number),
    index('journal_record_recorded_at_index').on(t.contractId, t.recordedAt, t.id),
    index('journal_record_series_index').on(t.contractId, t.series, t.id),
    check('journal_record_series_check', sql`"series" in ('T', 'P', 'L', 'C', 'G')`),
    check('journal_record_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
  ],
);

/** Lettering */
export const letteringTable = pgTable(
  'lettering',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    code: text('code'),
    clientId: bigint('client_id', { mode: 'number' }),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    amount: bigint('amount', { mode: 'number' }),
    ownerId: bigint('owner_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { mode: 'date', precision: 3, withTimezone: true }),
    undoneById: bigint('undone_by_id', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'lettering_pkey', columns: [t.contractId, t.id] }),
    unique('lettering_client_id_code_key').on(t.contractId, t.clientId, t.code),
    index('lettering_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('lettering_code_index').on(t.contractId, sql`${t.code} COLLATE "und-x-icu"`, t.id),
    index('lettering_owner_id_index').on(t.contractId, t.ownerId, t.id),
    index('lettering_undone_at_index').on(t.contractId, t.undoneAt, t.id),
    index('lettering_undone_by_id_index').on(t.contractId, t.undoneById, t.id),
    check('lettering_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'lettering_client_id_fk', columns: [t.contractId, t.clientId], foreignColumns: [clientTable.contractId, clientTable.id] }),
    foreignKey({ name: 'lettering_owner_id_fk', columns: [t.contractId, t.ownerId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
    foreignKey({ name: 'lettering_undone_by_id_fk', columns: [t.contractId, t.undoneById], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
  ],
);

/** Lettering.transactionList */
export const letteringTransactionListTable = pgTable(
  'lettering_transaction_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'lettering_transaction_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('lettering_transaction_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'lettering_transaction_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [letteringTable.contractId, letteringTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'lettering_transaction_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [transactionTable.contractId, transactionTable.id] }).onDelete('cascade'),
  ],
);

/** LogicalSeatConfig */
export const logicalSeatConfigTable = pgTable(
  'logical_seat_config',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }),
    isNumberedSeating: boolean('is_numbered_seating').default(false),
    totalStock: bigint('total_stock', { mode: 'number' }),
    unlimitedStock: boolean('unlimited_stock').default(false),
    defaultSeatGroupId: bigint('default_seat_group_id', { mode: 'number' }),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'logical_seat_config_pkey', columns: [t.contractId, t.id] }),
    index('logical_seat_config_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('logical_seat_config_seat_config_id_index').on(t.contractId, t.seatConfigId, t.id),
    index('logical_seat_config_is_numbered_seating_index').on(t.contractId, t.isNumberedSeating, t.id),
    index('logical_seat_config_default_seat_group_id_index').on(t.contractId, t.defaultSeatGroupId, t.id),
    index('logical_seat_config_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('logical_seat_config_total_stock_check', sql`"total_stock" >= 0`),
    foreignKey({ name: 'logical_seat_config_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }),
    foreignKey({ name: 'logical_seat_config_default_seat_group_id_fk', columns: [t.contractId, t.defaultSeatGroupId], foreignColumns: [seatGroupTable.contractId, seatGroupTable.id] }).onDelete('set null'),
  ],
);

/** LogicalSeatConfig.seatGroupList */
export const logicalSeatConfigSeatGroupListTable = pgTable(
  'logical_seat_config_seat_group_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'logical_seat_config_seat_group_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('logical_seat_config_seat_group_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'logical_seat_config_seat_group_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [logicalSeatConfigTable.contractId, logicalSeatConfigTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'logical_seat_config_seat_group_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [seatGroupTable.contractId, seatGroupTable.id] }).onDelete('cascade'),
  ],
);

/** LogicalSeatConfig.contingentList */
export const logicalSeatConfigContingentListTable = pgTable(
  'logical_seat_config_contingent_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'logical_seat_config_contingent_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('logical_seat_config_contingent_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'logical_seat_config_contingent_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [logicalSeatConfigTable.contractId, logicalSeatConfigTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'logical_seat_config_contingent_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [contingentTable.contractId, contingentTable.id] }).onDelete('cascade'),
  ],
);

/** MailRecipient */
export const mailRecipientTable = pgTable(
  'mail_recipient',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    sendingId: bigint('sending_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    email: text('email'),
    state: text('state', { enum: ['waiting', 'sent', 'notAgreed', 'withoutEmail', 'same', 'withdrawn', 'removed'] }).notNull().default('waiting'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'mail_recipient_pkey', columns: [t.contractId, t.id] }),
    unique('mail_recipient_sending_id_customer_id_key').on(t.contractId, t.sendingId, t.customerId),
    index('mail_recipient_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('mail_recipient_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('mail_recipient_state_index').on(t.contractId, t.state, t.id),
    check('mail_recipient_state_check', sql`"state" in ('waiting', 'sent', 'notAgreed', 'withoutEmail', 'same', 'withdrawn', 'removed')`),
    foreignKey({ name: 'mail_recipient_sending_id_fk', columns: [t.contractId, t.sendingId], foreignColumns: [mailSendingTable.contractId, mailSendingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'mail_recipient_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** MailSending */
export const mailSendingTable = pgTable(
  'mail_sending',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    mailerProvider: text('mailer_provider', { enum: ['brevo'] }).notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed'] }).notNull().default('waiting'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { mode: 'date', precision: 3, withTimezone: true }),
    askedBy: text('asked_by'),
    jobId: bigint('job_id', { mode: 'number' }),
    matchedCount: bigint('matched_count', { mode: 'number' }).notNull().default(0),
    sentCount: bigint('sent_count', { mode: 'number' }).notNull().default(0),
    notAgreedCount: bigint('not_agreed_count', { mode: 'number' }).notNull().default(0),
    withoutEmailCount: bigint('without_email_count', { mode: 'number' }).notNull().default(0),
    sameCount: bigint('same_count', { mode: 'number' }).notNull().default(0),
    removedCount: bigint('removed_count', { mode: 'number' }).notNull().default(0),
    fault: text('fault', { enum: ['key', 'away', 'refused', 'stopped'] }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'mail_sending_pkey', columns: [t.contractId, t.id] }),
    index('mail_sending_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('mail_sending_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('mail_sending_state_index').on(t.contractId, t.state, t.id),
    index('mail_sending_job_id_index').on(t.contractId, t.jobId, t.id),
    check('mail_sending_mailer_provider_check', sql`"mailer_provider" in ('brevo')`),
    check('mail_sending_state_check', sql`"state" in ('waiting', 'sending', 'sent', 'failed')`),
    check('mail_sending_fault_check', sql`"fault" in ('key', 'away', 'refused', 'stopped')`),
    foreignKey({ name: 'mail_sending_job_id_fk', columns: [t.contractId, t.jobId], foreignColumns: [jobTable.contractId, jobTable.id] }).onDelete('set null'),
  ],
);

/** MailerAccess */
export const mailerAccessTable = pgTable(
  'mailer_access',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    mailerProvider: text('mailer_provider', { enum: ['brevo'] }).notNull().default('brevo'),
    apiKey: text('api_key').notNull(),
    accountName: text('account_name'),
    testedAt: timestamp('tested_at', { mode: 'date', precision: 3, withTimezone: true }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'mailer_access_pkey', columns: [t.contractId, t.id] }),
    index('mailer_access_mailer_provider_index').on(t.contractId, t.mailerProvider, t.id),
    check('mailer_access_mailer_provider_check', sql`"mailer_provider" in ('brevo')`),
  ],
);

/** MappingNotification */
export const mappingNotificationTable = pgTable(
  'mapping_notification',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['error', 'missing'] }).notNull(),
    mappingType: text('mapping_type', { enum: ['ticket_price', 'ticketing', 'contingent', 'stock_contingent', 'seat_config', 'seat', 'event_date', 'available_seat'] }),
    message: text('message').notNull(),
    barCode: text('bar_code'),
    provider: text('provider'),
    importedFileId: bigint('imported_file_id', { mode: 'number' }),
    rowNumber: bigint('row_number', { mode: 'number' }),
    fault: jsonb('fault'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'mapping_notification_pkey', columns: [t.contractId, t.id] }),
    index('mapping_notification_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('mapping_notification_type_index').on(t.contractId, t.type, t.id),
    index('mapping_notification_mapping_type_index').on(t.contractId, t.mappingType, t.id),
    index('mapping_notification_bar_code_index').on(t.contractId, sql`${t.barCode} COLLATE "und-x-icu"`, t.id),
    index('mapping_notification_provider_index').on(t.contractId, sql`${t.provider} COLLATE "und-x-icu"`, t.id),
    index('mapping_notification_imported_file_id_index').on(t.contractId, t.importedFileId, t.id),
    check('mapping_notification_type_check', sql`"type" in ('error', 'missing')`),
    check('mapping_notification_mapping_type_check', sql`"mapping_type" in ('ticket_price', 'ticketing', 'contingent', 'stock_contingent', 'seat_config', 'seat', 'event_date', 'available_seat')`),
    check('mapping_notification_row_number_check', sql`"row_number" >= 1`),
    foreignKey({ name: 'mapping_notification_imported_file_id_fk', columns: [t.contractId, t.importedFileId], foreignColumns: [providerTicketImportedFileTable.contractId, providerTicketImportedFileTable.id] }).onDelete('cascade'),
  ],
);

/** MassActionAggregate */
export const massActionAggregateTable = pgTable(
  'mass_action_aggregate',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    aggregationParams: jsonb('aggregation_params'),
    aggregationResult: jsonb('aggregation_result'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'mass_action_aggregate_pkey', columns: [t.contractId, t.id] }),
    index('mass_action_aggregate_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('mass_action_aggregate_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** MassActionRow */
export const massActionRowTable = pgTable(
  'mass_action_row',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    ticketingId: bigint('ticketing_id', { mode: 'number' }).notNull(),
    eventDateId: bigint('event_date_id', { mode: 'number' }),
    startDate: timestamp('start_date', { mode: 'date', precision: 3, withTimezone: true }),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }),
    name: text('name'),
    copyId: bigint('copy_id', { mode: 'number' }),
    state: text('state', { enum: ['changed', 'refused'] }).notNull(),
    code: text('code'),
    message: text('message'),
    values: jsonb('values'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'mass_action_row_pkey', columns: [t.contractId, t.id] }),
    index('mass_action_row_job_id_state_index').on(t.contractId, t.jobId, t.state, t.id),
    index('mass_action_row_start_date_index').on(t.contractId, t.startDate, t.id),
    index('mass_action_row_ticketing_id_index').on(t.contractId, t.ticketingId, t.id),
    index('mass_action_row_event_date_id_index').on(t.contractId, t.eventDateId, t.id),
    index('mass_action_row_ticket_price_id_index').on(t.contractId, t.ticketPriceId, t.id),
    index('mass_action_row_copy_id_index').on(t.contractId, t.copyId, t.id),
    index('mass_action_row_state_index').on(t.contractId, t.state, t.id),
    check('mass_action_row_state_check', sql`"state" in ('changed', 'refused')`),
    foreignKey({ name: 'mass_action_row_job_id_fk', columns: [t.contractId, t.jobId], foreignColumns: [jobTable.contractId, jobTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'mass_action_row_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'mass_action_row_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }).onDelete('set null'),
    foreignKey({ name: 'mass_action_row_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('set null'),
    foreignKey({ name: 'mass_action_row_copy_id_fk', columns: [t.contractId, t.copyId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }).onDelete('set null'),
  ],
);

/** MasterTicket */
export const masterTicketTable = pgTable(
  'master_ticket',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    barcode: text('barcode'),
    orderId: bigint('order_id', { mode: 'number' }),
    participantId: bigint('participant_id', { mode: 'number' }),
    data: jsonb('data'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'master_ticket_pkey', columns: [t.contractId, t.id] }),
    unique('master_ticket_barcode_key').on(t.contractId, t.barcode),
    index('master_ticket_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('master_ticket_order_id_index').on(t.contractId, t.orderId, t.id),
    index('master_ticket_participant_id_index').on(t.contractId, t.participantId, t.id),
    foreignKey({ name: 'master_ticket_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'master_ticket_participant_id_fk', columns: [t.contractId, t.participantId], foreignColumns: [customerTable.contractId, customerTable.id] }),
  ],
);

/** MasterTicket.tickets */
export const masterTicketTicketsTable = pgTable(
  'master_ticket_tickets',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'master_ticket_tickets_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('master_ticket_tickets_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'master_ticket_tickets_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [masterTicketTable.contractId, masterTicketTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'master_ticket_tickets_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [ticketTable.contractId, ticketTable.id] }).onDelete('cascade'),
  ],
);

/** Minisite */
export const minisiteTable = pgTable(
  'minisite',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    domain: text('domain'),
    companyName: text('company_name'),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }),
    isMultiContract: boolean('is_multi_contract').default(false),
    isDemoMode: boolean('is_demo_mode').default(false),
    signInMode: text('sign_in_mode', { enum: ['all', 'sign_in', 'anonymous'] }).default('all'),
    logo: text('logo'),
    backgroundUrl: text('background_url'),
    termsOfSale: text('terms_of_sale'),
    settings: jsonb('settings').default({"options":{"hideSeatingLinks":null}}),
    integrations: jsonb('integrations'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'minisite_pkey', columns: [t.contractId, t.id] }),
    unique('minisite_slug_key').on(t.contractId, t.slug),
    index('minisite_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('minisite_selling_device_id_index').on(t.contractId, t.sellingDeviceId, t.id),
    index('minisite_is_multi_contract_index').on(t.contractId, t.isMultiContract, t.id),
    index('minisite_is_demo_mode_index').on(t.contractId, t.isDemoMode, t.id),
    index('minisite_sign_in_mode_index').on(t.contractId, t.signInMode, t.id),
    check('minisite_sign_in_mode_check', sql`"sign_in_mode" in ('all', 'sign_in', 'anonymous')`),
    foreignKey({ name: 'minisite_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
  ],
);

/** Module */
export const moduleTable = pgTable(
  'module',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    minisiteId: bigint('minisite_id', { mode: 'number' }).notNull(),
    type: text('type', { enum: ['programme', 'information', 'recommendation', 'promote', 'offer_pages', 'ticket_prices', 'event_date_offers', 'upsell'] }).notNull(),
    pageType: text('page_type', { enum: ['home', 'event', 'cart'] }).notNull().default('home'),
    position: bigint('position', { mode: 'number' }).default(0),
    configuration: jsonb('configuration'),
    canBe: jsonb('can_be').notNull().default(["moved","hidden","removed"]),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'module_pkey', columns: [t.contractId, t.id] }),
    index('module_position_index').on(t.contractId, t.position, t.id),
    index('module_minisite_id_index').on(t.contractId, t.minisiteId, t.id),
    index('module_type_index').on(t.contractId, t.type, t.id),
    index('module_page_type_index').on(t.contractId, t.pageType, t.id),
    check('module_type_check', sql`"type" in ('programme', 'information', 'recommendation', 'promote', 'offer_pages', 'ticket_prices', 'event_date_offers', 'upsell')`),
    check('module_page_type_check', sql`"page_type" in ('home', 'event', 'cart')`),
    check('module_position_check', sql`"position" >= 0`),
    foreignKey({ name: 'module_minisite_id_fk', columns: [t.contractId, t.minisiteId], foreignColumns: [minisiteTable.contractId, minisiteTable.id] }).onDelete('cascade'),
  ],
);

/** Notification */
export const notificationTable = pgTable(
  'notification',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    message: text('message').notNull(),
    displayStyle: text('display_style', { enum: ['info', 'success', 'warning', 'error'] }).default('info'),
    active: boolean('active').default(true),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'notification_pkey', columns: [t.contractId, t.id] }),
    unique('notification_id_key').on(t.id),
    index('notification_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('notification_display_style_index').on(t.contractId, t.displayStyle, t.id),
    index('notification_active_index').on(t.contractId, t.active, t.id),
    check('notification_shared_check', sql`"contract_id" = 0`),
    check('notification_display_style_check', sql`"display_style" in ('info', 'success', 'warning', 'error')`),
  ],
);

/** OfferRule */
export const offerRuleTable = pgTable(
  'offer_rule',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description'),
    message: text('message'),
    conditionsText: text('conditions_text'),
    color: text('color'),
    image: text('image'),
    position: bigint('position', { mode: 'number' }).default(0),
    enabled: boolean('enabled').default(false),
    draft: boolean('draft').default(true),
    archived: boolean('archived').notNull().default(false),
    isListed: boolean('is_listed').default(false),
    validStartDate: timestamp('valid_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    validEndDate: timestamp('valid_end_date', { mode: 'date', precision: 3, withTimezone: true }),
    timezone: text('timezone').default('Europe/Paris'),
    triggerList: jsonb('trigger_list').default([]),
    hasApplier: boolean('has_applier').notNull().default(false),
    combinable: boolean('combinable').default(false),
    isNominative: boolean('is_nominative').default(false),
    customerRequiredFields: jsonb('customer_required_fields').default([]),
    bookingTrackId: bigint('booking_track_id', { mode: 'number' }),
    weekdayList: jsonb('weekday_list').default([]),
    deviceTypeList: jsonb('device_type_list').default([]),
    maxPerOrder: bigint('max_per_order', { mode: 'number' }),
    maxPerCustomer: bigint('max_per_customer', { mode: 'number' }),
    nbUseMax: bigint('nb_use_max', { mode: 'number' }),
    nbUseCurrent: bigint('nb_use_current', { mode: 'number' }).notNull().default(0),
    exchangeData: jsonb('exchange_data').default({}),
    applicationDataList: jsonb('application_data_list').notNull().default([]),
    generateMasterTicket: boolean('generate_master_ticket').default(false),
    hasCashCoupon: boolean('has_cash_coupon').default(false),
    isGenericCashCoupon: boolean('is_generic_cash_coupon').default(false),
    handcrafted: boolean('handcrafted').notNull().default(false),
    schemaVersion: bigint('schema_version', { mode: 'number' }).notNull().default(1),
    templateParameters: jsonb('template_parameters'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'offer_rule_pkey', columns: [t.contractId, t.id] }),
    index('offer_rule_position_index').on(t.contractId, t.position, t.id),
    index('offer_rule_title_index').on(t.contractId, sql`${t.title} COLLATE "und-x-icu"`, t.id),
    index('offer_rule_enabled_index').on(t.contractId, t.enabled, t.id),
    index('offer_rule_draft_index').on(t.contractId, t.draft, t.id),
    index('offer_rule_archived_index').on(t.contractId, t.archived, t.id),
    index('offer_rule_valid_start_date_index').on(t.contractId, t.validStartDate, t.id),
    index('offer_rule_valid_end_date_index').on(t.contractId, t.validEndDate, t.id),
    index('offer_rule_combinable_index').on(t.contractId, t.combinable, t.id),
    index('offer_rule_booking_track_id_index').on(t.contractId, t.bookingTrackId, t.id),
    check('offer_rule_max_per_order_check', sql`"max_per_order" >= 1`),
    check('offer_rule_max_per_customer_check', sql`"max_per_customer" >= 1`),
    check('offer_rule_nb_use_max_check', sql`"nb_use_max" >= 1`),
    check('offer_rule_nb_use_current_check', sql`"nb_use_current" >= 0`),
    check('offer_rule_schema_version_check', sql`"schema_version" >= 1`),
    foreignKey({ name: 'offer_rule_booking_track_id_fk', columns: [t.contractId, t.bookingTrackId], foreignColumns: [bookingTrackTable.contractId, bookingTrackTable.id] }).onDelete('set null'),
  ],
);

/** OfferRule.ticketPriceList */
export const offerRuleTicketPriceListTable = pgTable(
  'offer_rule_ticket_price_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'offer_rule_ticket_price_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('offer_rule_ticket_price_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'offer_rule_ticket_price_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'offer_rule_ticket_price_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('cascade'),
  ],
);

/** OfferRule.customerStatusList */
export const offerRuleCustomerStatusListTable = pgTable(
  'offer_rule_customer_status_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'offer_rule_customer_status_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('offer_rule_customer_status_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'offer_rule_customer_status_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'offer_rule_customer_status_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [customerStatusTable.contractId, customerStatusTable.id] }).onDelete('cascade'),
  ],
);

/** OfferRule.contractList */
export const offerRuleContractListTable = pgTable(
  'offer_rule_contract_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'offer_rule_contract_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('offer_rule_contract_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'offer_rule_contract_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'offer_rule_contract_list_target_id_fk', columns: [t.targetId], foreignColumns: [contractTable.id] }).onDelete('cascade'),
  ],
);

/** Order */
export const orderTable = pgTable(
  'order',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    number: text('number'),
    status: text('status', { enum: ['pending', 'validated', 'cancelled'] }).notNull().default('validated'),
    paymentStatus: text('payment_status', { enum: ['awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option', 'payed', 'refunded_totally', 'refunded_partially'] }).notNull().default('payed'),
    statusDescription: text('status_description'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    customerId: bigint('customer_id', { mode: 'number' }),
    contactId: bigint('contact_id', { mode: 'number' }),
    comment: text('comment'),
    description: text('description'),
    shippingId: bigint('shipping_id', { mode: 'number' }),
    billingId: bigint('billing_id', { mode: 'number' }),
    nbTickets: bigint('nb_tickets', { mode: 'number' }).notNull().default(0),
    soldTicketQuantity: bigint('sold_ticket_quantity', { mode: 'number' }).notNull().default(0),
    nbCoupons: bigint('nb_coupons', { mode: 'number' }).notNull().default(0),
    customerPaidAmount: bigint('customer_paid_amount', { mode: 'number' }).notNull().default(0),
    retailValue: bigint('retail_value', { mode: 'number' }).notNull().default(0),
    currentRetailValue: bigint('current_retail_value', { mode: 'number' }).notNull().default(0),
    netAmount: bigint('net_amount', { mode: 'number' }).notNull().default(0),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull().default(0),
    orderOnlyFeeAmount: bigint('order_only_fee_amount', { mode: 'number' }).notNull().default(0),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    externalBalanceForOrder: bigint('external_balance_for_order', { mode: 'number' }).notNull().default(0),
    bankTransactionBalance: bigint('bank_transaction_balance', { mode: 'number' }).notNull().default(0),
    actionnableTransactionBalance: bigint('actionnable_transaction_balance', { mode: 'number' }).notNull().default(0),
    bankRefundTransactionBalance: bigint('bank_refund_transaction_balance', { mode: 'number' }).notNull().default(0),
    paymentId: bigint('payment_id', { mode: 'number' }),
    walletId: bigint('wallet_id', { mode: 'number' }),
    paymentLinkId: bigint('payment_link_id', { mode: 'number' }),
    cartId: bigint('cart_id', { mode: 'number' }),
    parentId: bigint('parent_id', { mode: 'number' }),
    rescheduledFromOrderId: bigint('rescheduled_from_order_id', { mode: 'number' }),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }),
    sellingDeviceForPaymentId: bigint('selling_device_for_payment_id', { mode: 'number' }),
    deskSessionId: bigint('desk_session_id', { mode: 'number' }),
    ownerId: bigint('owner_id', { mode: 'number' }),
    originType: text('origin_type'),
    originId: text('origin_id'),
    downloadId: text('download_id'),
    payId: text('pay_id'),
    customerRequiredFields: jsonb('customer_required_fields'),
    customerFormData: jsonb('customer_form_data'),
    publicData: jsonb('public_data'),
    autoRefundable: boolean('auto_refundable').notNull().default(false),
    isSubscriptionOrder: boolean('is_subscription_order').notNull().default(false),
    isSettled: boolean('is_settled').notNull().default(false),
    isPaymentLinkOrder: boolean('is_payment_link_order').notNull().default(false),
    isTraining: boolean('is_training').notNull().default(false),
    refundTransactionName: text('refund_transaction_name'),
    paymentTransactionName: text('payment_transaction_name'),
    receiptPrintCount: bigint('receipt_print_count', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_pkey', columns: [t.contractId, t.id] }),
    unique('order_number_key').on(t.contractId, t.number),
    index('order_desk_session_id_created_at_index').on(t.contractId, t.deskSessionId, t.createdAt, t.id),
    index('order_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('order_status_index').on(t.contractId, t.status, t.id),
    index('order_payment_status_index').on(t.contractId, t.paymentStatus, t.id),
    index('order_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('order_contact_id_index').on(t.contractId, t.contactId, t.id),
    index('order_shipping_id_index').on(t.contractId, t.shippingId, t.id),
    index('order_billing_id_index').on(t.contractId, t.billingId, t.id),
    index('order_payment_id_index').on(t.contractId, t.paymentId, t.id),
    index('order_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('order_payment_link_id_index').on(t.contractId, t.paymentLinkId, t.id),
    index('order_cart_id_index').on(t.contractId, t.cartId, t.id),
    index('order_parent_id_index').on(t.contractId, t.parentId, t.id),
    index('order_rescheduled_from_order_id_index').on(t.contractId, t.rescheduledFromOrderId, t.id),
    index('order_selling_device_id_index').on(t.contractId, t.sellingDeviceId, t.id),
    index('order_selling_device_for_payment_id_index').on(t.contractId, t.sellingDeviceForPaymentId, t.id),
    index('order_owner_id_index').on(t.contractId, t.ownerId, t.id),
    index('order_is_training_index').on(t.contractId, t.isTraining, t.id),
    check('order_status_check', sql`"status" in ('pending', 'validated', 'cancelled')`),
    check('order_payment_status_check', sql`"payment_status" in ('awaiting_payment', 'incomplete_payment', 'overpaid', 'booked', 'option', 'payed', 'refunded_totally', 'refunded_partially')`),
    check('order_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'order_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'order_contact_id_fk', columns: [t.contractId, t.contactId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'order_shipping_id_fk', columns: [t.contractId, t.shippingId], foreignColumns: [shippingTable.contractId, shippingTable.id] }),
    foreignKey({ name: 'order_billing_id_fk', columns: [t.contractId, t.billingId], foreignColumns: [billingTable.contractId, billingTable.id] }),
    foreignKey({ name: 'order_payment_id_fk', columns: [t.contractId, t.paymentId], foreignColumns: [paymentTable.contractId, paymentTable.id] }),
    foreignKey({ name: 'order_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }),
    foreignKey({ name: 'order_payment_link_id_fk', columns: [t.contractId, t.paymentLinkId], foreignColumns: [paymentLinkTable.contractId, paymentLinkTable.id] }),
    foreignKey({ name: 'order_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }),
    foreignKey({ name: 'order_parent_id_fk', columns: [t.contractId, t.parentId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'order_rescheduled_from_order_id_fk', columns: [t.contractId, t.rescheduledFromOrderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'order_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
    foreignKey({ name: 'order_selling_device_for_payment_id_fk', columns: [t.contractId, t.sellingDeviceForPaymentId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }),
    foreignKey({ name: 'order_desk_session_id_fk', columns: [t.contractId, t.deskSessionId], foreignColumns: [deskSessionTable.contractId, deskSessionTable.id] }),
    foreignKey({ name: 'order_owner_id_fk', columns: [t.contractId, t.ownerId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
  ],
);

/** Order.tagList */
export const orderTagListTable = pgTable(
  'order_tag_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_tag_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('order_tag_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'order_tag_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [orderTable.contractId, orderTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'order_tag_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [tagTable.contractId, tagTable.id] }).onDelete('cascade'),
  ],
);

/** Order.organizationalUnitList */
export const orderOrganizationalUnitListTable = pgTable(
  'order_organizational_unit_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_organizational_unit_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('order_organizational_unit_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'order_organizational_unit_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [orderTable.contractId, orderTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'order_organizational_unit_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [organizationalUnitTable.contractId, organizationalUnitTable.id] }).onDelete('cascade'),
  ],
);

/** OrderFeeItem */
export const orderFeeItemTable = pgTable(
  'order_fee_item',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderItemId: bigint('order_item_id', { mode: 'number' }).notNull(),
    type: text('type', { enum: ['order', 'ticket', 'shipping'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    rate: numeric('rate', { mode: 'number' }),
    vatRate: numeric('vat_rate', { mode: 'number' }),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_fee_item_pkey', columns: [t.contractId, t.id] }),
    index('order_fee_item_order_item_id_index').on(t.contractId, t.orderItemId, t.id),
    index('order_fee_item_type_index').on(t.contractId, t.type, t.id),
    check('order_fee_item_type_check', sql`"type" in ('order', 'ticket', 'shipping')`),
    check('order_fee_item_rate_check', sql`"rate" >= 0 and "rate" <= 100`),
    check('order_fee_item_vat_rate_check', sql`"vat_rate" >= 0 and "vat_rate" <= 100`),
    check('order_fee_item_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'order_fee_item_order_item_id_fk', columns: [t.contractId, t.orderItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }).onDelete('cascade'),
  ],
);

/** OrderItem */
export const orderItemTable = pgTable(
  'order_item',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    type: text('type', { enum: ['default', 'subscription', 'fee'] }).default('default'),
    label: text('label'),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }),
    eventDateId: bigint('event_date_id', { mode: 'number' }),
    ticketingId: bigint('ticketing_id', { mode: 'number' }),
    stockContingentId: bigint('stock_contingent_id', { mode: 'number' }),
    excludedFromParentStock: boolean('excluded_from_parent_stock').notNull().default(false),
    offerRuleId: bigint('offer_rule_id', { mode: 'number' }),
    quantity: bigint('quantity', { mode: 'number' }).default(1),
    facialValue: bigint('facial_value', { mode: 'number' }).default(0),
    retailValue: bigint('retail_value', { mode: 'number' }).default(0),
    customerPaidAmount: bigint('customer_paid_amount', { mode: 'number' }).default(0),
    vatRate: numeric('vat_rate', { mode: 'number' }).default(0),
    netAmount: bigint('net_amount', { mode: 'number' }).default(0),
    vatAmount: bigint('vat_amount', { mode: 'number' }).default(0),
    feeAmount: bigint('fee_amount', { mode: 'number' }).default(0),
    amountForPro: bigint('amount_for_pro', { mode: 'number' }).default(0),
    applicationId: text('application_id'),
    data: jsonb('data'),
    refunded: boolean('refunded').default(false),
    refundedTotally: boolean('refunded_totally').default(false),
    cancelled: boolean('cancelled').default(false),
    cancelledAt: timestamp('cancelled_at', { mode: 'date', precision: 3, withTimezone: true }),
    totalRefundedAmount: bigint('total_refunded_amount', { mode: 'number' }).default(0),
    totalRefundedFeeAmount: bigint('total_refunded_fee_amount', { mode: 'number' }).default(0),
    rescheduledItemId: bigint('rescheduled_item_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_item_pkey', columns: [t.contractId, t.id] }),
    index('order_item_order_id_index').on(t.contractId, t.orderId, t.id),
    index('order_item_type_index').on(t.contractId, t.type, t.id),
    index('order_item_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('order_item_ticket_price_id_index').on(t.contractId, t.ticketPriceId, t.id),
    index('order_item_event_date_id_index').on(t.contractId, t.eventDateId, t.id),
    index('order_item_ticketing_id_index').on(t.contractId, t.ticketingId, t.id),
    index('order_item_stock_contingent_id_index').on(t.contractId, t.stockContingentId, t.id),
    index('order_item_offer_rule_id_index').on(t.contractId, t.offerRuleId, t.id),
    index('order_item_rescheduled_item_id_index').on(t.contractId, t.rescheduledItemId, t.id),
    check('order_item_type_check', sql`"type" in ('default', 'subscription', 'fee')`),
    check('order_item_quantity_check', sql`"quantity" >= 1`),
    foreignKey({ name: 'order_item_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'order_item_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }),
    foreignKey({ name: 'order_item_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }),
    foreignKey({ name: 'order_item_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }),
    foreignKey({ name: 'order_item_stock_contingent_id_fk', columns: [t.contractId, t.stockContingentId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }),
    foreignKey({ name: 'order_item_offer_rule_id_fk', columns: [t.contractId, t.offerRuleId], foreignColumns: [offerRuleTable.contractId, offerRuleTable.id] }),
    foreignKey({ name: 'order_item_rescheduled_item_id_fk', columns: [t.contractId, t.rescheduledItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }),
  ],
);

/** OrderItem.occupiedContingentList */
export const orderItemOccupiedContingentListTable = pgTable(
  'order_item_occupied_contingent_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_item_occupied_contingent_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('order_item_occupied_contingent_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'order_item_occupied_contingent_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'order_item_occupied_contingent_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }).onDelete('cascade'),
  ],
);

/** OrderItemCashCoupon */
export const orderItemCashCouponTable = pgTable(
  'order_item_cash_coupon',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderItemId: bigint('order_item_id', { mode: 'number' }).notNull(),
    couponId: bigint('coupon_id', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_item_cash_coupon_pkey', columns: [t.contractId, t.id] }),
    index('order_item_cash_coupon_order_item_id_index').on(t.contractId, t.orderItemId, t.id),
    index('order_item_cash_coupon_coupon_id_index').on(t.contractId, t.couponId, t.id),
    check('order_item_cash_coupon_amount_check', sql`"amount" >= 0`),
    foreignKey({ name: 'order_item_cash_coupon_order_item_id_fk', columns: [t.contractId, t.orderItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'order_item_cash_coupon_coupon_id_fk', columns: [t.contractId, t.couponId], foreignColumns: [couponTable.contractId, couponTable.id] }),
  ],
);

/** OrderItemInvoiceGroup */
export const orderItemInvoiceGroupTable = pgTable(
  'order_item_invoice_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_item_invoice_group_pkey', columns: [t.contractId, t.id] }),
    index('order_item_invoice_group_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('order_item_invoice_group_order_id_index').on(t.contractId, t.orderId, t.id),
    foreignKey({ name: 'order_item_invoice_group_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }).onDelete('cascade'),
  ],
);

/** OrderItemInvoiceGroup.orderItemList */
export const orderItemInvoiceGroupOrderItemListTable = pgTable(
  'order_item_invoice_group_order_item_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'order_item_invoice_group_order_item_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('order_item_invoice_group_order_item_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'order_item_invoice_group_order_item_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [orderItemInvoiceGroupTable.contractId, orderItemInvoiceGroupTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'order_item_invoice_group_order_item_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }).onDelete('cascade'),
  ],
);

/** OrganizationalUnit */
export const organizationalUnitTable = pgTable(
  'organizational_unit',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').default(false),
    publicContactEmail: text('public_contact_email'),
    customerRequiredFields: jsonb('customer_required_fields'),
    hideFees: boolean('hide_fees').default(false),
    gdprOptinMessage: text('gdpr_optin_message'),
    templateParameters: jsonb('template_parameters'),
    mailAdditionalInformation: text('mail_additional_information'),
    notifyOnNewOrderSuccess: boolean('notify_on_new_order_success').default(false),
    orderNotificationEmailList: jsonb('order_notification_email_list'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'organizational_unit_pkey', columns: [t.contractId, t.id] }),
    index('organizational_unit_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** Payment */
export const paymentTable = pgTable(
  'payment',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }),
    walletId: bigint('wallet_id', { mode: 'number' }),
    customerPaidAmount: bigint('customer_paid_amount', { mode: 'number' }).default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    orderStatus: text('order_status'),
    statusDescription: text('status_description'),
    provider: text('provider', { enum: ['manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'] }).default('manual'),
    providerMetadata: jsonb('provider_metadata'),
    originType: text('origin_type'),
    originId: text('origin_id'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'payment_pkey', columns: [t.contractId, t.id] }),
    index('payment_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('payment_order_id_index').on(t.contractId, t.orderId, t.id),
    index('payment_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('payment_provider_index').on(t.contractId, t.provider, t.id),
    check('payment_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('payment_provider_check', sql`"provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')`),
    foreignKey({ name: 'payment_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'payment_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }),
  ],
);

/** PaymentAttempt */
export const paymentAttemptTable = pgTable(
  'payment_attempt',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    status: text('status', { enum: ['pending', 'succeeded', 'failed', 'cancelled', 'unknown'] }).notNull().default('pending'),
    token: text('token'),
    redirectBaseUrl: text('redirect_base_url'),
    cancelBaseUrl: text('cancel_base_url'),
    providerMetadata: jsonb('provider_metadata'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'payment_attempt_pkey', columns: [t.contractId, t.id] }),
    index('payment_attempt_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('payment_attempt_order_id_index').on(t.contractId, t.orderId, t.id),
    index('payment_attempt_payment_id_index').on(t.contractId, t.paymentId, t.id),
    index('payment_attempt_status_index').on(t.contractId, t.status, t.id),
    check('payment_attempt_amount_check', sql`"amount" >= 0`),
    check('payment_attempt_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('payment_attempt_status_check', sql`"status" in ('pending', 'succeeded', 'failed', 'cancelled', 'unknown')`),
    foreignKey({ name: 'payment_attempt_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'payment_attempt_payment_id_fk', columns: [t.contractId, t.paymentId], foreignColumns: [paymentTable.contractId, paymentTable.id] }),
  ],
);

/** PaymentFee */
export const paymentFeeTable = pgTable(
  'payment_fee',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    comment: text('comment').notNull(),
    formula: text('formula').notNull(),
    isPublic: boolean('is_public').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'payment_fee_pkey', columns: [t.contractId, t.id] }),
    index('payment_fee_comment_index').on(t.contractId, sql`${t.comment} COLLATE "und-x-icu"`, t.id),
    index('payment_fee_is_public_index').on(t.contractId, t.isPublic, t.id),
  ],
);

/** PaymentLink */
export const paymentLinkTable = pgTable(
  'payment_link',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    url: text('url'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    buyerEmail: text('buyer_email').notNull(),
    paymentPageMessage: text('payment_page_message'),
    notifyBuyer: boolean('notify_buyer').default(true),
    notifyPro: boolean('notify_pro').default(true),
    expiresAt: timestamp('expires_at', { mode: 'date', precision: 3, withTimezone: true }),
    settledAt: timestamp('settled_at', { mode: 'date', precision: 3, withTimezone: true }),
    buyerNotifiedAt: timestamp('buyer_notified_at', { mode: 'date', precision: 3, withTimezone: true }),
    proNotifiedAt: timestamp('pro_notified_at', { mode: 'date', precision: 3, withTimezone: true }),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'payment_link_pkey', columns: [t.contractId, t.id] }),
    unique('payment_link_url_key').on(t.contractId, t.url),
    index('payment_link_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('payment_link_buyer_email_index').on(t.contractId, t.buyerEmail, t.id),
    index('payment_link_expires_at_index').on(t.contractId, t.expiresAt, t.id),
    index('payment_link_settled_at_index').on(t.contractId, t.settledAt, t.id),
    index('payment_link_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('payment_link_amount_check', sql`"amount" >= 0`),
    check('payment_link_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
  ],
);

/** Payout */
export const payoutTable = pgTable(
  'payout',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    payoutRef: text('payout_ref'),
    walletId: bigint('wallet_id', { mode: 'number' }),
    type: text('type', { enum: ['automatic', 'manual'] }),
    status: text('status', { enum: ['created', 'pending', 'paid', 'failed', 'cancelled'] }).notNull().default('created'),
    provider: text('provider', { enum: ['manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'] }),
    creditedFunds: bigint('credited_funds', { mode: 'number' }).notNull().default(0),
    paidAt: timestamp('paid_at', { mode: 'date', precision: 3, withTimezone: true }),
    hasRefunds: boolean('has_refunds').notNull().default(false),
    isOpaque: boolean('is_opaque').notNull().default(false),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'payout_pkey', columns: [t.contractId, t.id] }),
    unique('payout_payout_ref_key').on(t.contractId, t.payoutRef),
    index('payout_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('payout_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('payout_type_index').on(t.contractId, t.type, t.id),
    index('payout_status_index').on(t.contractId, t.status, t.id),
    index('payout_provider_index').on(t.contractId, t.provider, t.id),
    index('payout_paid_at_index').on(t.contractId, t.paidAt, t.id),
    index('payout_has_refunds_index').on(t.contractId, t.hasRefunds, t.id),
    check('payout_type_check', sql`"type" in ('automatic', 'manual')`),
    check('payout_status_check', sql`"status" in ('created', 'pending', 'paid', 'failed', 'cancelled')`),
    check('payout_provider_check', sql`"provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')`),
    foreignKey({ name: 'payout_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }),
  ],
);

/** Policy */
export const policyTable = pgTable(
  'policy',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    categoryName: text('category_name'),
    name: text('name').notNull(),
    description: text('description'),
    resourceType: text('resource_type', { enum: ['organizational_unit', 'ticketing', 'selling_device'] }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'policy_pkey', columns: [t.contractId, t.id] }),
    unique('policy_code_key').on(t.contractId, t.code),
    unique('policy_id_key').on(t.id),
    index('policy_category_name_index').on(t.contractId, sql`${t.categoryName} COLLATE "und-x-icu"`, t.id),
    index('policy_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('policy_resource_type_index').on(t.contractId, t.resourceType, t.id),
    check('policy_shared_check', sql`"contract_id" = 0`),
    check('policy_resource_type_check', sql`"resource_type" in ('organizational_unit', 'ticketing', 'selling_device')`),
  ],
);

/** ProviderExportedCart */
export const providerExportedCartTable = pgTable(
  'provider_exported_cart',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    providerName: text('provider_name', { enum: ['culture_pass'] }).notNull().default('culture_pass'),
    cartId: bigint('cart_id', { mode: 'number' }).notNull(),
    providerExportUrl: text('provider_export_url'),
    data: jsonb('data'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'provider_exported_cart_pkey', columns: [t.contractId, t.id] }),
    index('provider_exported_cart_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('provider_exported_cart_provider_name_index').on(t.contractId, t.providerName, t.id),
    index('provider_exported_cart_cart_id_index').on(t.contractId, t.cartId, t.id),
    check('provider_exported_cart_provider_name_check', sql`"provider_name" in ('culture_pass')`),
    foreignKey({ name: 'provider_exported_cart_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('cascade'),
  ],
);

/** ProviderTicketCredentials */
export const providerTicketCredentialsTable = pgTable(
  'provider_ticket_credentials',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    providerName: text('provider_name').notNull(),
    providerType: text('provider_type', { enum: ['ticket_import', 'cart_export'] }).default('ticket_import'),
    param1: text('param1'),
    param2: text('param2'),
    param3: text('param3'),
    active: boolean('active').default(true),
    connectionState: text('connection_state', { enum: ['untested', 'connected', 'refused', 'unreachable'] }).notNull().default('untested'),
    checkedAt: timestamp('checked_at', { mode: 'date', precision: 3, withTimezone: true }),
    importCursor: text('import_cursor'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'provider_ticket_credentials_pkey', columns: [t.contractId, t.id] }),
    index('provider_ticket_credentials_provider_name_index').on(t.contractId, sql`${t.providerName} COLLATE "und-x-icu"`, t.id),
    index('provider_ticket_credentials_provider_type_index').on(t.contractId, t.providerType, t.id),
    index('provider_ticket_credentials_active_index').on(t.contractId, t.active, t.id),
    index('provider_ticket_credentials_connection_state_index').on(t.contractId, t.connectionState, t.id),
    check('provider_ticket_credentials_provider_type_check', sql`"provider_type" in ('ticket_import', 'cart_export')`),
    check('provider_ticket_credentials_connection_state_check', sql`"connection_state" in ('untested', 'connected', 'refused', 'unreachable')`),
  ],
);

/** ProviderTicketImportedFile */
export const providerTicketImportedFileTable = pgTable(
  'provider_ticket_imported_file',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    originalName: text('original_name').notNull(),
    eventDateId: bigint('event_date_id', { mode: 'number' }),
    importStatus: text('import_status', { enum: ['uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'success', 'with_errors', 'failed', 'deleting', 'deleted', 'cancelled'] }).notNull().default('uploaded'),
    importedAt: timestamp('imported_at', { mode: 'date', precision: 3, withTimezone: true }),
    totalTicketsImported: bigint('total_tickets_imported', { mode: 'number' }).notNull().default(0),
    rowCount: bigint('row_count', { mode: 'number' }).notNull().default(0),
    doneCount: bigint('done_count', { mode: 'number' }).notNull().default(0),
    failedCount: bigint('failed_count', { mode: 'number' }).notNull().default(0),
    ignoredCount: bigint('ignored_count', { mode: 'number' }).notNull().default(0),
    cursor: jsonb('cursor'),
    externalProvider: text('external_provider'),
    allowedProviders: jsonb('allowed_providers'),
    scanTrackId: bigint('scan_track_id', { mode: 'number' }),
    strategy: text('strategy', { enum: ['split', 'group', 'none'] }).default('none'),
    strategyMode: text('strategy_mode', { enum: ['full', 'control_only'] }).default('full'),
    type: text('type'),
    fileName: text('file_name'),
    size: bigint('size', { mode: 'number' }),
    mimeType: text('mime_type'),
    importToken: text('import_token'),
    sheet: jsonb('sheet'),
    mapping: jsonb('mapping'),
    context: jsonb('context').default({"delimiter":"semicolon","hasHeader":true,"rowsToSkip":0}),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'provider_ticket_imported_file_pkey', columns: [t.contractId, t.id] }),
    unique('provider_ticket_imported_file_import_token_key').on(t.contractId, t.importToken),
    index('provider_ticket_imported_file_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('provider_ticket_imported_file_original_name_index').on(t.contractId, sql`${t.originalName} COLLATE "und-x-icu"`, t.id),
    index('provider_ticket_imported_file_event_date_id_index').on(t.contractId, t.eventDateId, t.id),
    index('provider_ticket_imported_file_import_status_index').on(t.contractId, t.importStatus, t.id),
    index('provider_ticket_imported_file_imported_at_index').on(t.contractId, t.importedAt, t.id),
    index('provider_ticket_imported_file_external_provider_index').on(t.contractId, sql`${t.externalProvider} COLLATE "und-x-icu"`, t.id),
    index('provider_ticket_imported_file_scan_track_id_index').on(t.contractId, t.scanTrackId, t.id),
    index('provider_ticket_imported_file_strategy_index').on(t.contractId, t.strategy, t.id),
    index('provider_ticket_imported_file_strategy_mode_index').on(t.contractId, t.strategyMode, t.id),
    check('provider_ticket_imported_file_import_status_check', sql`"import_status" in ('uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'success', 'with_errors', 'failed', 'deleting', 'deleted', 'cancelled')`),
    check('provider_ticket_imported_file_total_tickets_imported_check', sql`"total_tickets_imported" >= 0`),
    check('provider_ticket_imported_file_strategy_check', sql`"strategy" in ('split', 'group', 'none')`),
    check('provider_ticket_imported_file_strategy_mode_check', sql`"strategy_mode" in ('full', 'control_only')`),
    check('provider_ticket_imported_file_size_check', sql`"size" >= 0`),
    foreignKey({ name: 'provider_ticket_imported_file_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }).onDelete('set null'),
    foreignKey({ name: 'provider_ticket_imported_file_scan_track_id_fk', columns: [t.contractId, t.scanTrackId], foreignColumns: [scanTrackTable.contractId, scanTrackTable.id] }).onDelete('set null'),
  ],
);

/** ProviderTicketRefusal */
export const providerTicketRefusalTable = pgTable(
  'provider_ticket_refusal',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    importedFileId: bigint('imported_file_id', { mode: 'number' }).notNull(),
    rowNumber: bigint('row_number', { mode: 'number' }).notNull(),
    cells: jsonb('cells').notNull(),
    faults: jsonb('faults').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'provider_ticket_refusal_pkey', columns: [t.contractId, t.id] }),
    unique('provider_ticket_refusal_imported_file_id_row_number_key').on(t.contractId, t.importedFileId, t.rowNumber),
    index('provider_ticket_refusal_row_number_index').on(t.contractId, t.rowNumber, t.id),
    foreignKey({ name: 'provider_ticket_refusal_imported_file_id_fk', columns: [t.contractId, t.importedFileId], foreignColumns: [providerTicketImportedFileTable.contractId, providerTicketImportedFileTable.id] }).onDelete('cascade'),
  ],
);

/** Refund */
export const refundTable = pgTable(
  'refund',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    feeAmount: bigint('fee_amount', { mode: 'number' }).notNull().default(0),
    reason: text('reason'),
    invoiceId: bigint('invoice_id', { mode: 'number' }),
    ownerId: bigint('owner_id', { mode: 'number' }),
    deskSessionId: bigint('desk_session_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'refund_pkey', columns: [t.contractId, t.id] }),
    index('refund_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('refund_order_id_index').on(t.contractId, t.orderId, t.id),
    index('refund_invoice_id_index').on(t.contractId, t.invoiceId, t.id),
    index('refund_owner_id_index').on(t.contractId, t.ownerId, t.id),
    index('refund_desk_session_id_index').on(t.contractId, t.deskSessionId, t.id),
    foreignKey({ name: 'refund_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'refund_invoice_id_fk', columns: [t.contractId, t.invoiceId], foreignColumns: [invoiceTable.contractId, invoiceTable.id] }),
    foreignKey({ name: 'refund_owner_id_fk', columns: [t.contractId, t.ownerId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
    foreignKey({ name: 'refund_desk_session_id_fk', columns: [t.contractId, t.deskSessionId], foreignColumns: [deskSessionTable.contractId, deskSessionTable.id] }),
  ],
);

/** RefundOrderItem */
export const refundOrderItemTable = pgTable(
  'refund_order_item',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    refundId: bigint('refund_id', { mode: 'number' }).notNull(),
    orderItemId: bigint('order_item_id', { mode: 'number' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull().default(1),
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    feeAmount: bigint('fee_amount', { mode: 'number' }).notNull().default(0),
    netAmount: bigint('net_amount', { mode: 'number' }).notNull().default(0),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull().default(0),
    brokenOfferChoice: text('broken_offer_choice', { enum: ['keep', 'claw_back'] }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'refund_order_item_pkey', columns: [t.contractId, t.id] }),
    index('refund_order_item_refund_id_index').on(t.contractId, t.refundId, t.id),
    index('refund_order_item_order_item_id_index').on(t.contractId, t.orderItemId, t.id),
    check('refund_order_item_quantity_check', sql`"quantity" >= 0`),
    check('refund_order_item_broken_offer_choice_check', sql`"broken_offer_choice" in ('keep', 'claw_back')`),
    foreignKey({ name: 'refund_order_item_refund_id_fk', columns: [t.contractId, t.refundId], foreignColumns: [refundTable.contractId, refundTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'refund_order_item_order_item_id_fk', columns: [t.contractId, t.orderItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }),
  ],
);

/** RefundOrderItem.ticketList */
export const refundOrderItemTicketListTable = pgTable(
  'refund_order_item_ticket_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'refund_order_item_ticket_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('refund_order_item_ticket_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'refund_order_item_ticket_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [refundOrderItemTable.contractId, refundOrderItemTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'refund_order_item_ticket_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [ticketTable.contractId, ticketTable.id] }).onDelete('cascade'),
  ],
);

/** ReportingAccount */
export const reportingAccountTable = pgTable(
  'reporting_account',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    type: text('type', { enum: ['sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee'] }).notNull().default('sale'),
    code: text('code'),
    label: text('label'),
    budgetCode: text('budget_code'),
    budgetLabel: text('budget_label'),
    accountingMode: text('accounting_mode', { enum: ['event_end', 'sale_date', 'deposit_date'] }).default('event_end'),
    isDefault: boolean('is_default').default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'reporting_account_pkey', columns: [t.contractId, t.id] }),
    index('reporting_account_code_index').on(t.contractId, sql`${t.code} COLLATE "und-x-icu"`, t.id),
    index('reporting_account_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('reporting_account_type_index').on(t.contractId, t.type, t.id),
    index('reporting_account_accounting_mode_index').on(t.contractId, t.accountingMode, t.id),
    index('reporting_account_is_default_index').on(t.contractId, t.isDefault, t.id),
    index('reporting_account_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('reporting_account_type_check', sql`"type" in ('sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee')`),
    check('reporting_account_accounting_mode_check', sql`"accounting_mode" in ('event_end', 'sale_date', 'deposit_date')`),
  ],
);

/** Role */
export const roleTable = pgTable(
  'role',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description'),
    isEditable: boolean('is_editable').notNull().default(true),
    policies: jsonb('policies'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'role_pkey', columns: [t.contractId, t.id] }),
    index('role_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** SavedView */
export const savedViewTable = pgTable(
  'saved_view',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    resource: text('resource').notNull(),
    isShared: boolean('is_shared').default(false),
    owner: text('owner'),
    position: bigint('position', { mode: 'number' }).default(0),
    filter: jsonb('filter'),
    sort: jsonb('sort'),
    columns: jsonb('columns'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'saved_view_pkey', columns: [t.contractId, t.id] }),
    index('saved_view_resource_owner_index').on(t.contractId, sql`${t.resource} COLLATE "und-x-icu"`, t.owner, t.id),
    index('saved_view_position_index').on(t.contractId, t.position, t.id),
    index('saved_view_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('saved_view_is_shared_index').on(t.contractId, t.isShared, t.id),
    index('saved_view_owner_index').on(t.contractId, t.owner, t.id),
    check('saved_view_position_check', sql`"position" >= 0`),
  ],
);

/** Scan */
export const scanTable = pgTable(
  'scan',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    scanDate: timestamp('scan_date', { mode: 'date', precision: 3, withTimezone: true }).notNull(),
    status: text('status', { enum: ['ok', 'already_used', 'unpaid', 'cancelled', 'refunded', 'blocked', 'wrong_checkpoint', 'wrong_event_date', 'too_early', 'too_late', 'unknown', 'revoked', 'incomplete', 'error'] }).notNull(),
    ticketId: bigint('ticket_id', { mode: 'number' }),
    checkpointId: bigint('checkpoint_id', { mode: 'number' }),
    eventDateId: bigint('event_date_id', { mode: 'number' }),
    direction: text('direction', { enum: ['in', 'out'] }).notNull().default('in'),
    previousScanId: bigint('previous_scan_id', { mode: 'number' }),
    rightCheckpointId: bigint('right_checkpoint_id', { mode: 'number' }),
    barcode: text('barcode'),
    scannedBy: text('scanned_by'),
    isOffline: boolean('is_offline').notNull().default(false),
    deviceId: text('device_id'),
    nonce: text('nonce'),
    deviceInfo: jsonb('device_info'),
    appModel: text('app_model'),
    appVersion: text('app_version'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'scan_pkey', columns: [t.contractId, t.id] }),
    unique('scan_device_id_nonce_key').on(t.contractId, t.deviceId, t.nonce),
    index('scan_ticket_id_scan_date_index').on(t.contractId, t.ticketId, t.scanDate, t.id),
    index('scan_scan_date_index').on(t.contractId, t.scanDate, t.id),
    index('scan_status_index').on(t.contractId, t.status, t.id),
    index('scan_checkpoint_id_index').on(t.contractId, t.checkpointId, t.id),
    index('scan_event_date_id_index').on(t.contractId, t.eventDateId, t.id),
    index('scan_direction_index').on(t.contractId, t.direction, t.id),
    index('scan_previous_scan_id_index').on(t.contractId, t.previousScanId, t.id),
    index('scan_right_checkpoint_id_index').on(t.contractId, t.rightCheckpointId, t.id),
    index('scan_barcode_index').on(t.contractId, sql`${t.barcode} COLLATE "und-x-icu"`, t.id),
    index('scan_scanned_by_index').on(t.contractId, sql`${t.scannedBy} COLLATE "und-x-icu"`, t.id),
    index('scan_is_offline_index').on(t.contractId, t.isOffline, t.id),
    check('scan_status_check', sql`"status" in ('ok', 'already_used', 'unpaid', 'cancelled', 'refunded', 'blocked', 'wrong_checkpoint', 'wrong_event_date', 'too_early', 'too_late', 'unknown', 'revoked', 'incomplete', 'error')`),
    check('scan_direction_check', sql`"direction" in ('in', 'out')`),
    foreignKey({ name: 'scan_ticket_id_fk', columns: [t.contractId, t.ticketId], foreignColumns: [ticketTable.contractId, ticketTable.id] }),
    foreignKey({ name: 'scan_checkpoint_id_fk', columns: [t.contractId, t.checkpointId], foreignColumns: [checkpointTable.contractId, checkpointTable.id] }),
    foreignKey({ name: 'scan_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }),
    foreignKey({ name: 'scan_previous_scan_id_fk', columns: [t.contractId, t.previousScanId], foreignColumns: [scanTable.contractId, scanTable.id] }).onDelete('set null'),
    foreignKey({ name: 'scan_right_checkpoint_id_fk', columns: [t.contractId, t.rightCheckpointId], foreignColumns: [checkpointTable.contractId, checkpointTable.id] }).onDelete('set null'),
  ],
);

/** ScanConfig */
export const scanConfigTable = pgTable(
  'scan_config',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    config: jsonb('config').default({}),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'scan_config_pkey', columns: [t.contractId, t.id] }),
    index('scan_config_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** ScanTrack */
export const scanTrackTable = pgTable(
  'scan_track',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    maxScanNb: bigint('max_scan_nb', { mode: 'number' }),
    allowsReentry: boolean('allows_reentry').notNull().default(false),
    isDefault: boolean('is_default').default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    isDeletable: boolean('is_deletable').notNull().default(true),
    isHidable: boolean('is_hidable').notNull().default(true),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'scan_track_pkey', columns: [t.contractId, t.id] }),
    index('scan_track_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('scan_track_is_default_index').on(t.contractId, t.isDefault, t.id),
    index('scan_track_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('scan_track_max_scan_nb_check', sql`"max_scan_nb" >= 1`),
  ],
);

/** ScanTrackCheckpoint */
export const scanTrackCheckpointTable = pgTable(
  'scan_track_checkpoint',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    scanTrackId: bigint('scan_track_id', { mode: 'number' }).notNull(),
    checkpointId: bigint('checkpoint_id', { mode: 'number' }).notNull(),
    maxScanNb: bigint('max_scan_nb', { mode: 'number' }),
    position: bigint('position', { mode: 'number' }).default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'scan_track_checkpoint_pkey', columns: [t.contractId, t.id] }),
    unique('scan_track_checkpoint_scan_track_id_checkpoint_id_key').on(t.contractId, t.scanTrackId, t.checkpointId),
    index('scan_track_checkpoint_position_index').on(t.contractId, t.position, t.id),
    index('scan_track_checkpoint_checkpoint_id_index').on(t.contractId, t.checkpointId, t.id),
    check('scan_track_checkpoint_max_scan_nb_check', sql`"max_scan_nb" >= 1`),
    foreignKey({ name: 'scan_track_checkpoint_scan_track_id_fk', columns: [t.contractId, t.scanTrackId], foreignColumns: [scanTrackTable.contractId, scanTrackTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'scan_track_checkpoint_checkpoint_id_fk', columns: [t.contractId, t.checkpointId], foreignColumns: [checkpointTable.contractId, checkpointTable.id] }),
  ],
);

/** ScheduledTask */
export const scheduledTaskTable = pgTable(
  'scheduled_task',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    startedAt: timestamp('started_at', { mode: 'date', precision: 3, withTimezone: true }),
    endedAt: timestamp('ended_at', { mode: 'date', precision: 3, withTimezone: true }),
    succeededAt: timestamp('succeeded_at', { mode: 'date', precision: 3, withTimezone: true }),
    dueAt: timestamp('due_at', { mode: 'date', precision: 3, withTimezone: true }).notNull(),
    failures: bigint('failures', { mode: 'number' }).notNull().default(0),
    cron: text('cron').notNull(),
    timezone: text('timezone').notNull(),
    aliveAt: timestamp('alive_at', { mode: 'date', precision: 3, withTimezone: true }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'scheduled_task_pkey', columns: [t.contractId, t.id] }),
    unique('scheduled_task_name_key').on(t.contractId, t.name),
    unique('scheduled_task_id_key').on(t.id),
    check('scheduled_task_shared_check', sql`"contract_id" = 0`),
  ],
);

/** Season */
export const seasonTable = pgTable(
  'season',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    type: text('type', { enum: ['season', 'festival'] }).default('season'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'season_pkey', columns: [t.contractId, t.id] }),
    index('season_start_date_index').on(t.contractId, t.startDate, t.id),
    index('season_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('season_type_index').on(t.contractId, t.type, t.id),
    check('season_type_check', sql`"type" in ('season', 'festival')`),
  ],
);

/** Seat */
export const seatTable = pgTable(
  'seat',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }).notNull(),
    label: text('label').notNull(),
    type: text('type', { enum: ['normal', 'foldable', 'standing', 'reduced_mobility', 'chair', 'bench', 'banquette'] }).default('normal'),
    floorId: bigint('floor_id', { mode: 'number' }),
    zoneId: bigint('zone_id', { mode: 'number' }),
    row: text('row'),
    seatNumber: text('seat_number'),
    hasObstructedView: boolean('has_obstructed_view').default(false),
    info: text('info'),
    addedIn: bigint('added_in', { mode: 'number' }).notNull().default(1),
    retiredIn: bigint('retired_in', { mode: 'number' }),
    rowRank: bigint('row_rank', { mode: 'number' }),
    position: bigint('position', { mode: 'number' }),
    coordinates: jsonb('coordinates'),
    angle: numeric('angle', { mode: 'number' }).default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_pkey', columns: [t.contractId, t.id] }),
    index('seat_seat_config_id_row_position_index').on(t.contractId, t.seatConfigId, sql`${t.row} COLLATE "und-x-icu"`, t.position, t.id),
    index('seat_seat_config_id_row_rank_position_index').on(t.contractId, t.seatConfigId, t.rowRank, t.position, t.id),
    index('seat_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('seat_type_index').on(t.contractId, t.type, t.id),
    index('seat_floor_id_index').on(t.contractId, t.floorId, t.id),
    index('seat_zone_id_index').on(t.contractId, t.zoneId, t.id),
    index('seat_row_index').on(t.contractId, sql`${t.row} COLLATE "und-x-icu"`, t.id),
    index('seat_has_obstructed_view_index').on(t.contractId, t.hasObstructedView, t.id),
    check('seat_type_check', sql`"type" in ('normal', 'foldable', 'standing', 'reduced_mobility', 'chair', 'bench', 'banquette')`),
    check('seat_added_in_check', sql`"added_in" >= 1`),
    check('seat_retired_in_check', sql`"retired_in" >= 1`),
    check('seat_row_rank_check', sql`"row_rank" >= 0`),
    foreignKey({ name: 'seat_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'seat_floor_id_fk', columns: [t.contractId, t.floorId], foreignColumns: [seatFloorTable.contractId, seatFloorTable.id] }).onDelete('set null'),
    foreignKey({ name: 'seat_zone_id_fk', columns: [t.contractId, t.zoneId], foreignColumns: [seatZoneTable.contractId, seatZoneTable.id] }).onDelete('set null'),
  ],
);

/** SeatConfig */
export const seatConfigTable = pgTable(
  'seat_config',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_config_pkey', columns: [t.contractId, t.id] }),
    index('seat_config_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('seat_config_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('seat_config_version_check', sql`"version" >= 1`),
  ],
);

/** SeatConfig.seatGroupList */
export const seatConfigSeatGroupListTable = pgTable(
  'seat_config_seat_group_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_config_seat_group_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('seat_config_seat_group_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'seat_config_seat_group_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'seat_config_seat_group_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [seatGroupTable.contractId, seatGroupTable.id] }).onDelete('cascade'),
  ],
);

/** SeatConfigBlock */
export const seatConfigBlockTable = pgTable(
  'seat_config_block',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }).notNull(),
    info: text('info'),
    x: numeric('x', { mode: 'number' }).default(0),
    y: numeric('y', { mode: 'number' }).default(0),
    z: bigint('z', { mode: 'number' }).default(0),
    width: numeric('width', { mode: 'number' }),
    height: numeric('height', { mode: 'number' }),
    fontSize: numeric('font_size', { mode: 'number' }).default(12),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_config_block_pkey', columns: [t.contractId, t.id] }),
    index('seat_config_block_seat_config_id_index').on(t.contractId, t.seatConfigId, t.id),
    index('seat_config_block_info_index').on(t.contractId, sql`${t.info} COLLATE "und-x-icu"`, t.id),
    check('seat_config_block_width_check', sql`"width" >= 0`),
    check('seat_config_block_height_check', sql`"height" >= 0`),
    check('seat_config_block_font_size_check', sql`"font_size" >= 1`),
    foreignKey({ name: 'seat_config_block_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }).onDelete('cascade'),
  ],
);

/** SeatConfigMapping */
export const seatConfigMappingTable = pgTable(
  'seat_config_mapping',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    seatConfigName: text('seat_config_name'),
    isFreeSeating: boolean('is_free_seating').default(false),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }),
    isIgnored: boolean('is_ignored').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_config_mapping_pkey', columns: [t.contractId, t.id] }),
    index('seat_config_mapping_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('seat_config_mapping_seat_config_name_index').on(t.contractId, sql`${t.seatConfigName} COLLATE "und-x-icu"`, t.id),
    index('seat_config_mapping_is_free_seating_index').on(t.contractId, t.isFreeSeating, t.id),
    index('seat_config_mapping_seat_config_id_index').on(t.contractId, t.seatConfigId, t.id),
    index('seat_config_mapping_is_ignored_index').on(t.contractId, t.isIgnored, t.id),
    foreignKey({ name: 'seat_config_mapping_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }).onDelete('set null'),
  ],
);

/** SeatFloor */
export const seatFloorTable = pgTable(
  'seat_floor',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_floor_pkey', columns: [t.contractId, t.id] }),
    unique('seat_floor_seat_config_id_name_key').on(t.contractId, t.seatConfigId, t.name),
    index('seat_floor_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    foreignKey({ name: 'seat_floor_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }).onDelete('cascade'),
  ],
);

/** SeatGroup */
export const seatGroupTable = pgTable(
  'seat_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    seatColor: text('seat_color'),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_group_pkey', columns: [t.contractId, t.id] }),
    index('seat_group_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('seat_group_is_hidden_index').on(t.contractId, t.isHidden, t.id),
  ],
);

/** SeatMapping */
export const seatMappingTable = pgTable(
  'seat_mapping',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    seatId: bigint('seat_id', { mode: 'number' }),
    isIgnored: boolean('is_ignored').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_mapping_pkey', columns: [t.contractId, t.id] }),
    index('seat_mapping_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('seat_mapping_seat_id_index').on(t.contractId, t.seatId, t.id),
    index('seat_mapping_is_ignored_index').on(t.contractId, t.isIgnored, t.id),
    foreignKey({ name: 'seat_mapping_seat_id_fk', columns: [t.contractId, t.seatId], foreignColumns: [seatTable.contractId, seatTable.id] }).onDelete('set null'),
  ],
);

/** SeatZone */
export const seatZoneTable = pgTable(
  'seat_zone',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    seatConfigId: bigint('seat_config_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'seat_zone_pkey', columns: [t.contractId, t.id] }),
    unique('seat_zone_seat_config_id_name_key').on(t.contractId, t.seatConfigId, t.name),
    index('seat_zone_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    foreignKey({ name: 'seat_zone_seat_config_id_fk', columns: [t.contractId, t.seatConfigId], foreignColumns: [seatConfigTable.contractId, seatConfigTable.id] }).onDelete('cascade'),
  ],
);

/** SellingDevice */
export const sellingDeviceTable = pgTable(
  'selling_device',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    type: text('type', { enum: ['DESK', 'WWW', 'MINISITE', 'RESELLER', 'RESELLER_LIVE', 'STOCK_ISSUE'] }).notNull().default('DESK'),
    paymentFeeKey: text('payment_fee_key'),
    originType: text('origin_type'),
    hideFees: boolean('hide_fees').default(false),
    isExternalProvider: boolean('is_external_provider').default(false),
    nbTicketsToGenerate: bigint('nb_tickets_to_generate', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'selling_device_pkey', columns: [t.contractId, t.id] }),
    index('selling_device_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('selling_device_type_index').on(t.contractId, t.type, t.id),
    check('selling_device_type_check', sql`"type" in ('DESK', 'WWW', 'MINISITE', 'RESELLER', 'RESELLER_LIVE', 'STOCK_ISSUE')`),
    check('selling_device_nb_tickets_to_generate_check', sql`"nb_tickets_to_generate" >= 0`),
  ],
);

/** Shipping */
export const shippingTable = pgTable(
  'shipping',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['e_ticket', 'desk', 'mail', 'none'] }).notNull(),
    feeId: bigint('fee_id', { mode: 'number' }),
    bookingTrackId: bigint('booking_track_id', { mode: 'number' }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'shipping_pkey', columns: [t.contractId, t.id] }),
    index('shipping_type_index').on(t.contractId, t.type, t.id),
    index('shipping_fee_id_index').on(t.contractId, t.feeId, t.id),
    index('shipping_booking_track_id_index').on(t.contractId, t.bookingTrackId, t.id),
    check('shipping_type_check', sql`"type" in ('e_ticket', 'desk', 'mail', 'none')`),
    foreignKey({ name: 'shipping_fee_id_fk', columns: [t.contractId, t.feeId], foreignColumns: [feeTable.contractId, feeTable.id] }),
    foreignKey({ name: 'shipping_booking_track_id_fk', columns: [t.contractId, t.bookingTrackId], foreignColumns: [bookingTrackTable.contractId, bookingTrackTable.id] }).onDelete('cascade'),
  ],
);

/** SibilParameter */
export const sibilParameterTable = pgTable(
  'sibil_parameter',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    sibilUsername: text('sibil_username').notNull(),
    sibilPassword: text('sibil_password').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'sibil_parameter_pkey', columns: [t.contractId, t.id] }),
    index('sibil_parameter_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** Sticker */
export const stickerTable = pgTable(
  'sticker',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    pageType: text('page_type', { enum: ['A4', 'A5', 'LETTER'] }).default('A4'),
    horizontalNb: bigint('horizontal_nb', { mode: 'number' }).notNull(),
    verticalNb: bigint('vertical_nb', { mode: 'number' }).notNull(),
    stickerWidth: numeric('sticker_width', { mode: 'number' }).notNull(),
    stickerHeight: numeric('sticker_height', { mode: 'number' }).notNull(),
    marginLeft: numeric('margin_left', { mode: 'number' }).default(0),
    marginTop: numeric('margin_top', { mode: 'number' }).default(0),
    horizontalDistance: numeric('horizontal_distance', { mode: 'number' }).default(0),
    verticalDistance: numeric('vertical_distance', { mode: 'number' }).default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'sticker_pkey', columns: [t.contractId, t.id] }),
    index('sticker_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('sticker_page_type_index').on(t.contractId, t.pageType, t.id),
    check('sticker_page_type_check', sql`"page_type" in ('A4', 'A5', 'LETTER')`),
    check('sticker_horizontal_nb_check', sql`"horizontal_nb" >= 1 and "horizontal_nb" <= 50`),
    check('sticker_vertical_nb_check', sql`"vertical_nb" >= 1 and "vertical_nb" <= 100`),
    check('sticker_sticker_width_check', sql`"sticker_width" >= 1 and "sticker_width" <= 1000`),
    check('sticker_sticker_height_check', sql`"sticker_height" >= 1 and "sticker_height" <= 1000`),
    check('sticker_margin_left_check', sql`"margin_left" >= 0`),
    check('sticker_margin_top_check', sql`"margin_top" >= 0`),
    check('sticker_horizontal_distance_check', sql`"horizontal_distance" >= 0`),
    check('sticker_vertical_distance_check', sql`"vertical_distance" >= 0`),
  ],
);

/** StockContingent */
export const stockContingentTable = pgTable(
  'stock_contingent',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    eventDateId: bigint('event_date_id', { mode: 'number' }).notNull(),
    contingentId: bigint('contingent_id', { mode: 'number' }),
    logicalSeatConfigId: bigint('logical_seat_config_id', { mode: 'number' }),
    parentId: bigint('parent_id', { mode: 'number' }),
    name: text('name').notNull(),
    color: text('color'),
    draft: boolean('draft').default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    unlimitedStock: boolean('unlimited_stock').default(false),
    totalStock: bigint('total_stock', { mode: 'number' }).default(0),
    overbookingStock: bigint('overbooking_stock', { mode: 'number' }).default(0),
    occupiedStock: bigint('occupied_stock', { mode: 'number' }).notNull().default(0),
    dismissedStock: bigint('dismissed_stock', { mode: 'number' }).notNull().default(0),
    bookedTickets: bigint('booked_tickets', { mode: 'number' }).notNull().default(0),
    reservedTickets: bigint('reserved_tickets', { mode: 'number' }).notNull().default(0),
    soldTickets: bigint('sold_tickets', { mode: 'number' }).notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'stock_contingent_pkey', columns: [t.contractId, t.id] }),
    index('stock_contingent_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('stock_contingent_event_date_id_index').on(t.contractId, t.eventDateId, t.id),
    index('stock_contingent_contingent_id_index').on(t.contractId, t.contingentId, t.id),
    index('stock_contingent_logical_seat_config_id_index').on(t.contractId, t.logicalSeatConfigId, t.id),
    index('stock_contingent_parent_id_index').on(t.contractId, t.parentId, t.id),
    index('stock_contingent_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('stock_contingent_total_stock_check', sql`"total_stock" >= 0`),
    check('stock_contingent_overbooking_stock_check', sql`"overbooking_stock" >= 0`),
    check('stock_contingent_occupied_stock_check', sql`"occupied_stock" >= 0`),
    foreignKey({ name: 'stock_contingent_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }),
    foreignKey({ name: 'stock_contingent_contingent_id_fk', columns: [t.contractId, t.contingentId], foreignColumns: [contingentTable.contractId, contingentTable.id] }),
    foreignKey({ name: 'stock_contingent_logical_seat_config_id_fk', columns: [t.contractId, t.logicalSeatConfigId], foreignColumns: [logicalSeatConfigTable.contractId, logicalSeatConfigTable.id] }).onDelete('set null'),
    foreignKey({ name: 'stock_contingent_parent_id_fk', columns: [t.contractId, t.parentId], foreignColumns: [stockContingentTable.contractId, stockContingentTable.id] }),
  ],
);

/** Subscription */
export const subscriptionTable = pgTable(
  'subscription',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description'),
    status: text('status', { enum: ['active', 'payment_failed', 'missing_provider_metadata', 'disabled', 'ended'] }).notNull().default('active'),
    customerId: bigint('customer_id', { mode: 'number' }),
    orderId: bigint('order_id', { mode: 'number' }),
    paymentId: bigint('payment_id', { mode: 'number' }),
    walletId: bigint('wallet_id', { mode: 'number' }),
    couponId: bigint('coupon_id', { mode: 'number' }),
    provider: text('provider', { enum: ['manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'] }).default('SEPA'),
    paymentMethod: text('payment_method', { enum: ['sepa', 'card'] }).default('sepa'),
    recurrence: text('recurrence', { enum: ['monthly', 'bimonthly', 'quarterly'] }).default('monthly'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    sepaMandateUniqueRef: text('sepa_mandate_unique_ref'),
    parameters: jsonb('parameters'),
    providerMetadata: jsonb('provider_metadata'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'subscription_pkey', columns: [t.contractId, t.id] }),
    unique('subscription_sepa_mandate_unique_ref_key').on(t.contractId, t.sepaMandateUniqueRef),
    index('subscription_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('subscription_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('subscription_status_index').on(t.contractId, t.status, t.id),
    index('subscription_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('subscription_order_id_index').on(t.contractId, t.orderId, t.id),
    index('subscription_payment_id_index').on(t.contractId, t.paymentId, t.id),
    index('subscription_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('subscription_coupon_id_index').on(t.contractId, t.couponId, t.id),
    index('subscription_provider_index').on(t.contractId, t.provider, t.id),
    index('subscription_payment_method_index').on(t.contractId, t.paymentMethod, t.id),
    index('subscription_recurrence_index').on(t.contractId, t.recurrence, t.id),
    check('subscription_status_check', sql`"status" in ('active', 'payment_failed', 'missing_provider_metadata', 'disabled', 'ended')`),
    check('subscription_provider_check', sql`"provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')`),
    check('subscription_payment_method_check', sql`"payment_method" in ('sepa', 'card')`),
    check('subscription_recurrence_check', sql`"recurrence" in ('monthly', 'bimonthly', 'quarterly')`),
    check('subscription_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'subscription_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'subscription_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'subscription_payment_id_fk', columns: [t.contractId, t.paymentId], foreignColumns: [paymentTable.contractId, paymentTable.id] }),
    foreignKey({ name: 'subscription_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }),
    foreignKey({ name: 'subscription_coupon_id_fk', columns: [t.contractId, t.couponId], foreignColumns: [couponTable.contractId, couponTable.id] }),
  ],
);

/** SubscriptionMaturity */
export const subscriptionMaturityTable = pgTable(
  'subscription_maturity',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'cancelled'] }).notNull().default('pending'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'subscription_maturity_pkey', columns: [t.contractId, t.id] }),
    index('subscription_maturity_status_due_date_index').on(t.contractId, t.status, t.dueDate, t.id),
    index('subscription_maturity_due_date_index').on(t.contractId, t.dueDate, t.id),
    index('subscription_maturity_subscription_id_index').on(t.contractId, t.subscriptionId, t.id),
    check('subscription_maturity_amount_check', sql`"amount" >= 0`),
    check('subscription_maturity_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('subscription_maturity_status_check', sql`"status" in ('pending', 'paid', 'failed', 'cancelled')`),
    foreignKey({ name: 'subscription_maturity_subscription_id_fk', columns: [t.contractId, t.subscriptionId], foreignColumns: [subscriptionTable.contractId, subscriptionTable.id] }).onDelete('cascade'),
  ],
);

/** SupportResource */
export const supportResourceTable = pgTable(
  'support_resource',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['tutorial', 'promote', 'video'] }).notNull(),
    domain: text('domain', { enum: ['desk', 'crm', 'ticket_import', 'offer', 'booking_track', 'reporting_account'] }),
    title: text('title').notNull(),
    text: text('text'),
    image: text('image'),
    link: text('link'),
    position: bigint('position', { mode: 'number' }).default(0),
    enabled: boolean('enabled').default(true),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'support_resource_pkey', columns: [t.contractId, t.id] }),
    unique('support_resource_id_key').on(t.id),
    index('support_resource_position_index').on(t.contractId, t.position, t.id),
    index('support_resource_type_index').on(t.contractId, t.type, t.id),
    index('support_resource_domain_index').on(t.contractId, t.domain, t.id),
    index('support_resource_title_index').on(t.contractId, sql`${t.title} COLLATE "und-x-icu"`, t.id),
    index('support_resource_enabled_index').on(t.contractId, t.enabled, t.id),
    check('support_resource_shared_check', sql`"contract_id" = 0`),
    check('support_resource_type_check', sql`"type" in ('tutorial', 'promote', 'video')`),
    check('support_resource_domain_check', sql`"domain" in ('desk', 'crm', 'ticket_import', 'offer', 'booking_track', 'reporting_account')`),
  ],
);

/** Tag */
export const tagTable = pgTable(
  'tag',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    color: text('color'),
    isHidden: boolean('is_hidden').notNull().default(false),
    nameTokenized: text('name_tokenized'),
    uniqueId: text('unique_id'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'tag_pkey', columns: [t.contractId, t.id] }),
    index('tag_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('tag_is_hidden_index').on(t.contractId, t.isHidden, t.id),
  ],
);

/** Tax */
export const taxTable = pgTable(
  'tax',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    code: text('code'),
    rate: numeric('rate', { mode: 'number' }).notNull(),
    countryCode: text('country_code').notNull(),
    region: text('region', { enum: ['FR', 'CORSE', 'MQ', 'RE', 'GP', 'GF'] }),
    category: text('category', { enum: ['standard', 'intermediate', 'reduced', 'super_reduced', 'live_show_first', 'live_show', 'exempt'] }),
    maxRepresentationNumber: bigint('max_representation_number', { mode: 'number' }),
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    legalBasis: text('legal_basis'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'tax_pkey', columns: [t.contractId, t.id] }),
    unique('tax_code_key').on(t.contractId, t.code),
    unique('tax_id_key').on(t.id),
    index('tax_rate_index').on(t.contractId, t.rate, t.id),
    index('tax_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('tax_country_code_index').on(t.contractId, sql`${t.countryCode} COLLATE "und-x-icu"`, t.id),
    index('tax_region_index').on(t.contractId, t.region, t.id),
    index('tax_category_index').on(t.contractId, t.category, t.id),
    check('tax_shared_check', sql`"contract_id" = 0`),
    check('tax_rate_check', sql`"rate" >= 0 and "rate" <= 100`),
    check('tax_region_check', sql`"region" in ('FR', 'CORSE', 'MQ', 'RE', 'GP', 'GF')`),
    check('tax_category_check', sql`"category" in ('standard', 'intermediate', 'reduced', 'super_reduced', 'live_show_first', 'live_show', 'exempt')`),
    check('tax_max_representation_number_check', sql`"max_representation_number" >= 1`),
  ],
);

/** TerminalPayment */
export const terminalPaymentTable = pgTable(
  'terminal_payment',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    status: text('status', { enum: ['started', 'authorised', 'refused', 'aborted', 'unknown'] }).notNull().default('started'),
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    cartId: bigint('cart_id', { mode: 'number' }),
    orderId: bigint('order_id', { mode: 'number' }),
    terminalName: text('terminal_name'),
    sellerId: bigint('seller_id', { mode: 'number' }),
    deskSessionId: bigint('desk_session_id', { mode: 'number' }),
    reason: text('reason'),
    cardType: text('card_type'),
    cardMode: text('card_mode'),
    lastDigits: text('last_digits'),
    authorisation: text('authorisation'),
    answeredAt: timestamp('answered_at', { mode: 'date', precision: 3, withTimezone: true }),
    settledById: bigint('settled_by_id', { mode: 'number' }),
    settledAt: timestamp('settled_at', { mode: 'date', precision: 3, withTimezone: true }),
    settledReason: text('settled_reason'),
    isContradicted: boolean('is_contradicted').notNull().default(false),
    boxId: text('box_id'),
    terminal: text('terminal'),
    transactionId: text('transaction_id'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'terminal_payment_pkey', columns: [t.contractId, t.id] }),
    unique('terminal_payment_transaction_id_key').on(t.contractId, t.transactionId),
    index('terminal_payment_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('terminal_payment_status_index').on(t.contractId, t.status, t.id),
    index('terminal_payment_cart_id_index').on(t.contractId, t.cartId, t.id),
    index('terminal_payment_order_id_index').on(t.contractId, t.orderId, t.id),
    index('terminal_payment_seller_id_index').on(t.contractId, t.sellerId, t.id),
    index('terminal_payment_desk_session_id_index').on(t.contractId, t.deskSessionId, t.id),
    index('terminal_payment_settled_by_id_index').on(t.contractId, t.settledById, t.id),
    index('terminal_payment_is_contradicted_index').on(t.contractId, t.isContradicted, t.id),
    check('terminal_payment_status_check', sql`"status" in ('started', 'authorised', 'refused', 'aborted', 'unknown')`),
    check('terminal_payment_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'terminal_payment_cart_id_fk', columns: [t.contractId, t.cartId], foreignColumns: [cartTable.contractId, cartTable.id] }).onDelete('set null'),
    foreignKey({ name: 'terminal_payment_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'terminal_payment_seller_id_fk', columns: [t.contractId, t.sellerId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
    foreignKey({ name: 'terminal_payment_desk_session_id_fk', columns: [t.contractId, t.deskSessionId], foreignColumns: [deskSessionTable.contractId, deskSessionTable.id] }),
    foreignKey({ name: 'terminal_payment_settled_by_id_fk', columns: [t.contractId, t.settledById], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
  ],
);

/** Ticket */
export const ticketTable = pgTable(
  'ticket',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    number: bigint('number', { mode: 'number' }),
    barcode: text('barcode'),
    status: text('status', { enum: ['refunded', 'cancelled', 'payed', 'booked'] }).notNull().default('payed'),
    orderId: bigint('order_id', { mode: 'number' }),
    orderItemId: bigint('order_item_id', { mode: 'number' }),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }),
    eventDateId: bigint('event_date_id', { mode: 'number' }),
    seatId: bigint('seat_id', { mode: 'number' }),
    seatLabel: text('seat_label'),
    seatGroupLabel: text('seat_group_label'),
    cartItemId: bigint('cart_item_id', { mode: 'number' }),
    participantId: bigint('participant_id', { mode: 'number' }),
    data: jsonb('data'),
    facialValue: bigint('facial_value', { mode: 'number' }).notNull().default(0),
    facialFeeValue: bigint('facial_fee_value', { mode: 'number' }).notNull().default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    boughtAt: timestamp('bought_at', { mode: 'date', precision: 3, withTimezone: true }),
    refundedAt: timestamp('refunded_at', { mode: 'date', precision: 3, withTimezone: true }),
    firstScannedDate: timestamp('first_scanned_date', { mode: 'date', precision: 3, withTimezone: true }),
    lastScannedDate: timestamp('last_scanned_date', { mode: 'date', precision: 3, withTimezone: true }),
    ticketPriceName: text('ticket_price_name'),
    ticketPriceType: text('ticket_price_type', { enum: ['full_price', 'reduced', 'exempted', 'subscription', 'subscriptionMemberLoyalty', 'scholar', 'group', 'reseller', 'other'] }),
    valid: boolean('valid').notNull().default(true),
    isBlocked: boolean('is_blocked').default(false),
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    maxScanNb: bigint('max_scan_nb', { mode: 'number' }).notNull().default(1),
    remainingScanNb: bigint('remaining_scan_nb', { mode: 'number' }).notNull().default(1),
    currentScanNb: bigint('current_scan_nb', { mode: 'number' }).notNull().default(0),
    currentValidScanNb: bigint('current_valid_scan_nb', { mode: 'number' }).notNull().default(0),
    isInside: boolean('is_inside').notNull().default(false),
    validStartDate: timestamp('valid_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    validEndDate: timestamp('valid_end_date', { mode: 'date', precision: 3, withTimezone: true }),
    ticketingTitle: text('ticketing_title'),
    eventDateStartDate: timestamp('event_date_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    eventDateEndDate: timestamp('event_date_end_date', { mode: 'date', precision: 3, withTimezone: true }),
    ticketingTimezone: text('ticketing_timezone').notNull().default('Europe/Paris'),
    ticketRequiredFields: jsonb('ticket_required_fields'),
    participantRequiredFields: jsonb('participant_required_fields'),
    customerRequiredFields: jsonb('customer_required_fields'),
    isCustomized: boolean('is_customized').notNull().default(false),
    replacedTicketId: bigint('replaced_ticket_id', { mode: 'number' }),
    printCount: bigint('print_count', { mode: 'number' }).notNull().default(0),
    lastPrintedAt: timestamp('last_printed_at', { mode: 'date', precision: 3, withTimezone: true }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_pkey', columns: [t.contractId, t.id] }),
    unique('ticket_number_key').on(t.contractId, t.number),
    unique('ticket_barcode_key').on(t.contractId, t.barcode),
    unique('ticket_event_date_id_seat_id_key').on(t.contractId, t.eventDateId, t.seatId),
    index('ticket_bought_at_index').on(t.contractId, t.boughtAt, t.id),
    index('ticket_status_index').on(t.contractId, t.status, t.id),
    index('ticket_order_id_index').on(t.contractId, t.orderId, t.id),
    index('ticket_order_item_id_index').on(t.contractId, t.orderItemId, t.id),
    index('ticket_ticket_price_id_index').on(t.contractId, t.ticketPriceId, t.id),
    index('ticket_seat_id_index').on(t.contractId, t.seatId, t.id),
    index('ticket_cart_item_id_index').on(t.contractId, t.cartItemId, t.id),
    index('ticket_participant_id_index').on(t.contractId, t.participantId, t.id),
    index('ticket_ticket_price_type_index').on(t.contractId, t.ticketPriceType, t.id),
    index('ticket_is_blocked_index').on(t.contractId, t.isBlocked, t.id),
    index('ticket_is_inside_index').on(t.contractId, t.isInside, t.id),
    index('ticket_replaced_ticket_id_index').on(t.contractId, t.replacedTicketId, t.id),
    check('ticket_status_check', sql`"status" in ('refunded', 'cancelled', 'payed', 'booked')`),
    check('ticket_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('ticket_ticket_price_type_check', sql`"ticket_price_type" in ('full_price', 'reduced', 'exempted', 'subscription', 'subscriptionMemberLoyalty', 'scholar', 'group', 'reseller', 'other')`),
    foreignKey({ name: 'ticket_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'ticket_order_item_id_fk', columns: [t.contractId, t.orderItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }),
    foreignKey({ name: 'ticket_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }),
    foreignKey({ name: 'ticket_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }),
    foreignKey({ name: 'ticket_seat_id_fk', columns: [t.contractId, t.seatId], foreignColumns: [seatTable.contractId, seatTable.id] }),
    foreignKey({ name: 'ticket_cart_item_id_fk', columns: [t.contractId, t.cartItemId], foreignColumns: [cartItemTable.contractId, cartItemTable.id] }).onDelete('set null'),
    foreignKey({ name: 'ticket_participant_id_fk', columns: [t.contractId, t.participantId], foreignColumns: [customerTable.contractId, customerTable.id] }),
    foreignKey({ name: 'ticket_replaced_ticket_id_fk', columns: [t.contractId, t.replacedTicketId], foreignColumns: [ticketTable.contractId, ticketTable.id] }),
  ],
);

/** TicketCheckpoint */
export const ticketCheckpointTable = pgTable(
  'ticket_checkpoint',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketId: bigint('ticket_id', { mode: 'number' }).notNull(),
    checkpointId: bigint('checkpoint_id', { mode: 'number' }).notNull(),
    valid: boolean('valid').notNull().default(true),
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    maxScanNb: bigint('max_scan_nb', { mode: 'number' }).notNull().default(1),
    remainingScanNb: bigint('remaining_scan_nb', { mode: 'number' }).notNull().default(1),
    currentScanNb: bigint('current_scan_nb', { mode: 'number' }).notNull().default(0),
    currentValidScanNb: bigint('current_valid_scan_nb', { mode: 'number' }).notNull().default(0),
    firstScannedDate: timestamp('first_scanned_date', { mode: 'date', precision: 3, withTimezone: true }),
    lastScannedDate: timestamp('last_scanned_date', { mode: 'date', precision: 3, withTimezone: true }),
    validStartDate: timestamp('valid_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    validEndDate: timestamp('valid_end_date', { mode: 'date', precision: 3, withTimezone: true }),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_checkpoint_pkey', columns: [t.contractId, t.id] }),
    unique('ticket_checkpoint_ticket_id_checkpoint_id_key').on(t.contractId, t.ticketId, t.checkpointId),
    index('ticket_checkpoint_checkpoint_id_index').on(t.contractId, t.checkpointId, t.id),
    check('ticket_checkpoint_max_scan_nb_check', sql`"max_scan_nb" >= 0`),
    check('ticket_checkpoint_remaining_scan_nb_check', sql`"remaining_scan_nb" >= 0`),
    check('ticket_checkpoint_current_scan_nb_check', sql`"current_scan_nb" >= 0`),
    check('ticket_checkpoint_current_valid_scan_nb_check', sql`"current_valid_scan_nb" >= 0`),
    foreignKey({ name: 'ticket_checkpoint_ticket_id_fk', columns: [t.contractId, t.ticketId], foreignColumns: [ticketTable.contractId, ticketTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticket_checkpoint_checkpoint_id_fk', columns: [t.contractId, t.checkpointId], foreignColumns: [checkpointTable.contractId, checkpointTable.id] }),
  ],
);

/** TicketLayout */
export const ticketLayoutTable = pgTable(
  'ticket_layout',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    paperType: text('paper_type', { enum: ['stock_tickets', 'thermal_roller'] }),
    organizationalUnitId: bigint('organizational_unit_id', { mode: 'number' }),
    ticketingId: bigint('ticketing_id', { mode: 'number' }),
    appliesTo: text('applies_to'),
    codeKind: text('code_kind', { enum: ['qr', 'aztec', 'code128'] }).notNull().default('qr'),
    codeSize: bigint('code_size', { mode: 'number' }),
    textSize: text('text_size', { enum: ['small', 'normal', 'large'] }).notNull().default('normal'),
    shownFields: jsonb('shown_fields').default(["address","licence","holder","letters"]),
    legalNotice: text('legal_notice'),
    logo: text('logo'),
    picture: text('picture'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_layout_pkey', columns: [t.contractId, t.id] }),
    unique('ticket_layout_applies_to_key').on(t.contractId, t.appliesTo),
    index('ticket_layout_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('ticket_layout_paper_type_index').on(t.contractId, t.paperType, t.id),
    index('ticket_layout_organizational_unit_id_index').on(t.contractId, t.organizationalUnitId, t.id),
    index('ticket_layout_ticketing_id_index').on(t.contractId, t.ticketingId, t.id),
    check('ticket_layout_paper_type_check', sql`"paper_type" in ('stock_tickets', 'thermal_roller')`),
    check('ticket_layout_code_kind_check', sql`"code_kind" in ('qr', 'aztec', 'code128')`),
    check('ticket_layout_code_size_check', sql`"code_size" >= 12 and "code_size" <= 40`),
    check('ticket_layout_text_size_check', sql`"text_size" in ('small', 'normal', 'large')`),
    foreignKey({ name: 'ticket_layout_organizational_unit_id_fk', columns: [t.contractId, t.organizationalUnitId], foreignColumns: [organizationalUnitTable.contractId, organizationalUnitTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticket_layout_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
  ],
);

/** TicketParticipation */
export const ticketParticipationTable = pgTable(
  'ticket_participation',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }),
    origin: text('origin', { enum: ['coupon_participant', 'ticket_participant', 'cart_participant', 'order_paid', 'reservation'] }),
    ticketId: bigint('ticket_id', { mode: 'number' }),
    ticketStatus: text('ticket_status', { enum: ['refunded', 'cancelled', 'payed', 'booked'] }),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }),
    ticketPriceName: text('ticket_price_name'),
    ticketingId: bigint('ticketing_id', { mode: 'number' }),
    ticketingTitle: text('ticketing_title'),
    ticketingSlug: text('ticketing_slug'),
    eventDateId: bigint('event_date_id', { mode: 'number' }),
    eventDateStartDate: timestamp('event_date_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    seatLabelList: jsonb('seat_label_list'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_participation_pkey', columns: [t.contractId, t.id] }),
    index('ticket_participation_ticket_id_index').on(t.contractId, t.ticketId, t.id),
    index('ticket_participation_event_date_start_date_index').on(t.contractId, t.eventDateStartDate, t.id),
    index('ticket_participation_customer_id_index').on(t.contractId, t.customerId, t.id),
    index('ticket_participation_origin_index').on(t.contractId, t.origin, t.id),
    index('ticket_participation_ticket_status_index').on(t.contractId, t.ticketStatus, t.id),
    index('ticket_participation_ticket_price_name_index').on(t.contractId, sql`${t.ticketPriceName} COLLATE "und-x-icu"`, t.id),
    index('ticket_participation_ticketing_title_index').on(t.contractId, sql`${t.ticketingTitle} COLLATE "und-x-icu"`, t.id),
    check('ticket_participation_origin_check', sql`"origin" in ('coupon_participant', 'ticket_participant', 'cart_participant', 'order_paid', 'reservation')`),
    check('ticket_participation_ticket_status_check', sql`"ticket_status" in ('refunded', 'cancelled', 'payed', 'booked')`),
    foreignKey({ name: 'ticket_participation_customer_id_fk', columns: [t.contractId, t.customerId], foreignColumns: [crmCustomerTable.contractId, crmCustomerTable.id] }).onDelete('cascade'),
  ],
);

/** TicketPrice */
export const ticketPriceTable = pgTable(
  'ticket_price',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    eventDateId: bigint('event_date_id', { mode: 'number' }).notNull(),
    eventDatePatternId: bigint('event_date_pattern_id', { mode: 'number' }),
    name: text('name').notNull(),
    type: text('type', { enum: ['full_price', 'reduced', 'exempted', 'subscription', 'subscriptionMemberLoyalty', 'scholar', 'group', 'reseller', 'other'] }).default('full_price'),
    description: text('description'),
    facialValue: bigint('facial_value', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    taxId: bigint('tax_id', { mode: 'number' }),
    withoutTaxReason: text('without_tax_reason'),
    ticketPriceGroupId: bigint('ticket_price_group_id', { mode: 'number' }),
    hash: text('hash'),
    slug: text('slug'),
    enabled: boolean('enabled').default(true),
    favorite: boolean('favorite').default(false),
    hideFees: boolean('hide_fees').default(false),
    saleStartDate: timestamp('sale_start_date', { mode: 'date', precision: 3, withTimezone: true }),
    saleEndDate: timestamp('sale_end_date', { mode: 'date', precision: 3, withTimezone: true }),
    notOnSaleReasons: jsonb('not_on_sale_reasons'),
    isPriceDisplayed: boolean('is_price_displayed').default(true),
    onlineMaxQuantityPerCart: bigint('online_max_quantity_per_cart', { mode: 'number' }),
    isHidden: boolean('is_hidden').notNull().default(false),
    manualSort: bigint('manual_sort', { mode: 'number' }).default(0),
    unlimitedStock: boolean('unlimited_stock').default(true),
    totalStock: bigint('total_stock', { mode: 'number' }),
    baseStock: bigint('base_stock', { mode: 'number' }),
    overbookingStock: bigint('overbooking_stock', { mode: 'number' }).default(0),
    overbookedStock: bigint('overbooked_stock', { mode: 'number' }).notNull().default(0),
    manuallySetStock: boolean('manually_set_stock').default(false),
    occupiedStock: bigint('occupied_stock', { mode: 'number' }).notNull().default(0),
    excludedFromParentStock: boolean('excluded_from_parent_stock').default(false),
    soldTickets: bigint('sold_tickets', { mode: 'number' }).notNull().default(0),
    soldItems: bigint('sold_items', { mode: 'number' }).notNull().default(0),
    bookedTickets: bigint('booked_tickets', { mode: 'number' }).notNull().default(0),
    bookedItems: bigint('booked_items', { mode: 'number' }).notNull().default(0),
    reservedTickets: bigint('reserved_tickets', { mode: 'number' }).notNull().default(0),
    reservedItems: bigint('reserved_items', { mode: 'number' }).notNull().default(0),
    refundedTickets: bigint('refunded_tickets', { mode: 'number' }).notNull().default(0),
    refundedItems: bigint('refunded_items', { mode: 'number' }).notNull().default(0),
    issuedTickets: bigint('issued_tickets', { mode: 'number' }).notNull().default(0),
    issuedItems: bigint('issued_items', { mode: 'number' }).notNull().default(0),
    importedTickets: bigint('imported_tickets', { mode: 'number' }).notNull().default(0),
    importedItems: bigint('imported_items', { mode: 'number' }).notNull().default(0),
    behaviour: text('behaviour'),
    willGenerateTicket: boolean('will_generate_ticket').default(true),
    ticketExpirationInterval: text('ticket_expiration_interval'),
    amountForProBySellingDevice: jsonb('amount_for_pro_by_selling_device'),
    amountForProWithoutVatBySellingDevice: jsonb('amount_for_pro_without_vat_by_selling_device'),
    dynamic: boolean('dynamic').default(false),
    walletId: bigint('wallet_id', { mode: 'number' }),
    bookingTrackId: bigint('booking_track_id', { mode: 'number' }),
    scanTrackId: bigint('scan_track_id', { mode: 'number' }),
    couponCodeGroupId: bigint('coupon_code_group_id', { mode: 'number' }),
    images: jsonb('images'),
    media: jsonb('media'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_price_pkey', columns: [t.contractId, t.id] }),
    index('ticket_price_event_date_id_manual_sort_index').on(t.contractId, t.eventDateId, t.manualSort, t.id),
    index('ticket_price_hash_index').on(t.contractId, sql`${t.hash} COLLATE "und-x-icu"`, t.id),
    index('ticket_price_manual_sort_index').on(t.contractId, t.manualSort, t.id),
    index('ticket_price_event_date_pattern_id_index').on(t.contractId, t.eventDatePatternId, t.id),
    index('ticket_price_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('ticket_price_type_index').on(t.contractId, t.type, t.id),
    index('ticket_price_tax_id_index').on(t.contractId, t.taxId, t.id),
    index('ticket_price_ticket_price_group_id_index').on(t.contractId, t.ticketPriceGroupId, t.id),
    index('ticket_price_enabled_index').on(t.contractId, t.enabled, t.id),
    index('ticket_price_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    index('ticket_price_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('ticket_price_booking_track_id_index').on(t.contractId, t.bookingTrackId, t.id),
    index('ticket_price_scan_track_id_index').on(t.contractId, t.scanTrackId, t.id),
    index('ticket_price_coupon_code_group_id_index').on(t.contractId, t.couponCodeGroupId, t.id),
    check('ticket_price_type_check', sql`"type" in ('full_price', 'reduced', 'exempted', 'subscription', 'subscriptionMemberLoyalty', 'scholar', 'group', 'reseller', 'other')`),
    check('ticket_price_facial_value_check', sql`"facial_value" >= 0`),
    check('ticket_price_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('ticket_price_online_max_quantity_per_cart_check', sql`"online_max_quantity_per_cart" >= 1`),
    check('ticket_price_total_stock_check', sql`"total_stock" >= 0`),
    check('ticket_price_base_stock_check', sql`"base_stock" >= 0`),
    check('ticket_price_overbooking_stock_check', sql`"overbooking_stock" >= 0`),
    check('ticket_price_occupied_stock_check', sql`"occupied_stock" >= 0`),
    foreignKey({ name: 'ticket_price_event_date_id_fk', columns: [t.contractId, t.eventDateId], foreignColumns: [eventDateTable.contractId, eventDateTable.id] }),
    foreignKey({ name: 'ticket_price_event_date_pattern_id_fk', columns: [t.contractId, t.eventDatePatternId], foreignColumns: [eventDatePatternTable.contractId, eventDatePatternTable.id] }).onDelete('set null'),
    foreignKey({ name: 'ticket_price_tax_id_fk', columns: [t.taxId], foreignColumns: [taxTable.id] }),
    foreignKey({ name: 'ticket_price_ticket_price_group_id_fk', columns: [t.contractId, t.ticketPriceGroupId], foreignColumns: [ticketPriceGroupTable.contractId, ticketPriceGroupTable.id] }),
    foreignKey({ name: 'ticket_price_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }).onDelete('set null'),
    foreignKey({ name: 'ticket_price_booking_track_id_fk', columns: [t.contractId, t.bookingTrackId], foreignColumns: [bookingTrackTable.contractId, bookingTrackTable.id] }).onDelete('set null'),
    foreignKey({ name: 'ticket_price_scan_track_id_fk', columns: [t.contractId, t.scanTrackId], foreignColumns: [scanTrackTable.contractId, scanTrackTable.id] }).onDelete('set null'),
    foreignKey({ name: 'ticket_price_coupon_code_group_id_fk', columns: [t.contractId, t.couponCodeGroupId], foreignColumns: [couponCodeGroupTable.contractId, couponCodeGroupTable.id] }).onDelete('set null'),
  ],
);

/** TicketPrice.sellingDeviceList */
export const ticketPriceSellingDeviceListTable = pgTable(
  'ticket_price_selling_device_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_price_selling_device_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('ticket_price_selling_device_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'ticket_price_selling_device_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticket_price_selling_device_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }).onDelete('cascade'),
  ],
);

/** TicketPrice.contingentList */
export const ticketPriceContingentListTable = pgTable(
  'ticket_price_contingent_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_price_contingent_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('ticket_price_contingent_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'ticket_price_contingent_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticket_price_contingent_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [contingentTable.contractId, contingentTable.id] }).onDelete('cascade'),
  ],
);

/** TicketPriceGroup */
export const ticketPriceGroupTable = pgTable(
  'ticket_price_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    groupName: text('group_name').notNull(),
    manualSort: bigint('manual_sort', { mode: 'number' }).default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_price_group_pkey', columns: [t.contractId, t.id] }),
    index('ticket_price_group_manual_sort_index').on(t.contractId, t.manualSort, t.id),
    index('ticket_price_group_group_name_index').on(t.contractId, sql`${t.groupName} COLLATE "und-x-icu"`, t.id),
    index('ticket_price_group_is_hidden_index').on(t.contractId, t.isHidden, t.id),
  ],
);

/** TicketPriceMapping */
export const ticketPriceMappingTable = pgTable(
  'ticket_price_mapping',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    eventName: text('event_name'),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }),
    isIgnored: boolean('is_ignored').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_price_mapping_pkey', columns: [t.contractId, t.id] }),
    index('ticket_price_mapping_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('ticket_price_mapping_event_name_index').on(t.contractId, sql`${t.eventName} COLLATE "und-x-icu"`, t.id),
    index('ticket_price_mapping_ticket_price_id_index').on(t.contractId, t.ticketPriceId, t.id),
    index('ticket_price_mapping_is_ignored_index').on(t.contractId, t.isIgnored, t.id),
    foreignKey({ name: 'ticket_price_mapping_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('set null'),
  ],
);

/** TicketPriceSeatGroup */
export const ticketPriceSeatGroupTable = pgTable(
  'ticket_price_seat_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketPriceId: bigint('ticket_price_id', { mode: 'number' }).notNull(),
    seatGroupId: bigint('seat_group_id', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticket_price_seat_group_pkey', columns: [t.contractId, t.id] }),
    unique('ticket_price_seat_group_ticket_price_id_seat_group_id_key').on(t.contractId, t.ticketPriceId, t.seatGroupId),
    index('ticket_price_seat_group_seat_group_id_index').on(t.contractId, t.seatGroupId, t.id),
    foreignKey({ name: 'ticket_price_seat_group_ticket_price_id_fk', columns: [t.contractId, t.ticketPriceId], foreignColumns: [ticketPriceTable.contractId, ticketPriceTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticket_price_seat_group_seat_group_id_fk', columns: [t.contractId, t.seatGroupId], foreignColumns: [seatGroupTable.contractId, seatGroupTable.id] }).onDelete('cascade'),
  ],
);

/** Ticketing */
export const ticketingTable = pgTable(
  'ticketing',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    slug: text('slug'),
    activitySlug: text('activity_slug'),
    description: text('description'),
    type: text('type', { enum: ['general_public', 'school', 'business', 'other'] }).default('general_public'),
    color: text('color'),
    seasonId: bigint('season_id', { mode: 'number' }),
    ticketingCategoryId: bigint('ticketing_category_id', { mode: 'number' }),
    organizationalUnitId: bigint('organizational_unit_id', { mode: 'number' }),
    venueId: bigint('venue_id', { mode: 'number' }),
    address: text('address'),
    place: text('place'),
    city: text('city'),
    citySlug: text('city_slug'),
    countryCode: text('country_code').default('FR'),
    timezone: text('timezone').notNull().default('Europe/Paris'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    hideFees: boolean('hide_fees').default(false),
    permanent: boolean('permanent').default(false),
    walletId: bigint('wallet_id', { mode: 'number' }),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    availabilityStatus: text('availability_status', { enum: ['noTicketPrice', 'onHold', 'onSale', 'other', 'pastOrClosed', 'soldOut', 'soldOutOnline', 'soldOutNotInStockContingent', 'cancelled'] }).notNull().default('noTicketPrice'),
    futureEventDatesAvailabilityStatus: text('future_event_dates_availability_status', { enum: ['noTicketPrice', 'onHold', 'onSale', 'other', 'pastOrClosed', 'soldOut', 'soldOutOnline', 'soldOutNotInStockContingent', 'cancelled'] }).notNull().default('noTicketPrice'),
    schedule: jsonb('schedule'),
    sellingDeviceSchedule: jsonb('selling_device_schedule'),
    image: text('image'),
    poster: text('poster'),
    images: jsonb('images'),
    media: jsonb('media'),
    customerRequiredFields: jsonb('customer_required_fields'),
    totalEventDateCount: bigint('total_event_date_count', { mode: 'number' }).notNull().default(0),
    futureEventDateCount: bigint('future_event_date_count', { mode: 'number' }).notNull().default(0),
    unlimitedStock: boolean('unlimited_stock').default(false),
    activityUuid: text('activity_uuid'),
    position: bigint('position', { mode: 'number' }).default(0),
    templateParameters: jsonb('template_parameters'),
    minisiteParameters: jsonb('minisite_parameters'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_pkey', columns: [t.contractId, t.id] }),
    index('ticketing_title_index').on(t.contractId, sql`${t.title} COLLATE "und-x-icu"`, t.id),
    index('ticketing_type_index').on(t.contractId, t.type, t.id),
    index('ticketing_season_id_index').on(t.contractId, t.seasonId, t.id),
    index('ticketing_ticketing_category_id_index').on(t.contractId, t.ticketingCategoryId, t.id),
    index('ticketing_organizational_unit_id_index').on(t.contractId, t.organizationalUnitId, t.id),
    index('ticketing_venue_id_index').on(t.contractId, t.venueId, t.id),
    index('ticketing_wallet_id_index').on(t.contractId, t.walletId, t.id),
    index('ticketing_is_on_sale_index').on(t.contractId, t.isOnSale, t.id),
    index('ticketing_activity_uuid_index').on(t.contractId, sql`${t.activityUuid} COLLATE "und-x-icu"`, t.id),
    check('ticketing_type_check', sql`"type" in ('general_public', 'school', 'business', 'other')`),
    check('ticketing_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('ticketing_availability_status_check', sql`"availability_status" in ('noTicketPrice', 'onHold', 'onSale', 'other', 'pastOrClosed', 'soldOut', 'soldOutOnline', 'soldOutNotInStockContingent', 'cancelled')`),
    check('ticketing_future_event_dates_availability_status_check', sql`"future_event_dates_availability_status" in ('noTicketPrice', 'onHold', 'onSale', 'other', 'pastOrClosed', 'soldOut', 'soldOutOnline', 'soldOutNotInStockContingent', 'cancelled')`),
    foreignKey({ name: 'ticketing_season_id_fk', columns: [t.contractId, t.seasonId], foreignColumns: [seasonTable.contractId, seasonTable.id] }),
    foreignKey({ name: 'ticketing_ticketing_category_id_fk', columns: [t.contractId, t.ticketingCategoryId], foreignColumns: [ticketingCategoryTable.contractId, ticketingCategoryTable.id] }),
    foreignKey({ name: 'ticketing_organizational_unit_id_fk', columns: [t.contractId, t.organizationalUnitId], foreignColumns: [organizationalUnitTable.contractId, organizationalUnitTable.id] }),
    foreignKey({ name: 'ticketing_venue_id_fk', columns: [t.contractId, t.venueId], foreignColumns: [venueTable.contractId, venueTable.id] }),
    foreignKey({ name: 'ticketing_wallet_id_fk', columns: [t.contractId, t.walletId], foreignColumns: [walletTable.contractId, walletTable.id] }).onDelete('set null'),
  ],
);

/** Ticketing.tagList */
export const ticketingTagListTable = pgTable(
  'ticketing_tag_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_tag_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('ticketing_tag_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'ticketing_tag_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticketing_tag_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [tagTable.contractId, tagTable.id] }).onDelete('cascade'),
  ],
);

/** Ticketing.minisiteList */
export const ticketingMinisiteListTable = pgTable(
  'ticketing_minisite_list',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_minisite_list_pkey', columns: [t.contractId, t.sourceId, t.targetId] }),
    index('ticketing_minisite_list_target_id_index').on(t.contractId, t.targetId),
    foreignKey({ name: 'ticketing_minisite_list_source_id_fk', columns: [t.contractId, t.sourceId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticketing_minisite_list_target_id_fk', columns: [t.contractId, t.targetId], foreignColumns: [minisiteTable.contractId, minisiteTable.id] }).onDelete('cascade'),
  ],
);

/** TicketingCategory */
export const ticketingCategoryTable = pgTable(
  'ticketing_category',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    position: bigint('position', { mode: 'number' }).default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_category_pkey', columns: [t.contractId, t.id] }),
    index('ticketing_category_position_index').on(t.contractId, t.position, t.id),
    index('ticketing_category_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
  ],
);

/** TicketingMapping */
export const ticketingMappingTable = pgTable(
  'ticketing_mapping',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    label: text('label').notNull(),
    eventCode: text('event_code'),
    ticketingId: bigint('ticketing_id', { mode: 'number' }),
    isIgnored: boolean('is_ignored').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_mapping_pkey', columns: [t.contractId, t.id] }),
    index('ticketing_mapping_label_index').on(t.contractId, sql`${t.label} COLLATE "und-x-icu"`, t.id),
    index('ticketing_mapping_event_code_index').on(t.contractId, sql`${t.eventCode} COLLATE "und-x-icu"`, t.id),
    index('ticketing_mapping_ticketing_id_index').on(t.contractId, t.ticketingId, t.id),
    index('ticketing_mapping_is_ignored_index').on(t.contractId, t.isIgnored, t.id),
    foreignKey({ name: 'ticketing_mapping_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('set null'),
  ],
);

/** TicketingOptionStress */
export const ticketingOptionStressTable = pgTable(
  'ticketing_option_stress',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketingId: bigint('ticketing_id', { mode: 'number' }).notNull(),
    optionStress: jsonb('option_stress'),
    eventDateOptionStressList: jsonb('event_date_option_stress_list').notNull().default([]),
    updatedAt: timestamp('updated_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_option_stress_pkey', columns: [t.contractId, t.id] }),
    unique('ticketing_option_stress_ticketing_id_key').on(t.contractId, t.ticketingId),
    foreignKey({ name: 'ticketing_option_stress_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
  ],
);

/** TicketingSellingDevice */
export const ticketingSellingDeviceTable = pgTable(
  'ticketing_selling_device',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketingId: bigint('ticketing_id', { mode: 'number' }).notNull(),
    sellingDeviceId: bigint('selling_device_id', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_selling_device_pkey', columns: [t.contractId, t.id] }),
    unique('ticketing_selling_device_ticketing_id_selling_device_id_key').on(t.contractId, t.ticketingId, t.sellingDeviceId),
    index('ticketing_selling_device_selling_device_id_index').on(t.contractId, t.sellingDeviceId, t.id),
    foreignKey({ name: 'ticketing_selling_device_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'ticketing_selling_device_selling_device_id_fk', columns: [t.contractId, t.sellingDeviceId], foreignColumns: [sellingDeviceTable.contractId, sellingDeviceTable.id] }).onDelete('cascade'),
  ],
);

/** TicketingSpectacle */
export const ticketingSpectacleTable = pgTable(
  'ticketing_spectacle',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    ticketingId: bigint('ticketing_id', { mode: 'number' }).notNull(),
    spectacleId: text('spectacle_id').notNull(),
    festivalId: text('festival_id'),
    coproduction: boolean('coproduction').default(false),
    jeunePublic: boolean('jeune_public').default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_spectacle_pkey', columns: [t.contractId, t.id] }),
    unique('ticketing_spectacle_ticketing_id_key').on(t.contractId, t.ticketingId),
    index('ticketing_spectacle_spectacle_id_index').on(t.contractId, sql`${t.spectacleId} COLLATE "und-x-icu"`, t.id),
    index('ticketing_spectacle_festival_id_index').on(t.contractId, sql`${t.festivalId} COLLATE "und-x-icu"`, t.id),
    index('ticketing_spectacle_coproduction_index').on(t.contractId, t.coproduction, t.id),
    index('ticketing_spectacle_jeune_public_index').on(t.contractId, t.jeunePublic, t.id),
    foreignKey({ name: 'ticketing_spectacle_ticketing_id_fk', columns: [t.contractId, t.ticketingId], foreignColumns: [ticketingTable.contractId, ticketingTable.id] }).onDelete('cascade'),
  ],
);

/** TicketingUser */
export const ticketingUserTable = pgTable(
  'ticketing_user',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    externalId: text('external_id').notNull(),
    provider: text('provider').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'ticketing_user_pkey', columns: [t.contractId, t.id] }),
    unique('ticketing_user_provider_external_id_key').on(t.contractId, t.provider, t.externalId),
    index('ticketing_user_external_id_index').on(t.contractId, sql`${t.externalId} COLLATE "und-x-icu"`, t.id),
  ],
);

/** Transaction */
export const transactionTable = pgTable(
  'transaction',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }),
    orderItemId: bigint('order_item_id', { mode: 'number' }),
    paymentId: bigint('payment_id', { mode: 'number' }),
    transactionGroupId: bigint('transaction_group_id', { mode: 'number' }).notNull(),
    originalId: bigint('original_id', { mode: 'number' }),
    clientId: bigint('client_id', { mode: 'number' }),
    depositId: bigint('deposit_id', { mode: 'number' }),
    reportingAccountId: bigint('reporting_account_id', { mode: 'number' }),
    payoutId: bigint('payout_id', { mode: 'number' }),
    deskSessionId: bigint('desk_session_id', { mode: 'number' }),
    deskPaymentMethodId: bigint('desk_payment_method_id', { mode: 'number' }),
    name: text('name').notNull(),
    nameTranslationKey: text('name_translation_key'),
    label: text('label'),
    accountType: text('account_type', { enum: ['sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee'] }).notNull(),
    operationType: text('operation_type'),
    debit: bigint('debit', { mode: 'number' }).default(0),
    credit: bigint('credit', { mode: 'number' }).default(0),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    givenAmount: bigint('given_amount', { mode: 'number' }),
    valueDate: timestamp('value_date', { mode: 'date', precision: 3, withTimezone: true }),
    externalAmount: bigint('external_amount', { mode: 'number' }),
    externalId: text('external_id'),
    externalProviderBalance: bigint('external_provider_balance', { mode: 'number' }),
    provider: text('provider', { enum: ['manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'] }),
    hasCouponUseApplication: boolean('has_coupon_use_application').default(false),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'transaction_pkey', columns: [t.contractId, t.id] }),
    index('transaction_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('transaction_order_id_index').on(t.contractId, t.orderId, t.id),
    index('transaction_order_item_id_index').on(t.contractId, t.orderItemId, t.id),
    index('transaction_payment_id_index').on(t.contractId, t.paymentId, t.id),
    index('transaction_transaction_group_id_index').on(t.contractId, t.transactionGroupId, t.id),
    index('transaction_original_id_index').on(t.contractId, t.originalId, t.id),
    index('transaction_client_id_index').on(t.contractId, t.clientId, t.id),
    index('transaction_deposit_id_index').on(t.contractId, t.depositId, t.id),
    index('transaction_reporting_account_id_index').on(t.contractId, t.reportingAccountId, t.id),
    index('transaction_payout_id_index').on(t.contractId, t.payoutId, t.id),
    index('transaction_desk_session_id_index').on(t.contractId, t.deskSessionId, t.id),
    index('transaction_desk_payment_method_id_index').on(t.contractId, t.deskPaymentMethodId, t.id),
    index('transaction_name_index').on(t.contractId, t.name, t.id),
    index('transaction_account_type_index').on(t.contractId, t.accountType, t.id),
    index('transaction_value_date_index').on(t.contractId, t.valueDate, t.id),
    check('transaction_account_type_check', sql`"account_type" in ('sale', 'bank', 'client', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee')`),
    check('transaction_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('transaction_provider_check', sql`"provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')`),
    foreignKey({ name: 'transaction_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'transaction_order_item_id_fk', columns: [t.contractId, t.orderItemId], foreignColumns: [orderItemTable.contractId, orderItemTable.id] }),
    foreignKey({ name: 'transaction_payment_id_fk', columns: [t.contractId, t.paymentId], foreignColumns: [paymentTable.contractId, paymentTable.id] }),
    foreignKey({ name: 'transaction_transaction_group_id_fk', columns: [t.contractId, t.transactionGroupId], foreignColumns: [transactionGroupTable.contractId, transactionGroupTable.id] }),
    foreignKey({ name: 'transaction_original_id_fk', columns: [t.contractId, t.originalId], foreignColumns: [transactionTable.contractId, transactionTable.id] }),
    foreignKey({ name: 'transaction_client_id_fk', columns: [t.contractId, t.clientId], foreignColumns: [clientTable.contractId, clientTable.id] }),
    foreignKey({ name: 'transaction_deposit_id_fk', columns: [t.contractId, t.depositId], foreignColumns: [depositTable.contractId, depositTable.id] }),
    foreignKey({ name: 'transaction_reporting_account_id_fk', columns: [t.contractId, t.reportingAccountId], foreignColumns: [reportingAccountTable.contractId, reportingAccountTable.id] }),
    foreignKey({ name: 'transaction_payout_id_fk', columns: [t.contractId, t.payoutId], foreignColumns: [payoutTable.contractId, payoutTable.id] }),
    foreignKey({ name: 'transaction_desk_session_id_fk', columns: [t.contractId, t.deskSessionId], foreignColumns: [deskSessionTable.contractId, deskSessionTable.id] }),
    foreignKey({ name: 'transaction_desk_payment_method_id_fk', columns: [t.contractId, t.deskPaymentMethodId], foreignColumns: [deskPaymentMethodTable.contractId, deskPaymentMethodTable.id] }),
  ],
);

/** TransactionGroup */
export const transactionGroupTable = pgTable(
  'transaction_group',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['sale', 'payment', 'refund', 'correction', 'performance', 'deposit', 'repayment', 'transfer', 'payout'] }),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).notNull().default('EUR'),
    orderId: bigint('order_id', { mode: 'number' }),
    reason: text('reason'),
    ownerId: bigint('owner_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'transaction_group_pkey', columns: [t.contractId, t.id] }),
    index('transaction_group_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('transaction_group_type_index').on(t.contractId, t.type, t.id),
    index('transaction_group_order_id_index').on(t.contractId, t.orderId, t.id),
    index('transaction_group_owner_id_index').on(t.contractId, t.ownerId, t.id),
    check('transaction_group_type_check', sql`"type" in ('sale', 'payment', 'refund', 'correction', 'performance', 'deposit', 'repayment', 'transfer', 'payout')`),
    check('transaction_group_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    foreignKey({ name: 'transaction_group_order_id_fk', columns: [t.contractId, t.orderId], foreignColumns: [orderTable.contractId, orderTable.id] }),
    foreignKey({ name: 'transaction_group_owner_id_fk', columns: [t.contractId, t.ownerId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }),
  ],
);

/** User */
export const userTable = pgTable(
  'user',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    accountsUserId: bigint('accounts_user_id', { mode: 'number' }).notNull(),
    avatar: text('avatar'),
    phoneNumber: text('phone_number'),
    address: text('address'),
    zipcode: text('zipcode'),
    city: text('city'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'user_pkey', columns: [t.contractId, t.id] }),
    unique('user_accounts_user_id_key').on(t.contractId, t.accountsUserId),
    index('user_city_index').on(t.contractId, sql`${t.city} COLLATE "und-x-icu"`, t.id),
    foreignKey({ name: 'user_accounts_user_id_fk', columns: [t.contractId, t.accountsUserId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }).onDelete('cascade'),
  ],
);

/** UserDeskNotification */
export const userDeskNotificationTable = pgTable(
  'user_desk_notification',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    accountsUserId: bigint('accounts_user_id', { mode: 'number' }).notNull(),
    deskNotificationId: bigint('desk_notification_id', { mode: 'number' }).notNull(),
    viewedAt: timestamp('viewed_at', { mode: 'date', precision: 3, withTimezone: true }),
    discardedAt: timestamp('discarded_at', { mode: 'date', precision: 3, withTimezone: true }),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'user_desk_notification_pkey', columns: [t.contractId, t.id] }),
    unique('user_desk_notification_accounts_user_id_desk_notificat_59d5e211').on(t.contractId, t.accountsUserId, t.deskNotificationId),
    index('user_desk_notification_created_at_index').on(t.contractId, t.createdAt, t.id),
    index('user_desk_notification_desk_notification_id_index').on(t.contractId, t.deskNotificationId, t.id),
    index('user_desk_notification_viewed_at_index').on(t.contractId, t.viewedAt, t.id),
    index('user_desk_notification_discarded_at_index').on(t.contractId, t.discardedAt, t.id),
    foreignKey({ name: 'user_desk_notification_accounts_user_id_fk', columns: [t.contractId, t.accountsUserId], foreignColumns: [accountsUserTable.contractId, accountsUserTable.id] }).onDelete('cascade'),
    foreignKey({ name: 'user_desk_notification_desk_notification_id_fk', columns: [t.deskNotificationId], foreignColumns: [deskNotificationTable.id] }).onDelete('cascade'),
  ],
);

/** Venue */
export const venueTable = pgTable(
  'venue',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    seatingName: text('seating_name'),
    address: text('address'),
    zipCode: text('zip_code'),
    city: text('city'),
    countryCode: text('country_code').default('FR'),
    region: text('region', { enum: ['FR', 'CORSE', 'MQ', 'RE', 'GP', 'GF'] }),
    timezone: text('timezone').default('Europe/Paris'),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'venue_pkey', columns: [t.contractId, t.id] }),
    index('venue_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('venue_city_index').on(t.contractId, sql`${t.city} COLLATE "und-x-icu"`, t.id),
    index('venue_region_index').on(t.contractId, t.region, t.id),
    index('venue_is_hidden_index').on(t.contractId, t.isHidden, t.id),
    check('venue_region_check', sql`"region" in ('FR', 'CORSE', 'MQ', 'RE', 'GP', 'GF')`),
  ],
);

/** VenuePlace */
export const venuePlaceTable = pgTable(
  'venue_place',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    venueId: bigint('venue_id', { mode: 'number' }).notNull(),
    lieuId: text('lieu_id').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'venue_place_pkey', columns: [t.contractId, t.id] }),
    unique('venue_place_venue_id_key').on(t.contractId, t.venueId),
    index('venue_place_lieu_id_index').on(t.contractId, sql`${t.lieuId} COLLATE "und-x-icu"`, t.id),
    foreignKey({ name: 'venue_place_venue_id_fk', columns: [t.contractId, t.venueId], foreignColumns: [venueTable.contractId, venueTable.id] }).onDelete('cascade'),
  ],
);

/** Version */
export const versionTable = pgTable(
  'version',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    version: text('version').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'version_pkey', columns: [t.contractId, t.id] }),
    unique('version_name_key').on(t.contractId, t.name),
    unique('version_id_key').on(t.id),
    check('version_shared_check', sql`"contract_id" = 0`),
  ],
);

/** Wallet */
export const walletTable = pgTable(
  'wallet',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    provider: text('provider', { enum: ['manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none'] }).notNull().default('manual'),
    providerContractNumber: text('provider_contract_number'),
    currency: text('currency', { enum: ['EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'] }).default('EUR'),
    active: boolean('active').default(true),
    balanceAmountForPro: bigint('balance_amount_for_pro', { mode: 'number' }).notNull().default(0),
    feeCollectionType: text('fee_collection_type', { enum: ['payout', 'payment', 'invoice'] }).default('payout'),
    payoutPeriodicity: text('payout_periodicity', { enum: ['daily', 'weekly', 'monthly', 'manual'] }).default('weekly'),
    reserveAmountThreshold: bigint('reserve_amount_threshold', { mode: 'number' }).default(10000),
    reserveRatioThreshold: numeric('reserve_ratio_threshold', { mode: 'number' }).default(0.1),
    paymentPayoutTimeThreshold: bigint('payment_payout_time_threshold', { mode: 'number' }).default(604800),
    ticketingPayoutTimeThreshold: bigint('ticketing_payout_time_threshold', { mode: 'number' }).default(259200),
    providerMetadata: jsonb('provider_metadata'),
    createdAt: timestamp('created_at', { mode: 'date', precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ name: 'wallet_pkey', columns: [t.contractId, t.id] }),
    index('wallet_name_index').on(t.contractId, sql`${t.name} COLLATE "und-x-icu"`, t.id),
    index('wallet_provider_index').on(t.contractId, t.provider, t.id),
    index('wallet_active_index').on(t.contractId, t.active, t.id),
    index('wallet_payout_periodicity_index').on(t.contractId, t.payoutPeriodicity, t.id),
    check('wallet_provider_check', sql`"provider" in ('manual', 'stripe', 'mangopay', 'payline', 'payzone', 'payrexx', 'cash_coupon_breakdown', 'SEPA', 'none')`),
    check('wallet_currency_check', sql`"currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF')`),
    check('wallet_fee_collection_type_check', sql`"fee_collection_type" in ('payout', 'payment', 'invoice')`),
    check('wallet_payout_periodicity_check', sql`"payout_periodicity" in ('daily', 'weekly', 'monthly', 'manual')`),
    check('wallet_reserve_amount_threshold_check', sql`"reserve_amount_threshold" >= 0`),
    check('wallet_reserve_ratio_threshold_check', sql`"reserve_ratio_threshold" >= 0 and "reserve_ratio_threshold" <= 1`),
    check('wallet_payment_payout_time_threshold_check', sql`"payment_payout_time_threshold" >= 0`),
    check('wallet_ticketing_payout_time_threshold_check', sql`"ticketing_payout_time_threshold" >= 0`),
  ],
);
