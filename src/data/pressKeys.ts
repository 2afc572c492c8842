/**
 * The Idempotency-Key of a press of a button. The same request pressed again while nobody knows what became of it — the
 * network was away, the server failed — is the same press, and counts once. Once it was done or refused, the next press
 * is another one.
 */
import { ProblemError } from './ProblemError.ts';

/** What was asked and not answered, as JSON takes it: it may outlive the page. */
export interface OpenPress {
  readonly request: string;
  readonly key: string;
}

export interface PressKeys {
  /** The key of this request: of the open press when it asks the same, else a new one. */
  open(request: unknown): string;
  /** Its answer came, or what came in place of one. */
  settle(error?: unknown): void;
  readonly read: () => OpenPress | undefined;
  /** Takes up a press of before the page was left. */
  readonly resume: (press: OpenPress | undefined) => void;
}

/** Sign in first, wait, the first request still runs: an answer, but to another question. */
const UNDECIDED: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** Whether the server may have done what it was asked, for all that is known. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return true;
  return UNDECIDED.has(error.status) || error.status >= 500 || error.code === 'TX-003';
}

export function createPressKeys(makeKey: () => string = () => crypto.randomUUID()): PressKeys {
  let pressed: OpenPress | undefined;
  return {
    open(request) {
      const text = JSON.stringify(request) ?? '';
      if (pressed?.request !== text) pressed = { request: text, key: makeKey() };
      return pressed.key;
    },
    settle(error) {
      if (error === undefined || !isUndecided(error)) pressed = undefined;
    },
    read: () => pressed,
    resume(press) {
      pressed = press;
    },
  };
}
