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
  /** @throws IMP-003 when it unpacks to more than `most` bytes, or all that was read to more than the archive may */
  read(name: string, most?: number): Promise<string>;
}

const mostEntries = 10_000;
/** The rows of a large worksheet differ from one another; what shrinks more than this was made to. */
const mostRatio = 250;
/** What is smaller harms nobody, however much it shrank. */
const smallPart = 32 * 1_048_576;

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
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Problem('IMP-003', { most: mostEntries, what: 'parts' });
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

const tooLarge = new Error('It unpacks to more than there is room for.');

async function unpack(packed: Buffer, method: number, most: number): Promise<Buffer> {
  if (method !== 0 && method !== 8)
    throw new Problem('IMP-006', { reason: 'it is packed in a way not known here' });
  if (method === 0) {
    if (packed.length > most) throw tooLarge;
    return packed;
  }
  if (most <= 0) throw tooLarge;
  try {
    return await inflate(packed, { maxOutputLength: most });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : broken();
  }
}

/** @param mostUnpacked bytes of all that is read of it */
export function readZip(bytes: Buffer, mostUnpacked: number): Zip {
  const entries = readDirectory(bytes);
  let left = mostUnpacked;
  return {
    has: (name) => entries.has(name),
    async read(name, wanted = mostUnpacked) {
      const entry = entries.get(name);
      if (!entry) throw new Problem('IMP-006', { reason: `it has no "${name.slice(0, 80)}"` });
      const { offset, packed, method } = entry;
      if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw broken();
      const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
      const mostHonest = Math.max(smallPart, packed * mostRatio);
      const most = Math.min(wanted, left, mostHonest);
      const unpacked = await unpack(bytes.subarray(start, start + packed), method, most).catch(
        (error: unknown) => {
          if (error !== tooLarge) throw error;
          const bound = most === mostHonest ? mostHonest : wanted > left ? mostUnpacked : wanted;
          const megabytes = Math.round(bound / 1_048_576);
          throw new Problem('IMP-003', { most: megabytes, what: 'megabytes' });
        },
      );
      left -= unpacked.length;
      return unpacked.toString('utf8');
    },
  };
}
