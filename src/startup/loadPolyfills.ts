/** Brings an older browser to what the product is written for. A browser of today fetches nothing for it. */

/** The youngest of what our code calls; who has it has the rest. */
const isCurrent = () => 'toSorted' in Array.prototype && 'findLast' in Array.prototype;

export async function loadPolyfills(): Promise<void> {
  if (!isCurrent()) (await import('./polyfills.ts')).fillArrays(Array.prototype);
  window.polyfillLoaded = true;
}
