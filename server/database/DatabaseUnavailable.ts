/**
 * The database could not be asked, was lost while it was asked, or lacks what it needs for it. Nobody's mistake: the same
 * may be asked again.
 */
interface Loss {
  /**
   * `busy`: it lives, and all connections are taken. `full`: its disk has no room for a write. `memory`: it has too
   * little memory for this one request.
   */
  readonly reason: 'lost' | 'busy' | Shortage;
  /** The answer to a commit was lost: what it was about is written or is not. */
  readonly mayBeWritten?: boolean;
  readonly cause?: unknown;
}

type Shortage = 'full' | 'memory';

const states: Readonly<Record<Loss['reason'], string>> = {
  lost: 'does not answer',
  busy: 'has no free connection',
  full: 'has no room on its disk',
  memory: 'has too little memory',
};

/** Some copy the members of an error and not what it is. */
const CODE = 'DATABASE_UNAVAILABLE';

export class DatabaseUnavailable extends Error {
  readonly code = CODE;
  readonly reason: Loss['reason'];
  readonly mayBeWritten: boolean;

  constructor({ reason, mayBeWritten = false, cause }: Loss) {
    const why = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : '';
    super(`The database ${states[reason]}: ${why}`, { cause });
    this.reason = reason;
    this.mayBeWritten = mayBeWritten;
  }
}

export function isUnavailable(error: unknown): error is Pick<DatabaseUnavailable, 'code' | 'reason'> {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === CODE;
}

/** Connection exceptions, the server stopping, starting or crashed, a session it closed. */
const lostState = /^(08\w{3}|57P0[1235]|25P0[34])$/;

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

/** Too many connections, for the server or for the role. */
export function isServerBusy(error: unknown): boolean {
  return codeOf(error) === '53300';
}

/** What the database lacks for a statement that it refused; the connection is as good as before. */
export function findShortage(error: unknown): Shortage | undefined {
  const code = codeOf(error);
  if (code === '53100') return 'full';
  // Out of memory, a limit of the server's own such as `temp_file_limit`, and others of this class.
  return /^53(000|200|400)$/.test(code) ? 'memory' : undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A statement that only reads can be asked again whatever became of it. */
export function isReading(text: string): boolean {
  return /^\s*SELECT\b/i.test(text);
}
