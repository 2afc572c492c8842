/** An open transaction where a statement of its own would do as well: the same code runs in both. */
import type { Database, Sql } from '../../../../server/kit.ts';

/** The transaction has its scope already. */
export function asStore(tx: Sql): Pick<Database, 'query'> {
  return { query: (_scope, statement, params) => tx.query(statement, params) };
}
