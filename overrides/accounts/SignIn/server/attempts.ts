/**
 * How often a password may be tried: 8 wrong tries from one address on one account, then a wait of up to 10 minutes.
 * In memory: it is forgotten with the process, and each process counts for itself.
 */
const TRIES = 8;
const WINDOW_MS = 10 * 60_000;
const REMEMBERED = 10_000;

interface Attempts {
  /** Minutes to wait, 0 when one may try. */
  minutesToWait(key: string): number;
  fail(key: string): void;
  succeed(key: string): void;
}

export function createAttempts(now: () => number = Date.now): Attempts {
  const failures = new Map<string, { count: number; readonly until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    if (entry && entry.until > now()) return entry;
    failures.delete(key);
    return undefined;
  };
  return {
    minutesToWait(key) {
      const entry = current(key);
      return entry && entry.count >= TRIES ? Math.ceil((entry.until - now()) / 60_000) : 0;
    },
    fail(key) {
      const entry = current(key);
      if (entry) entry.count += 1;
      else failures.set(key, { count: 1, until: now() + WINDOW_MS });
      if (failures.size > REMEMBERED) failures.delete(failures.keys().next().value ?? '');
    },
    succeed: (key) => void failures.delete(key),
  };
}
