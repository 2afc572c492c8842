/** The records that are there already, asked for once a batch. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Sql, Values } from '../kit.ts';
import { sqlType } from '../plan/operators.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { quote } from '../query/identifiers.ts';
import { collateSql } from '../query/relatedRows.ts';
import { currentSql } from '../query/renderRead.ts';
import { type Draft, fault, type RowsInput, textOf } from './draft.ts';
import { idProperty, type MappedColumn } from './mapColumns.ts';
import { keyOf } from './readRowKeys.ts';

/** As written and as compared, so that an index on the column is of use. */
function listKeys(key: PropertyDescriptor, column: MappedColumn, drafts: readonly Draft[]): string[] {
  return drafts.flatMap(({ row, keyText }) => {
    if (keyText === undefined) return [];
    return key.kind === 'email' ? [keyText, textOf(row.cells[column.index] ?? null)] : [keyText];
  });
}

async function findByKey(
  sql: Sql,
  { resource, contract }: RowsInput,
  key: PropertyDescriptor,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly Values[]>> {
  const type = key === idProperty ? 'bigint' : sqlType(key.kind);
  const rows = await sql.query<{ current: string }>(
    `SELECT ${currentSql(resource)} AS current FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t.${quote(key.column ?? '')}${collateSql(resource, key)} = ANY(($2::text[])::${type}[])`,
    [contract, texts.filter((text) => isOfType(type, text))],
  );
  const found = new Map<string, Values[]>();
  for (const { current } of rows) {
    const values = JSON.parse(current) as Values;
    const text = keyOf(key, values[key.name]);
    found.set(text, [...(found.get(text) ?? []), values]);
  }
  return found;
}

/** Why what is under a key cannot be taken; undefined when it can. */
function refuseMatch(
  found: number,
  { key, mayUpdate }: { readonly key: PropertyDescriptor; readonly mayUpdate: boolean },
): { readonly code: string; readonly message: string } | undefined {
  if (found > 1) return { code: 'ambiguous', message: `${found} records have this value.` };
  if (found === 0 && key === idProperty)
    return { code: 'relation', message: 'There is no such record in this contract.' };
  if (found === 1 && !mayUpdate)
    return { code: 'unique', message: 'This is there already, and is not changed here.' };
  return undefined;
}

/** The records that the keys name, as hooks see them. */
export async function matchKeys(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  const { key, resource, mapped } = input;
  const column = mapped.find(({ property }) => property === key);
  if (!key || !column) return;
  const texts = listKeys(key, column, drafts);
  if (texts.length === 0) return;
  const found = await findByKey(sql, input, key, texts);
  const mayUpdate = servedOperations(resource.descriptor).includes('update');
  for (const draft of drafts) {
    if (draft.keyText === undefined) continue;
    const there = found.get(draft.keyText) ?? [];
    const refusal = refuseMatch(there.length, { key, mayUpdate });
    if (refusal) draft.violations.push(fault(column, refusal));
    else [draft.current] = there;
  }
}

/** A value that the column's type cannot hold matches nothing, and must not fail the others. */
function isOfType(type: string, text: string): boolean {
  if (type === 'bigint') return /^-?\d{1,15}$/.test(text);
  if (type === 'numeric') return /^-?\d+(\.\d+)?$/.test(text);
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  return type === 'text';
}
