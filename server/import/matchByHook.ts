/** Rows whose caller recognises records by its own keys: completed, looked up once a batch, and merged with what is there. */
import type { ImportedRow, RowFault, Sql, Values } from '../kit.ts';
import { quote } from '../query/identifiers.ts';
import { currentSql } from '../query/renderRead.ts';
import { type Draft, type RowsInput, textOf } from './draft.ts';

const wholeRow = (code: string, message: string): RowFault => ({ column: '', property: '', code, message });

function rowOf({ columns }: RowsInput, { row, body }: Draft): ImportedRow {
  const texts = columns.map((column, index) => [column, textOf(row.cells[index] ?? '')] as const);
  return { number: row.number, texts: Object.fromEntries(texts), body };
}

async function readCurrent(
  sql: Sql,
  { resource, contract }: RowsInput,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Values>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<{ current: string }>(
    `SELECT ${currentSql(resource)} AS current FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[])`,
    [contract, ids],
  );
  return new Map(
    rows.map(({ current }) => {
      const values = JSON.parse(current) as Values;
      return [Number(values.id), values];
    }),
  );
}

/** Completes the bodies, and keeps the rows that repeat an earlier row of the file. */
export function noteHookKeys(input: RowsInput, drafts: readonly Draft[]): void {
  const { hook, seen } = input;
  if (!hook) return;
  for (const draft of drafts) {
    const row = rowOf(input, draft);
    hook.complete(row);
    draft.keyText = hook.keyOf(row);
    if (draft.keyText === undefined) continue;
    const first = seen.get(draft.keyText);
    if (first === undefined) seen.set(draft.keyText, draft.row.number);
    else draft.violations.push(wholeRow('duplicate', `The row ${first} has this already.`));
  }
}

export async function matchByHook(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  const { hook } = input;
  if (!hook) return;
  noteHookKeys(input, drafts);
  const keys = drafts.flatMap(({ keyText }) => (keyText === undefined ? [] : [keyText]));
  const found = keys.length > 0 ? await hook.find(sql, keys) : new Map<string, readonly number[]>();
  const current = await readCurrent(sql, input, [...new Set([...found.values()].flat())]);
  for (const draft of drafts) {
    const ids = draft.keyText === undefined ? [] : (found.get(draft.keyText) ?? []);
    if (ids.length > 1)
      draft.violations.push(wholeRow('ambiguous', `${ids.length} records have this value.`));
    draft.current = ids.length === 1 ? current.get(Number(ids[0])) : undefined;
    if (!draft.current) continue;
    const merged = hook.merge(draft.body, draft.current);
    for (const name of Object.keys(draft.body)) delete draft.body[name];
    Object.assign(draft.body, merged);
  }
}
