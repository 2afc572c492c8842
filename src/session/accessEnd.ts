/**
 * The end of somebody's access while a page of theirs is open: the server refuses every call from then on. The page is
 * left for a fresh one, which reports it and signs out: this one would draw each refusal as a right that is missing.
 */
import { forgetDrafts } from './drafts.ts';
import { chooseStorage } from './storage.ts';

const KEY = 'back-office.access-end';

/** The person was disabled, or works for the organiser no more. */
const codes: ReadonlySet<unknown> = new Set(['ROLE-006', 'ROLE-013']);

export interface AccessEnd {
  /** Whose it was: of who works as somebody else, that somebody's. */
  readonly email: string;
  readonly language: string;
}

const storage = chooseStorage(() => globalThis.sessionStorage);

/** The refusal's code and e-mail, when it means that access has ended. */
export async function readAccessEnd(response: Response): Promise<AccessEnd | undefined> {
  if (response.status !== 403) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { code, values } = (body ?? {}) as {
    readonly code?: unknown;
    readonly values?: { readonly email?: unknown };
  };
  if (!codes.has(code)) return undefined;
  return { email: String(values?.email ?? ''), language: document.documentElement.lang };
}

/** Leaves the page. What was typed has nobody left who may save it. */
export function leaveForAccessEnd(end: AccessEnd): void {
  forgetDrafts();
  storage.setItem(KEY, JSON.stringify(end));
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.replace('/');
}

/** Reported once. */
export function consumeAccessEnd(): AccessEnd | undefined {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as AccessEnd);
}
