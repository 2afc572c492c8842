/**
 * `npm run verify -- <archive, database or data folder>`: proves a journal by public keys alone, and names the first broken
 * record of each chain. Beside no server it opens a data folder; an archive or a PostgreSQL database at any time.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journalColumns, readArchive } from '../overrides/fiscal/Journal/server/archive.ts';
import { readPublicKeys } from '../overrides/fiscal/Journal/server/readPublicKeys.ts';
import {
  type ChainHead,
  type JournalRow,
  verifyJournal,
} from '../overrides/fiscal/Journal/server/verifyJournal.ts';
import { runProgram } from '../server/backup/runProgram.ts';
import { openPglite } from '../server/database/openPglite.ts';
import { openPostgres } from '../server/database/openPostgres.ts';
import type { Database } from '../server/kit.ts';
import { readSettings } from '../server/settings.ts';

const USAGE =
  'Usage: npm run verify -- <archive, PostgreSQL address or data folder> [--keys <folder or file of public keys>]';

interface Journal {
  readonly rows: readonly JournalRow[];
  readonly heads: readonly ChainHead[];
}

/** Where its chains end is in their counters as well. */
async function readDatabase(database: Database): Promise<Journal> {
  try {
    const rows = await database.query<JournalRow>(
      'system',
      `SELECT ${journalColumns} FROM "journal_record" r ORDER BY r."contract_id", r."series", r."number"`,
    );
    const heads = await database.query<ChainHead>(
      'system',
      `SELECT n."contract_id" AS "contract", n."series" LIKE 'journal_demo_%' AS "isDemo", right(n."series", 1) AS "series",
         n."value" AS "number", n."signature", 'its counter' AS "by"
       FROM "number_counter" n WHERE n."series" LIKE 'journal_%' ORDER BY n."contract_id", n."series"`,
    );
    return { rows, heads };
  } finally {
    await database.stop();
  }
}

async function readJournal(source: string): Promise<Journal> {
  if (/^postgres(ql)?:\/\//.test(source)) return readDatabase(await openPostgres(source));
  if (!existsSync(source)) throw new Error(`There is no "${source}". ${USAGE}`);
  if (!statSync(source).isDirectory()) return { rows: readArchive(readFileSync(source, 'utf8')), heads: [] };
  if (!existsSync(join(source, 'data')))
    throw new Error(`The folder "${source}" holds no database "data". ${USAGE}`);
  return readDatabase(await openPglite(source));
}

await runProgram(async (print) => {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'string' } },
    allowPositionals: true,
  });
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new Error(USAGE);
  const own = join(source, 'keys');
  const keys = readPublicKeys(
    values.keys ?? (existsSync(own) ? own : join(readSettings(process.env).varDir, 'keys')),
  );
  const { rows, heads } = await readJournal(source);
  const { faults, warnings, chains } = verifyJournal(rows, keys, heads);
  for (const { name, count } of chains) print(`${name}: ${count} records`);
  for (const warning of warnings) print(`warning: ${warning}`);
  for (const fault of faults) print(`broken: ${fault}`);
  print(
    faults.length === 0 ? `ok: ${rows.length} records of ${chains.length} chains` : `not ok: ${faults[0]}`,
  );
  if (faults.length > 0) process.exitCode = 1;
});
