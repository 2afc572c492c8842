/** `npm run codegen [-- command]`: prints what it did, or what is wrong and where; the work is done elsewhere. */
import { resolve } from 'node:path';
import { compareSchemas } from './check/compareSchemas.ts';
import { makeDocuments } from './documents/makeDocuments.ts';
import { explainProperty } from './explain/explainProperty.ts';
import { type Fault, formatFault } from './fault.ts';
import { compareFiles, readGenerated, readRegistries, readSources, writeFiles } from './files.ts';
import { type Generated, generate } from './generate.ts';
import { type MigrationInput, runMigration, WAITS } from './migrate/runMigration.ts';
import { hintNearest } from './nearest.ts';
import { listRenames } from './resolve/listRenames.ts';
import { type CommandName, commandNames, help, isCommand, refuseArguments } from './usage.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);

type Made = Extract<Generated, { ok: true }>;

const count = (items: number, [one, many]: readonly [string, string]) =>
  `${items} ${items === 1 ? one : many}`;

/** What the schema makes, or undefined after printing what is wrong with it. */
function make(): Made | undefined {
  const made = generate(readSources(root), readRegistries(root));
  if (made.ok) return made;
  for (const fault of made.faults) console.error(formatFault(fault));
  console.error(`${count(made.faults.length, ['fault', 'faults'])}; nothing was written.`);
  return undefined;
}

/** What the migration of a schema is made from. */
function readTables({ files, schema }: Made): MigrationInput {
  return {
    tables: files.find(({ path }) => path === 'server/generated/tables.ts')?.text ?? '',
    renames: listRenames(schema),
    lists: descriptorsOf({ schema }).flatMap(({ table, properties }) =>
      properties.flatMap(({ many, column }) => (many && column !== undefined ? [`${table}.${column}`] : [])),
    ),
  };
}

/** Prints what a person has to confirm, and how. */
function reportWaiting(risks: string, command: string): number {
  console.error('Nothing was written. This waits for you, and the tables and the server stay as they are:');
  console.error(risks.trimEnd());
  console.error(`Take it back, or read it and confirm it: npm run codegen -- ${command} --confirm`);
  return 1;
}

/** Prints faults that keep a part of the files from being made. */
function reportFaults(faults: readonly Fault[]): number {
  for (const fault of faults) console.error(formatFault(fault));
  return faults.length === 0 ? 0 : 1;
}

async function runGenerate(mode: 'write' | 'confirm' = 'write'): Promise<number> {
  const started = performance.now();
  const made = make();
  if (!made) return 1;
  const input = readTables(made);
  // Read when asked for: which tables there are depends on what was written before.
  const { isMigrated } = await import('./migrate/stamp.ts');
  const migrated = isMigrated(input) ? { status: 0, out: '' } : runMigration(root, mode, input);
  if (migrated.status === WAITS) {
    const hint = 'What only has another name says so: "was": "<the name before>".';
    return reportWaiting(`${migrated.out}${hint}`, 'generate');
  }
  if (migrated.status !== 0) return migrated.status;
  const entityFiles = writeFiles(root, made.files);
  const documents = makeDocuments(root, { write: true });
  const written = [...entityFiles.written, ...documents.written];
  for (const path of written) console.log(`wrote ${path}`);
  for (const path of entityFiles.removed) console.log(`removed ${path}`);
  const took = Math.round(performance.now() - started);
  const entities = count(made.schema.entities.length, ['entity', 'entities']);
  console.log(`${entities}, ${written.length} written, ${entityFiles.removed.length} removed, ${took} ms`);
  process.stdout.write(migrated.out);
  return reportFaults(documents.faults);
}

/** Drops what was removed from the schema since the last release. */
async function runRelease(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const input = readTables(made);
  const { isMigrated } = await import('./migrate/stamp.ts');
  if (!isMigrated(input)) {
    console.error('The tables are not those of the last migration. Run `npm run codegen` first.');
    return 1;
  }
  const isConfirmed = process.argv[3] === '--confirm';
  const { status, out } = runMigration(root, isConfirmed ? 'release-confirm' : 'release', input);
  if (status === WAITS) return reportWaiting(out, 'release');
  process.stdout.write(status === 0 && out === '' ? 'Nothing was removed since the last release.\n' : out);
  return status;
}

async function runCheck(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const present = readGenerated(root);
  const entityFiles = compareFiles(present, made.files);
  const changes = compareSchemas(present, made.files);
  for (const change of changes) console.log(change);
  const documents = { ...makeDocuments(root, { write: false }), removed: [] };
  const status = reportFaults(documents.faults);
  // What the changes of an entity mean is printed above; its files would only repeat it.
  for (const { written, removed } of changes.length === 0 ? [entityFiles, documents] : [documents]) {
    for (const path of written) console.log(`~ ${path} is not what codegen makes`);
    for (const path of removed) console.log(`- ${path} is no longer made`);
  }
  const isCurrent = [entityFiles, documents].every(
    ({ written, removed }) => written.length + removed.length === 0,
  );
  if (status !== 0) return status;
  const { isMigrated } = await import('./migrate/stamp.ts');
  const input = readTables(made);
  if (isCurrent && (isMigrated(input) || runMigration(root, 'check', input).status === 0)) return 0;
  if (isCurrent) console.log('~ the tables are not those of the last migration');
  console.log('Run `npm run codegen` and commit what it writes.');
  return 1;
}

/** Runs until it is stopped; a fault is printed and the next save comes. */
async function runWatch(): Promise<number> {
  const { watchSchema } = await import('./watch.ts');
  // First the watch: what is saved while everything is made for the first time is not missed.
  watchSchema(root, () => runGenerate());
  await runGenerate();
  return 0;
}

async function runExplain(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const { ok, text } = explainProperty(made.schema, process.argv[3]);
  (ok ? console.log : console.error)(text);
  return ok ? 0 : 1;
}

const descriptorsOf = ({ schema }: Pick<Made, 'schema'>) =>
  schema.entities.map(({ descriptor }) => descriptor);

async function runEject(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const { runEject: eject } = await import('./eject/runEject.ts');
  return eject(root, process.argv.slice(3), descriptorsOf(made));
}

async function runStatus(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const { runStatus: showStatus } = await import('./status/runStatus.ts');
  return showStatus(root, process.argv.slice(3), descriptorsOf(made));
}

async function runHelp(): Promise<number> {
  console.log(help);
  return 0;
}

const commands: Readonly<Record<CommandName, () => Promise<number>>> = {
  generate: () => runGenerate(process.argv[3] === '--confirm' ? 'confirm' : 'write'),
  release: runRelease,
  check: async () =>
    process.argv.length > 3
      ? (await import('./import/runDrift.ts')).runDrift(process.argv.slice(3), root)
      : runCheck(),
  watch: runWatch,
  explain: runExplain,
  eject: runEject,
  status: runStatus,
  // Each of these is loaded when it is asked for: making is what is run often.
  import: async () => (await import('./import/runImport.ts')).runImport(process.argv.slice(3), root),
  probe: async () => (await import('./probe/runProbe.ts')).runProbe(process.argv.slice(3)),
  help: runHelp,
};

/** 1 also where a command or what is behind it is none: with a sentence, and nothing done. */
async function run(given: string, args: readonly string[]): Promise<number> {
  const isAsking = [given, ...args].some((word) => word === '--help' || word === '-h');
  const name = isAsking ? 'help' : given;
  if (!isCommand(name)) {
    console.error(`There is no command "${name}". ${hintNearest(name, commandNames, 'There are')}`);
    return 1;
  }
  const refusal = isAsking ? undefined : refuseArguments(name, args);
  if (refusal === undefined) return commands[name]();
  console.error(refusal);
  return 1;
}

process.exitCode = await run(process.argv[2] ?? 'generate', process.argv.slice(3));
