/**
 * Puts what a restore unpacked in the place of what is there, in one step: its folder gets the name under which it counts.
 * From then on whoever opens VAR_DIR moves what still lies in it: the restore, or after its end a server or a command.
 */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../database/lockFolder.ts';

/** Of VAR_DIR. */
export const READY = 'restored';

/** @param folder of VAR_DIR, with nothing in it but what is to be in VAR_DIR */
export function swapFiles(varDir: string, folder: string): void {
  renameSync(folder, join(varDir, READY));
  finishSwap(varDir);
}

/** Does nothing where no restore has unpacked all of its files. */
export function finishSwap(varDir: string): void {
  const ready = join(varDir, READY);
  if (!existsSync(ready)) return;
  const unlock = lockFolder(varDir);
  try {
    for (const name of readdirSync(ready)) {
      rmSync(join(varDir, name), { recursive: true, force: true });
      renameSync(join(ready, name), join(varDir, name));
    }
    rmSync(ready, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
