/** A ZIP archive while its entries are still being made: sizes are behind each entry. */
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly chunks: AsyncIterable<string> | Iterable<string>;
}

const options = {
  /** The fastest: a worksheet shrinks to a twentieth anyway, and its reader waits. */
  compressionLevel: 1,
  /** The first day a ZIP knows: the same content is the same bytes. */
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
};

/** One entry after the other: the next is asked for when the one before has been read. */
async function addEntries(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, chunks } of entries) {
    const content = Readable.from(chunks, { signal, objectMode: false });
    zip.addReadStream(content, name, options);
    await finished(content);
  }
  zip.end();
}

/** Leaving it early ends the entry that is being read, and `entries`. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const left = new AbortController();
  const adding = addEntries(zip, entries, left.signal).catch((error: Error) => output.destroy(error));
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    left.abort();
    await adding;
  }
}
