/** What a connection must have set before it works in a scope, and whether it has it already. */
import type { Scope } from '../kit.ts';

/** Role and settings a connection stands in; undefined when unknown, after an error or when new. */
export type ScopeState = { current: string | undefined };

/** @returns the SQL that puts a connection into a scope, or nothing when it is there already. */
export function enterScope(state: ScopeState, scope: Scope): string | undefined {
  const wanted = scope === 'system' ? 'system' : `${scope.contract}/${scope.actor ?? ''}`;
  if (state.current === wanted) return undefined;
  state.current = wanted;
  if (scope === 'system')
    return "RESET ROLE; SELECT set_config('app.contract', '', false), set_config('app.actor', '', false)";
  const contract = Math.trunc(scope.contract);
  const actor = (scope.actor ?? '').replaceAll("'", "''").replaceAll('\\', '');
  return `SET ROLE back_office; SELECT set_config('app.contract', '${contract}', false), set_config('app.actor', '${actor}', false)`;
}
