/** Leaves or renews the page with all that is typed into it. */
import { saveDrafts } from './drafts.ts';

/** What is typed is kept: the browser has nothing to warn of, and a page taken out of its cache begins anew. */
export function leaveWithDrafts(): void {
  saveDrafts();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
}

/** @returns false: the server cannot be reached, and the page stays as it is */
export async function reloadPage(): Promise<boolean> {
  const isThere = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  leaveWithDrafts();
  window.location.reload();
  return true;
}
