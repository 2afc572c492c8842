/**
 * What keeps contracts apart and fills the outbox, as the database has it now, in one digest: role, row-level security,
 * policies, grants, triggers and the functions behind them. A row of a catalogue has another `xmin` once it was changed,
 * restored or made anew, so that no definition is put into words: that would take ten times as long.
 */
import type { Transaction } from './kit.ts';

/** A table that others made in this schema counts only where requests may reach it, a trigger only when it is ours. */
const digestText = `SELECT md5(concat_ws(' ',
  (SELECT concat_ws(' ', oid, rolsuper, rolbypassrls, pg_has_role(oid, current_user, 'usage'), pg_has_role(current_user, oid,
      -- Since PostgreSQL 16 whoever makes a role is its member without being allowed to become it.
      CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'set' ELSE 'member' END),
      has_schema_privilege(oid, current_schema(), 'usage'))
    FROM pg_roles WHERE rolname = 'back_office'),
  (SELECT string_agg(concat_ws(' ', relname, relrowsecurity, relforcerowsecurity,
      (SELECT string_agg(own::text, ' ') FROM unnest(relacl) own WHERE own::text ~ '^(back_office)?=')), ',' ORDER BY oid)
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace
      AND (relrowsecurity OR relacl::text LIKE '%back_office=%' OR (relkind = 'i' AND relname LIKE '%\\_search'))),
  (SELECT string_agg(concat_ws(' ', oid, xmin), ',' ORDER BY oid) FROM pg_policy
    WHERE polrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)),
  (SELECT string_agg(concat_ws(' ', oid, xmin), ',' ORDER BY oid) FROM pg_trigger
    WHERE tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)
      AND NOT tgisinternal AND (tgname = ANY ($2) OR starts_with(tgname::text, 'outbox_'))),
  (SELECT string_agg(concat_ws(' ', oid, xmin), ',' ORDER BY oid) FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace
      AND (proname = ANY ($1) OR starts_with(proname::text, 'outbox_')))
)) AS "digest"`;

/** @param guards the SQL that made them, which names the functions and triggers */
export async function readGuards(tx: Pick<Transaction, 'query'>, guards: string): Promise<string> {
  const list = (made: RegExp) => [...guards.matchAll(made)].map(([, name]) => name);
  const [row] = await tx.query<{ digest: string }>(digestText, [
    list(/create or replace function "(\w+)"/g),
    list(/create (?:or replace |constraint )trigger "(\w+)"/g),
  ]);
  return row?.digest ?? '';
}
