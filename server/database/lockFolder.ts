/** One process a folder: PGlite takes no lock of its own, and two on one folder lose acknowledged rows. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProcessStart } from './readProcessStart.ts';

/** Beside the lock, when its holder started: a release before this one reads nothing but a number in the lock. */
const startPath = (path: string, pid: number) => `${path}.${pid}`;

/** Whether the number belongs to another process by now. Where that is unknown, it does not. */
function isReused(path: string, pid: number): boolean {
  try {
    const noted = readFileSync(startPath(path, pid), 'utf8');
    const started = readProcessStart(pid);
    return started !== undefined && noted !== '' && noted !== started;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the lock that was read, and no other: of two that find it stale, the slower must not take the faster's. */
function takeAway(path: string, holder: string): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes the folder for this process. A lock left by a process that is gone is taken over, also when its number was given
 * to another program since.
 *
 * @returns the undo
 * @throws with one clear line when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const own = startPath(path, process.pid);
  // Before the lock, so that none of this process is ever seen with the start of an earlier one.
  writeFileSync(own, readProcessStart(process.pid) ?? '');
  const undo = () => {
    rmSync(path, { force: true });
    rmSync(own, { force: true });
  };
  try {
    takeLock(folder, path);
    return undo;
  } catch (error) {
    rmSync(own, { force: true });
    throw error;
  }
}

function takeLock(folder: string, path: string): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 3) throw error;
      const holder = readFileSync(path, 'utf8');
      const pid = Number(holder);
      // Empty: made a moment ago by a process that has not yet written its number.
      const isTaken = pid
        ? pid !== process.pid && isAlive(pid) && !isReused(path, pid)
        : Date.now() - statSync(path).mtimeMs < 2000;
      if (isTaken)
        throw new Error(
          `The folder "${folder}" is in use by process ${pid || 'that starts'}. Stop it, or give this one a VAR_DIR of its own.`,
        );
      takeAway(path, holder);
      if (pid && pid !== process.pid) rmSync(startPath(path, pid), { force: true });
    }
  }
}
