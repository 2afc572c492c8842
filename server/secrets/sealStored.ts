/** Seals what a database holds unsealed: written before there was sealing, or by a seed. No change is reported. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { readKeys } from '../keys.ts';
import type { Database, Host, Transaction } from '../kit.ts';
import { quote } from '../query/identifiers.ts';
import { isSealed, SEALED, sealText } from './sealedText.ts';

interface Column {
  readonly table: string;
  readonly column: string;
}

interface Row {
  readonly contract: number;
  readonly id: number;
  readonly text: string;
}

const listColumns = (descriptors: readonly EntityDescriptor[]): readonly Column[] =>
  descriptors.flatMap(({ table, properties }) =>
    properties.filter(isSealed).map(({ column }) => ({ table: quote(table), column: quote(column ?? '') })),
  );

const unsealed = (column: string) => `${column} IS NOT NULL AND NOT starts_with(${column}, '${SEALED}')`;

async function hasUnsealed(database: Database, columns: readonly Column[]): Promise<boolean> {
  const questions = columns.map(
    ({ table, column }) => `EXISTS (SELECT FROM ${table} WHERE ${unsealed(column)})`,
  );
  const [row] = await database.query<{ found: boolean }>(
    'system',
    `SELECT ${questions.join(' OR ')} AS found`,
  );
  return row?.found === true;
}

async function sealColumn(
  tx: Transaction,
  { table, column }: Column,
  keys: readonly string[],
): Promise<void> {
  const rows = await tx.query<Row>(
    `SELECT "contract_id" AS contract, "id" AS id, ${column} AS text FROM ${table} WHERE ${unsealed(column)} FOR UPDATE`,
  );
  for (const { contract, id, text } of rows)
    await tx.query(`UPDATE ${table} SET ${column} = $3 WHERE "contract_id" = $1 AND "id" = $2`, [
      contract,
      id,
      sealText(keys, text),
    ]);
}

export async function sealStored(
  { database, settings }: Pick<Host, 'database' | 'settings'>,
  descriptors: readonly EntityDescriptor[],
): Promise<void> {
  const columns = listColumns(descriptors);
  if (columns.length === 0 || !(await hasUnsealed(database, columns))) return;
  const { sealingSecrets } = readKeys(settings.varDir);
  await database.transaction('system', async (tx) => {
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    for (const column of columns) await sealColumn(tx, column, sealingSecrets);
  });
}
