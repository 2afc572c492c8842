/** The entries of a ZIP archive by its directory, unpacked one at a time and never past a bound. */
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Problem } from '../errors.ts';
import './errors.ts';

const inflate = promisify(inflateRaw) as (
  bytes: Buffer,
  options: { readonly maxOutputLength: number },
) => Promise<Buffer>;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

export interface Zip {
  has(name: string): boolean;
  /** @throws IMP-003 when it unpacks to more than `most` bytes */
  read(name: string, most: number): Promise<string>;
}

const mostEntries = 10_000;

function broken(): Problem {
  return new Problem('IMP-006', { reason: 'it is no whole ZIP archive' });
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes.readUInt32LE(at) === 0x06054b50) return at;
  throw broken();
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const count = Math.min(bytes.readUInt16LE(end + 10), mostEntries);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken();
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

export function readZip(bytes: Buffer): Zip {
  const entries = readDirectory(bytes);
  return {
    has: (name) => entries.has(name),
    async read(name, most) {
      const entry = entries.get(name);
      if (!entry) throw new Problem('IMP-006', { reason: `it has no "${name.slice(0, 80)}"` });
      const { offset, packed, method } = entry;
      if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw broken();
      const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
      const data = bytes.subarray(start, start + packed);
      const megabytes = { most: Math.round(most / 1_048_576), what: 'megabytes' };
      if (method === 0) {
        if (data.length > most) throw new Problem('IMP-003', megabytes);
        return data.toString('utf8');
      }
      if (method !== 8) throw new Problem('IMP-006', { reason: 'it is packed in a way not known here' });
      try {
        return (await inflate(data, { maxOutputLength: most })).toString('utf8');
      } catch (error) {
        const isBound = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
        throw isBound ? new Problem('IMP-003', megabytes) : broken();
      }
    },
  };
}
