/** The product starts once the polyfills report they are loaded, or when waiting for them has lasted long enough. */

const WAIT_MS = 3000;
const POLL_MS = 50;

declare global {
  interface Window {
    /** Set by whoever brings the browser up to date, before or after the product's first script. Its name is ours. */
    polyfillLoaded?: boolean;
  }
}

export function waitForPolyfill(isLoaded: () => boolean): Promise<void> {
  if (isLoaded()) return Promise.resolve();
  return new Promise((resolve) => {
    let waited = 0;
    const poll = setInterval(() => {
      waited += POLL_MS;
      const isOver = waited >= WAIT_MS;
      if (!isLoaded() && !isOver) return;
      if (!isLoaded()) console.warn('polyfill not really loaded, fallback');
      clearInterval(poll);
      resolve();
    }, POLL_MS);
  });
}
