/** The database could not be asked, or was lost while it was asked. Nobody's mistake: the same may be asked again. */
interface Loss {
  /** `busy`: it lives, and all connections are taken. */
  readonly reason: 'lost' | 'busy';
  /** The answer to a commit was lost: what it was about is written or is not. */
  readonly mayBeWritten?: boolean;
  readonly cause?: unknown;
}

/** Some copy the members of an error and not what it is. */
const CODE = 'DATABASE_UNAVAILABLE';

export class DatabaseUnavailable extends Error {
  readonly code = CODE;
  readonly reason: Loss['reason'];
  readonly mayBeWritten: boolean;

  constructor({ reason, mayBeWritten = false, cause }: Loss) {
    const why = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : '';
    super(`The database ${reason === 'busy' ? 'has no free connection' : 'does not answer'}: ${why}`, {
      cause,
    });
    this.reason = reason;
    this.mayBeWritten = mayBeWritten;
  }
}

export function isUnavailable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === CODE;
}

/** Connection exceptions, the server stopping, starting or crashed, too many connections, a session it closed. */
const lostState = /^(08\w{3}|57P0[1235]|53300|25P0[34])$/;

/** Of the system, from looking the host up to writing to it. */
const lostCall =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ENOENT)$/;

/** The driver's own, which have no code. */
const lostMessage = /^Connection terminated|is not queryable$|^timeout expired$/;

/** Whether an error of the driver means that its connection is gone. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return lostState.test(code) || lostCall.test(code);
  // Several addresses were tried: each has an error of its own.
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  return lostMessage.test(error.message);
}

/** A statement that only reads can be asked again whatever became of it. */
export function isReading(text: string): boolean {
  return /^\s*SELECT\b/i.test(text);
}
