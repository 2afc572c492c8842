/** What an account has beside its password: sign-ins, second factors, tokens, counted tries. Nothing here is an entity. */
import {
  bigint,
  boolean,
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

/** Accounts belong to no contract; the column keeps every key of the same shape. */
const contractId = () => bigint('contract_id', { mode: 'number' }).notNull().default(0);

const id = () => bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity();

const accountId = () => bigint('account_id', { mode: 'number' }).notNull();

/** One row a sign-in that still lasts: it goes with its grant. */
export const accountSession = pgTable(
  'account_session',
  {
    contractId: contractId(),
    id: id(),
    accountId: accountId(),
    grantId: text('grant_id').notNull(),
    sessionUid: text('session_uid'),
    browser: text('browser').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.id] }),
    uniqueIndex('account_session_grant').on(table.contractId, table.grantId),
    index('account_session_account').on(table.contractId, table.accountId),
  ],
);

/** The authenticator of an account. Not in force before a code of it was given. */
export const accountFactor = pgTable(
  'account_factor',
  {
    contractId: contractId(),
    accountId: accountId(),
    /** Sealed with a key that is not in the database. */
    secret: text('secret').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The 30 s step of the last code taken: no code counts twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.accountId] })],
);

export const accountRecoveryCode = pgTable(
  'account_recovery_code',
  {
    contractId: contractId(),
    accountId: accountId(),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.accountId, table.hash] })],
);

export const accountPasskey = pgTable(
  'account_passkey',
  {
    contractId: contractId(),
    id: id(),
    accountId: accountId(),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.id] }),
    uniqueIndex('account_passkey_credential').on(table.contractId, table.credentialId),
    index('account_passkey_account').on(table.contractId, table.accountId),
  ],
);

/** Questions that a passkey may still answer, each once: hashes of the question together with whom it was put to. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    contractId: contractId(),
    hash: text('hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.hash] })],
);

/** Who works as whom right now. The row goes when it is ended, and its token is good for nothing from then on. */
export const impersonation = pgTable(
  'impersonation',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    /** The token's `jti`. */
    token: text('token').notNull(),
    /** The contract's user who is worked as. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.token] }),
    index('impersonation_user').on(table.contractId, table.userId),
  ],
);

/** Tokens that a person gives to their programs. The token itself is nowhere. */
export const personalToken = pgTable(
  'personal_token',
  {
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    id: id(),
    accountId: accountId(),
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').notNull(),
    isReadOnly: boolean('is_read_only').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.id] }),
    uniqueIndex('personal_token_hash').on(table.hash),
    index('personal_token_account').on(table.accountId),
  ],
);

/** How often something was tried of late, by a keyed hash of who tried what. */
export const attempt = pgTable(
  'attempt',
  {
    contractId: contractId(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.key] })],
);

/** What changed in how somebody signs in: who, when, what, from where. Rows are only added. */
export const securityLog = pgTable(
  'security_log',
  {
    contractId: contractId(),
    id: id(),
    accountId: accountId(),
    email: text('email').notNull(),
    what: text('what').notNull(),
    address: text('address').notNull(),
    browser: text('browser').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.id] }),
    index('security_log_account').on(table.contractId, table.accountId),
  ],
);
