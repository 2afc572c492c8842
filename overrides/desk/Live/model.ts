/** From rows of the outbox to what screens receive: addresses, versions, and many changes at once as one. */
import type { LiveChange } from '../../../schema/live.ts';

/**
 * What a row of the outbox has about one record, of several perhaps; `transaction` is PostgreSQL's 64-bit transaction id,
 * as text.
 */
export interface OutboxRow {
  readonly transaction: string;
  readonly id: number;
  readonly contract: number;
  readonly entity: string;
  readonly entityId: number;
  readonly action: LiveChange['action'];
  readonly actor: string | null;
}

/** A position in the outbox. */
export interface Position {
  readonly transaction: string;
  readonly id: number;
}

/** More changes of one entity than this at once are sent as one, without ids: a screen then reads its list again. */
export const MOST_NAMED = 100;

export function writeSequence({ transaction, id }: Position): string {
  return `${transaction}-${id}`;
}

/** The position of a screen that received a change: before its row, as long as the row covers more records. */
function sequenceOf(row: OutboxRow, next: OutboxRow | undefined): string {
  return writeSequence(row.id === next?.id ? { ...row, id: row.id - 1 } : row);
}

/** @returns undefined for what is no sequence of ours */
export function readSequence(text: string | undefined): Position | undefined {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(text ?? '');
  return match ? { transaction: match[1] ?? '0', id: Number(match[2]) } : undefined;
}

/** A row's `xmin`, which is its ETag, is the lower half of the transaction that wrote it. */
function versionOf(transaction: string): string {
  return String(BigInt(transaction) & 0xffff_ffffn);
}

/** `/accounts/api/v1/contracts/{contractId}/users` → the record's address in its contract. */
function writeIri(collection: string, { contract, entityId }: OutboxRow): string {
  return `${collection.replace('{contractId}', String(contract))}/${entityId}`;
}

/**
 * @param rows of one contract, in the order of commits
 * @param collections address of each entity's collection, by entity
 */
export function describeChanges(
  rows: readonly OutboxRow[],
  collections: ReadonlyMap<string, string>,
): readonly LiveChange[] {
  const counts = new Map<string, number>();
  for (const { entity } of rows) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  const last = new Map(rows.map((row) => [row.entity, row]));
  return rows.flatMap((row, index) => {
    const { entity, action, actor, entityId } = row;
    const collection = collections.get(entity);
    if (collection === undefined) return [];
    const sequence = sequenceOf(row, rows[index + 1]);
    if ((counts.get(entity) ?? 0) > MOST_NAMED)
      return last.get(entity) === row ? [{ sequence, entity, action, actor }] : [];
    const version = action === 'delete' ? {} : { version: versionOf(row.transaction) };
    return [{ sequence, entity, action, id: entityId, iri: writeIri(collection, row), ...version, actor }];
  });
}
