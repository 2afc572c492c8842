/** How long other generators take for the documents of our own server, each as its users run it: as a process. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTestServer } from '../../fixtures/server.ts';

const bin = resolve(import.meta.dirname, '../../../node_modules/.bin');

export interface OtherTime {
  readonly name: string;
  readonly ms?: number;
  /** Files it wrote. */
  readonly files?: number;
  /** Why there is no time. */
  readonly why?: string;
}

/** Asynchronous: the server whose documents are read lives in this process. */
async function time(name: string, out: string, command: readonly string[]): Promise<OtherTime> {
  const [program = '', ...args] = command;
  if (!existsSync(join(bin, program))) return { name, why: `it is not installed ("${program}")` };
  const started = performance.now();
  const child = spawn(process.execPath, [join(bin, program), ...args], { cwd: out });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const status = await new Promise<number | null>((done) => child.once('exit', done));
  const ms = performance.now() - started;
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
  if (status !== 0 || files === 0)
    return { name, why: output.trim().split('\n').slice(-3).join(' ') || `exit ${status}` };
  return { name, ms, files };
}

export async function measureOthers(): Promise<readonly OtherTime[]> {
  const folder = mkdtempSync(join(tmpdir(), 'generators-'));
  const server = await startTestServer({ database: 'pglite', demo: false });
  try {
    const document = join(folder, 'docs.json');
    writeFileSync(document, await (await fetch(`${server.origin}/docs.json`)).text());
    const out = () => mkdtempSync(join(folder, 'out-'));
    const hydra = `${server.origin}/ticketing/v1`;
    return [
      await time('openapi-typescript, types of the OpenAPI document', out(), [
        'openapi-typescript',
        document,
        '-o',
        'types.ts',
      ]),
      await time('create-client, TypeScript interfaces of the Hydra document', out(), [
        'create-client',
        hydra,
        '.',
        '-g',
        'typescript',
        '--hydra-prefix',
        '',
      ]),
      await time('create-client, React screens of the Hydra document', out(), [
        'create-client',
        hydra,
        '.',
        '-g',
        'react',
        '--hydra-prefix',
        '',
      ]),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
