/**
 * Whether a journal is whole, from its records and public keys alone: every chain counted from 1 without a gap, every
 * record signed as it stands and containing the signature before it (R24, R29). Needs no database and no secret.
 */
import { type KeyObject, verify } from 'node:crypto';

/** A record as it is stored or archived. */
export interface JournalRow {
  readonly contract: number;
  readonly isDemo: boolean;
  readonly series: string;
  readonly number: number;
  /** ISO 8601. */
  readonly recordedAt: string;
  readonly content: string;
  readonly signature: string;
}

/** Where a chain ends, as something other than its records knows: its counter, or a closing. */
export interface ChainHead {
  readonly contract: number;
  readonly isDemo: boolean;
  readonly series: string;
  readonly number: number;
  readonly signature: string;
  /** Who knows it, e.g. `its counter`. */
  readonly by: string;
}

/** Where a part of a chain begins: the record before its first. */
export interface ChainStart {
  readonly contract: number;
  readonly isDemo: boolean;
  readonly series: string;
  readonly number: number;
  readonly signature: string;
}

export interface Verdict {
  /** Of each chain the first record that is broken, and why; chains in order. */
  readonly faults: readonly string[];
  /** What is odd and breaks nothing: a clock that went back. */
  readonly warnings: readonly string[];
  readonly chains: readonly { readonly name: string; readonly count: number }[];
}

/** How far the clock of a record may be behind the one before it: as long as a transaction may wait. */
const CLOCK_MS = 10 * 60_000;

type Chained = Pick<JournalRow, 'contract' | 'isDemo' | 'series'>;

const nameChain = ({ contract, isDemo, series }: Chained) =>
  `contract ${contract}${isDemo ? ' (demonstration)' : ''} ${series}`;

const nameRecord = (row: Chained & Pick<JournalRow, 'number'>) => `${nameChain(row)} ${row.number}`;

interface Content {
  readonly contract?: unknown;
  readonly demo?: unknown;
  readonly series?: unknown;
  readonly number?: unknown;
  readonly previous?: unknown;
  readonly key?: unknown;
  readonly at?: unknown;
}

function readContent(text: string): Content | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Why one record is broken, with what it should follow; undefined where it is whole. */
function findFault(
  row: JournalRow,
  { number, previous, keys }: { number: number; previous: string; keys: ReadonlyMap<string, KeyObject> },
): string | undefined {
  const name = nameRecord(row);
  if (row.number > number) return `${nameRecord({ ...row, number })} is missing`;
  if (row.number < number) return `${name} stands there twice`;
  const content = readContent(row.content);
  if (!content) return `${name}: its content is no JSON`;
  const key = keys.get(String(content.key));
  if (!key) return `${name} is signed by the key "${String(content.key)}", whose public key is not known`;
  const signature = Buffer.from(row.signature, 'base64url');
  if (!verify('sha256', Buffer.from(row.content), { key, dsaEncoding: 'ieee-p1363' }, signature))
    return `${name}: its signature does not fit its content`;
  // Base64 has more than one text for the same bytes.
  if (signature.toString('base64url') !== row.signature) return `${name}: its signature was written anew`;
  const { contract, demo, series, at } = content;
  if (
    contract !== row.contract ||
    demo !== row.isDemo ||
    series !== row.series ||
    content.number !== row.number
  )
    return `${name} was signed as ${String(series)} ${String(content.number)} of the contract ${String(contract)}`;
  if (Date.parse(String(at)) !== Date.parse(row.recordedAt))
    return `${name} was signed at ${String(at)} and stands there at ${row.recordedAt}`;
  if (content.previous !== previous) return `${name} does not follow ${row.series} ${number - 1}`;
  return undefined;
}

function findLateClock(row: JournalRow, before: JournalRow | undefined): readonly string[] {
  const behind = before ? Date.parse(before.recordedAt) - Date.parse(row.recordedAt) : 0;
  if (behind <= CLOCK_MS) return [];
  return [`${nameRecord(row)}: its clock is ${Math.round(behind / 1000)} s behind the record before it`];
}

/** Of a chain, by whoever else knows its records: the first that is not there as they know it. */
function findLost(
  rows: readonly JournalRow[],
  heads: readonly ChainHead[],
  start: number,
): string | undefined {
  const signatures = new Map(rows.map(({ number, signature }) => [number, signature]));
  const lost = [...heads]
    .sort((a, b) => a.number - b.number)
    .find(({ number, signature }) => number > 0 && signatures.get(number) !== signature);
  if (!lost) return undefined;
  const next = { ...lost, number: start + rows.length + 1 };
  return signatures.has(lost.number)
    ? `${nameRecord(lost)} is another than ${lost.by} has`
    : `${nameRecord(next)} is missing: ${lost.by} has ${lost.number} records`;
}

function verifyChain(
  rows: readonly JournalRow[],
  { keys, start }: { readonly keys: ReadonlyMap<string, KeyObject>; readonly start: ChainStart | undefined },
): Pick<Verdict, 'warnings'> & { readonly fault: string | undefined } {
  const warnings: string[] = [];
  let previous = start?.signature ?? '';
  for (const [index, row] of rows.entries()) {
    const fault = findFault(row, { number: (start?.number ?? 0) + index + 1, previous, keys });
    if (fault) return { fault, warnings };
    warnings.push(...findLateClock(row, rows[index - 1]));
    previous = row.signature;
  }
  return { fault: undefined, warnings };
}

/**
 * @param rows in any order
 * @param keys public keys by their names
 * @param heads where chains end by other accounts
 * @param starts of chains of which these are a part: what they follow
 */
export function verifyJournal(
  rows: readonly JournalRow[],
  keys: ReadonlyMap<string, KeyObject>,
  heads: readonly ChainHead[] = [],
  starts: readonly ChainStart[] = [],
): Verdict {
  const byChain = Map.groupBy(rows, nameChain);
  const knownBy = Map.groupBy(heads, nameChain);
  const startOf = new Map(starts.map((start) => [nameChain(start), start]));
  const names = [...new Set([...byChain.keys(), ...knownBy.keys()])].sort();
  const verified = names.map((name) => {
    const start = startOf.get(name);
    const chain = [...(byChain.get(name) ?? [])].sort((a, b) => a.number - b.number);
    const { fault, warnings } = verifyChain(chain, { keys, start });
    return {
      name,
      count: chain.length,
      warnings,
      fault: fault ?? findLost(chain, knownBy.get(name) ?? [], start?.number ?? 0),
    };
  });
  return {
    faults: verified.flatMap(({ fault }) => fault ?? []),
    warnings: verified.flatMap(({ warnings }) => warnings),
    chains: verified.map(({ name, count }) => ({ name, count })),
  };
}
