/** Programs of the machine that a backup needs, and what to do about one that is missing or too old. */
import { type ChildProcess, spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  readonly errors: string;
}

/** @throws Error with `advice` where there is no such program */
export function waitForEnd(child: ChildProcess, name: string, advice: string): Promise<Ended> {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(isMissing ? new Error(`The program "${name}" is not on this machine. ${advice}`) : error);
    });
    child.once('close', (code) => resolve({ code, errors }));
  });
}

/** The password goes by the environment: others see the arguments of a process. */
function splitAddress(url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

const adviceFor = (major: number) =>
  `Install PostgreSQL's client programs of version ${major} or newer (on Debian "apt-get install postgresql-client-${major}"), or put their folder first in PATH.`;

/**
 * Runs `pg_dump` or `pg_restore` on the database of an address.
 *
 * @param major of the server; an older program is refused
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  { url, major }: { readonly url: string; readonly major: number },
): Promise<string> {
  const advice = adviceFor(major);
  const { address, env } = splitAddress(url);
  const run = async (all: readonly string[]) => {
    const child = spawn(name, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const { code, errors } = await waitForEnd(child, name, advice);
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${errors.trim()}`);
    return output;
  };
  const version = await run(['--version']);
  const own = Number(/(\d+)(?:\.\d+)/.exec(version)?.[1] ?? 0);
  if (own < major)
    throw new Error(
      `The program "${name}" of this machine is of version ${own}, and the server of ${major}. ${advice}`,
    );
  return run(args.map((arg) => (arg === DATABASE ? `--dbname=${address}` : arg)));
}

/** Stands among the arguments where the address goes. */
export const DATABASE = '{database}';
