/**
 * One migration in the transaction of all that are missing. It is sent whole, which is twice as quick for hundreds of
 * statements; only when it fails are they run one by one, to report which it was and what to write instead.
 */
import { releaseSavepoint, returnTo, setSavepoint } from './database/controls.ts';
import type { Transaction } from './kit.ts';
import { isDatabaseError } from './transaction/toProblem.ts';

export interface Migration {
  readonly tag: string;
  readonly text: string;
}

const BREAK = '--> statement-breakpoint';

interface Refusal extends Error {
  readonly code: string;
  readonly detail?: string;
}

/** What to write, by PostgreSQL's code; `table` as the statement writes it. */
function hint(code: string, table: string): string {
  const before = (statement: string) => `put before it, e.g. ${statement}`;
  const hints: Readonly<Record<string, string>> = {
    '23502': `Some rows have no value: ${before(`UPDATE ${table} SET … = … WHERE … IS NULL;`)} A column that comes is added without NOT NULL first.`,
    '23505': `Some rows are alike: ${before(`a DELETE or an UPDATE of all but one of them; SELECT …, count(*) FROM ${table} GROUP BY … HAVING count(*) > 1; lists them.`)}`,
    '23514': `Some rows have a value that is no longer allowed: ${before(`UPDATE ${table} SET … = … WHERE …;`)}`,
    '23503': `Some rows point to a record that does not exist: ${before(`UPDATE ${table} SET … = NULL WHERE …;`)}`,
  };
  const isConversion = /^(22|42804|42846)/.test(code);
  return (
    (Object.hasOwn(hints, code) ? hints[code] : undefined) ??
    (isConversion
      ? 'A value cannot be converted: write its conversion behind USING, or put an UPDATE before it that changes such values.'
      : 'Put it right in that file.')
  );
}

/** The first table a statement names, in double quotes. */
function findTable(statement: string): string | undefined {
  return /\b(?:TABLE|ON|UPDATE|INTO|FROM)\s+(?:IF (?:NOT )?EXISTS\s+)?(?:ONLY\s+)?("(?:[^"]|"")+"|\w+)/i.exec(
    statement,
  )?.[1];
}

function describeFailure({ tag }: Migration, place: string, statement: string, error: Refusal): Error {
  const table = findTable(statement);
  return new Error(
    [
      `The migration "${tag}" failed at ${place}${table ? `, on the table ${table}` : ''}: ${statement}`,
      `PostgreSQL: ${error.message} (${error.code})${error.detail ? `. ${error.detail}` : ''}`,
      `Nothing of it was applied, nor of those after it. ${hint(error.code, table ?? '…')}`,
      `The file is server/migrations/${tag}.sql; statements in it are parted by "${BREAK}". Then start again.`,
    ].join('\n'),
    { cause: error },
  );
}

/** @throws Error that names the migration, its statement and what to write */
export async function applyMigration(tx: Pick<Transaction, 'query'>, migration: Migration): Promise<void> {
  await setSavepoint(tx, 'migration');
  try {
    await tx.query(migration.text);
    await releaseSavepoint(tx, 'migration');
    return;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    await returnTo(tx, 'migration');
  }
  const statements = migration.text
    .split(BREAK)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  for (const [index, statement] of statements.entries())
    try {
      await tx.query(statement);
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      const place = `statement ${index + 1} of ${statements.length}`;
      throw describeFailure(migration, place, statement, error as Error & typeof error);
    }
}
