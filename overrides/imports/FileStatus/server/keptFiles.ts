/** The files themselves, under VAR_DIR, by organiser and by the name that their record has. */
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of customers, and those of tickets. */
export type KeptFolder = 'customer-files' | 'ticket-files';

interface Place {
  readonly varDir: string;
  readonly folder: KeptFolder;
  readonly contract: number;
  readonly fileName: string;
}

const folderOf = ({ varDir, folder, contract }: Omit<Place, 'fileName'>): string =>
  join(varDir, folder, String(contract));
const pathOf = (place: Place): string => join(folderOf(place), place.fileName);

/** On the disk before its record is there; nothing stays of one that did not fit. */
export async function keepFile(place: Place, bytes: Uint8Array): Promise<void> {
  await mkdir(folderOf(place), { recursive: true });
  const file = await open(pathOf(place), 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await dropFile(place);
    throw error;
  } finally {
    await file.close();
  }
}

/** @returns undefined where it is gone */
export const readKeptFile = (place: Place): Promise<Buffer | undefined> =>
  readFile(pathOf(place)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

export const dropFile = (place: Place): Promise<void> => rm(pathOf(place), { force: true });
