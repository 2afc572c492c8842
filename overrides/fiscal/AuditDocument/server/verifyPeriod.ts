/** Verifies the records of an audit document's period, part by part, in a thread of the pool (R24, R29). */
import { join } from 'node:path';
import type { OutsideContext, WorkTask } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { readPublicKeys } from '../../Journal/server/readPublicKeys.ts';
import type { ChainHead, ChainStart, JournalRow } from '../../Journal/server/verifyJournal.ts';
import type { verifyRows } from './verifyRows.ts';

const verifyTask: WorkTask<typeof verifyRows> = {
  name: 'verifyRows',
  file: new URL('./verifyRows.ts', import.meta.url),
  timeLimit: 30_000,
};

const readPart = sqlFile<
  {
    readonly contract: number;
    readonly id: number;
    readonly isDemo: boolean;
    readonly series: string;
    readonly number: number;
  },
  JournalRow
>(import.meta.dirname, 'readPart.sql');

interface Ends {
  readonly contract: number;
  readonly isDemo: boolean;
  readonly series: string;
  readonly before: number;
  readonly beforeSignature: string;
  readonly last: number;
  readonly lastSignature: string | null;
}

const readEnds = sqlFile<{ readonly contract: number; readonly id: number }, Ends>(
  import.meta.dirname,
  'readEnds.sql',
);

export interface Verified {
  readonly recordCount: number;
  /** Of the first chain that is broken. */
  readonly fault: string | null;
}

const isSame = (a: ChainStart, b: Pick<JournalRow, 'isDemo' | 'series'>) =>
  a.isDemo === b.isDemo && a.series === b.series;

export async function verifyPeriod(
  { tx, host, contract, signal }: Pick<OutsideContext, 'tx' | 'host' | 'contract' | 'signal'>,
  id: number,
): Promise<Verified> {
  const folder = join(host.settings.varDir, 'keys');
  const keys = [...readPublicKeys(folder)].map(
    ([name, key]) => [name, key.export({ type: 'spki', format: 'pem' }).toString()] as const,
  );
  const ends = await tx.query(readEnds({ contract, id }));
  let starts: readonly ChainStart[] = ends.map(({ before, beforeSignature, ...chain }) => ({
    ...chain,
    number: before,
    signature: beforeSignature,
  }));
  let recordCount = 0;
  let at = { isDemo: false, series: '', number: 0 };
  while (true) {
    const rows = await tx.query(readPart({ contract, id, ...at }));
    const last = rows.at(-1);
    if (!last) return { recordCount, fault: null };
    recordCount += rows.length;
    at = { isDemo: last.isDemo, series: last.series, number: last.number };
    const inPart = (chain: ChainStart) => rows.some((row) => isSame(chain, row));
    const heads: readonly ChainHead[] = ends.flatMap(
      ({ lastSignature: signature, last: number, ...chain }) =>
        signature !== null &&
        rows.some((row) => isSame({ ...chain, number, signature }, row) && row.number === number)
          ? [{ ...chain, number, signature, by: 'what follows it' }]
          : [],
    );
    const part = { rows, starts: starts.filter(inPart), heads, keys };
    const [fault] = await host.workers.run(verifyTask, part, { contract, signal });
    if (fault) return { recordCount, fault };
    starts = starts.map((start) => {
      const end = rows.findLast((row) => isSame(start, row));
      return end ? { ...start, number: end.number, signature: end.signature } : start;
    });
  }
}
