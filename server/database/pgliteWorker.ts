/** The embedded database in a thread of its own: one statement at a time, so that the server's loop stays free. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { isReading } from './DatabaseUnavailable.ts';
import { requireRoom } from './diskRoom.ts';
import { DurableFiles } from './durableFiles.ts';

export interface WorkerRequest {
  readonly id: number;
  /** `exec`: several statements without parameters; the rows of the last are answered. */
  readonly kind: 'query' | 'exec' | 'stop';
  readonly text: string;
  readonly params: readonly (string | Uint8Array | null)[];
}

export interface WorkerAnswer {
  readonly id: number;
  readonly rows?: unknown[];
  readonly error?: Readonly<Record<string, unknown>>;
}

const { folder } = workerData as { readonly folder: string };

const sameText = (value: unknown) => value as string;

/** Values come as text already, written as PostgreSQL reads them: nothing is left to guess by type. */
const textTypes = [
  16, 20, 21, 23, 25, 114, 700, 701, 1000, 1005, 1007, 1009, 1015, 1016, 1022, 1042, 1043, 1082, 1083, 1114,
  1115, 1182, 1184, 1185, 1186, 1231, 1700, 2950, 2951, 3802, 3807, 199,
];
const serializers = Object.fromEntries(textTypes.map((oid) => [oid, sameText]));
const parsers = { 20: Number, 1700: Number, 1082: sameText, 1114: sameText, 1184: sameText };

/** Without -F, which turns fsync off, and with the one method that reaches our own fsync. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const database = await PGlite.create({
  fs: new DurableFiles(folder),
  startParams,
  parsers,
  serializers,
});
parentPort?.postMessage({ id: 0 } satisfies WorkerAnswer);

async function run({ kind, text, params }: WorkerRequest): Promise<unknown[]> {
  if (kind === 'stop') {
    await database.close();
    return [];
  }
  if (!isReading(text)) requireRoom(folder, text);
  if (kind === 'exec') return (await database.exec(text)).at(-1)?.rows ?? [];
  return (await database.query(text, [...params])).rows;
}

/** The members of a PostgreSQL error that callers read; an Error loses them on its way between threads. */
function plainError(error: unknown): Readonly<Record<string, unknown>> {
  const { message, code, detail, constraint, table, column, severity } = error as Record<string, unknown>;
  return { message: String(message ?? error), code, detail, constraint, table, column, severity };
}

parentPort?.on('message', (request: WorkerRequest) => {
  run(request).then(
    (rows) => parentPort?.postMessage({ id: request.id, rows } satisfies WorkerAnswer),
    (error: unknown) =>
      parentPort?.postMessage({ id: request.id, error: plainError(error) } satisfies WorkerAnswer),
  );
});
