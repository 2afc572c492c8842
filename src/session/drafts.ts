/**
 * What is typed outlives the end of a session: forms register what they hold, it is kept at the moment the page is left
 * for sign-in, and handed back once to the same person working for the same contract. Secrets are for the forms to
 * leave out. Kept in the tab: another window has drafts of its own, and closing the tab ends them.
 */
import { currentCaller } from './currentCaller.ts';
import { chooseStorage } from './storage.ts';

const KEY = 'back-office.drafts';

interface Registered {
  /** Whose hands typed it, noted while they were signed in. */
  readonly owner: string;
  /** Undefined: nothing was typed. */
  readonly read: () => unknown;
}

interface Kept {
  readonly owner: string;
  readonly value: unknown;
}

const registered = new Map<string, Registered>();

const store = chooseStorage(() => globalThis.sessionStorage);

function findOwner(): string {
  const caller = currentCaller();
  return caller ? `${caller.id}/${caller.contract ?? ''}` : '';
}

function readKept(): Record<string, Kept> {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function writeKept(kept: Record<string, Kept>): void {
  if (Object.keys(kept).length > 0) store.setItem(KEY, JSON.stringify(kept));
  else store.removeItem(KEY);
}

/** @returns an undo, for when the form is sent, given up or gone */
export function registerDraft(key: string, read: () => unknown): () => void {
  const entry: Registered = { owner: findOwner(), read };
  registered.set(key, entry);
  return () => {
    if (registered.get(key) === entry) registered.delete(key);
  };
}

/** What was typed under a key before the session ended; given once. Another person's drafts are forgotten instead. */
export function consumeDraft(key: string): unknown {
  const owner = findOwner();
  const mine = Object.entries(readKept()).filter(([, kept]) => kept.owner === owner);
  const { [key]: taken, ...rest } = Object.fromEntries(mine);
  writeKept(rest);
  return taken?.value;
}

/** The session ends: keeps what is typed now, instead of what an earlier end left. */
export function saveDrafts(): void {
  const typed = [...registered].map(([key, { owner, read }]) => [key, { owner, value: read() }] as const);
  try {
    writeKept(Object.fromEntries(typed.filter(([, { owner, value }]) => owner && value !== undefined)));
  } catch {
    // No room for it: the sign-in must go on.
  }
}

/** Keeps one form's draft beside those that are kept already. @returns an undo, for when the page is not left after all */
export function saveDraft(key: string): () => void {
  const entry = registered.get(key);
  const value = entry?.read();
  if (!entry?.owner || value === undefined) return () => undefined;
  try {
    writeKept({ ...readKept(), [key]: { owner: entry.owner, value } });
  } catch {
    // No room for it.
  }
  return () => consumeDraft(key);
}

/** The person signs out: whatever they typed is given up. */
export function forgetDrafts(): void {
  registered.clear();
  store.removeItem(KEY);
}
