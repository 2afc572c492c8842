/**
 * PGlite's files on this machine's disk, with the one thing its own NodeFS leaves out: fsync. Without it a power cut
 * loses commits that were acknowledged.
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenNodeFs {
  /** Turns an error of this machine into one that the database understands. */
  tryFSOperation(run: () => void): void;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

type Init = NodeFS['init'];

export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncOnDemand = (module: { NODEFS: EmscriptenNodeFs }) => {
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        module.NODEFS.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    const preRun = [...((emscriptenOpts.preRun as unknown[] | undefined) ?? []), syncOnDemand];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}
