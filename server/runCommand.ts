/** A command of a service, or the server's own `rebuild`, run beside no server: `node run.js server/main.ts <command> …`. */
import { openDatabase } from './database/openDatabase.ts';
import type { Command, Database, Projection, Service, Settings } from './kit.ts';
import { listDifferences } from './migrate.ts';
import { rebuildCommand } from './projections/rebuild.ts';

interface Parts {
  readonly settings: Settings;
  readonly services: readonly Service[];
  readonly projections: readonly Projection[];
}

function findCommand({ services, projections }: Omit<Parts, 'settings'>, name: string): Command {
  const commands: Readonly<Record<string, Command>> = Object.assign(
    { rebuild: rebuildCommand(projections) },
    ...services.map((service) => service.commands ?? {}),
  );
  const command = commands[name];
  if (command) return command;
  const known = Object.keys(commands).sort().join('", "');
  throw new Error(`There is no command "${name}". The commands are "${known}".`);
}

/** @throws Error that asks to stop the server, where it has the embedded database open */
async function open(settings: Settings): Promise<Database> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    if (settings.databaseUrl || !(error instanceof Error)) throw error;
    throw new Error(
      `${error.message} The embedded database is opened by one process at a time: stop the server, run the command, then start it again.`,
    );
  }
}

/** @returns the exit code; of an embedded database, nothing else may have its folder open */
export async function runCommand(
  { settings, ...parts }: Parts,
  [name = '', ...args]: readonly string[],
): Promise<number> {
  const command = findCommand(parts, name);
  const database = await open(settings);
  try {
    const differences = await listDifferences(database);
    if (differences.length > 0) throw new Error(differences.join(' '));
    return await command({
      database,
      args,
      projections: parts.projections,
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await database.stop();
  }
}
