/** A projection anew, and compared with what it should be: a page of records at a time, however many there are. */
import type { Database, Projection } from '../kit.ts';
import { asSystem, readMeta } from '../meta.ts';
import { refreshRecords } from './refreshRecords.ts';

/** Records in one transaction. */
const PAGE = 500;
/** How often it is asked again where the subscriber has something to take, and after what. */
const TRIES = 50;
const PAUSE_MS = 200;

async function* readPages(database: Database, projection: Projection, contract: number) {
  for (let after = 0; ; ) {
    const page = await database.query({ contract }, projection.list({ contract, after, most: PAGE }));
    const last = page.at(-1);
    if (!last) return;
    yield page.map(({ id }) => id);
    after = last.id;
  }
}

/**
 * While servers run, too: each page is committed by itself, and one that is cut off is begun anew.
 *
 * @returns how many records there are, and how many differed
 */
export async function rebuildProjection(
  database: Database,
  projection: Projection,
  contract: number,
): Promise<{ readonly records: number; readonly changed: number }> {
  let records = 0;
  let changed = 0;
  for await (const ids of readPages(database, projection, contract)) {
    const written = await database.transaction({ contract, actor: projection.name }, (tx) =>
      refreshRecords(tx, projection, { contract, ids }),
    );
    records += ids.length;
    changed += written.length;
  }
  return { records, changed };
}

/** A stored value that is not what it should be. */
export interface Difference {
  readonly id: number;
  readonly property: string;
  readonly stored: unknown;
  readonly computed: unknown;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Compares stored values with computed ones, leaving out what is still to come: it waits for the subscriber, and what only
 * the clock has turned since is written within a minute.
 *
 * @returns undefined where the subscriber has not taken everything, e.g. because no server runs
 */
export async function compareProjection(
  database: Database,
  projection: Projection,
  contract: number,
): Promise<readonly Difference[] | undefined> {
  const system = asSystem(database);
  const found: Difference[] = [];
  for await (const ids of readPages(database, projection, contract)) {
    for (let attempt = 1; ; attempt += 1) {
      const since = await readMeta(system, projection.clock);
      const [compared] = since ? await system.query(projection.compare({ contract, ids, since })) : [];
      if (compared && (!compared.hasWaiting || compared.differences.length === 0)) {
        found.push(...compared.differences);
        break;
      }
      if (attempt === TRIES) return undefined;
      await pause();
    }
  }
  return found;
}
