/** One process a folder: PGlite takes no lock of its own, and two on one folder lose acknowledged rows. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the folder for this process. A lock left by a process that is gone is taken over.
 *
 * @returns the undo
 * @throws with one clear line when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 3) throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      if (pid && pid !== process.pid && isAlive(pid))
        throw new Error(
          `The folder "${folder}" is in use by process ${pid}. Stop it, or give this one a VAR_DIR of its own.`,
        );
      rmSync(path, { force: true });
    }
  }
}
