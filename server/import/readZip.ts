/** The entries of a ZIP archive by its directory, unpacked one at a time, as they are read, and never past a bound. */
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Problem } from '../errors.ts';
import { importProblem } from './errors.ts';

export interface Zip {
  has(name: string): boolean;
  /**
   * Its text, in pieces.
   * @throws IMP-003 when it unpacks to more than `most` bytes, or all that was read to more than the archive may
   */
  read(name: string, most?: number): AsyncGenerator<string>;
}

const mostEntries = 10_000;
/** The rows of a large worksheet differ from one another; what shrinks more than this was made to. */
const mostRatio = 250;
/** What is smaller harms nobody, however much it shrank. */
const smallPart = 32 * 1_048_576;

/** What the package reports about an archive is for developers. */
function toProblem(error: unknown): Problem {
  return error instanceof Problem
    ? error
    : importProblem('IMP-006', { reason: 'it is no whole ZIP archive' });
}

const tooLarge = (bytes: number): Problem =>
  importProblem('IMP-003', { most: Math.round(bytes / 1_048_576), what: 'megabytes' });

async function readDirectory(file: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (file.entryCount > mostEntries) throw importProblem('IMP-003', { most: mostEntries, what: 'parts' });
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** @param mostUnpacked bytes of all that is read of it */
export async function readZip(bytes: Buffer, mostUnpacked: number): Promise<Zip> {
  // The sizes an archive declares are not relied on: they are counted as they come.
  const file = await fromBufferPromise(bytes, { validateEntrySizes: false }).catch(rethrow);
  const entries = await readDirectory(file).catch(rethrow);
  let left = mostUnpacked;
  return {
    has: (name) => entries.has(name),
    async *read(name, wanted = mostUnpacked) {
      const entry = entries.get(name);
      if (!entry) throw importProblem('IMP-006', { reason: `it has no "${name.slice(0, 80)}"` });
      if (!entry.canDecodeFileData())
        throw importProblem('IMP-006', { reason: 'it is packed in a way not known here' });
      const mostHonest = Math.max(smallPart, entry.compressedSize * mostRatio);
      const most = Math.min(wanted, left, mostHonest);
      const decoder = new TextDecoder();
      let count = 0;
      try {
        for await (const piece of (await file.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
          count += piece.length;
          left -= piece.length;
          if (count > most)
            throw tooLarge(most === mostHonest ? mostHonest : most < wanted ? mostUnpacked : wanted);
          yield decoder.decode(piece, { stream: true });
        }
      } catch (error) {
        throw toProblem(error);
      }
      yield decoder.decode();
    },
  };
}

function rethrow(error: unknown): never {
  throw toProblem(error);
}
