/** `npm run codegen [-- command]`: says what it did, or what is wrong and where; the work is done elsewhere. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type MadeCalls, makeCalls } from './calls/makeCalls.ts';
import { compareSchemas } from './check/compareSchemas.ts';
import { explainProperty } from './explain/explainProperty.ts';
import { formatFault } from './fault.ts';
import { compareFiles, readGenerated, readSources, writeFiles } from './files.ts';
import { type Generated, generate } from './generate.ts';
import { hintNearest } from './nearest.ts';
import { type CommandName, commandNames, help, isCommand, refuseArguments } from './usage.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);

type Made = Extract<Generated, { ok: true }>;

const count = (items: number, [one, many]: readonly [string, string]) =>
  `${items} ${items === 1 ? one : many}`;

/** What the schema makes, or undefined after saying what is wrong with it. */
function make(): Made | undefined {
  const made = generate(readSources(root));
  if (made.ok) return made;
  for (const fault of made.faults) console.error(formatFault(fault));
  console.error(`${count(made.faults.length, ['fault', 'faults'])}; nothing was written.`);
  return undefined;
}

/** drizzle-kit loads the tables as modules, which only a fresh process does anew. */
function migrate(...args: readonly string[]): number {
  const program = resolve(import.meta.dirname, 'migrate/writeMigration.ts');
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** Says what is wrong with the documents of the calls. */
function tellFaults({ faults }: MadeCalls): number {
  for (const fault of faults) console.error(formatFault(fault));
  return faults.length === 0 ? 0 : 1;
}

async function runGenerate(): Promise<number> {
  const started = performance.now();
  const made = make();
  if (!made) return 1;
  const entityFiles = writeFiles(root, made.files);
  const calls = await makeCalls(root, { write: true });
  const written = [...entityFiles.written, ...calls.written];
  const removed = [...entityFiles.removed, ...calls.removed];
  for (const path of written) console.log(`wrote ${path}`);
  for (const path of removed) console.log(`removed ${path}`);
  const took = Math.round(performance.now() - started);
  const entities = count(made.schema.entities.length, ['entity', 'entities']);
  console.log(`${entities}, ${written.length} written, ${removed.length} removed, ${took} ms`);
  // Read when asked for: which tables there are depends on what was just written.
  const { isMigrated } = await import('./migrate/stamp.ts');
  return (isMigrated() ? 0 : migrate()) || tellFaults(calls);
}

async function runCheck(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const present = readGenerated(root);
  const entityFiles = compareFiles(present, made.files);
  const changes = compareSchemas(present, made.files);
  for (const change of changes) console.log(change);
  const calls = await makeCalls(root, { write: false });
  tellFaults(calls);
  // What the changes of an entity mean is said above; its files would only say it again.
  for (const { written, removed } of changes.length === 0 ? [entityFiles, calls] : [calls]) {
    for (const path of written) console.log(`~ ${path} is not what codegen makes`);
    for (const path of removed) console.log(`- ${path} is no longer made`);
  }
  const isCurrent = [entityFiles, calls].every(
    ({ written, removed }) => written.length + removed.length === 0,
  );
  if (calls.faults.length > 0) return 1;
  const { isMigrated } = await import('./migrate/stamp.ts');
  if (isCurrent && (isMigrated() || migrate('check') === 0)) return 0;
  if (isCurrent) console.log('~ the tables are not those of the last migration');
  console.log('Run `npm run codegen` and commit what it writes.');
  return 1;
}

/** Runs until it is stopped; a fault is said and the next save comes. */
async function runWatch(): Promise<number> {
  const { watchSchema } = await import('./watch.ts');
  // First the watch: what is saved while everything is made for the first time is not missed.
  watchSchema(root, runGenerate);
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

const descriptorsOf = ({ schema }: Made) => schema.entities.map(({ descriptor }) => descriptor);

async function runEject(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const { runEject: eject } = await import('./eject/runEject.ts');
  return eject(root, process.argv.slice(3), descriptorsOf(made));
}

async function runStatus(): Promise<number> {
  const made = make();
  if (!made) return 1;
  const { runStatus: tell } = await import('./status/runStatus.ts');
  return tell(root, process.argv.slice(3), descriptorsOf(made));
}

async function runHelp(): Promise<number> {
  console.log(help);
  return 0;
}

const commands: Readonly<Record<CommandName, () => Promise<number>>> = {
  generate: runGenerate,
  check: runCheck,
  watch: runWatch,
  explain: runExplain,
  eject: runEject,
  status: runStatus,
  // Each of these is loaded when it is asked for: making is what is run often.
  import: async () => (await import('./import/runImport.ts')).runImport(process.argv.slice(3), root),
  probe: async () => (await import('./probe/runProbe.ts')).runProbe(process.argv.slice(3)),
  help: runHelp,
};

/** 1 also where a command or what stands behind it is none: with a sentence, and nothing done. */
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
