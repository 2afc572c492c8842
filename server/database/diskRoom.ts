/**
 * The room on the embedded database's disk. PGlite goes on in a broken state where its log cannot be written, and opens
 * again only with room: writes are refused while some is left, so that what is there can be read and the log ends whole.
 */
import { statfsSync } from 'node:fs';

/** Four files of the write-ahead log: what one statement may add, the end of others under way, and a start. */
const KEPT_BYTES = 64 * 1024 ** 2;

const grows = /\b(?:INSERT|UPDATE|DELETE|MERGE|COPY|CREATE|ALTER|REINDEX|CALL|DO)\b/i;

/** Bytes that this process may write to the folder's disk; no limit where that is unknown, as on some network disks. */
function readRoom(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function hasRoom(folder: string): boolean {
  return readRoom(folder) >= KEPT_BYTES;
}

/** @throws as PostgreSQL does, 53100, where a statement would add to a disk that is as good as full */
export function requireRoom(folder: string, text: string): void {
  const room = readRoom(folder);
  if (room >= KEPT_BYTES || !grows.test(text)) return;
  const message = `No space left on device: ${megabytes(room)} MB are free, and ${megabytes(KEPT_BYTES)} MB are kept so that the database stays whole`;
  throw Object.assign(new Error(message), { code: '53100', severity: 'ERROR' });
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);
