/** What a caller is answered when the server lacks what it works with: the database, its connections, its memory, a disk. */
import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import type { Problem } from '../errors.ts';
import { transactionProblem } from '../transaction/errors.ts';

interface RefusedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const codes = { lost: 'TX-005', busy: 'TX-009', full: 'TX-010', memory: 'TX-011' } as const;

/** @param reason what the database lacks, of a statement that was not written */
export function refuseFor(reason: DatabaseUnavailable['reason']): Problem {
  return transactionProblem(codes[reason]);
}

/** Whether the same request may be sent again is what a caller has to learn from it. */
export function describeOutage(error: DatabaseUnavailable, { method, headers }: RefusedRequest): Problem {
  if (error.mayBeWritten && method !== 'GET' && method !== 'HEAD') {
    const isRepeatable = headers['idempotency-key'] !== undefined;
    return transactionProblem('TX-008', {}, isRepeatable ? { retryAfter: 2 } : {});
  }
  return refuseFor(error.reason);
}

/** Of this machine: a file in VAR_DIR could not be written. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
