/**
 * What long work this window has begun: the address a 202 gave. It outlives a reload, and whoever shows the work
 * (a tray) listens; nothing is asked of a server here.
 */

const KEY = 'back-office.longWork';

function readKept(): readonly string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

let under: readonly string[] = readKept();
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  under = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing forgets the tray with the page.
  }
  for (const listener of listeners) listener();
}

export const listLongWork = (): readonly string[] => under;

export function subscribeLongWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function beginLongWork(address: string): void {
  if (!under.includes(address)) change([...under, address]);
}

export function forgetLongWork(address: string): void {
  change(under.filter((each) => each !== address));
}
