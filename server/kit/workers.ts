/** Threads beside the server's own. */

/** Work that would hold up every other request if the server's own thread did it: a function of a file, run in another. */
export interface WorkTask<Run extends (input: never) => unknown> {
  /** Of the function, which the file exports under this name. */
  readonly name: string;
  readonly file: URL;
  /** Milliseconds that one piece may take. */
  readonly timeLimit: number;
  /** Gives the task its types, and is never set. */
  readonly run?: Run;
}

/** A few threads beside the server's own, which take turns between contracts. They start with the first work. */
export interface Workers {
  /**
   * Input and output are copied between threads (structured clone): plain data and buffers.
   *
   * @throws what the work throws; 503 when too much is waiting (WORK-001) or it takes too long (WORK-003)
   */
  run<Run extends (input: never) => unknown>(
    task: WorkTask<Run>,
    input: Parameters<Run>[0],
    asked: {
      readonly contract: number;
      /** Aborted when nobody waits for it any more. */
      readonly signal?: AbortSignal;
    },
  ): Promise<Awaited<ReturnType<Run>>>;
  /** Pieces of work that wait and that run now, and that were done and failed since the start. */
  counts(): WorkCounts;
}

export interface WorkCounts {
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly refused: number;
}
