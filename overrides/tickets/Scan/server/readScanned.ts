/** A ticket as a door has to know it. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { Counted, ScannedTicket } from '../model.ts';

export interface ScanQuery {
  readonly contract: number;
  readonly ticket: number;
  readonly checkpoint: number | null;
  readonly direction: 'in' | 'out';
}

interface Row extends Omit<ScannedTicket, 'atCheckpoint'> {
  readonly id: number;
  readonly barcode: string | null;
  /** Scans of any result, of the ticket and at this checkpoint. */
  readonly scans: number;
  readonly checkpointMax: number | null;
  readonly checkpointScans: number;
  readonly checkpointValid: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly checkpointFirst: string | null;
  readonly checkpointLast: string | null;
  /** The row that counts it at this checkpoint, once it was there. */
  readonly passage: number | null;
  /** Where its track begins. */
  readonly firstCheckpoint: number | null;
  /** The last that let it through in this direction. */
  readonly lastScan: number | null;
}

export interface Scanned
  extends ScannedTicket,
    Pick<Row, 'id' | 'barcode' | 'passage' | 'firstCheckpoint' | 'lastScan'> {
  readonly scans: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly atCheckpoint:
    | (Counted & { readonly scans: number; readonly first: string | null; readonly last: string | null })
    | undefined;
}

const readRow = sqlFile<ScanQuery, Row>(import.meta.dirname, 'readScanned.sql');

/** @returns undefined where the contract has no such ticket */
export async function readScanned(sql: Sql, asked: ScanQuery): Promise<Scanned | undefined> {
  const [row] = await sql.query(readRow(asked));
  if (!row) return undefined;
  const { checkpointMax, checkpointScans, checkpointValid, checkpointFirst, checkpointLast, ...ticket } = row;
  const atCheckpoint = {
    max: checkpointMax,
    valid: checkpointValid,
    scans: checkpointScans,
    first: checkpointFirst,
    last: checkpointLast,
  };
  return { ...ticket, atCheckpoint: asked.checkpoint === null ? undefined : atCheckpoint };
}
