/** Start times as people type them. Pure. */

/**
 * @returns in order, each once; what is no time is left out
 * @example parseTimes('20h30, 16:00') // ['16:00', '20:30']
 */
export function parseTimes(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<!\d)([01]?\d|2[0-3])[:h.]([0-5]\d)?(?!\d)/gi)];
  return [
    ...new Set(found.map(([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`)),
  ].toSorted();
}
