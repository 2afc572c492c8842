/** One file for all of a backup: a tar archive, by the machine's own `tar`, that its owner alone may read. */
import { spawn } from 'node:child_process';
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { waitForEnd } from './runTool.ts';

interface Part {
  readonly folder: string;
  readonly names: readonly string[];
}

/** A running server may change a file while it is read, or take it away: that is no fault of the archive. */
const isChange = (line: string) =>
  line === '' || /file changed as we read it|[Ff]ile removed before we read it/.test(line);

function spawnTar(args: readonly string[], input: 'pipe' | 'ignore') {
  const child = spawn('tar', args, { stdio: [input, input === 'pipe' ? 'ignore' : 'pipe', 'pipe'] });
  const ended = waitForEnd(child, 'tar', 'Install tar, which nearly every system has.').then(
    ({ code, errors }) => {
      if (code === 0 || (code === 1 && errors.split('\n').every(isChange))) return;
      throw new Error(`tar ended with ${code}: ${errors.trim()}`);
    },
  );
  // Whoever reads or writes fails first when it ends early.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Whole or not at all: it gets its name once it is on the disk. @param isPacked what is compressed already is not again */
export async function writeArchive(
  to: string,
  parts: readonly Part[],
  { isPacked }: { readonly isPacked: boolean },
): Promise<void> {
  const unfinished = `${to}.part`;
  try {
    const args = parts.flatMap(({ folder, names }) => ['-C', folder, ...names.map((name) => `./${name}`)]);
    const { child, ended } = spawnTar(['-cf', '-', ...args], 'ignore');
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    if (!child.stdout) throw new Error('tar has no output.');
    const packing = isPacked ? [] : [createGzip()];
    await Promise.all([ended, pipeline([child.stdout, ...packing, file])]);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function isGzip(path: string): boolean {
  const bytes = Buffer.alloc(2);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, 2, 0);
  } finally {
    closeSync(file);
  }
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export async function readArchive(from: string, folder: string): Promise<void> {
  const unpacking = isGzip(from) ? [createGunzip()] : [];
  const { child, ended } = spawnTar(['-xpf', '-', '-C', folder], 'pipe');
  if (!child.stdin) throw new Error('tar has no input.');
  // tar ends at the archive's end mark, maybe before it has taken the padding behind it: its exit code decides.
  const feeding = pipeline([createReadStream(from), ...unpacking, child.stdin]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'EPIPE') throw error;
    },
  );
  await Promise.all([ended, feeding]);
}
