/** Programs of the machine that a backup needs, and what to do about one that is missing or too old. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

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

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

interface Target {
  readonly url: string;
  /** Of the server; an older program is refused. */
  readonly major: number;
}

export interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Settles when it has ended; rejects unless that was well. */
  readonly ended: Promise<void>;
}

function startTool(name: Tool, args: readonly string[], { url, major }: Target): Running {
  const { address, env } = splitAddress(url);
  const all = args.map((arg) => (arg === DATABASE ? `--dbname=${address}` : arg));
  const child = spawn(name, all, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = waitForEnd(child, name, adviceFor(major)).then(({ code, errors }) => {
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${errors.trim()}`);
  });
  // Whoever reads or writes fails first when it ends early.
  ended.catch(() => undefined);
  return { child, ended };
}

async function readOutput({ child, ended }: Running): Promise<string> {
  child.stdin.end();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await ended;
  return output;
}

/** Starts one of PostgreSQL's programs on the database of an address; what goes in and out is the caller's. */
export async function startPostgresTool(
  name: Tool,
  args: readonly string[],
  target: Target,
): Promise<Running> {
  const version = await readOutput(startTool(name, ['--version'], target));
  const own = Number(/(\d+)(?:\.\d+)/.exec(version)?.[1] ?? 0);
  if (own < target.major)
    throw new Error(
      `The program "${name}" of this machine is of version ${own}, and the server of ${target.major}. ${adviceFor(target.major)}`,
    );
  return startTool(name, args, target);
}

/** Runs one to its end. @returns what it printed */
export async function runPostgresTool(name: Tool, args: readonly string[], target: Target): Promise<string> {
  return readOutput(await startPostgresTool(name, args, target));
}

/** Stands among the arguments where the address goes. */
export const DATABASE = '{database}';
