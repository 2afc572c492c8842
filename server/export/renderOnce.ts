/** A row of values, each of which that is a subselect is evaluated once, however often the row's SQL names it. */
import type { Value } from './renderValue.ts';

export function renderOnce(values: readonly Value[], rowSql: (values: readonly Value[]) => string): string {
  const lifted: string[] = [];
  const lift = (sql: string): string => {
    if (!/\(SELECT\b/.test(sql)) return sql;
    const known = lifted.indexOf(sql);
    return `cells.c${known >= 0 ? known : lifted.push(sql) - 1}`;
  };
  const row = rowSql(values.map(({ type, sql, text }) => ({ type, sql: lift(sql), text: lift(text) })));
  const used = lifted.flatMap((sql, index) =>
    new RegExp(`cells\\.c${index}\\b`).test(row) ? [`${sql} AS c${index}`] : [],
  );
  // Without OFFSET the planner would put each expression back where its name stands.
  return used.length ? `(SELECT ${row} FROM (SELECT ${used.join(', ')} OFFSET 0) cells)` : row;
}
