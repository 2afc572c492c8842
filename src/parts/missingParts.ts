/** Whether a part of this page could not be fetched: so it stays until the page is a fresh one. */

let isMissing = false;
const listeners = new Set<() => void>();

export function reportMissingPart(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}

export const isPartMissing = () => isMissing;

export function subscribeMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
