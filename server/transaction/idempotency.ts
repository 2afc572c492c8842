/**
 * The same request twice is one (Idempotency-Key): the answer is stored in the transaction of its write, so that
 * either both stand or none. A key belongs to one account in one contract.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller, Host, Sql } from '../kit.ts';
import { isStorableText } from '../plan/operators.ts';
import { requestProblem } from '../request/errors.ts';
import { transactionProblem } from './errors.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or a document in base64 when `isBinary`. */
  readonly body?: string;
  readonly isBinary?: true;
  /** Of a call that is finished after its commit: what it is finished from. */
  readonly result?: unknown;
}

export interface Idempotency {
  readonly name: string;
  /** The answer stored under the key, if there is one. */
  read(sql: Sql): Promise<StoredAnswer | undefined>;
  /** Takes the key for this transaction, then reads it. */
  open(sql: Sql): Promise<StoredAnswer | undefined>;
  close(sql: Sql, answer: StoredAnswer): Promise<void>;
}

const maxLength = 255;

/** Nothing when the request has no key. */
export function readIdempotency(
  request: FastifyRequest,
  { caller, contract }: { readonly caller: Caller; readonly contract: number },
): Idempotency | undefined {
  const key = [request.headers['idempotency-key']].flat()[0];
  if (key === undefined) return undefined;
  if (key === '' || key.length > maxLength || !isStorableText(key))
    throw requestProblem('REQ-014', {
      header: 'Idempotency-Key',
      value: key.slice(0, 80),
      expected: `Send 1 to ${maxLength} characters, such as a UUID.`,
    });
  const hash = createHash('sha256')
    .update(JSON.stringify(request.body) ?? '')
    .digest('base64url');
  const fingerprint = `${request.method} ${request.url} ${hash}`;
  const place = [contract, caller.accountId, key];
  const read = async (sql: Sql): Promise<StoredAnswer | undefined> => {
    const [row] = await sql.query<{ request: string; answer: StoredAnswer }>(
      'SELECT request, answer FROM idempotency_key WHERE contract_id = $1 AND account_id = $2 AND key = $3',
      place,
    );
    if (row && row.request !== fingerprint) throw transactionProblem('TX-004', { key });
    return row?.answer;
  };
  return {
    name: JSON.stringify(place),
    read,
    async open(sql) {
      const [lock] = await sql.query<{ free: boolean }>(
        'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
        [JSON.stringify(place)],
      );
      if (!lock?.free) throw transactionProblem('TX-003', { key });
      return read(sql);
    },
    async close(sql, answer) {
      await sql.query(
        'INSERT INTO idempotency_key (contract_id, account_id, key, request, answer) VALUES ($1, $2, $3, $4, $5)',
        [...place, fingerprint, JSON.stringify(answer)],
      );
    },
  };
}

const inFlight = new WeakMap<Host, Set<string>>();

/** Refuses the second of two requests with one key while the first runs; the lock in `open` does so across processes. */
export async function storeAnswer<Result>(
  host: Host,
  key: Idempotency | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!key) return run();
  const names = inFlight.get(host) ?? new Set();
  inFlight.set(host, names);
  if (names.has(key.name))
    throw transactionProblem('TX-003', { key: (JSON.parse(key.name) as string[])[2] ?? '' });
  names.add(key.name);
  try {
    return await run();
  } finally {
    names.delete(key.name);
  }
}
