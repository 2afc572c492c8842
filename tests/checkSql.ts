/**
 * `npm run check-sql`: prepares every statement of the overrides' servers against the tables as the migrations make
 * them, and names file and line of each that does not fit, whose declared row is not its result's (`checkRows.ts`), or which
 * computes a value of another type than its property's (`checkComputed.ts`). What is built on `db` the compiler has checked already.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { behaviours } from '../overrides/behaviours.ts';
import { apis } from '../schema/generated/apis.ts';
import { descriptors } from '../schema/generated/descriptors.ts';
import { copyPrepared } from '../server/database/preparedFolder.ts';
import { createModel } from '../server/plan/resource.ts';
import { prepareDatabase } from '../server/prepareDatabase.ts';
import { checkStatements, type Prepare, type StatementFault } from '../server/sql/checkStatements.ts';
import { listSamples, listStatements } from '../server/sql/sqlText.ts';
import { checkComputed } from './checkComputed.ts';
import { checkRows } from './checkRows.ts';

const root = join(import.meta.dirname, '..');

async function openEmpty(): Promise<{ database: PGlite; close(): Promise<void> }> {
  await prepareDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'check-sql-'));
  const data = join(folder, 'data');
  copyPrepared(data);
  const database = await PGlite.create(data);
  return {
    database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The line of a file that has the word, from 1. */
const lineOf = (text: string, word: string): number =>
  text.split('\n').findIndex((line) => line.includes(word)) + 1;

/** Where a behaviour gives the SQL of `Entity.property`: its file, and the first line that names the property. */
function locateFragment(of: string): string {
  const [entity = '', property = ''] = of.split('.');
  for (const file of globSync(`overrides/*/${entity}/server{.ts,/**/*.ts}`, { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    if (new RegExp(`(?:entity: |defineBehaviour\\()'${entity}'`).test(text))
      return `${file}:${Math.max(1, lineOf(text, property))}`;
  }
  return of;
}

/** A `.sql` file is sent line by line as it is; a text put together of parts is found by the line that is wrong. */
function locate({ of, line, text }: StatementFault): string {
  if (!of.startsWith('/')) return locateFragment(of);
  const file = relative(root, of);
  if (file.endsWith('.sql')) return `${file}:${line}`;
  const wrong = text.split('\n')[line - 1]?.trim() ?? '';
  return `${file}:${Math.max(1, lineOf(readFileSync(of, 'utf8'), wrong))}`;
}

const formatFault = (fault: StatementFault): string => {
  const line = fault.text.split('\n')[fault.line - 1]?.trim();
  return `${locate(fault)}: ${fault.message}, in: ${line}`;
};

/** Files that no server loads are asked by nobody; the guards, which a migration applies, are run there. */
function listUnused(): readonly string[] {
  const loaded = new Set(listStatements().map(({ file }) => relative(root, file)));
  return globSync('overrides/**/*.sql', { cwd: root })
    .filter((file) => !loaded.has(file) && !file.endsWith('/guards.sql'))
    .map((file) => `${file}:1: no server loads this statement`);
}

/**
 * @param change the tables before they are looked at
 * @returns a line for each statement that cannot be asked
 */
export async function checkSql(change?: (database: Prepare) => Promise<unknown>): Promise<readonly string[]> {
  const { database, close } = await openEmpty();
  try {
    await change?.(database);
    const model = createModel({ descriptors: Object.values(descriptors), apis, behaviours });
    const statements = listStatements();
    const faults = await checkStatements(database, { statements: [...statements, ...listSamples()], model });
    const wrong = new Set(faults.map(({ text }) => text));
    const fitting = statements.filter(({ text }) => !wrong.has(text));
    const computed = await checkComputed(database, model, (text) => !wrong.has(text));
    return [
      ...[...faults, ...computed].map(formatFault),
      ...(await checkRows(database, fitting)),
      ...listUnused(),
    ];
  } finally {
    await close();
  }
}

if (import.meta.main) {
  const faults = await checkSql();
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${listStatements().length} statements fit the tables`);
  process.exit(faults.length === 0 ? 0 : 1);
}
