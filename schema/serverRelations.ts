/**
 * The tables that the server keeps beside those of the entities, and what PostgreSQL keeps under a name of its own for
 * each. No entity takes one of these names: it would take over the sign-in's rows, or its table could not be made.
 */
const serverRelations: Readonly<Record<string, readonly string[]>> = {
  account: ['account_contract_id_id_pk', 'account_email', 'account_id_seq'],
  account_factor: ['account_factor_contract_id_account_id_pk'],
  account_passkey: [
    'account_passkey_account',
    'account_passkey_contract_id_id_pk',
    'account_passkey_credential',
    'account_passkey_id_seq',
  ],
  account_recovery_code: ['account_recovery_code_contract_id_account_id_hash_pk'],
  account_session: [
    'account_session_account',
    'account_session_contract_id_id_pk',
    'account_session_grant',
    'account_session_id_seq',
  ],
  attempt: ['attempt_contract_id_key_pk'],
  idempotency_key: ['idempotency_key_contract_id_account_id_key_pk'],
  impersonation: ['impersonation_contract_id_token_pk', 'impersonation_user'],
  meta: ['meta_contract_id_name_pk'],
  number_counter: ['number_counter_contract_id_series_pk'],
  oidc_store: ['oidc_store_contract_id_model_id_pk', 'oidc_store_grant', 'oidc_store_uid'],
  outbox: [
    'outbox_contract',
    'outbox_contract_id_id_pk',
    'outbox_entity',
    'outbox_id_seq',
    'outbox_position',
    'outbox_position_contract_id_subscriber_pk',
    'outbox_spans',
    'outbox_transaction',
  ],
  passkey_challenge: ['passkey_challenge_contract_id_hash_pk'],
  password_link: ['password_link_contract_id_token_hash_pk', 'password_link_email'],
  personal_token: [
    'personal_token_account',
    'personal_token_contract_id_id_pk',
    'personal_token_hash',
    'personal_token_id_seq',
  ],
  security_log: ['security_log_account', 'security_log_contract_id_id_pk', 'security_log_id_seq'],
  user_setting: ['user_setting_contract_id_account_id_name_pk'],
};

/** Of a name, the table of the server that it is or belongs to. */
const owners: ReadonlyMap<string, string> = new Map(
  Object.entries(serverRelations).flatMap(([table, relations]) =>
    [table, ...relations].map((name) => [name, table] as const),
  ),
);

/** What statements of the engine and its triggers call their own parts: a table of such a name would be hidden in them. */
const statementParts = new Set(['found', 'locked', 'new_rows', 'old_rows', 'past', 'w']);

/** Why no entity's table may have this name; undefined where it may. */
export function explainReservedTable(name: string): string | undefined {
  const owner = owners.get(name);
  if (owner !== undefined) return `the server keeps "${owner}" for itself`;
  if (statementParts.has(name)) return `statements of the server call a part of theirs "${name}"`;
  // PostgreSQL looks a name up in its own catalogue first.
  return name.startsWith('pg_') ? 'PostgreSQL keeps names in "pg_" for itself' : undefined;
}

/** For the test that compares this list with the server's own tables. */
export const reservedRelations: readonly string[] = [...owners.keys()].sort();
