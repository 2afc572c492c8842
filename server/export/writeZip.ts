/** A ZIP archive while its entries are still being made (APPNOTE 6.3): sizes stand behind each entry. */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly chunks: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** Sizes follow the data; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;
/** The 1st of January 1980, the first day a ZIP knows: the same content is the same bytes. */
const day = 0x0021;
/** The fastest: a worksheet shrinks to a twentieth anyway, and its reader waits. */
const level = 1;

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(day, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function trailer({ crc, packed, size }: Pick<Written, 'crc' | 'packed' | 'size'>): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryEntry({ name, crc, packed, size, offset }: Written): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflated, 10);
  head.writeUInt16LE(day, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

async function* writeEntry(entry: ZipEntry, offset: number): AsyncGenerator<Buffer, Written> {
  const name = Buffer.from(entry.name);
  let crc = 0;
  let size = 0;
  let packed = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of entry.chunks) {
      const bytes = Buffer.from(chunk);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  yield localHeader(name);
  const deflate = createDeflateRaw({ level });
  // The failure of either side comes out of the loop below; leaving the loop ends both.
  pipeline(Readable.from(counted(), { objectMode: false }), deflate, () => undefined);
  for await (const bytes of deflate as AsyncIterable<Buffer>) {
    packed += bytes.length;
    yield bytes;
  }
  yield trailer({ crc, packed, size });
  return { name, crc, packed, size, offset };
}

export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const parts = writeEntry(entry, offset);
    for (;;) {
      const part = await parts.next();
      if (part.done) {
        written.push(part.value);
        break;
      }
      offset += part.value.length;
      yield part.value;
    }
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}
