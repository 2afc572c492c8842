/** The engine's own tables, beside those that metadata makes: they hold no entity and are never answered as such. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true, mode: 'string' });

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * One row a committed change, written by triggers in the change's own transaction. What a statement does to many records
 * is one change for up to a hundred of them; server/outbox.sql reads both kinds of rows.
 */
export const outbox = pgTable(
  'outbox',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    entity: text('entity').notNull(),
    /** Of a row about one record. */
    entityId: bigint('entity_id', { mode: 'number' }),
    /** Of a row about many, in order. */
    entityIds: bigint('entity_ids', { mode: 'number' }).array(),
    action: text('action').notNull(),
    /** `{column: [from, to]}`; of many records a list of as many, as text that is parsed when it is read. */
    changes: jsonb('changes').notNull(),
    actor: text('actor'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Ids are taken before the commit and out of its order: who follows the outbox goes by this first. */
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.id] }),
    index('outbox_entity').on(table.contractId, table.entity, table.entityId),
    // From the first id to the last, the contract across: a statement's rows touch nowhere, so that few hold an id.
    index('outbox_spans')
      .using(
        'gist',
        sql`box(point("contract_id", "entity_ids"[1]), point("contract_id", "entity_ids"[cardinality("entity_ids")]))`,
      )
      .where(sql`${table.entityIds} is not null`),
    index('outbox_transaction').on(table.transaction, table.id),
    index('outbox_contract').on(table.contractId, table.transaction, table.id),
    check('outbox_records_check', sql`num_nonnulls(${table.entityId}, ${table.entityIds}) = 1`),
  ],
);

/** How far each subscriber of the outbox has come in each contract, and which server process is at it. */
export const outboxPosition = pgTable(
  'outbox_position',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    subscriber: text('subscriber').notNull(),
    /** The last record that is done with: of a row of many, its place among them, from 1. */
    transaction: transactionId('transaction').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().default(0),
    place: integer('place').notNull().default(0),
    /** The process that delivers now, and until when it may: one that died is taken over then. */
    heldBy: text('held_by'),
    heldUntil: instant('held_until'),
    /** Failures of the next record so far, when it is tried again, and why it failed last. */
    attempts: integer('attempts').notNull().default(0),
    retryAt: instant('retry_at'),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.subscriber] })],
);

/** The answer to a request that may be sent again, stored in the transaction of its write. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    /** Method, path and a hash of the body: the same key with another request is refused. */
    request: text('request').notNull(),
    /** Null while the first request is still under way. */
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.accountId, table.key] })],
);

/** Numbers that leave no gap: one row a series, locked by the transaction that takes from it. */
export const numberCounter = pgTable(
  'number_counter',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    series: text('series').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Of a series that is a chain: the signature of its last record, which the next one contains. */
    signature: text('signature'),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.series] })],
);

/** A person who signs in. Belongs to no contract: the users of the contracts name it by e-mail. */
export const account = pgTable(
  'account',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    /** Null until the person decides how their name is parted. */
    firstname: text('firstname'),
    lastname: text('lastname'),
    /** Absent: the browser's. */
    language: text('language'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.id] }),
    uniqueIndex('account_email').on(table.contractId, table.email),
  ],
);

/** A link by which a person chooses a password: found by the hash of what it holds, gone when it was used. */
export const passwordLink = pgTable(
  'password_link',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    tokenHash: text('token_hash').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    purpose: text('purpose').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.tokenHash] }),
    index('password_link_email').on(table.contractId, table.email),
  ],
);

/** What a person set for their screens, one row a key, e.g. the columns of a list. */
export const userSetting = pgTable(
  'user_setting',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    value: jsonb('value').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.accountId, table.name] })],
);

/** What the authorization server remembers: sessions, codes, grants, refresh tokens. */
export const oidcStore = pgTable(
  'oidc_store',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
    consumedAt: instant('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.model, table.id] }),
    index('oidc_store_grant').on(table.contractId, table.grantId),
    index('oidc_store_uid').on(table.contractId, table.uid),
  ],
);

/** Facts about this database itself, such as which guards were applied. */
export const meta = pgTable(
  'meta',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull().default(0),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.name] })],
);
