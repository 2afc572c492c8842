/** What a connection must have set before it works in a scope, and whether it has it already. */
import type { Scope } from '../kit.ts';

/** Role and settings a connection is in; undefined when unknown, after an error or when new. */
export type ScopeState = { current: string | undefined };

/** @returns the SQL that puts a connection into a scope, or nothing when it is there already. */
export function enterScope(state: ScopeState, scope: Scope): string | undefined {
  const wanted = scope === 'system' ? 'system' : [scope.contract, scope.rows, scope.actor].join('/');
  if (state.current === wanted) return undefined;
  state.current = wanted;
  if (scope === 'system') return `RESET ROLE; ${setting({ contract: '', actor: '', rows: '' })}`;
  const { contract, actor = '', rows = '' } = scope;
  return `SET ROLE back_office; ${setting({ contract: String(Math.trunc(contract)), actor, rows })}`;
}

function setting(values: Readonly<Record<'contract' | 'actor' | 'rows', string>>): string {
  const calls = Object.entries(values).map(
    ([name, value]) =>
      `set_config('app.${name}', '${value.replaceAll("'", "''").replaceAll('\\', '')}', false)`,
  );
  return `SELECT ${calls.join(', ')}`;
}
