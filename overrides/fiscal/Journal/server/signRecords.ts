/**
 * The one place that extends the journal: events are numbered, chained and signed in the transaction of what they secure
 * (R24, R25). Counters of chains are locked last, after all other numbers, so that others wait only for the commit.
 */
import { sign } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { defineToken, type RecordKey, type Sql, type WriteContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type JournalEvent, type JournalSeries, writeContent } from '../model.ts';

/** Who signs: the key of this installation, which the database never has. */
export const recordSigner = defineToken<() => RecordKey>('the key that signs the journal');

/** Whose event it is, and when. */
export interface JournalScope {
  readonly tx: Sql;
  readonly contract: number;
  readonly now: Date;
  /** E-mail, or the name of the part of the product. */
  readonly operator: string;
  readonly signer: RecordKey;
}

interface Chain {
  readonly series: JournalSeries;
  /** Number of the last of the records that were asked for. */
  readonly last: number;
  readonly signature: string;
  readonly isDemo: boolean;
  readonly timezone: string;
  readonly organiser: string;
}

/** `chains` is the JSON of `{ series, count }`. */
const lockChains = sqlFile<{ readonly contract: number; readonly chains: string }, Chain>(
  import.meta.dirname,
  'lockChains.sql',
);
/** `records` is the JSON of a list, whose members the statement names. */
const writeRecords = sqlFile<{ readonly contract: number; readonly records: string }>(
  import.meta.dirname,
  'writeRecords.sql',
);

/** To the second, with its offset. @example `2026-11-23T20:15:07+01:00` */
const writeLocal = (at: Date, timezone: string): string =>
  new TZDate(at.getTime(), timezone).toISOString().replace(/\.\d+/, '');

const signText = (text: string, { key }: RecordKey): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

function signChain(chain: Chain, events: readonly JournalEvent[], scope: JournalScope) {
  const { contract, now, operator, signer } = scope;
  const at = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const { series, isDemo, organiser, last } = chain;
  let previous = chain.signature;
  return events.map((event, index) => {
    const number = last - events.length + 1 + index;
    const content = writeContent(event, {
      contract,
      isDemo,
      number,
      previous,
      key: signer.keyId,
      at: writeLocal(at, chain.timezone),
      organiser,
      operator,
    });
    previous = signText(content, signer);
    return { series, number, isDemo, at, currency: event.currency, content, signature: previous };
  });
}

/** Appends events to their chains, in the order given. */
export async function signRecords(scope: JournalScope, events: readonly JournalEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { tx, contract } = scope;
  const ofSeries = (series: JournalSeries) => events.filter((event) => event.series === series);
  const counts = [...new Set(events.map(({ series }) => series))].map((series) => ({
    series,
    count: ofSeries(series).length,
  }));
  const chains = await tx.query(lockChains({ contract, chains: JSON.stringify(counts) }));
  const records = chains.flatMap((chain) => signChain(chain, ofSeries(chain.series), scope));
  if (records.length !== events.length) throw new Error(`There is no contract "${contract}" to journal for.`);
  await tx.query(writeRecords({ contract, records: JSON.stringify(records) }));
}

/** The same in the transaction of a call, by whoever asked for it. */
export const journal = (
  { tx, contract, now, caller, use }: Pick<WriteContext, 'tx' | 'contract' | 'now' | 'caller' | 'use'>,
  events: readonly JournalEvent[],
): Promise<void> =>
  signRecords({ tx, contract, now, operator: caller.email, signer: use(recordSigner)() }, events);
